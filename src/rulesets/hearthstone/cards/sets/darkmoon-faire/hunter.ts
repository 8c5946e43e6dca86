import type { Condition } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { ANIMAL_COMPANIONS, RANDOM_ENEMY } from '../../selectors.js';

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
        resurrect: {
          died: 'THIS_GAME',
          side: 'FRIENDLY',
          like: { type: 'MINION', deathrattle: true },
        },
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
];
