import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { BASIC_TOTEMS, FRIENDLY_TOTEMS, YOUR_HERO } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { infuse } from '../../templates/infuse.js';
import { gainsOneOf } from '../../templates/random-keywords.js';

/** A random minion that costs so much more than this one (ZH-5.2-evolve). */
const dearer = (than: 'TARGET' | 'IT', plus: number) =>
  ({ pool: { type: 'MINION', costOf: than, plus, nearest: 'OR_ITSELF' } }) as const;

/** REVENDRETH set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('REV_517', 'Criminal Lineup', {
    requires: {
      REQ_TARGET_TO_PLAY: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_NUM_MINION_SLOTS: 1,
    },
    text: [{ repeat: 3, do: [{ summonCopyOf: 'TARGET' }] }],
  }),
  card('REV_838', 'Gigantotem', {
    auras: [costsLess({ tag: 'NUM_TOTEMS_SUMMONED_THIS_GAME', of: 'FRIENDLY_PLAYER' })],
  }),
  card('REV_917', 'Carving Chisel', {
    triggers: [
      { on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ summon: { oneOf: BASIC_TOTEMS } }] },
    ],
  }),
  card('REV_920', 'Convincing Disguise', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    triggers: infuse(4, 'REV_920t'),
    text: [{ transform: 'TARGET', into: dearer('TARGET', 2) }],
  }),
  ownCard({
    id: 'REV_920t',
    name: 'Convincing Disguise',
    type: 'SPELL',
    class: 'SHAMAN',
    set: 'REVENDRETH',
    cost: 1,
    text: [{ forEach: 'FRIENDLY_MINIONS', do: [{ transform: 'IT', into: dearer('IT', 2) }] }],
  }),
  card('REV_921', 'The Stonewright', {
    battlecry: [{ enchant: 'REV_921e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'REV_921e',
    name: 'Living Stone',
    type: 'ENCHANTMENT',
    enchantment: {},
    auras: [{ update: 'HEALTH_ATTACK', to: FRIENDLY_TOTEMS, enchantment: 'REV_921t' }],
  }),
  ownEnchantment('REV_921t', 'Living Stone', { attack: 2 }),
  card('REV_924', 'Primordial Wave', {
    text: [
      { forEach: 'ENEMY_MINIONS', do: [{ transform: 'IT', into: dearer('IT', -1) }] },
      { forEach: 'FRIENDLY_MINIONS', do: [{ transform: 'IT', into: dearer('IT', 1) }] },
    ],
  }),
  card('REV_935', 'Party Favor Totem', {
    triggers: [
      ...infuse(2, 'REV_935t'),
      { on: 'END_OF_TURN', whose: 'YOURS', do: [{ summon: { oneOf: BASIC_TOTEMS } }] },
    ],
  }),
  ownMinion({
    id: 'REV_935t',
    name: 'Party Favor Totem',
    class: 'SHAMAN',
    set: 'REVENDRETH',
    race: 'TOTEM',
    cost: 3,
    attack: 0,
    health: 3,
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ summon: { oneOf: BASIC_TOTEMS }, count: 2 }],
      },
    ],
  }),
  card('REV_936', 'Crud Caretaker', { battlecry: [{ summon: 'REV_936t' }] }),
  ownMinion({
    id: 'REV_936t',
    name: 'Muck Elemental',
    class: 'SHAMAN',
    set: 'REVENDRETH',
    cost: 4,
    attack: 3,
    health: 5,
    race: 'ELEMENTAL',
    keywords: ['TAUNT'],
  }),
  card('MAW_003', 'Totemic Evidence', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    triggers: infuse(3, 'MAW_003t', { race: 'TOTEM' }),
    text: [
      { chooseCard: { oneOf: BASIC_TOTEMS }, save: 'totem' },
      { summon: { cardOf: { saved: 'totem' } } },
    ],
  }),
  ownCard({
    id: 'MAW_003t',
    name: 'Totemic Evidence',
    type: 'SPELL',
    class: 'SHAMAN',
    set: 'REVENDRETH',
    cost: 1,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: BASIC_TOTEMS.map((totem) => ({ summon: totem })),
  }),
  card('MAW_005', 'Framester', {
    battlecry: [{ repeat: 3, do: [{ shuffleIntoDeck: { newCard: 'MAW_005t' }, who: 'OPPONENT' }] }],
  }),
  ownCard({
    id: 'MAW_005t',
    name: 'Framed',
    type: 'SPELL',
    class: 'SHAMAN',
    set: 'REVENDRETH',
    cost: 0,
    castWhenDrawn: [{ overload: 2 }],
  }),
  card('MAW_030', 'Torghast Custodian', {
    battlecry: [
      {
        repeat: { count: 'ENEMY_MINIONS' },
        do: gainsOneOf('RUSH', 'DIVINE_SHIELD', 'WINDFURY'),
      },
    ],
  }),
  card('REV_925', 'Baroness Vashj', { keywords: ['SUMMONS_FORMS'] }),
];
