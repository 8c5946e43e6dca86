import { swapDecks } from '../../rules/events/swap-decks.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** All cards of either deck become the other player's, in their order. */
    swapDecks: { readonly swapDecks: true };
  }
}

export const swapDecksWord: EffectWord<'swapDecks'> = {
  form: ({ yes }) => ({ swapDecks: yes }),
  says: 'each player has the deck of the other one',
  rules: ['HS-Z2c'],
  example: { swapDecks: true },
  reads: () => 'swap the decks of the players',
  compile: (_effect, compiler) => {
    compiler.emit((run, frame) => swapDecks(run, frame.source));
  },
};
