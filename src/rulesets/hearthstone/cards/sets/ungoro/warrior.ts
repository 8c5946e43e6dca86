import { type CardEntry, card, ownCard } from '../../entry.js';
import { RANDOM_ENEMY } from '../../selectors.js';
import { attackInOpponentsTurn } from '../../templates/auras.js';
import { adapt } from './adaptations.js';

/** UNGORO set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_838', 'Tar Lord', { auras: [attackInOpponentsTurn('UNG_838e')] }),
  /** Its id is ours. */
  ownCard({
    id: 'UNG_838e',
    name: 'Tar Lord',
    type: 'ENCHANTMENT',
    class: 'WARRIOR',
    set: 'UNGORO',
    enchantment: { attack: 4 },
  }),
  card('UNG_922', "Explore Un'Goro", {
    text: [{ replace: 'FRIENDLY_DECK', withCard: 'UNG_922t1' }],
  }),
  card('UNG_922t1', 'Choose Your Path', { text: [{ discover: { pool: {} }, then: [] }] }),
  card('UNG_923', 'Iron Hide', { text: [{ gainArmor: 5 }] }),
  card('UNG_925', 'Ornery Direhorn', { battlecry: [adapt('SELF')] }),
  card('UNG_926', 'Cornered Sentry', {
    battlecry: [{ summon: 'UNG_076t1', count: 3, who: 'OPPONENT' }],
  }),
  card('UNG_927', 'Sudden Genesis', {
    text: [
      {
        forEach: { of: 'FRIENDLY_MINIONS', where: { all: ['DAMAGED', 'SURVIVES'] } },
        rules: ['ZH-3.5-spells'],
        do: [{ summonCopyOf: 'IT' }],
      },
    ],
  }),
  card('UNG_929', 'Molten Blade', {
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['HS-DP4b', 'ZH-5.3-shifters'],
        whose: 'YOURS',
        zone: 'HAND',
        queueIf: { not: { entity: 'SELF', is: { carries: 'UNG_929e' } } },
        do: [
          { enchant: 'UNG_929e', on: 'SELF' },
          { transform: 'SELF', into: { pool: { type: 'WEAPON' } } },
        ],
      },
    ],
  }),
  card('UNG_929e', 'Magmic', {
    enchantment: { lasts: 'OUT_OF_PLAY' },
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        queueIf: { entity: 'HOST', is: 'IN_HAND' },
        do: [{ transform: 'HOST', into: { pool: { type: 'WEAPON' } } }],
      },
    ],
  }),
  card('UNG_933', 'King Mosh', {
    battlecry: [{ destroy: { of: 'ALL_MINIONS', where: 'DAMAGED' } }],
  }),
  card('UNG_934', "Fire Plume's Heart", {
    quest: { progress: 7, reward: 'UNG_934t1' },
    triggers: [
      {
        on: 'ON_PLAY',
        rules: ['SUP-QUEST-LIST', 'ZH-5.3-quests-ungoro'],
        whose: 'YOURS',
        subject: { all: ['MINION', { has: 'TAUNT' }] },
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('UNG_934t1', 'Sulfuras', { battlecry: [{ replaceHeroPower: 'UNG_934t2' }] }),
  card('UNG_934t2', 'DIE, INSECT!', { text: [{ damage: 8, to: RANDOM_ENEMY }] }),
  card('UNG_957', 'Direhorn Hatchling', {
    deathrattle: [{ shuffleIntoDeck: { newCard: 'UNG_957t1' } }],
  }),
];
