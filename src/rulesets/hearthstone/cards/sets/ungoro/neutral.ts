import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  BATTLECRIES_REPEAT,
  CONTROLS_TWO_OTHERS,
  ENDS_AS_HOST_IS_PLAYED,
  FRIENDLY_MURLOCS,
  MINIONS_IN_HAND,
  OTHER_FRIENDLY_MURLOCS,
  OTHER_MINIONS,
  PLAYED_ELEMENTAL_LAST_TURN,
  RANDOM_ENEMY_MINION,
} from '../../selectors.js';
import { attackInOpponentsTurn } from '../../templates/auras.js';
import { adapt } from './adaptations.js';

const DISCOVER_AND_CAST: readonly Effect[] = [
  {
    discover: { pool: { type: 'SPELL' } },
    in: 'SETASIDE',
    save: 'spell',
    then: [{ cast: { cardOf: { saved: 'spell' } } }],
  },
];

/** UNGORO set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_001', 'Pterrordax Hatchling', {
    battlecry: [adapt('SELF')],
  }),
  card('UNG_002', 'Volcanosaur', {
    battlecry: [adapt('SELF'), adapt('SELF')],
  }),
  card('UNG_089', 'Gentle Megasaur', {
    battlecry: [adapt(FRIENDLY_MURLOCS)],
  }),
  card('UNG_085', 'Emerald Hive Queen', {
    auras: [{ update: 'HEALTH_ATTACK', to: MINIONS_IN_HAND, enchantment: 'UNG_085e' }],
  }),
  card('UNG_085e', 'Emerald Hive', { enchantment: { cost: 2 } }),
  card('UNG_900', 'Spiritsinger Umbra', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        rules: ['SUP-REENTRY-UMBRA'],
        whose: 'YOURS',
        do: [{ triggerDeathrattles: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('UNG_009', 'Ravasaur Runt', {
    battlecry: [{ if: CONTROLS_TWO_OTHERS, then: [adapt('SELF')] }],
  }),
  card('UNG_010', 'Sated Threshadon', { deathrattle: [{ summon: 'UNG_201t', count: 3 }] }),
  card('UNG_070', "Tol'vir Stoneshaper", {
    battlecry: [{ if: PLAYED_ELEMENTAL_LAST_TURN, then: [{ enchant: 'UNG_070e', on: 'SELF' }] }],
  }),
  card('UNG_070e', 'Stonewall', { enchantment: { grants: ['TAUNT', 'DIVINE_SHIELD'] } }),
  card('UNG_072', 'Stonehill Defender', {
    battlecry: [{ discover: { pool: { type: 'MINION', keyword: 'TAUNT' } }, then: [] }],
  }),
  card('UNG_073', 'Rockpool Hunter', { battlecry: [{ enchant: 'UNG_073e', on: 'TARGET' }] }),
  card('UNG_073e', 'Trained', { enchantment: { attack: 1, health: 1 } }),
  card('UNG_075', 'Vicious Fledgling', {
    triggers: [
      { on: 'AFTER_ATTACK', source: 'IS_SELF', subject: 'HERO', do: [adapt('SELF', 'LATE')] },
    ],
  }),
  card('UNG_076', 'Eggnapper', { deathrattle: [{ summon: 'UNG_076t1', count: 2 }] }),
  card('UNG_079', 'Frozen Crusher', {
    triggers: [{ on: 'AFTER_ATTACK', source: 'IS_SELF', do: [{ freeze: 'SELF' }] }],
  }),
  card('UNG_082', 'Thunder Lizard', {
    battlecry: [{ if: PLAYED_ELEMENTAL_LAST_TURN, then: [adapt('SELF')] }],
  }),
  card('UNG_083', 'Devilsaur Egg', { deathrattle: [{ summon: 'UNG_083t1' }] }),
  card('UNG_084', 'Fire Plume Phoenix', { battlecry: [{ damage: 2, to: 'TARGET' }] }),
  card('UNG_087', 'Bittertide Hydra', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ damage: 3, to: 'FRIENDLY_HERO' }] }],
  }),
  card('UNG_088', 'Tortollan Primalist', {
    battlecry: DISCOVER_AND_CAST,
    // only a Battlecry that is repeated lets die what has died so far; from 11.2 on, where the list of such cards does not
    // depend on that any more, it is not on it (ZH-A.1-forced-death-list)
    was: [
      {
        before: '11.2',
        battlecry: [
          ...DISCOVER_AND_CAST,
          { if: BATTLECRIES_REPEAT, then: [{ forceDeathPhase: true }], rules: ['HS-FDP1'] },
        ],
      },
    ],
  }),
  card('UNG_099', 'Charged Devilsaur', {
    battlecry: [{ enchant: 'UNG_099e', on: 'SELF' }],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'UNG_099e',
    name: 'Charged Devilsaur',
    type: 'ENCHANTMENT',
    set: 'UNGORO',
    enchantment: { grants: ['CANNOT_ATTACK_HEROES'], lasts: 'THIS_TURN' },
  }),
  card('UNG_113', 'Bright-Eyed Scout', {
    rules: { battlecry: ['HS-R4d', 'ZH-4.4-draw-then'] },
    battlecry: [
      { draw: 1, save: 'drawn' },
      { enchant: 'UNG_113e', on: { saved: 'drawn' } },
    ],
  }),
  card('UNG_113e', 'Scouted', {
    enchantment: { cost: { set: 5 } },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('UNG_205', 'Glacial Shard', { battlecry: [{ freeze: 'TARGET' }] }),
  card('UNG_801', 'Nesting Roc', {
    battlecry: [{ if: CONTROLS_TWO_OTHERS, then: [{ set: { TAUNT: 1 }, on: 'SELF' }] }],
  }),
  card('UNG_803', 'Emerald Reaver', {
    rules: { battlecry: ['ZH-1.5-both-heroes', 'ZH-3.1-each-hero'] },
    battlecry: [{ damage: 1, to: 'ALL_HEROES', oneByOne: true }],
  }),
  card('UNG_807', 'Golakka Crawler', {
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [{ destroy: 'TARGET' }, { enchant: 'UNG_807e', on: 'SELF' }],
      },
    ],
  }),
  card('UNG_807e', 'Overfull Belly', { enchantment: { attack: 1, health: 1 } }),
  card('UNG_809', 'Fire Fly', { battlecry: [{ giveCard: 'UNG_809t1' }] }),
  card('UNG_816', 'Servant of Kalimos', {
    battlecry: [
      {
        if: PLAYED_ELEMENTAL_LAST_TURN,
        then: [{ discover: { pool: { type: 'MINION', race: 'ELEMENTAL' } }, then: [] }],
      },
    ],
  }),
  card('UNG_818', 'Volatile Elemental', {
    rules: { deathrattle: ['SUP-MW-VOLATILE'] },
    deathrattle: [{ damage: 3, to: RANDOM_ENEMY_MINION }],
    was: [{ before: '8.2', deathrattle: [{ damage: 3, to: { random: 'ENEMY_MINIONS' } }] }],
  }),
  card('UNG_840', 'Hemet, Jungle Hunter', {
    rules: { battlecry: ['ZH-1.4-setaside'] },
    battlecry: [{ setAside: { of: 'FRIENDLY_DECK', where: { tag: 'COST', atMost: 3 } } }],
  }),
  card('UNG_843', 'The Voraxx', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        rules: ['HS-TARGETCOND', 'ZH-2.3-djinni'],
        whose: 'YOURS',
        source: 'IS_SELF',
        do: [
          { summon: 'UNG_999t2t1', save: 'plant' },
          {
            if: { exists: { saved: 'plant' } },
            then: [{ cast: { cardOf: 'EVENT_SUBJECT' }, on: { saved: 'plant' } }],
          },
        ],
      },
    ],
  }),
  card('UNG_845', 'Igneous Elemental', { deathrattle: [{ giveCard: 'UNG_809t1', count: 2 }] }),
  card('UNG_847', 'Blazecaller', {
    rules: { battlecry: ['ZH-3.3-targeted-battlecry'] },
    battlecry: [{ if: PLAYED_ELEMENTAL_LAST_TURN, then: [{ damage: 5, to: 'TARGET' }] }],
  }),
  card('UNG_848', 'Primordial Drake', { battlecry: [{ damage: 2, to: OTHER_MINIONS }] }),
  card('UNG_907', 'Ozruk', {
    battlecry: [
      {
        repeat: { tag: 'NUM_ELEMENTALS_PLAYED_LAST_TURN', of: 'FRIENDLY_PLAYER' },
        do: [{ enchant: 'UNG_907e', on: 'SELF' }],
      },
    ],
  }),
  card('UNG_907e', 'Just Blaze', { enchantment: { health: 5 } }),
  card('UNG_928', 'Tar Creeper', { auras: [attackInOpponentsTurn('UNG_928e')] }),
  /** Its id is ours. */
  ownCard({
    id: 'UNG_928e',
    name: 'Tar Creeper',
    type: 'ENCHANTMENT',
    set: 'UNGORO',
    enchantment: { attack: 2 },
  }),
  card('UNG_937', 'Primalfin Lookout', {
    battlecry: [
      {
        if: { exists: OTHER_FRIENDLY_MURLOCS },
        then: [{ discover: { pool: { type: 'MINION', race: 'MURLOC' } }, then: [] }],
      },
    ],
  }),
  card('UNG_946', 'Gluttonous Ooze', {
    battlecry: [
      { save: 'armor', value: { tag: 'ATTACK', of: 'ENEMY_WEAPON' } },
      { destroy: 'ENEMY_WEAPON' },
      { gainArmor: { saved: 'armor' } },
    ],
  }),
  card('UNG_851', 'Elise the Trailblazer', {
    battlecry: [{ shuffleIntoDeck: { newCard: 'UNG_851t1' } }],
  }),
  // each card of the set is as likely as any other: by which odds a pack goes nothing says (docs/reference/known-differences.md)
  card('UNG_851t1', "Un'Goro Pack", {
    text: [{ repeat: 5, do: [{ giveCard: { pool: { set: 'UNGORO' } } }] }],
  }),
];
