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
];
