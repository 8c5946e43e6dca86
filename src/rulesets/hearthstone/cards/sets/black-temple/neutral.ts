import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  OTHER_FRIENDLY_MINIONS,
  OTHER_FRIENDLY_MURLOCS,
  OTHER_MINIONS,
  TURN_OF_HOST,
} from '../../selectors.js';

/** BLACK_TEMPLE set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('BT_737', 'Maiev Shadowsong', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [{ enchant: 'BT_737e', on: 'TARGET', rules: ['ZH-4.6-dormant'] }],
  }),
  // counts the turns of the minion's own player, beside those that were over when it was put there
  card('BT_737e', 'Imprisoned', {
    enchantment: { dormant: true },
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['ZH-4.6-dormant'],
        queueIf: TURN_OF_HOST,
        do: [
          {
            set: {
              QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 1] },
            },
            on: 'SELF',
          },
          {
            if: {
              value: {
                plus: [
                  { tag: 'QUEST_PROGRESS', of: 'SELF' },
                  { tag: 'TAG_SCRIPT_DATA_NUM_1', of: 'SELF' },
                ],
              },
              atLeast: 2,
            },
            then: [{ awaken: 'HOST' }],
          },
        ],
      },
    ],
  }),
  card('BT_156', 'Imprisoned Vilefiend', { dormant: 'BT_737e' }),
  // it counts the spells of the turn in threes; the third one of each three is played at its cost
  card('BT_255', "Kael'thas Sunstrider", {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'SPELL' },
        enchantment: 'BT_255e',
        if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', exactly: 2 } },
        rules: ['ZH-4.11-consumable-auras', 'ZH-4.11-aura-state-time'],
      },
    ],
    triggers: [
      {
        on: 'COUNTER',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [
          {
            if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', exactly: 2 } },
            then: [{ set: { QUEST_PROGRESS: 0 }, on: 'SELF' }],
            else: [
              {
                set: { QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 1] } },
                on: 'SELF',
              },
            ],
          },
        ],
      },
      {
        on: 'START_OF_TURN',
        do: [{ set: { QUEST_PROGRESS: 0 }, on: 'SELF' }],
      },
    ],
  }),
  card('BT_255e', 'Sunstrider', {
    enchantment: { cost: { set: 1 } },
    was: [
      { before: '18.0.2', enchantment: { cost: { set: 0 } } },
      { before: '23.0.0', enchantment: { cost: { set: 1 } } },
      { before: '23.0.3', enchantment: { cost: { set: 0 } } },
    ],
  }),
  card('BT_008', 'Rustsworn Initiate', { deathrattle: [{ summon: 'BT_008t' }] }),
  card('BT_010', 'Felfin Navigator', {
    battlecry: [{ enchant: 'BT_010e', on: OTHER_FRIENDLY_MURLOCS }],
  }),
  card('BT_010e', 'Felfin Fueled', { enchantment: { attack: 1, health: 1 } }),
  card('BT_011e', 'Judgment of Justice', { enchantment: { health: { set: 1 } } }),
  card('BT_101e', 'Glowcapped', {
    rules: { deathrattle: ['HS-CEM2b'] },
    deathrattle: [{ summon: { cardOf: 'HOST' } }],
  }),
  card('BT_113e', 'Totemly Awesome', { enchantment: { attack: 2, health: 2 } }),
  card('BT_126', 'Teron Gorefiend', {
    battlecry: [{ note: OTHER_FRIENDLY_MINIONS }, { destroy: OTHER_FRIENDLY_MINIONS }],
    deathrattle: [{ forEach: 'NOTED', do: [{ summon: { cardOf: 'IT' }, with: 'BT_126e2' }] }],
  }),
  card('BT_126e2', 'Vengeful Spirit', { enchantment: { attack: 1, health: 1 } }),
  card('BT_131e', 'Ysiel Windsinger', { enchantment: { cost: { set: 1 } } }),
  card('BT_140e', 'Worg-mounted', { enchantment: { attack: 1, health: 1, grants: ['RUSH'] } }),
  card('BT_155', 'Scrapyard Colossus', { deathrattle: [{ summon: 'BT_155t' }] }),
  card('BT_159', 'Terrorguard Escapee', {
    battlecry: [{ summon: 'BT_159t', count: 3, who: 'OPPONENT' }],
  }),
  card('BT_160', 'Rustsworn Cultist', {
    battlecry: [{ enchant: 'BT_160e', on: OTHER_FRIENDLY_MINIONS }],
  }),
  card('BT_160e', 'Rustsworn Pact', { deathrattle: [{ summon: 'BT_160t' }] }),
  card('BT_205e', 'Scrapmetal Claws', { enchantment: { attack: 3, health: 3 } }),
  card('BT_213e', 'Pack Tactics', {
    enchantment: { attack: 3, health: 3 },
    was: [
      { before: '17.2', enchantment: { attack: 3, health: 3 } },
      { before: '23.0', enchantment: { attack: 2, health: 2 } },
    ],
  }),
  card('BT_302e', 'Dark Portal', { enchantment: { cost: -5 } }),
  card('BT_309e', 'Black Harvest', { enchantment: { cost: -1 } }),
  card('BT_496e', 'Finned and Furious', { enchantment: { attack: 1, grants: ['RUSH'] } }),
  card('BT_711e', 'Stunned', {
    enchantment: { cost: 2 },
    was: [
      { before: '17.2', enchantment: { cost: 2 } },
      { before: '23.0', enchantment: { cost: 1 } },
    ],
  }),
  card('BT_714', 'Frozen Shadoweaver', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_ENEMY_TARGET: 0 },
    battlecry: [{ freeze: 'TARGET' }],
  }),
  card('BT_715', 'Bonechewer Brawler', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ enchant: 'BT_715e', on: 'SELF' }] }],
  }),
  card('BT_715e', 'Brawling', { enchantment: { attack: 2 } }),
  card('BT_716', 'Bonechewer Vanguard', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ enchant: 'BT_716e', on: 'SELF' }] }],
  }),
  card('BT_716e', 'Victorious', { enchantment: { attack: 2 } }),
  card('BT_717', 'Burrowing Scorpid', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [
      { damage: 2, to: 'TARGET' },
      { if: { entity: 'TARGET', is: 'KILLED' }, then: [{ set: { STEALTH: 1 }, on: 'SELF' }] },
    ],
  }),
  card('BT_720', 'Ruststeed Raider', { battlecry: [{ enchant: 'BT_720e', on: 'SELF' }] }),
  card('BT_720e', 'Ride Eternal', { enchantment: { attack: 4, lasts: 'THIS_TURN' } }),
  card('BT_722', 'Guardian Augmerchant', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [
      { damage: 1, to: 'TARGET' },
      { set: { DIVINE_SHIELD: 1 }, on: 'TARGET' },
    ],
  }),
  card('BT_723', 'Rocket Augmerchant', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [
      { damage: 1, to: 'TARGET' },
      { set: { RUSH: 1 }, on: 'TARGET' },
    ],
  }),
  card('BT_724', 'Ethereal Augmerchant', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [
      { damage: 1, to: 'TARGET' },
      { enchant: 'BT_724e', on: 'TARGET' },
    ],
  }),
  card('BT_724e', 'Ethereal Augment', { enchantment: { spellDamage: 1 } }),
  card('BT_726', 'Dragonmaw Sky Stalker', { deathrattle: [{ summon: 'BT_726t' }] }),
  card('BT_727', 'Soulbound Ashtongue', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: 'IS_SELF',
        do: [{ damage: 'EVENT_AMOUNT', to: 'FRIENDLY_HERO' }],
      },
    ],
  }),
  card('BT_728', 'Disguised Wanderer', { deathrattle: [{ summon: 'BT_728t' }] }),
  card('BT_732', 'Scavenging Shivarra', {
    battlecry: [
      {
        repeat: 6,
        do: [{ damage: 1, to: { random: { of: OTHER_MINIONS, where: 'SURVIVES' } } }],
      },
    ],
  }),
  card('BT_734', 'Supreme Abyssal', { keywords: ['CANNOT_ATTACK_HEROES'] }),
  card('BT_735', "Al'ar", { deathrattle: [{ summon: 'BT_735t' }] }),
  card('BT_735t', "Ashes of Al'ar", {
    triggers: [
      { on: 'START_OF_TURN', whose: 'YOURS', do: [{ transform: 'SELF', into: 'BT_735' }] },
    ],
  }),
  card('BT_730', 'Overconfident Orc', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'BT_730e',
        if: { entity: 'SELF', is: 'UNDAMAGED' },
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'BT_730e',
    name: 'Overconfident Orc',
    type: 'ENCHANTMENT',
    set: 'BLACK_TEMPLE',
    enchantment: { attack: 2 },
  }),
  // the Warders count whoever has them
  card('BT_850', 'Magtheridon', {
    dormant: 'BT_850e',
    battlecry: [{ summon: 'BT_850t', count: 3, who: 'OPPONENT' }],
  }),
  card('BT_850t', 'Hellfire Warder'),
  card('BT_850e', 'Imprisoned', {
    enchantment: { dormant: true },
    triggers: [
      {
        on: 'DEATH',
        subject: { card: 'BT_850t' },
        rules: ['ZH-4.6-dormant'],
        do: [
          {
            set: { QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 1] } },
            on: 'SELF',
          },
          {
            if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', exactly: 3 } },
            then: [{ destroy: 'ALL_MINIONS' }, { awaken: 'HOST' }],
          },
        ],
      },
    ],
  }),
  card('BT_190', 'Replicat-o-tron', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ becomeCopyOf: 'SELF', minion: { random: { adjacentTo: 'SELF' } } }],
      },
    ],
  }),
  card('BT_721', 'Blistering Rot', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [
          { summon: 'BT_721t', save: 'rot' },
          {
            enchant: 'BT_721te',
            on: { saved: 'rot' },
            num1: { tag: 'ATTACK', of: 'SELF' },
            num2: { tag: 'HEALTH_LEFT', of: 'SELF' },
          },
        ],
      },
    ],
  }),
  /** Its id is ours: the Attack and Health of the Living Rot. */
  ownCard({
    id: 'BT_721te',
    name: 'Living Rot',
    type: 'ENCHANTMENT',
    set: 'BLACK_TEMPLE',
    enchantment: { attack: { set: 'NUM_1' }, health: { set: 'NUM_2' } },
  }),
  card('BT_729', 'Waste Warden', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [
      {
        damage: 3,
        to: {
          union: [
            'TARGET',
            { of: 'ALL_MINIONS', where: { sameRaceAs: 'TARGET' }, except: 'TARGET' },
          ],
        },
      },
    ],
  }),
  // two of them double twice, as other doublings do: inferred
  card('BT_733', "Mo'arg Artificer", {
    triggers: [
      {
        on: 'PREDAMAGE',
        subject: 'MINION',
        source: 'SPELL',
        do: [{ setDamage: { times: [2, 'EVENT_AMOUNT'] } }],
      },
    ],
  }),
  card('BT_731', 'Infectious Sporeling', {
    triggers: [
      {
        on: 'DAMAGE',
        source: 'IS_SELF',
        subject: 'MINION',
        rules: ['HS-INF-transformed-before-death'],
        do: [{ transform: 'EVENT_SUBJECT', into: 'BT_731' }],
      },
    ],
  }),
];
