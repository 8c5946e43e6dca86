import { DREDGED, dredgeThen } from '../../dredge.js';
import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import { OTHER_FRIENDLY_MECHS } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** THE_SUNKEN_CITY set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_059', 'Bubblebot', {
    battlecry: [{ set: { DIVINE_SHIELD: 1, TAUNT: 1 }, on: OTHER_FRIENDLY_MECHS }],
  }),
  card('TSC_060', 'Shimmering Sunfish', {
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_HAND', where: { school: 'HOLY' } } },
        then: [{ set: { DIVINE_SHIELD: 1, TAUNT: 1 }, on: 'SELF' }],
      },
    ],
  }),
  card('TSC_083', 'Seafloor Savior', {
    battlecry: dredgeThen('MINION', {
      enchant: 'TSC_083e',
      on: DREDGED,
      num1: { tag: 'ATTACK', of: 'SELF' },
      num2: { tag: 'HEALTH_LEFT', of: 'SELF' },
    }),
  }),
  ownEnchantment('TSC_083e', 'Lamplight', { attack: 'NUM_1', health: 'NUM_2' }),
  card('TID_077', 'Lightray', {
    auras: [
      costsLess({
        count: { of: { played: 'THIS_GAME', side: 'FRIENDLY' }, where: { class: 'PALADIN' } },
      }),
    ],
  }),
];
