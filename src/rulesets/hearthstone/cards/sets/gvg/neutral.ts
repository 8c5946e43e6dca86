import { type CardEntry, card } from '../../entry.js';
import { LED_ASTRAY } from '../../keyword-triggers.js';
import { FRIENDLY_MECHS, RANDOM_ENEMY } from '../../selectors.js';

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
    deathrattle: [{ damage: 2, to: 'ALL_MINIONS', sparing: 'MORTALLY_WOUNDED' }],
    was: [{ before: '3.1.0.10357', deathrattle: [{ damage: 2, to: 'ALL_MINIONS' }] }],
  }),
  card('GVG_104', 'Hobgoblin', {
    triggers: [
      {
        on: 'ON_PLAY',
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
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        do: [{ damage: { tag: 'ATTACK', of: 'SELF' }, to: { adjacentTo: 'EVENT_SUBJECT' } }],
      },
    ],
  }),
  card('GVG_112', 'Mogor the Ogre', {
    triggers: [{ on: 'PROPOSED_ATTACK', source: 'MINION', do: LED_ASTRAY }],
  }),
  card('PART_006', 'Reversing Switch', {
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
        whose: 'YOURS',
        subject: 'SPELL',
        queueIf: { value: 'EVENT_AMOUNT', exactly: 1 },
        do: [{ giveCard: { pool: { type: 'MINION', race: 'MECHANICAL' } } }],
      },
    ],
  }),
  card('GVG_092', 'Gnomish Experimenter', {
    battlecry: [
      { draw: 1, save: 'drawn' },
      { transform: { of: { saved: 'drawn' }, where: 'MINION' }, into: 'GVG_092t' },
    ],
  }),
];
