import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import { endCostAura } from '../../rules/auras/ended-cost-aura.js';
import { giveToEveryCard, isGift } from '../../rules/auras/every-card.js';
import { beginAurasOf } from '../../rules/auras/health-attack.js';
import { isHeard } from '../../rules/triggers/collect.js';
import { raise } from '../../rules/triggers/event.js';
import {
  cardOf,
  controllerOf,
  get,
  type HsRun,
  inPlay,
  isDormant,
  set,
  typeOf,
} from '../../state/access.js';
import {
  attach,
  detach,
  enchantmentsOn,
  memorised,
  memorisedExactly,
  recompute,
} from '../../state/enchantments.js';
import type { EffectsFrame } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { CardType, EventKind, Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';

export const enchantWord: EffectWord<'enchant'> = {
  says: 'attaches an enchantment; `num1`, `num2` are its numbers, 0 where they come out negative; it `remembers` an entity; `stacks`: one that SELF has given before grows instead; `exact`: its numbers are not rounded (HS-ROUND)',
  rules: ['HS-R4d', 'HS-R4-instant'],
  example: { enchant: 'CS2_087e', on: 'TARGET' },
  refers: { enchant: ['ENCHANTMENT'] },
  reads: ({ enchant, on, num1, num2, remembers, stacks, exact }, read) => {
    const noted = remembers === undefined ? '' : `, which remembers ${read.these(remembers)}`;
    const grown = stacks === true ? ', which stacks' : '';
    const unrounded = exact === true ? ', not rounded' : '';
    return `give ${read.these(on)} ${read.enchantment(enchant, num1, num2)}${noted}${grown}${unrounded}`;
  },
  compile: (effect, compiler) => {
    const on = compiler.selection(effect.on);
    const num1 = compiler.measure(effect.num1 ?? 0);
    const num2 = compiler.measure(effect.num2 ?? 0);
    const remembers = effect.remembers === undefined ? null : compiler.selection(effect.remembers);
    const kept = effect.exact === true ? memorisedExactly : memorised;
    compiler.emit((run, frame) => {
      const s = run.state;
      for (const host of [...on(s, frame)]) {
        if (isDormant(s, host)) continue;
        const outer = frame.it;
        frame.it = host;
        const first = remembers === null ? kept(num1(s, frame)) : (remembers(s, frame)[0] ?? 0);
        const second = kept(num2(s, frame));
        frame.it = outer;
        const node = beginEffect(
          run,
          'Enchantment',
          enchantingRules(s, frame.source, host, effect.enchant),
          { text: '{source} enchants {about}', source: frame.source, about: host },
        );
        if (effect.stacks === true && grow(run, frame, effect.enchant, { host, first, second })) {
          run.end(node);
          continue;
        }
        const late = isLate(run, frame, effect.enchant, host);
        const before = get(s, host, Tag.ATK);
        const enchantment = attach(run, effect.enchant, {
          host,
          player: frame.player,
          creator: frame.source,
          num1: first,
          num2: second,
          late,
        });
        if (isGift(s, enchantment)) giveToEveryCard(run, enchantment);
        beginAurasOf(run, enchantment);
        run.end(node);
        recordAttackGained(run, {
          hero: host,
          source: frame.source,
          amount: get(s, host, Tag.ATK) - before,
        });
      }
    });
  },
};

/** A hero whose Attack has gone up (ZH-5.3-questlines). */
function recordAttackGained(
  run: HsRun,
  {
    hero,
    source,
    amount,
  }: { readonly hero: number; readonly source: number; readonly amount: number },
): void {
  if (amount <= 0 || typeOf(run.state, hero) !== CardType.HERO) return;
  if (!isHeard(run.state, EventKind.ATTACK_GAINED)) return;
  const player = controllerOf(run.state, hero);
  raise(run, EventKind.ATTACK_GAINED, { player, subject: hero, source, amount });
}

/** The enchantment that the source gave this host before gets higher numbers, where it stands; whether there is one. */
function grow(
  run: HsRun,
  { source }: EffectsFrame,
  cardId: string,
  {
    host,
    first,
    second,
  }: { readonly host: number; readonly first: number; readonly second: number },
): boolean {
  const s = run.state;
  const given = enchantmentsOn(s, host).find(
    (e) => cardOf(s, e).id === cardId && get(s, e, Tag.CREATOR) === source,
  );
  if (given === undefined) return false;
  const [num1, num2] = [Tag.TAG_SCRIPT_DATA_NUM_1, Tag.TAG_SCRIPT_DATA_NUM_2];
  set(run, given, num1, get(s, given, num1) + first);
  set(run, given, num2, get(s, given, num2) + second);
  recompute(run, host);
  return true;
}

/** Changes of a cost count in the order in which they were made. */
const OF_COST = ['ZH-1.3-cost-aura-order', 'ZH-4.11-order', 'ZH-4.11-state-time'];

/** An enchantment counts at once and after those before it; more Health, and a host out of play, have their own rules. */
function enchantingRules(
  s: State,
  source: number,
  host: number,
  cardId: string,
): readonly string[] {
  const rules = ['HS-R4d', 'HS-R4-instant', 'HS-AURA8', 'ZH-4.2-enchantment-immediate'];
  if (source !== host) rules.push('SUP-AU-STACK');
  if (s.pool.byId.get(cardId)?.enchantment?.health != null)
    rules.push('HS-H3', 'ZH-4.1-gain-health');
  if (enchantmentsOn(s, host).length > 0) rules.push('HS-E1');
  if (s.pool.byId.get(cardId)?.enchantment?.everyCard != null) rules.push('HS-INF-every-card');
  if (get(s, host, Tag.ATK_BELOW_ZERO) !== 0) rules.push('ZH-4.1-negative-attack');
  if (!inPlay(s, host)) rules.push('HS-Z5d');
  if (s.pool.byId.get(cardId)?.enchantment?.cost != null) rules.push(...OF_COST);
  return rules;
}

/** Its own trigger attaches it again: it counts only from the next Aura Update (Health/Attack). */
function isLate(run: HsRun, frame: EffectsFrame, cardId: string, host: number): boolean {
  const s = run.state;
  if (frame.event === null || host !== frame.source) return false;
  if (!s.edition.switches.repeatedSelfBuffWaits) return false;
  const given = enchantmentsOn(s, host).find((e) => cardOf(s, e).id === cardId);
  if (given === undefined || cardOf(s, given).enchantment?.countsAtOnce === true) return false;
  recordCheck(
    run,
    'self-buff waits',
    [
      ...rulesOf(s.edition, 'repeatedSelfBuffWaits'),
      ...rulesOf(s.edition, 'waitingSelfBuffUpdatesAuras'),
    ],
    {
      text: '{source} carries this enchantment already: it counts from the next Aura Update (Health/Attack) on',
      source: host,
    },
  );
  return true;
}

export const detachWord: EffectWord<'detach'> = {
  says: 'ends enchantments',
  rules: ['HS-E2'],
  example: { detach: 'SELF' },
  reads: ({ detach: enchantments }, read) => `remove ${read.these(enchantments)}`,
  compile: (effect, compiler) => {
    const enchantments = compiler.selection(effect.detach);
    compiler.emit((run, frame) => {
      for (const enchantment of [...enchantments(run.state, frame)]) {
        if (get(run.state, enchantment, Tag.ATTACHED) === 0) continue;
        const node = beginEffect(run, 'Enchantment ends', ['HS-E2'], {
          text: '{about} wears off',
          source: frame.source,
          about: enchantment,
        });
        detach(run, enchantment);
        run.end(node);
        endCostAura(run, enchantment);
      }
    });
  },
};

export const rememberWord: EffectWord<'remember'> = {
  says: 'SELF keeps an entity in mind: `REMEMBERED`',
  rules: [],
  example: { remember: 'TARGET' },
  reads: ({ remember }, read) => `remember ${read.these(remember)}`,
  compile: (effect, compiler) => {
    const entity = compiler.selection(effect.remember);
    compiler.emit((run, frame) =>
      set(run, frame.source, Tag.TAG_SCRIPT_DATA_NUM_1, entity(run.state, frame)[0] ?? 0),
    );
  },
};
