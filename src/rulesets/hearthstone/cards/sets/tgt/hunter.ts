import type { Condition } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { FRIENDLY_BEASTS, JOUST, JOUST_WON, OTHER_MINIONS, YOUR_HERO } from '../../selectors.js';

/** The player holds no card. */
const EMPTY_HAND: Condition = { value: { count: 'FRIENDLY_HAND' }, exactly: 0 };

/** TGT set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('AT_063', 'Acidmaw', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: { all: ['MINION', { not: 'IS_SELF' }] },
        when: 'IN_PLAY',
        do: [{ destroy: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('AT_060', 'Bear Trap', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        rules: ['HS-AAE-bear-trap', 'ZH-2.6-after-attack-kept'],
        subject: YOUR_HERO,
        queueIf: { entity: 'EVENT_SUBJECT', is: 'IN_PLAY' },
        when: 'BOARD_NOT_FULL',
        do: [{ summon: 'CS2_125' }],
      },
    ],
    was: [
      {
        before: '3.2.0.10604',
        triggers: [
          {
            on: 'AFTER_ATTACK',
            rules: ['HS-AAE-bear-trap', 'HS-INF-full-board-secrets'],
            subject: YOUR_HERO,
            queueIf: { entity: 'EVENT_SUBJECT', is: 'IN_PLAY' },
            do: [{ summon: 'CS2_125' }],
          },
        ],
      },
    ],
  }),
  card('AT_059', 'Brave Archer', {
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        preCheck: EMPTY_HAND,
        queueIf: EMPTY_HAND,
        when: EMPTY_HAND,
        do: [{ damage: 2, to: 'ENEMY_HERO' }],
      },
    ],
  }),
  card('AT_056', 'Powershot', {
    rules: { text: ['HS-DH5'] },
    text: [
      {
        damageTogether: [
          { damage: 2, to: 'TARGET' },
          { damage: 2, to: { adjacentTo: 'TARGET' } },
        ],
      },
    ],
  }),
  card('AT_010', 'Ram Wrangler', {
    battlecry: [
      {
        if: { exists: FRIENDLY_BEASTS },
        then: [{ summon: { pool: { type: 'MINION', race: 'BEAST' } } }],
      },
    ],
  }),
  card('AT_057', 'Stablemaster', { battlecry: [{ enchant: 'AT_057o', on: 'TARGET' }] }),
  card('AT_057o', 'Groomed', { enchantment: { grants: ['IMMUNE'], lasts: 'THIS_TURN' } }),
  card('AT_058', "King's Elekk", {
    battlecry: [...JOUST, { if: JOUST_WON, then: [{ drawThese: { saved: 'yours' } }] }],
  }),
  card('AT_061', 'Lock and Load', { text: [{ enchant: 'AT_061e', on: 'FRIENDLY_PLAYER' }] }),
  card('AT_061e', 'Lock and Load', {
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [{ giveCard: { pool: { class: 'HUNTER' } } }],
      },
    ],
  }),
  card('AT_062', 'Ball of Spiders', { text: [{ summon: 'FP1_011', count: 3 }] }),
  card('AT_063t', 'Dreadscale', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ damage: 1, to: OTHER_MINIONS }] }],
  }),
];
