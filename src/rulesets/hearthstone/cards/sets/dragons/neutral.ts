import type { CardRange, Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  DRAGONS_IN_HAND,
  FRIENDLY_MECHS,
  HOLDS_A_DRAGON,
  LACKEY_TAG,
  OTHER_FRIENDLY_MECHS,
  OTHER_FRIENDLY_MINIONS,
  OTHER_MINIONS,
  RANDOM_ENEMY_MINION,
  SURVIVING_ENEMY_MINIONS,
} from '../../selectors.js';
import { INVOKE, IS_GALAKROND } from '../../templates/galakrond.js';

/** DRAGONS set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_082', 'Kobold Stickyfinger', {
    rules: { battlecry: ['HS-INF-stolen-weapon'] },
    battlecry: [{ takeControl: 'ENEMY_WEAPON' }],
  }),
  card('DRG_052', 'Draconic Lackey', {
    tags: LACKEY_TAG,
    battlecry: [{ discover: { pool: { type: 'MINION', race: 'DRAGON' } }, then: [] }],
  }),
  card('DRG_401', 'Grizzled Wizard', {
    battlecry: [{ swapHeroPowers: true }, { enchant: 'DRG_401e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('DRG_401e', 'Grizzled Power', {
    enchantment: {},
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [{ swapHeroPowers: true }, { detach: 'SELF' }],
      },
    ],
  }),
  card('DRG_056', 'Parachute Brigand', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { race: 'PIRATE' },
        zone: 'HAND',
        judged: 'BOTH',
        rules: ['ZH-2.2-pre-post-transform'],
        when: { entity: 'EVENT_SUBJECT', is: { race: 'PIRATE' } },
        do: [{ putIntoPlay: 'SELF' }],
      },
    ],
  }),
  card('DRG_075', 'Cobalt Spellkin', {
    battlecry: [
      {
        repeat: 2,
        do: [
          {
            giveCard: {
              pool: { type: 'SPELL', cost: 1, classOf: 'FRIENDLY_HERO', withoutClass: 'ANY_CLASS' },
            },
          },
        ],
      },
    ],
  }),
  card('DRG_062', 'Wyrmrest Purifier', {
    battlecry: [
      {
        forEach: { of: 'FRIENDLY_DECK', where: { class: 'NEUTRAL' } },
        do: [
          {
            transform: 'IT',
            into: { pool: { classOf: 'FRIENDLY_HERO', withoutClass: 'NEUTRAL' } },
          },
        ],
      },
    ],
  }),
  card('DRG_049', 'Tasty Flyfish', {
    deathrattle: [{ enchant: 'DRG_049e', on: { random: DRAGONS_IN_HAND } }],
  }),
  card('DRG_049e', 'Well Fed', { enchantment: { attack: 2, health: 2 } }),
  card('DRG_054', "Big Ol' Whelp", { battlecry: [{ draw: 1 }] }),
  card('DRG_055', 'Hoard Pillager', {
    battlecry: [{ equip: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'WEAPON' } } }],
  }),
  card('DRG_057', 'Hot Air Balloon', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ enchant: 'DRG_057e', on: 'SELF' }] }],
  }),
  card('DRG_057e', 'Up, Up, and Away!', { enchantment: { health: 1 } }),
  card('DRG_058', 'Wing Commander', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'DRG_058e',
        num1: { times: [2, { count: DRAGONS_IN_HAND }] },
      },
    ],
  }),
  card('DRG_058e', 'Commanding', { enchantment: { attack: 'NUM_1' } }),
  card('DRG_059', 'Goboglide Tech', {
    battlecry: [{ if: { exists: FRIENDLY_MECHS }, then: [{ enchant: 'DRG_059e', on: 'SELF' }] }],
  }),
  card('DRG_059e', 'Gobogliding', { enchantment: { attack: 1, health: 1, grants: ['RUSH'] } }),
  card('DRG_060', 'Fire Hawk', {
    battlecry: [{ enchant: 'DRG_060e', on: 'SELF', num1: { count: 'ENEMY_HAND' } }],
  }),
  card('DRG_060e', 'Fired Up', { enchantment: { attack: 'NUM_1' } }),
  card('DRG_063', 'Dragonmaw Poacher', {
    battlecry: [
      {
        if: { exists: { of: 'ENEMY_MINIONS', where: { race: 'DRAGON' } } },
        then: [{ enchant: 'DRG_063e', on: 'SELF' }],
      },
    ],
  }),
  card('DRG_063e', 'Poaching', { enchantment: { attack: 4, health: 4, grants: ['RUSH'] } }),
  card('DRG_064', "Zul'Drak Ritualist", {
    battlecry: [{ summon: { pool: { type: 'MINION', cost: 1 } }, count: 3, who: 'OPPONENT' }],
  }),
  card('DRG_067', 'Troll Batrider', { battlecry: [{ damage: 3, to: RANDOM_ENEMY_MINION }] }),
  card('DRG_069', 'Platebreaker', { battlecry: [{ set: { ARMOR: 0 }, on: 'ENEMY_HERO' }] }),
  card('DRG_070', 'Dragon Breeder', {
    requires: {
      REQ_TARGET_IF_AVAILABLE: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_TARGET_WITH_RACE: 24,
    },
    battlecry: [{ giveCard: { cardOf: 'TARGET' } }],
  }),
  card('DRG_071', 'Bad Luck Albatross', {
    deathrattle: [
      { repeat: 2, do: [{ shuffleIntoDeck: { newCard: 'DRG_071t' }, who: 'OPPONENT' }] },
    ],
  }),
  card('DRG_072', 'Skyfin', {
    battlecry: [
      {
        if: HOLDS_A_DRAGON,
        then: [
          {
            summon: { pool: { type: 'MINION', race: 'MURLOC' } },
            count: 2,
            at: 'ALTERNATING',
          },
        ],
      },
    ],
  }),
  card('DRG_074', 'Camouflaged Dirigible', {
    battlecry: [{ enchant: 'DRG_074e', on: OTHER_FRIENDLY_MECHS }],
  }),
  card('DRG_077', 'Utgarde Grapplesniper', {
    battlecry: [
      { draw: 1, save: 'mine' },
      { draw: 1, who: 'OPPONENT', save: 'theirs' },
      { putIntoPlay: { of: { saved: 'mine' }, where: { race: 'DRAGON' } } },
      { putIntoPlay: { of: { saved: 'theirs' }, where: { race: 'DRAGON' } } },
    ],
  }),
  card('DRG_078', 'Depth Charge', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ damage: 5, to: 'ALL_MINIONS' }] }],
  }),
  card('DRG_081', 'Scalerider', {
    requires: { REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND: 0 },
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ damage: 2, to: 'TARGET' }] }],
  }),
  card('DRG_084', 'Tentacled Menace', {
    battlecry: [
      { draw: 1, save: 'mine' },
      { draw: 1, who: 'OPPONENT', save: 'theirs' },
      {
        if: { all: [{ exists: { saved: 'mine' } }, { exists: { saved: 'theirs' } }] },
        then: [
          { save: 'cost', value: { tag: 'COST', of: { saved: 'mine' } } },
          {
            enchant: 'DRG_084e',
            on: { saved: 'mine' },
            num1: { tag: 'COST', of: { saved: 'theirs' } },
          },
          { enchant: 'DRG_084e', on: { saved: 'theirs' }, num1: { saved: 'cost' } },
        ],
      },
    ],
  }),
  card('DRG_084e', 'Tentacle Confusion', { enchantment: { cost: { set: 'NUM_1' } } }),
  card('DRG_086', 'Chromatic Egg', {
    battlecry: [
      {
        discover: { pool: { type: 'MINION', race: 'DRAGON' } },
        in: 'SETASIDE',
        save: 'dragon',
        then: [{ remember: { saved: 'dragon' } }],
      },
    ],
    deathrattle: [{ forEach: 'REMEMBERED', do: [{ summon: { cardOf: 'IT' } }] }],
  }),
  card('DRG_088', 'Dread Raven', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'DRG_088e',
        num1: {
          times: [3, { count: { of: OTHER_FRIENDLY_MINIONS, where: { card: 'DRG_088' } } }],
        },
      },
    ],
  }),
  card('DRG_088e', 'Conspiracy of Ravens', { enchantment: { attack: 'NUM_1' } }),
  card('DRG_091', "Shu'ma", {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ summon: 'DRG_091t', count: 7, at: 'ALTERNATING' }],
      },
    ],
  }),
  card('DRG_092', 'Transmogrifier', {
    triggers: [
      {
        on: 'DRAW',
        whose: 'YOURS',
        do: [
          {
            transform: 'EVENT_SUBJECT',
            into: { pool: { type: 'MINION', rarity: 'LEGENDARY' } },
          },
        ],
      },
    ],
  }),
  card('DRG_213', 'Twin Tyrant', {
    battlecry: [{ damage: 4, to: { random: SURVIVING_ENEMY_MINIONS, count: 2 } }],
  }),
  card('DRG_257', 'Frizz Kindleroost', {
    battlecry: [{ enchant: 'DRG_257e3', on: { of: 'FRIENDLY_DECK', where: { race: 'DRAGON' } } }],
  }),
  card('DRG_257e3', 'Ready to Hatch!', { enchantment: { cost: -2 } }),
  card('DRG_402', 'Sathrovarr', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [
          { giveCard: { cardOf: 'TARGET' } },
          { shuffleIntoDeck: { newCard: { cardOf: 'TARGET' } } },
          { summonCopyOf: 'TARGET' },
        ],
      },
    ],
  }),
  card('DRG_403', 'Blowtorch Saboteur', {
    battlecry: [{ enchant: 'DRG_403e', on: 'ENEMY_HERO_POWERS' }],
  }),
  card('DRG_403e', 'Hot Hot Hot!', {
    enchantment: { cost: { set: 3 } },
    triggers: [{ on: 'INSPIRE', whose: 'OPPONENTS', do: [{ detach: 'SELF' }] }],
  }),
  card('DRG_311e', 'Spore Hardened', { enchantment: { health: 2, grants: ['TAUNT'] } }),
  card('DRG_319e4', 'Treant Powerup', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_MINIONS', where: { named: 'Treant' } },
        enchantment: 'DRG_319e5',
      },
    ],
  }),
  card('DRG_319e5', 'Tree Power!', { enchantment: { attack: 1, health: 1 } }),
  card('DRG_225e', 'Mechanical Might', { enchantment: { attack: 1 } }),
  card('DRG_233e', 'Sand Breath', { enchantment: { attack: 1, health: 2 } }),
  card('DRG_215e', "Storm's Wrath", { enchantment: { attack: 1, health: 1 } }),
  card('DRG_235e', 'Rider Talritha', {
    enchantment: { attack: 3, health: 3 },
    deathrattle: [{ enchant: 'DRG_235e', on: { random: DRAGONS_IN_HAND } }],
  }),
  card('DRG_302e', 'Grave Rune', {
    rules: { deathrattle: ['HS-CEM2b'] },
    deathrattle: [{ repeat: 2, do: [{ summon: { cardOf: 'HOST' } }] }],
  }),
  card('DRG_031e', 'Necrium Infusion', { deathrattle: [{ resolveDeathrattleOf: 'REMEMBERED' }] }),
  card('DRG_050', 'Devoted Maniac', { battlecry: [INVOKE] }),
  card('DRG_242', 'Shield of Galakrond', { battlecry: [INVOKE] }),
  card('DRG_099', 'Kronx Dragonhoof', {
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_HEROES', where: IS_GALAKROND } },
        then: [
          {
            chooseCard: { oneOf: ['DRG_099t1', 'DRG_099t2', 'DRG_099t3', 'DRG_099t4'] },
            save: 'devastation',
          },
          { resolveTextOf: { saved: 'devastation' } },
        ],
        else: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: IS_GALAKROND } } }],
      },
    ],
  }),
  card('DRG_099t1', 'Decimation', {
    text: [
      { damage: 5, to: 'ENEMY_HERO' },
      { heal: 5, to: 'FRIENDLY_HERO' },
    ],
  }),
  card('DRG_099t2', 'Reanimation', { text: [{ summon: 'DRG_099t2t' }] }),
  card('DRG_099t3', 'Domination', {
    text: [{ enchant: 'DRG_099t3e', on: OTHER_FRIENDLY_MINIONS }],
  }),
  card('DRG_099t3e', 'Dominating', { enchantment: { attack: 2, health: 2 } }),
  card('DRG_099t4', 'Annihilation', {
    text: [{ damage: 5, to: OTHER_MINIONS, fixed: true }],
  }),
  card('DRG_250e', 'Fiendish Rites', { enchantment: { attack: 1 } }),
  card('DRG_217e', "Galakrond's Power", {
    enchantment: { attack: 3, health: 3 },
    was: [
      { before: '16.2', enchantment: { attack: 3, health: 3 } },
      { before: '20.0', enchantment: { attack: 2, health: 2 } },
    ],
  }),
  card('DRG_650e', "Galakrond's Strength", { enchantment: { attack: 4, health: 4 } }),
  card('DRG_068', 'Living Dragonbreath', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_MINIONS', enchantment: 'DRG_068e' }],
  }),
  card('DRG_068e', 'Toasty', { enchantment: { grants: ['CANT_BE_FROZEN'] } }),
  card('DRG_076', 'Faceless Corruptor', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    battlecry: [{ becomeCopyOf: 'SELF', minion: 'TARGET' }],
  }),
  card('DRG_089', 'Dragonqueen Alexstrasza', {
    battlecry: randomDragons({ type: 'MINION', race: 'DRAGON', except: 'SELF' }),
    was: [{ before: '16.2', battlecry: randomDragons({ type: 'MINION', race: 'DRAGON' }) }],
  }),
  card('DRG_089e', "A Queen's Discount", {
    enchantment: { cost: { set: 0 } },
    was: [
      { before: '17.6', enchantment: { cost: { set: 0 } } },
      { before: '20.0', enchantment: { cost: { set: 1 } } },
    ],
  }),
];

/** What a deck without duplicates gives: two random ones, cheaper. */
function randomDragons(
  pool: Extract<CardRange, { readonly pool: unknown }>['pool'],
): readonly Effect[] {
  return [
    {
      if: 'NO_DUPLICATES_IN_DECK',
      then: [
        {
          repeat: 2,
          do: [
            { giveCard: { pool }, save: 'dragon' },
            { enchant: 'DRG_089e', on: { saved: 'dragon' } },
          ],
        },
      ],
    },
  ];
}
