import { beginStep, recordCheck } from '../../../common/trace-nodes.js';
import {
  byOrderOfPlay,
  cardOf,
  controllerOf,
  get,
  type HsRun,
  isDormant,
  renewPlayOrder,
  set,
  typeOf,
} from '../../state/access.js';
import {
  attach,
  dropEnchantment,
  enchantmentsOn,
  endWaiting,
  grantsOf,
  isEnchanted,
  recompute,
  recomputeGranted,
  resetNumbers,
} from '../../state/enchantments.js';
import type { CompiledAura } from '../../state/model.js';
import { cardById } from '../../state/pool.js';
import { type Scope, scopeOf } from '../../state/scope.js';
import { compareAuraEnchantments, PLAYERS, type State } from '../../state/state.js';
import { attune, createEntity } from '../../state/zones.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { CardType, Tag, Zone } from '../../vocabulary/index.js';
import { giveToNewCards, isSomethingGiven } from './every-card.js';
import { attachInOrder, dropWithoutAura } from './in-order.js';
import { refreshHeroPower } from './refresh-hero-power.js';
import { ofBearers, rulingsOf } from './rulings.js';

/**
 * Aura Update (Health/Attack): works out which auras act on whom, moves their enchantments to the end of
 * every list and recomputes all numbers (HS-GL-AUHA, HS-R4d). Nothing is done when nothing can have changed.
 */
export function updateHealthAttackAuras(run: HsRun): void {
  const s = run.state;
  giveToNewCards(run);
  if (!s.auraStale && !bearsUnsteady(s)) return;
  s.auraStale = false;
  const node = run.trace === null ? -1 : beginUpdate(run);
  dropWithoutAura(run);
  if (s.auraBearers.length > 0 || s.auraEnchantments.length > 0) syncAuraEnchantments(run);
  recomputeAll(run);
  endWaiting(run);
  s.auraStale = false;
  refreshHeroPowers(run);
  run.end(node);
}

/** Begins the node of an update: what it changes is noted there. */
function beginUpdate(run: HsRun): number {
  const s = run.state;
  const rules = s.auraBearers.length === 0 ? UPDATE : updateRules(s);
  return beginStep(run, 'Aura Update (Health/Attack)', rules, {
    text: 'auras that change Health and Attack are worked out anew',
  });
}

/** Whether the next Aura Update (Health/Attack) may find something to do. */
export function isUpdateDue(s: State): boolean {
  return s.auraStale || bearsUnsteady(s) || isSomethingGiven(s);
}

function bearsUnsteady(s: State): boolean {
  const { auraBearers } = s;
  for (let i = 0; i < auraBearers.length; i++)
    if (cardOf(s, auraBearers[i]!).hasUnsteadyAura) return true;
  return false;
}

const UPDATE = ['HS-R4a', 'HS-GL-AUHA', 'ZH-4.2-aura-update', 'ZH-1.3-aura-timing'];
const UPDATE_OF_ENRAGED = ['HS-E3', 'HS-E6'];
const UPDATE_BY_ENCHANTMENT = [
  'HS-AURA1',
  'HS-OOP3',
  'ZH-1.3-aura-by-enchantment',
  'ZH-1.3-stat-aura-last',
];
const UPDATE_OF_COSTS = ['ZH-4.11-aura-state-time', 'ZH-1.3-cost-aura-order'];

/** An update with auras cites what orders them, and what the auras themselves follow. */
const updateRules = ofBearers((s) => {
  const rules = [...UPDATE];
  if (bears(s, (aura) => aura.enrages)) rules.push(...UPDATE_OF_ENRAGED);
  if (bears(s, (aura) => !aura.other && !aura.enrages && !aura.refreshesHeroPower))
    rules.push(...UPDATE_BY_ENCHANTMENT);
  if (bears(s, (aura) => !aura.other && changesCost(s, aura))) rules.push(...UPDATE_OF_COSTS);
  rules.push(...rulingsOf(s, (aura) => !aura.other));
  return rules;
});

/** Whether what an aura attaches changes Costs. */
export function changesCost(s: State, { enchantment }: CompiledAura): boolean {
  return s.pool.byId.get(enchantment)?.enchantment?.cost != null;
}

function bears(s: State, isOfKind: (aura: CompiledAura) => boolean): boolean {
  for (let i = 0; i < s.auraBearers.length; i++)
    if (cardOf(s, s.auraBearers[i]!).auras.some(isOfKind)) return true;
  return false;
}

/** At each such update the Hero Power of those who control such a minion is refreshed (HS-HPR-coldarra, HS-HPR-garrison). */
function refreshHeroPowers(run: HsRun): void {
  const s = run.state;
  const { auraBearers } = s;
  for (let i = 0; i < auraBearers.length; i++) {
    const bearer = auraBearers[i]!;
    const { auras } = cardOf(s, bearer);
    for (let n = 0; n < auras.length; n++) {
      const aura = auras[n]!;
      if (!aura.refreshesHeroPower) continue;
      const player = controllerOf(s, bearer);
      if (aura.if === null || aura.if(s, scopeOf(bearer, player, null, bearer)))
        refreshHeroPower(run, bearer, player, [
          'HS-HPR-coldarra',
          'HS-HPR-garrison',
          'HS-HPR-keep',
        ]);
    }
  }
}

/** Each entity once, with the whole new list: no cap and no heal in between (HS-H2, HS-R4d). */
function recomputeAll(run: HsRun): void {
  const s = run.state;
  const isPlain = s.enchantments.length === 0 && s.auraEnchantments.length === 0;
  unsettleByHealth(s, s.enchantments);
  unsettleByHealth(s, s.auraEnchantments);
  for (const player of PLAYERS) {
    const board = s.board[player];
    for (let i = 0; i < board.length; i++) settle(run, board[i]!, isPlain);
    const weapons = s.weapons[player];
    for (let i = 0; i < weapons.length; i++) settle(run, weapons[i]!, isPlain);
    settle(run, s.hero[player], isPlain);
    if (s.heroPower[player] !== 0) settle(run, s.heroPower[player], isPlain);
    const hand = s.hand[player];
    for (let i = 0; i < hand.length; i++) settle(run, hand[i]!, isPlain);
  }
}

function settle(run: HsRun, e: number, isPlain: boolean): void {
  const { settled } = run.state;
  if (settled[e] === 1) return;
  refresh(run, e, isPlain);
  settled[e] = 1;
}

/** What goes by the current Health of its host changes without any tag of its own. */
function unsettleByHealth(s: State, enchantments: readonly number[]): void {
  for (let i = 0; i < enchantments.length; i++) {
    const e = enchantments[i]!;
    if (cardOf(s, e).enchantment?.goesByHealth === true) s.settled[get(s, e, Tag.ATTACHED)] = 0;
  }
}

/** Recomputes an entity that something is attached to; resets one that nothing is attached to (any more). */
function refresh(run: HsRun, e: number, isPlain: boolean): void {
  if (isPlain || !isEnchanted(run.state, e)) resetNumbers(run, e);
  else recompute(run, e);
}

function syncAuraEnchantments(run: HsRun): void {
  const s = run.state;
  const before = s.auraEnchantments.slice();
  const after: number[] = [];
  const fresh: number[] = [];
  const carriers: Carriers = {
    list: before,
    cursor: 0,
    left: before.length,
    last: -1,
    isReordered: false,
  };
  const auras = activeAuras(s);
  for (let i = 0; i < auras.length; i++) {
    const active = auras[i]!;
    const { bearer, number, aura } = active;
    if (aura.enrages) {
      enrage(run, bearer, number, aura.enchantment);
      continue;
    }
    const scope = scopeOf(bearer, controllerOf(s, bearer), null, bearer);
    const holds = aura.if === null || aura.if(s, scope);
    if (aura.inOrder) {
      const targets = holds ? aura.to!(s, scope) : [];
      attachInOrder(run, { bearer, number, cardId: aura.enchantment }, targets);
      continue;
    }
    if (!holds) continue;
    for (const target of aura.to!(s, scope)) {
      let e = takeCarrier(s, carriers, active, target);
      if (e === 0) {
        e = createAuraEnchantment(run, active, target);
        fresh.push(e);
      }
      if (aura.num1 !== null)
        set(run, e, Tag.TAG_SCRIPT_DATA_NUM_1, aura.num1(s, withIt(scope, target)));
      after.push(e);
    }
  }
  if (carriers.left > 0) endThoseLeft(run, before);
  if (carriers.isReordered) for (const e of after) s.settled[get(s, e, Tag.ATTACHED)] = 0;
  replace(s.auraEnchantments, after);
  for (const e of fresh) takeGrants(run, e);
}

function replace(list: number[], by: readonly number[]): void {
  while (list.length > by.length) list.pop();
  for (let i = 0; i < by.length; i++) list[i] = by[i]!;
}

/** Ends the enchantments of auras that act no more, in an order that states alone decide. */
function endThoseLeft(run: HsRun, before: readonly number[]): void {
  const s = run.state;
  const left = before.filter((e) => e !== 0).sort((a, b) => compareAuraEnchantments(s, a, b));
  for (const gone of left) {
    const host = get(s, gone, Tag.ATTACHED);
    dropEnchantment(run, gone, Zone.REMOVEDFROMGAME);
    set(run, gone, Tag.ATTACHED, 0);
    recomputeGranted(run, host, grantsOf(s, gone));
    if (get(s, host, Tag.ZONE) === Zone.GRAVEYARD) refresh(run, host, false);
  }
}

/** A damaged minion is Enraged: a new enchantment, the youngest it has; undamaged it loses it (HS-E3, HS-E6). */
function enrage(run: HsRun, minion: number, number: number, cardId: string): void {
  const s = run.state;
  const old = enchantmentsOn(s, minion).find((e) => get(s, e, Tag.AURA) === -number) ?? 0;
  const isDamaged = get(s, minion, Tag.DAMAGE) > 0;
  if (isDamaged === (old !== 0)) return;
  let e = old;
  if (isDamaged) {
    e = attach(run, cardId, {
      host: minion,
      player: controllerOf(s, minion),
      creator: minion,
      late: true,
    });
    set(run, e, Tag.AURA, -number);
  } else {
    dropEnchantment(run, old, Zone.REMOVEDFROMGAME);
    set(run, old, Tag.ATTACHED, 0);
    if (keepsKeywords(run, minion, old)) return;
  }
  recomputeGranted(run, minion, grantsOf(s, e));
}

/** Whether what a copied Enrage granted stays when the Enrage itself goes (SUP-COPY-MWCOPY). */
function keepsKeywords(run: HsRun, minion: number, enrage: number): boolean {
  const s = run.state;
  const isCopied = get(s, enrage, Tag.CREATOR) !== minion;
  if (!isCopied || !s.edition.switches.copiedEnrageKeepsKeywords) return false;
  recordCheck(run, 'keywords kept', rulesOf(s.edition, 'copiedEnrageKeepsKeywords'), {
    text: '{about} keeps the keywords of {source}',
    source: enrage,
    about: minion,
  });
  return true;
}

function takeGrants(run: HsRun, e: number): void {
  const facts = cardOf(run.state, e).enchantment;
  if (facts !== null && facts.grants.length > 0) {
    recomputeGranted(run, get(run.state, e, Tag.ATTACHED), facts.grants);
  }
}

function withIt(scope: Scope, it: number): Scope {
  return { ...scope, it };
}

/** The enchantments of auras as the last update left them; 0 for what has been taken. */
interface Carriers {
  readonly list: number[];
  cursor: number;
  left: number;
  last: number;
  isReordered: boolean;
}

/** Takes the enchantment of this aura on this target out of the list; 0: there is none. */
function takeCarrier(s: State, carriers: Carriers, active: ActiveAura, target: number): number {
  const { list, cursor } = carriers;
  for (let i = 0; i < list.length; i++) {
    const at = (cursor + i) % list.length;
    const e = list[at]!;
    if (e === 0 || !carries(s, e, active, target)) continue;
    list[at] = 0;
    carriers.left--;
    if (at < carriers.last) carriers.isReordered = true;
    carriers.last = at;
    if (at === cursor) carriers.cursor++;
    return e;
  }
  return 0;
}

function carries(s: State, e: number, { bearer, number }: ActiveAura, target: number): boolean {
  return (
    get(s, e, Tag.CREATOR) === bearer &&
    get(s, e, Tag.AURA) === number &&
    get(s, e, Tag.ATTACHED) === target &&
    get(s, e, Tag.PLAY_ORDER) >= get(s, bearer, Tag.PLAY_ORDER)
  );
}

/** It has the bearer's timestamp (HS-OOP3); on hands the update's (ZH-4.11-aura-state-time). */
function createAuraEnchantment(
  run: HsRun,
  { bearer, number, aura }: ActiveAura,
  target: number,
): number {
  const s = run.state;
  const e = createEntity(run, cardById(s.pool, aura.enchantment), controllerOf(s, bearer), bearer);
  set(run, e, Tag.ATTACHED, target);
  set(run, e, Tag.AURA, number);
  set(run, e, Tag.ZONE, Zone.PLAY);
  if (isStampedLate(s, bearer, target)) renewPlayOrder(run, e);
  else set(run, e, Tag.PLAY_ORDER, get(s, bearer, Tag.PLAY_ORDER));
  attune(s, e);
  return e;
}

/** Not what acts on a player's cards without being a minion: that counts from when it began (ZH-4.11-state-time). */
function isStampedLate(s: State, bearer: number, target: number): boolean {
  if (!s.edition.switches.auraStatesStampedLate || bearer === target) return false;
  return typeOf(s, bearer) !== CardType.ENCHANTMENT && get(s, target, Tag.ZONE) === Zone.HAND;
}

/** It acts on hands at once, on others from the next update (ZH-4.11-aura-state-time). */
export function beginAurasOf(run: HsRun, bearer: number): void {
  const s = run.state;
  const { auras, touchesHands } = cardOf(s, bearer);
  if (!touchesHands || !s.edition.switches.auraStatesStampedLate) return;
  const scope = scopeOf(bearer, controllerOf(s, bearer), null, bearer);
  auras.forEach((aura, index) => {
    if (!aura.inOrder || aura.to === null || (aura.if !== null && !aura.if(s, scope))) return;
    const active = { bearer, number: index + 1, cardId: aura.enchantment };
    attachInOrder(run, active, aura.to(s, scope));
  });
}

/** An aura that works, and its number on its bearer, counted from 1. */
interface ActiveAura {
  readonly bearer: number;
  readonly number: number;
  readonly aura: CompiledAura;
}

/** Health/Attack auras in play: by their own priority, then by order of play (HS-R4-priority). */
function activeAuras(s: State): ActiveAura[] {
  const found: ActiveAura[] = [];
  let isPrior = false;
  for (const bearer of byOrderOfPlay(s, s.auraBearers.slice())) {
    if (isDormant(s, bearer)) continue;
    const { auras } = cardOf(s, bearer);
    for (let i = 0; i < auras.length; i++) {
      const aura = auras[i]!;
      if (aura.other || (aura.to === null && !aura.enrages)) continue;
      if (aura.zone !== get(s, bearer, Tag.ZONE)) continue;
      found.push({ bearer, number: i + 1, aura });
      if (aura.priority !== 0) isPrior = true;
    }
  }
  return isPrior ? found.sort((a, b) => a.aura.priority - b.aura.priority) : found;
}
