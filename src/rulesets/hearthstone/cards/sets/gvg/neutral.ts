import { ANYBODY_LED_ASTRAY } from '../../compiling/keyword-triggers.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  CONTROLS_A_SECRET,
  FRIENDLY_MECHS,
  HITS_NEIGHBOURS_TOO,
  OTHER_FRIENDLY_MINIONS,
  RANDOM_ENEMY,
  RANDOM_ENEMY_MINION,
  RANDOM_OTHER_CHARACTER,
  SPARE_PART,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** GVG set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('GVG_110t', 'Boom Bot', {
    deathrattle: [{ damage: { randomFrom: [1, 4] }, to: RANDOM_ENEMY }],
  }),
  card('GVG_068', 'Burly Rockjaw Trogg', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'OPPONENTS',
        subject: 'SPELL',
        do: [{ enchant: 'GVG_068a', on: 'SELF' }],
      },
    ],
  }),
  card('GVG_068a', 'Metabolized Magic', { enchantment: { attack: 2 } }),
  card('GVG_110', 'Dr. Boom', {
    battlecry: [
      { summon: 'GVG_110t', at: 'RIGHT_OF_SELF' },
      { summon: 'GVG_110t', at: 'LEFT_OF_SELF' },
    ],
  }),
  card('GVG_076', 'Explosive Sheep', {
    rules: { deathrattle: ['HS-RC1', 'SUP-MW-SHEEP'] },
    deathrattle: [{ damage: 2, to: 'ALL_MINIONS', sparing: 'MORTALLY_WOUNDED' }],
    was: [{ before: '3.1.0.10357', deathrattle: [{ damage: 2, to: 'ALL_MINIONS' }] }],
  }),
  card('GVG_104', 'Hobgoblin', {
    triggers: [
      {
        on: 'ON_PLAY',
        rules: ['HS-COND2'],
        subject: 'MINION',
        whose: 'YOURS',
        when: { any: [{ tag: 'ATTACK', exactly: 1 }, { carries: 'GVG_104a' }] },
        do: [{ enchant: 'GVG_104a', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('GVG_104a', 'HERE, TAKE BUFF.', { enchantment: { attack: 2, health: 2 } }),
  card('GVG_006', 'Mechwarper', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: { all: ['MINION', { race: 'MECHANICAL' }] } },
        enchantment: 'GVG_006e',
      },
    ],
  }),
  card('GVG_006e', 'Warping In', { enchantment: { cost: -1 } }),
  card('GVG_096', 'Piloted Shredder', {
    deathrattle: [{ summon: { pool: { type: 'MINION', cost: 2 } } }],
  }),
  card('GVG_114', "Sneed's Old Shredder", {
    deathrattle: [{ summon: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } }],
  }),
  card('GVG_067', 'Stonesplinter Trogg', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'OPPONENTS',
        subject: 'SPELL',
        do: [{ enchant: 'GVG_067a', on: 'SELF' }],
      },
    ],
  }),
  card('GVG_067a', 'Metabolized Magic', { enchantment: { attack: 1 } }),
  card('GVG_113', 'Foe Reaper 4000', {
    triggers: [HITS_NEIGHBOURS_TOO],
  }),
  card('GVG_112', 'Mogor the Ogre', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        rules: ['HS-PAE-mogor-the-ogre', 'HS-DOUBLE', 'ZH-3.4-preattack-conditions'],
        source: 'MINION',
        queueIf: 'ATTACK_CAN_GO_ASTRAY',
        do: ANYBODY_LED_ASTRAY,
      },
    ],
  }),
  card('PART_006', 'Reversing Switch', {
    rules: { text: ['HS-H6', 'HS-E4', 'HS-AURA10'] },
    text: [
      {
        enchant: 'PART_006a',
        on: 'TARGET',
        num1: { tag: 'HEALTH_LEFT', of: 'TARGET' },
        num2: { tag: 'ATTACK', of: 'TARGET' },
      },
    ],
  }),
  card('PART_006a', 'Switched', {
    enchantment: { attack: { set: 'NUM_1' }, health: { set: 'NUM_2' } },
  }),
  card('GVG_111', "Mimiron's Head", {
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['HS-FDP1'],
        whose: 'YOURS',
        queueIf: { value: { count: FRIENDLY_MECHS }, atLeast: 3 },
        when: { value: { count: FRIENDLY_MECHS }, atLeast: 3 },
        do: [{ destroy: FRIENDLY_MECHS }, { forceDeathPhase: true }, { summon: 'GVG_111t' }],
      },
    ],
  }),
  card('GVG_111t', 'V-07-TR-0N', { tags: { WINDFURY: 3 } }),
  card('GVG_119', 'Blingtron 3000', {
    battlecry: [
      { equip: { pool: { type: 'WEAPON' } } },
      { equip: { pool: { type: 'WEAPON' } }, who: 'OPPONENT' },
    ],
  }),
  card('GVG_074', 'Kezan Mystic', {
    rules: { battlecry: ['HS-Z3'] },
    battlecry: [
      {
        save: 'stealable',
        entities: {
          of: 'ENEMY_SECRETS',
          where: {
            all: [
              'SECRET',
              { not: { sameCardAs: 'FRIENDLY_SECRETS' } },
              { value: { count: 'FRIENDLY_SECRETS' }, atMost: 4 },
            ],
          },
        },
      },
      {
        if: { exists: { saved: 'stealable' } },
        then: [{ takeControl: { random: { saved: 'stealable' } } }],
        else: [{ destroy: { random: { of: 'ENEMY_SECRETS', where: 'SECRET' } } }],
      },
    ],
  }),
  card('GVG_028t', "Gallywix's Coin", { text: [{ gainMana: 1, kind: 'TEMPORARY' }] }),
  card('PART_004', 'Finicky Cloakfield', { text: [{ enchant: 'PART_004e', on: 'TARGET' }] }),
  card('PART_004e', 'Cloaked', {
    enchantment: { grants: ['STEALTH'] },
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ detach: 'SELF' }] }],
  }),
  card('GVG_117', 'Gazlowe', {
    triggers: [
      {
        on: 'ON_PLAY',
        rules: ['HS-M7'],
        whose: 'YOURS',
        subject: 'SPELL',
        queueIf: { value: 'EVENT_AMOUNT', exactly: 1 },
        do: [{ giveCard: { pool: { type: 'MINION', race: 'MECHANICAL' } } }],
      },
    ],
  }),
  card('GVG_092', 'Gnomish Experimenter', {
    rules: { battlecry: ['HS-DC3'] },
    battlecry: [
      { draw: 1, save: 'drawn' },
      { transform: { of: { saved: 'drawn' }, where: 'MINION' }, into: 'GVG_092t' },
    ],
  }),
  card('PART_001', 'Armor Plating', { text: [{ enchant: 'PART_001e', on: 'TARGET' }] }),
  card('PART_001e', 'Armor Plating', { enchantment: { health: 1 } }),
  card('PART_002', 'Time Rewinder', { text: [{ returnToHand: 'TARGET' }] }),
  card('PART_003', 'Rusty Horn', { text: [{ set: { TAUNT: 1 }, on: 'TARGET' }] }),
  card('PART_005', 'Emergency Coolant', { text: [{ freeze: 'TARGET' }] }),
  card('PART_007', 'Whirling Blades', { text: [{ enchant: 'PART_007e', on: 'TARGET' }] }),
  card('PART_007e', 'Whirling Blades', { enchantment: { attack: 1 } }),
  card('GVG_013', 'Cogmaster', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'GVG_013e',
        if: { exists: FRIENDLY_MECHS },
      },
    ],
  }),
  /** Its id is ours: what Cogmaster and his Wrench have while there is a Mech. */
  ownCard({
    id: 'GVG_013e',
    name: 'Cogmaster',
    type: 'ENCHANTMENT',
    set: 'GVG',
    enchantment: { attack: 2 },
  }),
  card('GVG_016', 'Fel Reaver', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'OPPONENTS',
        do: [{ setAside: { first: 'FRIENDLY_DECK', count: 3 }, in: 'GRAVEYARD' }],
      },
    ],
  }),
  card('GVG_069', 'Antique Healbot', { battlecry: [{ heal: 8, to: 'FRIENDLY_HERO' }] }),
  card('GVG_075', "Ship's Cannon", {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: { race: 'PIRATE' },
        rules: ['HS-SEQ-minion-aftersummon'],
        do: [{ damage: 2, to: RANDOM_ENEMY }],
      },
    ],
  }),
  card('GVG_078', 'Mechanical Yeti', {
    deathrattle: [{ giveCard: SPARE_PART }, { giveCard: SPARE_PART, who: 'OPPONENT' }],
  }),
  card('GVG_082', 'Clockwork Gnome', { deathrattle: [{ giveCard: SPARE_PART }] }),
  card('GVG_089', 'Illuminator', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        queueIf: CONTROLS_A_SECRET,
        when: CONTROLS_A_SECRET,
        do: [{ heal: 4, to: 'FRIENDLY_HERO' }],
      },
    ],
  }),
  card('GVG_090', 'Madder Bomber', {
    battlecry: [{ repeat: 6, do: [{ damage: 1, to: RANDOM_OTHER_CHARACTER }] }],
  }),
  card('GVG_094', 'Jeeves', {
    triggers: [
      {
        on: 'END_OF_TURN',
        do: [
          {
            if: 'YOUR_TURN',
            then: [{ draw: { minus: [3, { count: 'FRIENDLY_HAND' }] } }],
            else: [{ draw: { minus: [3, { count: 'ENEMY_HAND' }] }, who: 'OPPONENT' }],
          },
        ],
      },
    ],
  }),
  card('GVG_095', 'Goblin Sapper', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'GVG_095e',
        if: { value: { count: 'ENEMY_HAND' }, atLeast: 6 },
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'GVG_095e',
    name: 'Goblin Sapper',
    type: 'ENCHANTMENT',
    set: 'GVG',
    enchantment: { attack: 4 },
  }),
  card('GVG_097', "Lil' Exorcist", {
    battlecry: [
      {
        enchant: 'GVG_101e',
        on: 'SELF',
        num1: { count: { of: 'ENEMY_MINIONS', where: 'HAS_DEATHRATTLE' } },
      },
    ],
  }),
  card('GVG_101e', 'Pure', { enchantment: { attack: 'NUM_1', health: 'NUM_1' } }),
  card('GVG_099', 'Bomb Lobber', { battlecry: [{ damage: 4, to: RANDOM_ENEMY_MINION }] }),
  card('GVG_102', 'Tinkertown Technician', {
    battlecry: [
      {
        if: { exists: FRIENDLY_MECHS },
        then: [{ enchant: 'GVG_102e', on: 'SELF' }, { giveCard: SPARE_PART }],
      },
    ],
  }),
  card('GVG_102e', 'Might of Tinkertown', { enchantment: { attack: 1, health: 1 } }),
  card('GVG_103', 'Micro Machine', {
    triggers: [{ on: 'START_OF_TURN', do: [{ enchant: 'GVG_076a', on: 'SELF' }] }],
  }),
  card('GVG_076a', 'Pistons', { enchantment: { attack: 1 } }),
  card('GVG_105', 'Piloted Sky Golem', {
    deathrattle: [{ summon: { pool: { type: 'MINION', cost: 4 } } }],
  }),
  card('GVG_106', 'Junkbot', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: { race: 'MECHANICAL' },
        do: [{ enchant: 'GVG_106e', on: 'SELF' }],
      },
    ],
  }),
  card('GVG_106e', 'Junked Up', { enchantment: { attack: 2, health: 2 } }),
  card('GVG_107', 'Enhance-o Mechano', {
    battlecry: [
      {
        forEach: OTHER_FRIENDLY_MINIONS,
        do: [
          { save: 'roll', value: { randomFrom: [1, 3] } },
          {
            if: { value: { saved: 'roll' }, exactly: 1 },
            then: [{ set: { WINDFURY: 1 }, on: 'IT' }],
          },
          { if: { value: { saved: 'roll' }, exactly: 2 }, then: [{ set: { TAUNT: 1 }, on: 'IT' }] },
          {
            if: { value: { saved: 'roll' }, exactly: 3 },
            then: [{ set: { DIVINE_SHIELD: 1 }, on: 'IT' }],
          },
        ],
      },
    ],
  }),
  card('GVG_108', 'Recombobulator', {
    battlecry: [
      {
        transform: 'TARGET',
        into: { pool: { type: 'MINION', costOf: 'TARGET', nearest: 'OR_ITSELF' } },
      },
    ],
  }),
  card('GVG_115', 'Toshley', {
    battlecry: [{ giveCard: SPARE_PART }],
    deathrattle: [{ giveCard: SPARE_PART }],
  }),
  card('GVG_116', 'Mekgineer Thermaplugg', {
    triggers: [{ on: 'DEATH', whose: 'OPPONENTS', subject: 'MINION', do: [{ summon: 'EX1_029' }] }],
  }),
  card('GVG_118', 'Troggzor the Earthinator', {
    triggers: [
      { on: 'ON_PLAY', whose: 'OPPONENTS', subject: 'SPELL', do: [{ summon: 'GVG_068' }] },
    ],
  }),
  card('GVG_120', 'Hemet Nesingwary', { battlecry: [{ destroy: 'TARGET' }] }),
  card('GVG_121', 'Clockwork Giant', { auras: [costsLess({ count: 'ENEMY_HAND' })] }),
];
