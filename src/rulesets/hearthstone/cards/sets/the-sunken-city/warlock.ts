import type { Selector } from '../../../language/words.js';
import { DREDGED, dredgeThen } from '../../dredge.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED, FRIENDLY_MURLOCS, TURN_OF_HOST } from '../../selectors.js';
import {
  ABYSSAL_CURSE,
  ABYSSAL_CURSE_IN_HAND,
  CURSE_GIVEN,
  CURSE_STRENGTH,
  GIVE_ABYSSAL_CURSE,
} from '../../templates/abyssal-curse.js';
import { brings } from '../../templates/colossal.js';
import { sinks } from '../../templates/sunken.js';
import { afterTimes } from '../../templates/times.js';
import { counted, countsSpells } from '../../while-holding.js';

const MURLOCS_IN_HAND: Selector = { of: 'FRIENDLY_HAND', where: { race: 'MURLOC' } };

/** THE_SUNKEN_CITY set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_614', 'Voidgill', { deathrattle: [{ enchant: 'TSC_614e', on: MURLOCS_IN_HAND }] }),
  ownEnchantment('TSC_614e', 'Void Powered', { attack: 1, health: 1 }),
  card('TSC_957', 'Chum Bucket', {
    text: [
      {
        repeat: { plus: [1, { count: FRIENDLY_MURLOCS }] },
        do: [{ enchant: 'TSC_957e', on: MURLOCS_IN_HAND }],
      },
    ],
  }),
  ownEnchantment('TSC_957e', 'Empty Bucket', { attack: 1, health: 1 }),

  card('TID_717', 'Herald of Shadows', {
    triggers: countsSpells({ school: 'SHADOW' }),
    requires: { REQ_TARGET_IF_AVAILABLE_AND_COUNTED: 1, REQ_MINION_TARGET: 0 },
    battlecry: [
      {
        if: { all: [counted(), { exists: 'TARGET' }] },
        then: [
          { enchant: 'TID_717e', on: 'TARGET' },
          { enchant: 'TID_717e2', on: 'SELF' },
        ],
      },
    ],
  }),
  ownEnchantment('TID_717e', 'Siphoned', { health: -2 }),
  ownEnchantment('TID_717e2', 'Shadow Siphon', { health: 2 }),
  card('TID_719', 'Commander Ulthok', {
    battlecry: [{ enchant: 'TID_719e', on: 'ENEMY_PLAYER' }],
  }),
  ownCard({
    id: 'TID_719e',
    name: 'Blood Squeeze',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'OPPONENTS_NEXT_TURN' },
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'ENEMY_HAND',
        enchantment: 'SUNKEN_COSTS_HEALTH',
        if: 'OPPONENTS_TURN',
        inOrder: true,
        rules: ['ZH-4.11-aura-state-time'],
      },
    ],
  }),
  /** Its id is ours: what the enchantment above lends to cards. */
  ownEnchantment('SUNKEN_COSTS_HEALTH', 'Blood Squeeze', { grants: ['COSTS_HEALTH'] }),
  card('TSC_039', 'Azsharan Scavenger', { battlecry: [sinks('TSC_039t')] }),
  ownMinion({
    id: 'TSC_039t',
    name: 'Sunken Scavenger',
    class: 'WARLOCK',
    set: 'THE_SUNKEN_CITY',
    race: 'MURLOC',
    cost: 2,
    attack: 2,
    health: 3,
    battlecry: [
      {
        enchant: 'TSC_039te',
        on: {
          of: {
            union: [
              'FRIENDLY_MINIONS',
              { of: 'FRIENDLY_HAND', where: 'MINION' },
              { of: 'FRIENDLY_DECK', where: 'MINION' },
            ],
          },
          where: { race: 'MURLOC' },
          except: 'SELF',
        },
      },
    ],
  }),
  ownEnchantment('TSC_039te', 'Mllgggrrrr', { attack: 1, health: 1 }),
  card('TSC_753', 'Bloodscent Vilefin', {
    battlecry: dredgeThen({ race: 'MURLOC' }, { enchant: 'TSC_753e', on: DREDGED }),
  }),
  ownEnchantment('TSC_753e', 'Fresh Scent', { grants: ['COSTS_HEALTH'] }),
  card('TSC_925', 'Rock Bottom', {
    text: [{ summon: 'TSC_925t' }, ...dredgeThen({ race: 'MURLOC' }, { summon: 'TSC_925t' })],
  }),
  ownMinion({
    id: 'TSC_925t',
    name: 'Coldlight Lurker',
    class: 'WARLOCK',
    set: 'THE_SUNKEN_CITY',
    race: 'MURLOC',
    cost: 1,
    attack: 1,
    health: 1,
  }),

  card('TSC_924', 'Abyssal Wave', {
    text: [{ damage: 4, to: 'ALL_MINIONS' }, ...GIVE_ABYSSAL_CURSE],
  }),
  card('TSC_955', "Sira'kess Cultist", { battlecry: GIVE_ABYSSAL_CURSE }),
  card('TSC_956', 'Dragged Below', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: 4, to: 'TARGET' }, ...GIVE_ABYSSAL_CURSE],
  }),
  card('TSC_959', "Za'qul", {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_HERO', enchantment: 'TSC_959e' }],
    battlecry: GIVE_ABYSSAL_CURSE,
  }),
  ownCard({
    id: 'TSC_959e',
    name: 'Cursed',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [
      {
        on: 'DAMAGE',
        subject: { all: ['HERO', 'ENEMY'] },
        source: { all: [{ card: ABYSSAL_CURSE }, 'ENEMY'] },
        do: [{ heal: 'EVENT_AMOUNT', to: 'FRIENDLY_HERO' }],
      },
    ],
  }),
  ownCard({
    id: ABYSSAL_CURSE,
    name: 'Abyssal Curse',
    type: 'SPELL',
    class: 'WARLOCK',
    set: 'THE_SUNKEN_CITY',
    cost: 2,
    text: [],
    triggers: ABYSSAL_CURSE_IN_HAND,
  }),
  /** Their ids are ours: how often a Curse was given, and how much it deals. */
  ownCard({ id: CURSE_GIVEN, name: 'Abyssal Curse', type: 'ENCHANTMENT', enchantment: {} }),
  ownCard({ id: CURSE_STRENGTH, name: 'Abyssal Curse', type: 'ENCHANTMENT', enchantment: {} }),
  card('TID_718', 'Immolate', {
    text: [{ forEach: 'ENEMY_HAND', do: [{ enchant: 'TID_718e', on: 'IT' }] }],
  }),
  ownCard({
    id: 'TID_718e',
    name: 'Engulfed in Flame',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [
      {
        on: 'END_OF_TURN',
        queueIf: TURN_OF_HOST,
        rules: ['HS-INF-burning-hand'],
        do: afterTimes(
          3,
          { if: { entity: 'HOST', is: 'IN_HAND' }, then: [{ destroy: 'HOST' }] },
          { detach: 'SELF' },
        ),
      },
      ENDS_AS_HOST_IS_PLAYED,
    ],
  }),
  card('TSC_962', 'Gigafin', {
    colossal: brings('TSC_962t'),
    rules: { battlecry: ['HS-INF-swallow'] },
    battlecry: [
      {
        forEach: 'ENEMY_MINIONS',
        do: [
          { save: 'swallowed', entities: 'IT' },
          { setAside: 'IT' },
          { enchant: 'TSC_962e', on: 'SELF', remembers: { saved: 'swallowed' } },
        ],
      },
    ],
  }),
  ownCard({
    id: 'TSC_962e',
    name: 'Swallowed Whole',
    type: 'ENCHANTMENT',
    enchantment: {},
    deathrattle: [{ summon: { cardOf: 'REMEMBERED' }, who: 'CASTERS_OPPONENT', at: 'END' }],
  }),
  ownMinion({
    id: 'TSC_962t',
    name: "Gigafin's Maw",
    class: 'WARLOCK',
    set: 'THE_SUNKEN_CITY',
    race: 'MURLOC',
    cost: 6,
    attack: 4,
    health: 7,
    keywords: ['TAUNT'],
    deathrattle: [
      {
        forEach: { of: 'FRIENDLY_MINIONS', where: { carries: 'TSC_962e' } },
        do: [{ detach: { of: { enchantmentsOn: 'IT' }, where: { card: 'TSC_962e' } } }],
      },
    ],
  }),
];
