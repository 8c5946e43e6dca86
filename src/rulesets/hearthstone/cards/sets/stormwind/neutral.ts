import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import { COUNTED_CARD } from '../../questline.js';
import { OTHER_FRIENDLY_MINIONS } from '../../selectors.js';
import { TRADEABLE } from '../../tradeable.js';

/** STORMWIND set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('SW_055', 'Impatient Shopkeep', { override: TRADEABLE }),
  card('SW_066', 'Royal Librarian', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [{ silence: 'TARGET' }],
  }),
  card('SW_072', 'Rustrot Viper', { battlecry: [{ destroy: 'ENEMY_WEAPON' }] }),
  card('SW_307', 'Traveling Merchant', {
    battlecry: [
      {
        enchant: 'SW_307e',
        on: 'SELF',
        num1: { count: OTHER_FRIENDLY_MINIONS },
        num2: { count: OTHER_FRIENDLY_MINIONS },
      },
    ],
  }),
  ownEnchantment('SW_307e', 'Goods for Sale', { attack: 'NUM_1', health: 'NUM_2' }),
  COUNTED_CARD,
];
