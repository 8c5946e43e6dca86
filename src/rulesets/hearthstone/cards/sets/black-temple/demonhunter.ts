import { type CardEntry, card, ownCard } from '../../entry.js';

/** BLACK_TEMPLE set, demonhunter. */
export const CARDS: readonly CardEntry[] = [
  card('BT_491', 'Spectral Sight', {
    text: [{ draw: 1 }, { if: 'OUTCAST', then: [{ draw: 1 }] }],
  }),
  card('BT_601', "Skull of Gul'dan", {
    text: [
      { draw: 3, save: 'drawn' },
      { if: 'OUTCAST', then: [{ enchant: 'BT_601e', on: { saved: 'drawn' } }] },
    ],
  }),
  card('BT_601e', 'Embrace Power', { enchantment: { cost: -3 } }),
  card('BT_801', 'Eye Beam', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: 3, to: 'TARGET' }],
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'BT_801e',
        zone: 'HAND',
        if: 'OUTCAST',
        rules: ['ZH-5.1-outcast'],
      },
    ],
  }),
  /** Its id is ours: what the card above costs at an end of the hand. */
  ownCard({
    id: 'BT_801e',
    name: 'Eye Beam',
    type: 'ENCHANTMENT',
    enchantment: { cost: { set: 1 } },
    was: [{ before: '17.2', enchantment: { cost: { set: 0 } } }],
  }),
];
