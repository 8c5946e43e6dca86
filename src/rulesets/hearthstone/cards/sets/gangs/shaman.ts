import { type CardEntry, card } from '../../entry.js';
import { SUMMON_JADE_GOLEM } from '../../selectors.js';

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
  card('CFM_312', 'Jade Chieftain', {
    battlecry: [...SUMMON_JADE_GOLEM, { set: { TAUNT: 1 }, on: { saved: 'golem' } }],
  }),
  card('CFM_313', 'Finders Keepers', {
    rules: { text: ['ZH-5.1-discover', 'ZH-5.1-discover-fallback'] },
    text: [{ discover: { pool: { overload: true, class: 'SHAMAN' } }, then: [] }],
  }),
  card('CFM_696', 'Devolve', {
    rules: { text: ['ZH-5.2-evolve'] },
    text: [
      {
        forEach: 'ENEMY_MINIONS',
        do: [
          {
            if: { entity: 'IT', is: { tag: 'COST', exactly: 0 } },
            then: [{ transform: 'IT', into: { pool: { type: 'MINION', cost: 0 } } }],
            else: [{ transform: 'IT', into: { pool: { type: 'MINION', costOf: 'IT', plus: -1 } } }],
          },
        ],
      },
    ],
  }),
  card('CFM_707', 'Jade Lightning', { text: [{ damage: 4, to: 'TARGET' }, ...SUMMON_JADE_GOLEM] }),
  card('CFM_717', 'Jade Claws', { battlecry: SUMMON_JADE_GOLEM }),
];
