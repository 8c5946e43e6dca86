import { type CardEntry, card } from '../../entry.js';

/** DARKMOON_FAIRE set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_064', 'Carousel Gryphon', { keywords: ['DIVINE_SHIELD'], corrupt: 'DMF_064t' }),
  card('DMF_064t', 'Carousel Gryphon'),
  card('DMF_194', 'Redscale Dragontamer', {
    deathrattle: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'DRAGON' } } } }],
  }),
];
