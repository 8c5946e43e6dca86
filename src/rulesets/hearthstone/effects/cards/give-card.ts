import type { CardChoice } from '../../language/cards.js';
import type { Value, Who } from '../../language/words.js';
import { gainCard } from '../../rules/events/gain-card.js';
import { updateAurasOfNew } from '../../rules/events/transform.js';
import { store } from '../compiling.js';
import { type EffectWord, PLAYABLE } from '../effect-word.js';
import { isCard } from '../fitting.js';
import { noted } from '../reader.js';
import { playersOf } from '../who.js';
import { firstPushedFirst } from './first-pushed-first.js';

declare module '../../language/effects.js' {
  interface Effects {
    giveCard: {
      readonly giveCard: CardChoice;
      readonly who?: Who;
      readonly count?: Value;
      readonly save?: string;
      /** An enchantment that they have before the auras count (ZH-4.11-aura-state-time). */
      readonly with?: string;
    };
  }
}

export const giveCardWord: EffectWord<'giveCard'> = {
  form: ({ choice, optional, save, text, value, who }) => ({
    giveCard: choice,
    who: optional(who),
    count: optional(value),
    save,
    with: optional(text),
  }),
  says: 'new cards into a hand, `with` an enchantment',
  rules: ['HS-Z0'],
  example: { giveCard: 'CS2_231', count: 2 },
  refers: { giveCard: PLAYABLE, with: ['ENCHANTMENT'] },
  reads: ({ giveCard, who, count, save, with: gift }, read) => {
    const given =
      gift === undefined ? '' : `, with ${read.enchantment(gift, undefined, undefined)}`;
    return `add ${read.card(giveCard)} to ${read.whose(who)} hand${read.times(count)}${given}${noted(save)}`;
  },
  compile: (effect, compiler) => {
    const count = compiler.measure(effect.count ?? 1);
    const who = playersOf(effect.who);
    const card = compiler.card(effect.giveCard);
    const gift = effect.with ?? null;
    compiler.emit((run, frame) => {
      const s = run.state;
      const given = card(s, frame);
      if (given === null || !isCard(given.type)) return;
      const gained: number[] = [];
      const depth = run.stack.length;
      for (const player of who(s, frame)) {
        for (let i = count(s, frame); i > 0; i--) {
          const e = gainCard(run, given, player, { creator: frame.source, gift });
          if (e === 0) break;
          gained.push(e);
        }
      }
      firstPushedFirst(run, depth);
      if (gained.length > 0) updateAurasOfNew(run);
      if (effect.save !== undefined) store(frame, effect.save, gained);
    });
  },
};
