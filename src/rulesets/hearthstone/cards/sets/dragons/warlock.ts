import { type CardEntry, card } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';

/** DRAGONS set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_209', 'Zzeraku the Warped', {
    triggers: [{ on: 'DAMAGE', subject: YOUR_HERO, do: [{ summon: 'DRG_209t' }] }],
  }),
  card('DRG_204', 'Dark Skies', {
    text: [
      { damage: 1, to: { random: { of: 'ALL_MINIONS', where: 'SURVIVES' } } },
      {
        repeat: { count: 'FRIENDLY_HAND' },
        do: [{ damage: 1, to: { random: { of: 'ALL_MINIONS', where: 'SURVIVES' } } }],
      },
    ],
  }),
  card('DRG_208', 'Valdris Felgorge', {
    battlecry: [{ set: { MAX_HAND_SIZE: 12 }, on: 'FRIENDLY_PLAYER' }, { draw: 4 }],
  }),
];
