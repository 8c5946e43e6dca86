import { type CardEntry, card } from '../../entry.js';
import { MINIONS_THAT_DIED_THIS_TURN, RANDOM_ENEMY } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** BRM set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('BRM_002', 'Flamewaker', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        rules: ['SUP-PRECHECK-FLAMEWAKER'],
        whose: 'YOURS',
        do: [{ repeat: 2, do: [{ damage: 1, to: RANDOM_ENEMY }] }],
      },
    ],
  }),
  card('BRM_003', "Dragon's Breath", {
    auras: [costsLess(MINIONS_THAT_DIED_THIS_TURN)],
    text: [{ damage: 4, to: 'TARGET' }],
  }),
];
