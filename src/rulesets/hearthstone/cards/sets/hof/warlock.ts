import { type CardEntry, card } from '../../entry.js';

/** HOF set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_316', 'Power Overwhelming', { text: [{ enchant: 'EX1_316e', on: 'TARGET' }] }),
  card('EX1_316e', 'Power Overwhelming', {
    enchantment: { attack: 4, health: 4 },
    triggers: [{ on: 'END_OF_TURN', do: [{ destroy: 'HOST' }] }],
  }),
  card('EX1_310', 'Doomguard', { battlecry: [{ discard: { random: 'FRIENDLY_HAND', count: 2 } }] }),
];
