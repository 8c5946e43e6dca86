import type { CardChoice } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  COPIES_OF_ITSELF,
  HAS_10_CRYSTALS,
  MINIONS_IN_HAND,
  RANDOM_MINION_IN_ENEMY_HAND,
  RANDOM_MINION_IN_HAND,
} from '../../selectors.js';

const DEMON: CardChoice = { pool: { type: 'MINION', race: 'DEMON' } };

/** BOOMSDAY set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_433', 'Dr. Morrigan', {
    rules: { deathrattle: ['ZH-4.7-pseudo-move'] },
    deathrattle: [
      { save: 'minion', entities: { random: { of: 'FRIENDLY_DECK', where: 'MINION' } } },
      {
        if: { exists: { saved: 'minion' } },
        then: [{ shuffleIntoDeck: 'SELF' }, { putIntoPlay: { saved: 'minion' } }],
      },
    ],
  }),
  card('BOT_222', 'Spirit Bomb', {
    text: [
      {
        damageTogether: [
          { damage: 4, to: 'TARGET' },
          { damage: 4, to: 'FRIENDLY_HERO' },
        ],
      },
    ],
  }),
  card('BOT_224', 'Doubling Imp', { battlecry: [{ summonCopyOf: 'SELF' }] }),
  card('BOT_226', 'Nethersoul Buster', {
    battlecry: [
      {
        enchant: 'BOT_226e',
        on: 'SELF',
        num1: { tag: 'HERO_DAMAGE_TAKEN_THIS_TURN', of: 'FRIENDLY_PLAYER' },
      },
    ],
  }),
  card('BOT_226e', 'Nethercharged', { enchantment: { attack: 'NUM_1' } }),
  card('BOT_263', 'Soul Infusion', {
    text: [{ enchant: 'BOT_263e', on: { first: MINIONS_IN_HAND } }],
  }),
  card('BOT_263e', 'Infused', { enchantment: { attack: 2, health: 2 } }),
  card('BOT_443', 'Void Analyst', {
    deathrattle: [{ enchant: 'BOT_443e', on: { of: MINIONS_IN_HAND, where: { race: 'DEMON' } } }],
  }),
  card('BOT_443e', 'Well-Studied', { enchantment: { attack: 1, health: 1 } }),
  card('BOT_521', 'Ectomancy', {
    text: [
      {
        forEach: { of: 'FRIENDLY_MINIONS', where: { all: [{ race: 'DEMON' }, 'SURVIVES'] } },
        rules: ['ZH-3.5-spells'],
        do: [{ summonCopyOf: 'IT' }],
      },
    ],
  }),
  card('BOT_536', 'Omega Agent', {
    battlecry: [{ if: HAS_10_CRYSTALS, then: COPIES_OF_ITSELF }],
  }),
  card('BOT_568', 'The Soularium', {
    text: [
      { draw: 3, save: 'drawn' },
      { enchant: 'BOT_568e', on: { saved: 'drawn' } },
    ],
  }),
  card('BOT_568e', 'Fleeting Soul', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        queueIf: { entity: 'HOST', is: 'IN_HAND' },
        do: [{ discard: 'HOST' }],
      },
    ],
  }),
  card('BOT_913', 'Demonic Project', {
    text: [
      { transform: RANDOM_MINION_IN_HAND, into: DEMON },
      { transform: RANDOM_MINION_IN_ENEMY_HAND, into: DEMON },
    ],
  }),
];
