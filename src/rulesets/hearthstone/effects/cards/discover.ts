import type { CardRange } from '../../language/cards.js';
import { gainCard } from '../../rules/events/gain-card.js';
import { replaceHeroPower } from '../../rules/events/hero.js';
import { CardType } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import { type EffectWord, PLAYABLE } from '../effect-word.js';
import { noted } from '../reader.js';
import { discoverable } from './discoverable.js';
import { offer } from './offer.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** Three different cards of the pool are offered; the player takes one. A Hero Power replaces the player's own. */
    discover: {
      readonly discover: CardRange;
      readonly then: readonly Effect[];
      /** Keeps the card that came to the hand. */
      readonly save?: string;
    };
  }
}

/** The effect `discover`. */
export const discoverWord: EffectWord<'discover'> = {
  form: ({ effects, range, save }) => ({ discover: range, then: effects, save }),
  says: 'three cards are offered, of your class and neutral ones where no class is named, one is taken (`save` keeps it); `then` more effects',
  rules: ['ZH-5.1-discover', 'ZH-5.1-discover-fallback'],
  example: { discover: { pool: { type: 'MINION' } }, then: [] },
  refers: { discover: [...PLAYABLE, 'HERO_POWER'] },
  reads: ({ discover: range, then, save }, read) =>
    `Discover ${read.range(range)}${noted(save)}${then.length === 0 ? '' : `, then ${read.steps(then)}`}`,
  compile: (effect, compiler) => {
    const { save } = effect;
    offer(compiler, DISCOVER, discoverable(effect.discover, compiler), (run, frame, card) => {
      const player = frame.player as 1 | 2;
      if (card.type === CardType.HERO_POWER) replaceHeroPower(run, card.id, player);
      else {
        const gained = gainCard(run, card, player, frame.source);
        if (save !== undefined) store(frame, save, gained === 0 ? [] : [gained]);
      }
    });
    compiler.effects(effect.then);
  },
};

const DISCOVER = { kind: 'choice', name: 'Discover', of: 'card' } as const;
