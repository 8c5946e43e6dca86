import { type CardEntry, card } from '../../entry.js';

/** GANGS set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_697', 'Lotus Illusionist', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        subject: 'HERO',
        do: [{ transform: 'SELF', into: { pool: { type: 'MINION', cost: 6 } } }],
      },
    ],
  }),
  card('CFM_061', 'Jinyu Waterspeaker', { battlecry: [{ heal: 6, to: 'TARGET' }] }),
  card('CFM_310', 'Call in the Finishers', { text: [{ summon: 'CFM_310t', count: 4 }] }),
  card('CFM_324', 'White Eyes', { deathrattle: [{ shuffleIntoDeck: { newCard: 'CFM_324t' } }] }),
];
