import { type CardEntry, card } from '../../entry.js';

/** DARKMOON_FAIRE set, demonhunter. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_248', 'Felsteel Executioner', { corrupt: 'DMF_248t' }),
  card('DMF_248t', 'Felsteel Executioner'),
];
