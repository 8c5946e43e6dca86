import { byOrderOfPlay, cardOf, controllerOf, get, type HsRun, set } from '../../state/access.js';
import {
  attach,
  dropEnchantment,
  enchantmentsOn,
  recomputeGranted,
} from '../../state/enchantments.js';
import { scopeOf } from '../../state/scope.js';
import type { State } from '../../state/state.js';
import { Tag, Zone } from '../../vocabulary/index.js';

/** Whether an aura attached it whose enchantments have places of their own among all others (ZH-1.3-stat-aura-last). */
export function isInOrder(s: State, e: number): boolean {
  const number = -get(s, e, Tag.AURA);
  if (number <= 0) return false;
  return cardOf(s, get(s, e, Tag.CREATOR)).auras[number - 1]?.inOrder === true;
}

/** Those of these that lack the enchantment of such an aura get it; it counts from now on, after those before it. */
export function attachInOrder(
  run: HsRun,
  {
    bearer,
    number,
    cardId,
  }: { readonly bearer: number; readonly number: number; readonly cardId: string },
  targets: readonly number[],
): void {
  const s = run.state;
  const isOfThis = (e: number): boolean =>
    get(s, e, Tag.CREATOR) === bearer && get(s, e, Tag.AURA) === -number;
  for (const e of s.enchantments.filter(isOfThis))
    if (!targets.includes(get(s, e, Tag.ATTACHED))) drop(run, e);
  for (const host of targets) {
    if (enchantmentsOn(s, host).some(isOfThis)) continue;
    const e = attach(run, cardId, { host, player: controllerOf(s, bearer), creator: bearer });
    set(run, e, Tag.AURA, -number);
  }
}

/** What such auras attach to an entity, before anything else happens to it (SUP-COPY-CORE). */
export function attachOrderedAuras(run: HsRun, host: number): void {
  const s = run.state;
  for (const bearer of byOrderOfPlay(s, s.auraBearers.slice())) {
    const scope = scopeOf(bearer, controllerOf(s, bearer), null, bearer);
    for (const [i, aura] of cardOf(s, bearer).auras.entries()) {
      if (!aura.inOrder || aura.to === null || aura.zone !== get(s, bearer, Tag.ZONE)) continue;
      if (aura.if !== null && !aura.if(s, scope)) continue;
      const targets = aura.to(s, scope);
      if (targets.includes(host))
        attachInOrder(run, { bearer, number: i + 1, cardId: aura.enchantment }, targets);
    }
  }
}

/** What such an aura has left behind ends with it. */
export function dropWithoutAura(run: HsRun): void {
  const s = run.state;
  for (let i = 0; i < s.enchantments.length; ) {
    const e = s.enchantments[i]!;
    // a dropped one leaves the list, and the next stands in its place
    if (isInOrder(s, e) && !s.auraBearers.includes(get(s, e, Tag.CREATOR))) drop(run, e);
    else i++;
  }
}

function drop(run: HsRun, e: number): void {
  const host = get(run.state, e, Tag.ATTACHED);
  dropEnchantment(run, e, Zone.REMOVEDFROMGAME);
  set(run, e, Tag.ATTACHED, 0);
  recomputeGranted(run, host, cardOf(run.state, e).enchantment?.grants ?? []);
}
