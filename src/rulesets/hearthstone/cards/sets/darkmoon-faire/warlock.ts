import { type CardEntry, card } from '../../entry.js';
import { SURVIVING_ENEMY_MINIONS } from '../../selectors.js';

/** DARKMOON_FAIRE set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_118', 'Tickatus', {
    battlecry: [{ setAside: { first: 'FRIENDLY_DECK', count: 5 }, in: 'GRAVEYARD' }],
    corrupt: 'DMF_118t',
  }),
  card('DMF_118t', 'Tickatus', {
    battlecry: [{ setAside: { first: 'ENEMY_DECK', count: 5 }, in: 'GRAVEYARD' }],
  }),
  card('DMF_117', 'Cascading Disaster', {
    text: [{ destroy: { random: SURVIVING_ENEMY_MINIONS } }],
    corrupt: 'DMF_117t',
  }),
  card('DMF_117t', 'Cascading Disaster', {
    text: [{ destroy: { random: SURVIVING_ENEMY_MINIONS, count: 2 } }],
    corrupt: 'DMF_117t2',
  }),
  card('DMF_117t2', 'Cascading Disaster', {
    text: [{ destroy: { random: SURVIVING_ENEMY_MINIONS, count: 3 } }],
  }),
  card('DMF_110', 'Fire Breather', {
    battlecry: [{ damage: 2, to: { of: 'ALL_MINIONS', where: { not: { race: 'DEMON' } } } }],
  }),
  card('DMF_119', 'Wicked Whispers', {
    text: [
      { discard: { random: { lowest: 'COST', among: 'FRIENDLY_HAND' } } },
      { enchant: 'DMF_119e', on: 'FRIENDLY_MINIONS' },
    ],
  }),
  card('DMF_119e', 'Nightfall', { enchantment: { attack: 1, health: 1 } }),
];
