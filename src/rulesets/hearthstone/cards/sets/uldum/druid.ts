import { type CardEntry, card } from '../../entry.js';

/** ULDUM set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('ULD_134', 'BEEEES!!!', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { summon: 'ULD_134t', count: 4, save: 'bees' },
      { forEach: { saved: 'bees' }, do: [{ forceAttack: 'IT', on: 'TARGET' }] },
    ],
  }),
];
