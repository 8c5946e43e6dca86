import { afterYouPlay } from '../../after-playing.js';
import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';

/** BARRENS set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_317', 'Field Contact', {
    triggers: afterYouPlay({ any: ['HAS_BATTLECRY', 'HAS_COMBO'] }, { draw: 1 }),
  }),
  card('BAR_318', 'Silverleaf Poison', {
    requires: { REQ_WEAPON_EQUIPPED: 0 },
    text: [{ enchant: 'BAR_318e', on: 'FRIENDLY_WEAPON' }],
  }),
  ownCard({
    id: 'BAR_318e',
    name: 'Silverleaf Poison',
    type: 'ENCHANTMENT',
    triggers: [{ on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ draw: 1 }] }],
  }),
  card('BAR_320', 'Efficient Octo-bot', { frenzy: [{ enchant: 'BAR_320e', on: 'FRIENDLY_HAND' }] }),
  ownEnchantment('BAR_320e', 'Efficient Octo-bot', { cost: -1 }),
  card('BAR_321', 'Paralytic Poison', {
    requires: { REQ_WEAPON_EQUIPPED: 0 },
    text: [{ enchant: 'BAR_321e', on: 'FRIENDLY_WEAPON' }],
  }),
  ownEnchantment('BAR_321e', 'Paralytic Poison', { attack: 1, grants: ['IMMUNE_WHILE_ATTACKING'] }),
];
