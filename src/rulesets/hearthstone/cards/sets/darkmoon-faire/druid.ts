import { type CardEntry, card } from '../../entry.js';
import { RANDOM_FRIENDLY_MINION, SPELLS_PLAYED_THIS_GAME, UNSPENT_MANA } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { lendsToNext } from '../../templates/next-card.js';

/** DARKMOON_FAIRE set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_058', 'Solar Eclipse', { text: [{ enchant: 'DMF_058e', on: 'FRIENDLY_PLAYER' }] }),
  card('DMF_058e', 'Solar Empowerment', {
    enchantment: { spellsResolveTwice: true, lasts: 'THIS_TURN' },
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        queueIf: { not: { entity: 'EVENT_SUBJECT', is: { among: 'CREATOR' } } },
        do: [{ detach: 'SELF' }],
      },
      { on: 'AFTER_CAST', whose: 'YOURS', do: [{ detach: 'SELF' }] },
    ],
  }),
  card('DMF_060', 'Umbral Owl', { auras: [costsLess({ count: SPELLS_PLAYED_THIS_GAME })] }),
  card('DMF_730', 'Moontouched Amulet', {
    text: [{ enchant: 'DMF_730e', on: 'FRIENDLY_HERO' }],
    corrupt: 'DMF_730t',
  }),
  card('DMF_730t', 'Moontouched Amulet', {
    text: [{ enchant: 'DMF_730e', on: 'FRIENDLY_HERO' }, { gainArmor: 6 }],
  }),
  card('DMF_730e', 'Moontouched Amulet', { enchantment: { attack: 4, lasts: 'THIS_TURN' } }),
  card('DMF_732', 'Cenarion Ward', {
    text: [{ gainArmor: 8 }, { summon: { pool: { type: 'MINION', cost: 8 } } }],
  }),
  card('YOP_024', 'Guidance', {
    rules: { text: ['HS-INF-guidance'] },
    text: [
      {
        discover: { pool: { type: 'SPELL' } },
        offers: 2,
        beside: 'YOP_024t',
        offered: 'both',
        save: 'taken',
        then: [],
      },
      {
        if: { not: { exists: { saved: 'taken' } } },
        then: [{ forEach: { saved: 'both' }, do: [{ takeIntoHand: 'IT' }] }],
      },
    ],
  }),
  card('YOP_024t', 'Spirit Path', { text: [{ overload: 1 }] }),
  card('YOP_025', 'Dreaming Drake', { corrupt: 'YOP_025t' }),
  card('YOP_025t', 'Dreaming Drake'),
  card('YOP_026', 'Arbor Up', {
    text: [
      { summon: 'EX1_158t', count: 2 },
      { enchant: 'YOP_026e', on: 'FRIENDLY_MINIONS' },
    ],
  }),
  card('YOP_026e', 'Forest Guards', { enchantment: { attack: 2, health: 1 } }),
  card('DMF_061', 'Faire Arborist', {
    chooseOne: ['DMF_061a', 'DMF_061b'],
    corrupt: 'DMF_061t',
  }),
  card('DMF_061a', 'Prune the Fruit', { text: [{ draw: 1 }] }),
  card('DMF_061b', 'Dig It Up', { text: [{ summon: 'DMF_061t2' }] }),
  card('DMF_061t', 'Faire Arborist', { battlecry: [{ summon: 'DMF_061t2' }, { draw: 1 }] }),
  card('DMF_734', 'Greybough', {
    deathrattle: [{ enchant: 'DMF_734e', on: RANDOM_FRIENDLY_MINION }],
  }),
  card('DMF_734e', 'Greybud', { deathrattle: [{ summon: 'DMF_734' }] }),
  card('DMF_057', 'Lunar Eclipse', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { damage: 3, to: 'TARGET' },
      { enchant: 'DMF_057o', on: 'FRIENDLY_PLAYER' },
    ],
  }),
  card('DMF_057o', 'Lunar Empowerment', {
    enchantment: { lasts: 'THIS_TURN' },
    ...lendsToNext('DMF_057e', 'SPELL'),
  }),
  card('DMF_057e', 'Lunar Empowerment', { enchantment: { cost: -2 } }),
  card('DMF_733', 'Kiri, Chosen of Elune', {
    battlecry: [{ giveCard: 'DMF_058' }, { giveCard: 'DMF_057' }],
  }),
  card('YOP_029', 'Resizing Pouch', {
    text: [{ discover: { pool: { costOf: UNSPENT_MANA } }, then: [] }],
  }),
  card('DMF_075', 'Guess the Weight', {
    text: [
      { draw: 1, save: 'drawn' },
      {
        if: { all: [{ exists: { saved: 'drawn' } }, { exists: 'FRIENDLY_DECK' }] },
        then: [
          { save: 'weight', value: { tag: 'COST', of: { saved: 'drawn' } } },
          { save: 'next', value: { tag: 'COST', of: { first: 'FRIENDLY_DECK' } } },
          { chooseCard: { oneOf: ['DMF_075a', 'DMF_075a2'] }, save: 'guess' },
          {
            if: {
              any: [
                {
                  all: [
                    { entity: { saved: 'guess' }, is: { card: 'DMF_075a' } },
                    { value: { minus: [{ saved: 'next' }, { saved: 'weight' }] }, atLeast: 1 },
                  ],
                },
                {
                  all: [
                    { entity: { saved: 'guess' }, is: { card: 'DMF_075a2' } },
                    { value: { minus: [{ saved: 'weight' }, { saved: 'next' }] }, atLeast: 1 },
                  ],
                },
              ],
            },
            then: [{ draw: 1 }],
          },
        ],
      },
    ],
  }),
  card('DMF_075a', 'More!', { text: [] }),
  card('DMF_075a2', 'Less!', { text: [] }),
];
