import { DREDGED } from '../../dredge.js';
import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import { DREDGE } from '../../selectors.js';

/** THE_SUNKEN_CITY set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_939', 'Forged in Flame', {
    text: [
      { save: 'attack', value: { tag: 'ATTACK', of: 'FRIENDLY_WEAPON' } },
      { destroy: 'FRIENDLY_WEAPON' },
      { draw: { saved: 'attack' } },
    ],
  }),
  card('TSC_940', 'From the Depths', {
    text: [{ enchant: 'TSC_940e2', on: { last: 'FRIENDLY_DECK', count: 5 } }, ...DREDGE],
  }),
  ownEnchantment('TSC_940e2', 'Current Events', { cost: -3 }),
  card('TID_714', 'Igneous Lavagorger', {
    battlecry: [...DREDGE, { gainArmor: { tag: 'COST', of: DREDGED } }],
  }),
  card('TID_716', 'Tidal Revenant', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [{ damage: 5, to: 'TARGET' }, { gainArmor: 8 }],
  }),
];
