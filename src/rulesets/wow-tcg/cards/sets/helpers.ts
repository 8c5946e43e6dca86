import type { CardSet } from '../behaviour.js';

/** Invented cards that stand for what worked cases leave unnamed. */
export const HELPERS: CardSet = {
  'last-breath-test': {
    play: [{ lasting: { removedInsteadOfGraveyard: 'ALLY' }, until: 'THIS_TURN' }],
  },
  'ward-2-test': {
    play: [{ lasting: { prevent: { amount: 2 } }, on: 'YOUR_HERO', until: 'THIS_TURN' }],
  },
  'ping-test': { targets: [{ of: 'HEROES' }], play: [{ damage: 1, to: 'TARGET' }] },
  'shatter-test': { targets: [{ of: 'WEAPONS' }], play: [{ destroy: 'TARGET' }] },
  'gain-2-atk-test': {
    play: [{ lasting: { atk: 2 }, on: 'YOUR_HERO', until: 'THIS_TURN' }],
  },
};
