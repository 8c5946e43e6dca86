import { type CardEntry, card } from '../../entry.js';

/** KARA set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('KAR_089', "Malchezaar's Imp", {
    triggers: [{ on: 'DISCARD', whose: 'YOURS', do: [{ draw: 1 }] }],
  }),
  card('KAR_025', 'Kara Kazham!', {
    text: [{ summon: 'KAR_025a' }, { summon: 'KAR_025b' }, { summon: 'KAR_025c' }],
  }),
  card('KAR_205', 'Silverware Golem', {
    triggers: [
      { on: 'DISCARD', subject: 'IS_SELF', zone: 'GRAVEYARD', do: [{ summon: 'KAR_205' }] },
    ],
  }),
];
