import { type CardEntry, card } from '../../entry.js';

/** TGT set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('AT_073', 'Competitive Spirit', {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        inYourTurn: true,
        queueIf: { exists: 'FRIENDLY_MINIONS' },
        when: { exists: 'FRIENDLY_MINIONS' },
        do: [{ enchant: 'AT_073e', on: 'FRIENDLY_MINIONS' }],
      },
    ],
  }),
  card('AT_073e', 'Competitive Spirit', { enchantment: { attack: 1, health: 1 } }),
];
