import { type CardEntry, card } from '../../entry.js';
import { RANDOM_ENEMY } from '../../selectors.js';

/** LOOTAPALOOZA set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_041', 'Kobold Barbarian', {
    triggers: [
      { on: 'START_OF_TURN', whose: 'YOURS', do: [{ forceAttack: 'SELF', on: RANDOM_ENEMY }] },
    ],
  }),
];
