import type { CardRange } from '../../language/cards.js';
import { gainCard } from '../../rules/events/gain-card.js';
import { optionsOf } from '../card-choice.js';
import { type EffectWord, PLAYABLE } from '../effect-word.js';
import { offer } from './offer.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** Three different cards of the pool are offered (classes as Discover weighs them); the player takes one. */
    discover: { readonly discover: CardRange; readonly then: readonly Effect[] };
  }
}

/** The effect `discover`. */
export const discoverWord: EffectWord<'discover'> = {
  form: ({ effects, range }) => ({ discover: range, then: effects }),
  says: 'three cards are offered, one is taken; `then` more effects',
  rules: ['ZH-5.1-discover'],
  example: { discover: { pool: { type: 'MINION' } }, then: [] },
  refers: { discover: PLAYABLE },
  reads: ({ discover: range, then }, read) =>
    `Discover ${read.range(range)}${then.length === 0 ? '' : `, then ${read.steps(then)}`}`,
  compile: (effect, compiler) => {
    offer(compiler, DISCOVER, optionsOf(effect.discover), (run, frame, card) => {
      gainCard(run, card, frame.player as 1 | 2, frame.source);
    });
    compiler.effects(effect.then);
  },
};

const DISCOVER = { kind: 'choice', name: 'Discover', of: 'card' } as const;
