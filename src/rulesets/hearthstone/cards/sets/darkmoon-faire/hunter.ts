import type { Condition } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  ANIMAL_COMPANIONS,
  DEATHS_WITH_DEATHRATTLE,
  DISCOVER_AND_CAST_A_SECRET,
  RANDOM_ENEMY,
  RANDOM_MINION_IN_DECK,
  YOUR_HERO,
} from '../../selectors.js';

/** Two minions or more are there. */
const CONTROLS_TWO_MINIONS: Condition = { value: { count: 'FRIENDLY_MINIONS' }, atLeast: 2 };

/** DARKMOON_FAIRE set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_083', 'Dancing Cobra', { corrupt: 'DMF_083t' }),
  card('DMF_083t', 'Dancing Cobra'),
  card('DMF_085', 'Darkmoon Tonk', {
    deathrattle: [{ repeat: 4, do: [{ damage: 2, to: RANDOM_ENEMY }] }],
  }),
  card('DMF_090', "Don't Feed the Animals", {
    text: [{ enchant: 'DMF_090e2', on: { of: 'FRIENDLY_HAND', where: { race: 'BEAST' } } }],
    corrupt: 'DMF_090t',
  }),
  card('DMF_090t', "Don't Feed the Animals", {
    text: [{ enchant: 'DMF_090e', on: { of: 'FRIENDLY_HAND', where: { race: 'BEAST' } } }],
  }),
  card('DMF_090e', 'Well Fed', { enchantment: { attack: 2, health: 2 } }),
  card('DMF_090e2', 'Well Fed', { enchantment: { attack: 1, health: 1 } }),
  card('DMF_122', 'Mystery Winner', {
    battlecry: [{ discover: { pool: { type: 'SPELL', secret: true } }, then: [] }],
  }),
  card('DMF_084', "Jewel of N'Zoth", {
    rules: { text: ['HS-DEC3', 'HS-DEC4'] },
    text: [
      {
        resurrect: DEATHS_WITH_DEATHRATTLE,
        count: 3,
      },
    ],
  }),
  card('DMF_123', 'Open the Cages', {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        inYourTurn: true,
        queueIf: CONTROLS_TWO_MINIONS,
        when: CONTROLS_TWO_MINIONS,
        do: [{ summon: { oneOf: ANIMAL_COMPANIONS } }],
      },
    ],
  }),
  card('YOP_027', 'Bola Shot', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    rules: { text: ['HS-DH5'] },
    text: [
      {
        damageTogether: [
          { damage: 1, to: 'TARGET' },
          { damage: 2, to: { adjacentTo: 'TARGET' } },
        ],
      },
    ],
  }),
  card('YOP_028', 'Saddlemaster', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { all: ['MINION', { race: 'BEAST' }] },
        do: [{ giveCard: { pool: { type: 'MINION', race: 'BEAST' } } }],
      },
    ],
  }),
  card('DMF_086', 'Petting Zoo', {
    text: [
      {
        repeat: { plus: [1, { count: { of: 'FRIENDLY_SECRETS', where: 'SECRET' } }] },
        do: [{ summon: 'DMF_086e' }],
      },
    ],
  }),
  card('DMF_088', "Rinling's Rifle", {
    triggers: [{ on: 'AFTER_ATTACK', source: YOUR_HERO, do: [DISCOVER_AND_CAST_A_SECRET] }],
  }),
  card('DMF_089', 'Maxima Blastenheimer', {
    rules: { battlecry: ['ZH-2.6-forced'] },
    battlecry: [
      { putIntoPlay: RANDOM_MINION_IN_DECK, save: 'shot' },
      { forceAttack: { saved: 'shot' }, on: 'ENEMY_HERO' },
      { destroy: { of: { saved: 'shot' }, where: 'ON_BOARD' } },
    ],
  }),
  card('YOP_030', 'Felfire Deadeye', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_HERO_POWER', enchantment: 'YOP_030e' }],
  }),
  card('YOP_030e', 'Deadeye', { enchantment: { cost: -1 } }),
  card('DMF_087', 'Trampling Rhino', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        subject: { all: ['MINION', { tag: 'HEALTH_LEFT', atMost: -1 }] },
        rules: ['HS-INF-excess'],
        do: [
          { damage: { minus: [0, { tag: 'HEALTH_LEFT', of: 'EVENT_SUBJECT' }] }, to: 'ENEMY_HERO' },
        ],
      },
    ],
  }),
];
