import { type CardEntry, card } from '../../entry.js';

/** DARKMOON_FAIRE set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_056', "G'huun the Blood God", {
    battlecry: [
      { draw: 2, save: 'drawn' },
      { enchant: 'DMF_056e', on: { saved: 'drawn' } },
    ],
  }),
  card('DMF_056e', 'Blood of Gods', { enchantment: { grants: ['COSTS_HEALTH'] } }),
];
