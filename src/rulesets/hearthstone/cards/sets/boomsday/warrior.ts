import { type CardEntry, card } from '../../entry.js';

/** BOOMSDAY set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_067', 'Rocket Boots', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'BOT_067e', on: 'TARGET' }, { draw: 1 }],
  }),
  card('BOT_067e', 'Rocket Boots', { enchantment: { grants: ['RUSH'] } }),
];
