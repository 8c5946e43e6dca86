import type { Selector, Value } from '../../language/words.js';
import { giveToEveryCard, isGift } from '../../rules/auras/every-card.js';
import { cardOf, type HsRun, inPlay, isDormant } from '../../state/access.js';
import { attach, enchantmentsOn, memorised } from '../../state/enchantments.js';
import type { EffectsFrame } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import { rulesOf } from '../../vocabulary/editions.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    enchant: {
      readonly enchant: string;
      readonly on: Selector;
      readonly num1?: Value;
      readonly num2?: Value;
      /** An entity that the enchantment keeps in mind, as its REMEMBERED. */
      readonly remembers?: Selector;
    };
  }
}

/** The effect `enchant`. */
export const enchantWord: EffectWord<'enchant'> = {
  form: ({ optional, selector, text, value }) => ({
    enchant: text,
    on: selector,
    num1: optional(value),
    num2: optional(value),
    remembers: optional(selector),
  }),
  says: 'attaches an enchantment; `num1`, `num2` are its numbers, 0 where they come out negative; it `remembers` an entity',
  rules: ['HS-R4d', 'HS-R4-instant'],
  example: { enchant: 'CS2_087e', on: 'TARGET' },
  refers: { enchant: ['ENCHANTMENT'] },
  reads: ({ enchant, on, num1, num2, remembers }, read) => {
    const noted = remembers === undefined ? '' : `, which remembers ${read.these(remembers)}`;
    return `give ${read.these(on)} ${read.enchantment(enchant, num1, num2)}${noted}`;
  },
  compile: (effect, compiler) => {
    const on = compiler.selection(effect.on);
    const num1 = compiler.measure(effect.num1 ?? 0);
    const num2 = compiler.measure(effect.num2 ?? 0);
    const remembers = effect.remembers === undefined ? null : compiler.selection(effect.remembers);
    compiler.emit((run, frame) => {
      const s = run.state;
      for (const host of [...on(s, frame)]) {
        if (isDormant(s, host)) continue;
        const outer = frame.it;
        frame.it = host;
        const first =
          remembers === null ? memorised(num1(s, frame)) : (remembers(s, frame)[0] ?? 0);
        const second = memorised(num2(s, frame));
        frame.it = outer;
        const node = run.begin({
          kind: 'effect',
          name: 'Enchantment',
          rules: enchantingRules(s, frame.source, host, effect.enchant),
          text: '{source} enchants {about}',
          source: frame.source,
          about: host,
        });
        const late = isLate(run, frame, effect.enchant, host);
        const enchantment = attach(run, effect.enchant, {
          host,
          player: frame.player,
          creator: frame.source,
          num1: first,
          num2: second,
          late,
        });
        if (isGift(s, enchantment)) giveToEveryCard(run, enchantment);
        run.end(node);
      }
    });
  },
};

/** An enchantment counts at once and after those before it; more Health, and a host out of play, have their own rules. */
function enchantingRules(
  s: State,
  source: number,
  host: number,
  cardId: string,
): readonly string[] {
  const rules = ['HS-R4d', 'HS-R4-instant', 'HS-AURA8'];
  if (source !== host) rules.push('SUP-AU-STACK');
  if (s.pool.byId.get(cardId)?.enchantment?.health != null) rules.push('HS-H3');
  if (enchantmentsOn(s, host).length > 0) rules.push('HS-E1');
  if (!inPlay(s, host)) rules.push('HS-Z5d');
  return rules;
}

/**
 * A trigger gives its own bearer an enchantment that it carries already: it counts only from the next Aura Update
 * (Health/Attack) on.
 */
function isLate(run: HsRun, frame: EffectsFrame, cardId: string, host: number): boolean {
  const s = run.state;
  if (frame.event === null || host !== frame.source) return false;
  if (!s.edition.switches.repeatedSelfBuffWaits) return false;
  const given = enchantmentsOn(s, host).find((e) => cardOf(s, e).id === cardId);
  if (given === undefined || cardOf(s, given).enchantment?.countsAtOnce === true) return false;
  run.leaf({
    kind: 'check',
    name: 'self-buff waits',
    rules: rulesOf(s.edition, 'repeatedSelfBuffWaits'),
    text: '{source} carries this enchantment already: it counts from the next Aura Update (Health/Attack) on',
    source: host,
  });
  return true;
}
