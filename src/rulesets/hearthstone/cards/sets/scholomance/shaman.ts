import { type CardEntry, card } from '../../entry.js';

/** SCHOLOMANCE set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_271', 'Molten Blast', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    rules: { text: ['ZH-4.9-count-before-damage'] },
    text: [
      { save: 'elementals', value: { boosted: 2 } },
      { damage: 2, to: 'TARGET' },
      { summon: 'SCH_271t', count: { saved: 'elementals' } },
    ],
  }),
];
