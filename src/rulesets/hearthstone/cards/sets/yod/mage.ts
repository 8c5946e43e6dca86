import { type CardEntry, card } from '../../entry.js';
import { PLAYED_ELEMENTAL_LAST_TURN } from '../../selectors.js';

/** YEAR_OF_THE_DRAGON set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('YOD_008', 'Arcane Amplifier', { heroPowerDamage: 2 }),
  card('YOD_009', 'The Amazing Reno', {
    heroPower: 'YOD_009h',
    battlecry: [{ setAside: 'ALL_MINIONS' }],
  }),
  card('YOD_009h', 'What Does This Do?', {
    triggers: [
      { on: 'START_OF_TURN', whose: 'YOURS', do: [{ cast: { pool: { type: 'SPELL' } } }] },
    ],
  }),
  card('YOD_007', 'Animated Avalanche', {
    battlecry: [{ if: PLAYED_ELEMENTAL_LAST_TURN, then: [{ summonCopyOf: 'SELF' }] }],
  }),
];
