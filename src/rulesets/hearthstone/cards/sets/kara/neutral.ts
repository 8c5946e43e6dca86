import { type CardEntry, card } from '../../entry.js';
import {
  CONTROLS_A_SECRET,
  FRIENDLY_BEASTS,
  FRIENDLY_DRAGONS,
  FRIENDLY_MURLOCS,
  HOLDS_A_DRAGON,
  MINIONS_IN_DECK,
  RANDOM_MINION_IN_DECK,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { startOfGame } from '../../templates/start-of-game.js';

/** KARA set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('KAR_114', 'Barnes', {
    battlecry: [{ summon: { cardOf: RANDOM_MINION_IN_DECK }, with: 'KAR_114e' }],
  }),
  card('KAR_114e', 'Incredible Impression', {
    enchantment: { attack: { set: 1 }, health: { set: 1 } },
  }),
  card('KAR_041', 'Moat Lurker', {
    battlecry: [{ destroy: 'TARGET' }, { remember: 'TARGET' }],
    deathrattle: [
      { forEach: 'REMEMBERED', do: [{ summon: { cardOf: 'IT' }, who: 'IT_CONTROLLER' }] },
    ],
  }),
  card('KAR_033', 'Book Wyrm', {
    rules: { battlecry: ['HS-R6-exc-dragon', 'HS-COND8'] },
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ destroy: 'TARGET' }] }],
  }),
  card('KAR_029', 'Runic Egg', { deathrattle: [{ draw: 1 }] }),
  card('KAR_030a', 'Pantry Spider', { battlecry: [{ summon: 'KAR_030' }] }),
  card('KAR_036', 'Arcane Anomaly', {
    triggers: [{ on: 'AFTER_SPELL', whose: 'YOURS', do: [{ enchant: 'KAR_036e', on: 'SELF' }] }],
    was: [
      {
        before: '20.0',
        triggers: [
          {
            on: 'ON_PLAY',
            whose: 'YOURS',
            subject: 'SPELL',
            do: [{ enchant: 'KAR_036e', on: 'SELF' }],
          },
        ],
      },
    ],
  }),
  card('KAR_036e', 'Eating', { enchantment: { health: 1 } }),
  card('KAR_037', 'Avian Watcher', {
    battlecry: [{ if: CONTROLS_A_SECRET, then: [{ enchant: 'KAR_037t', on: 'SELF' }] }],
  }),
  card('KAR_037t', 'Secrets of Karazhan', {
    enchantment: { attack: 1, health: 1, grants: ['TAUNT'] },
  }),
  card('KAR_044', 'Moroes', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ summon: 'KAR_044a' }] }],
  }),
  card('KAR_061', 'The Curator', {
    battlecry: [
      { drawThese: { random: { of: MINIONS_IN_DECK, where: { race: 'BEAST' } } } },
      { drawThese: { random: { of: MINIONS_IN_DECK, where: { race: 'DRAGON' } } } },
      { drawThese: { random: { of: MINIONS_IN_DECK, where: { race: 'MURLOC' } } } },
    ],
  }),
  card('KAR_062', 'Netherspite Historian', {
    battlecry: [
      {
        if: HOLDS_A_DRAGON,
        then: [{ discover: { pool: { type: 'MINION', race: 'DRAGON' } }, then: [] }],
      },
    ],
  }),
  card('KAR_095', 'Zoobot', {
    battlecry: [
      { enchant: 'KAR_095e', on: { random: FRIENDLY_BEASTS } },
      { enchant: 'KAR_095e', on: { random: FRIENDLY_DRAGONS } },
      { enchant: 'KAR_095e', on: { random: FRIENDLY_MURLOCS } },
    ],
  }),
  card('KAR_095e', 'Well Fed', { enchantment: { attack: 1, health: 1 } }),
  card('KAR_096', 'Prince Malchezaar', {
    triggers: startOfGame([
      {
        repeat: 5,
        do: [
          {
            shuffleIntoDeck: {
              newCard: {
                pool: {
                  type: 'MINION',
                  rarity: 'LEGENDARY',
                  classOf: 'FRIENDLY_HERO',
                  orNeutral: true,
                  except: { union: ['FRIENDLY_DECK', 'FRIENDLY_HAND'] },
                },
              },
            },
          },
        ],
      },
    ]),
  }),
  card('KAR_097', 'Medivh, the Guardian', { battlecry: [{ equip: 'KAR_097t' }] }),
  card('KAR_097t', 'Atiesh', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        do: [
          { summon: { pool: { type: 'MINION', costOf: 'EVENT_AMOUNT' } } },
          { loseDurability: 1, of: 'SELF' },
        ],
      },
    ],
  }),
  card('KAR_702', 'Menagerie Magician', {
    battlecry: [
      { enchant: 'KAR_702e', on: { random: FRIENDLY_BEASTS } },
      { enchant: 'KAR_702e', on: { random: FRIENDLY_DRAGONS } },
      { enchant: 'KAR_702e', on: { random: FRIENDLY_MURLOCS } },
    ],
  }),
  card('KAR_702e', 'A Simple Trick', { enchantment: { attack: 2, health: 2 } }),
  card('KAR_710', 'Arcanosmith', { battlecry: [{ summon: 'KAR_710m' }] }),
  card('KAR_711', 'Arcane Giant', {
    auras: [costsLess({ tag: 'NUM_SPELLS_PLAYED_THIS_GAME', of: 'FRIENDLY_PLAYER' })],
  }),
  card('KAR_712', 'Violet Illusionist', {
    auras: [{ update: 'OTHER', tag: 'IMMUNE', on: 'FRIENDLY_HERO', if: 'YOUR_TURN' }],
  }),
];
