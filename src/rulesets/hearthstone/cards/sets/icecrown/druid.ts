import { type CardEntry, card } from '../../entry.js';

/** ICECROWN set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_832', 'Malfurion the Pestilent', {
    heroPower: 'ICC_832p',
    chooseOne: ['ICC_832a', 'ICC_832b'],
  }),
  card('ICC_832a', 'Scarab Plague', { text: [{ summon: 'ICC_832t4', count: 2 }] }),
  card('ICC_832b', 'Spider Plague', { text: [{ summon: 'ICC_832t3', count: 2 }] }),
  card('ICC_832p', 'Plague Lord', { chooseOne: ['ICC_832pa', 'ICC_832pb'] }),
  card('ICC_832pa', 'Scarab Shell', { text: [{ gainArmor: 3 }] }),
  card('ICC_832pb', 'Spider Fangs', { text: [{ enchant: 'ICC_832e', on: 'FRIENDLY_HERO' }] }),
  card('ICC_832e', 'Fangs', { enchantment: { attack: 3, lasts: 'THIS_TURN' } }),
];
