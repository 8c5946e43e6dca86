import { type CardEntry, card } from '../../entry.js';

/** GANGS set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_308', 'Kun the Forgotten King', { chooseOne: ['CFM_308a', 'CFM_308b'] }),
  card('CFM_308a', 'Forgotten Armor', { text: [{ gainArmor: 10 }] }),
  card('CFM_308b', 'Forgotten Mana', {
    text: [{ gainMana: 10, kind: 'REFRESH' }],
    was: [{ before: '23.0', text: [{ gainMana: 10, kind: 'TEMPORARY', upTo: 'CRYSTALS' }] }],
  }),
];
