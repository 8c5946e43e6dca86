import { type CardEntry, card } from '../../entry.js';

/** BLACK_TEMPLE set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('BT_129', 'Germination', {
    rules: { text: ['ZH-3.1-summon-with-enchantment'] },
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    text: [
      { summonCopyOf: 'TARGET', save: 'copy' },
      { enchant: 'BT_129e', on: { saved: 'copy' } },
    ],
  }),
  card('BT_129e', 'Mitosis', { enchantment: { grants: ['TAUNT'] } }),
];
