import { type CardEntry, card, ownCard } from '../../entry.js';
import { OTHER_FRIENDLY_MINIONS, SURVIVING_ENEMY_MINIONS } from '../../selectors.js';

/** BASIC set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('HERO_01bp', 'Armor Up!', { text: [{ gainArmor: 2 }] }),
  card('CS2_114', 'Cleave', {
    rules: { text: ['HS-SEQ-spell-min-targets'] },
    text: [{ damage: 2, to: { random: SURVIVING_ENEMY_MINIONS, count: 2 } }],
    was: [{ before: '15.4', requires: { REQ_MINIMUM_ENEMY_MINIONS: 2 } }],
  }),
  card('HERO_01', 'Garrosh Hellscream', { heroPower: 'HERO_01bp' }),
  card('CS2_105', 'Heroic Strike', { text: [{ enchant: 'CS2_105e', on: 'FRIENDLY_HERO' }] }),
  card('CS2_105e', 'Heroic Strike', { enchantment: { attack: 4, lasts: 'THIS_TURN' } }),
  card('CS2_103', 'Charge', {
    text: [{ enchant: 'CS2_103e2', on: 'TARGET' }],
    was: [
      { before: '6.1.3.14830', text: [{ enchant: 'CS2_103e2', on: 'TARGET' }] },
      {
        before: '20.0',
        text: [
          { enchant: 'CS2_103e2', on: 'TARGET' },
          { enchant: 'CS2_103e3', on: 'TARGET' },
        ],
      },
    ],
  }),
  card('CS2_103e2', 'Charge', {
    enchantment: { attack: 2, grants: ['CHARGE'] },
    was: [
      { before: '1.0.0.4442', enchantment: { grants: ['CHARGE'] } },
      { before: '6.1.3.14830', enchantment: { attack: 2, grants: ['CHARGE'] } },
      { before: '20.0', enchantment: { grants: ['CHARGE'] } },
    ],
  }),
  /** Its id is ours: what kept the charged minion off heroes for a turn. */
  ownCard({
    id: 'CS2_103e3',
    name: 'Charge',
    type: 'ENCHANTMENT',
    class: 'WARRIOR',
    set: 'BASIC',
    enchantment: { grants: ['CANNOT_ATTACK_HEROES'], lasts: 'THIS_TURN' },
  }),
  card('CS2_108', 'Execute', { text: [{ destroy: 'TARGET' }] }),
  card('EX1_084', 'Warsong Commander', {
    triggers: [
      { on: 'AFTER_SUMMON', whose: 'YOURS', do: [{ enchant: 'EX1_084e', on: 'EVENT_SUBJECT' }] },
    ],
    was: [
      {
        before: '1.0.0.4442',
        triggers: [],
        auras: [{ update: 'HEALTH_ATTACK', to: OTHER_FRIENDLY_MINIONS, enchantment: 'EX1_084e' }],
      },
      {
        before: '3.2.0.10604',
        triggers: [
          {
            on: 'SUMMON',
            whose: 'YOURS',
            subject: { tag: 'ATTACK', atMost: 3 },
            do: [{ enchant: 'EX1_084e', on: 'EVENT_SUBJECT' }],
          },
        ],
      },
      {
        before: '20.0',
        triggers: [],
        auras: [
          {
            update: 'HEALTH_ATTACK',
            to: { of: 'FRIENDLY_MINIONS', where: { has: 'CHARGE' } },
            enchantment: 'EX1_084e',
          },
        ],
      },
    ],
  }),
  card('EX1_084e', 'Charge', {
    enchantment: { grants: ['RUSH'] },
    was: [
      { before: '3.2.0.10604', enchantment: { grants: ['CHARGE'] } },
      { before: '20.0', enchantment: { attack: 1 } },
    ],
  }),
  card('EX1_400', 'Whirlwind', { text: [{ damage: 1, to: 'ALL_MINIONS' }] }),
  card('EX1_606', 'Shield Block', { text: [{ gainArmor: 5 }, { draw: 1 }] }),
  card('HERO_01bp2', 'Tank Up!', { text: [{ gainArmor: 4 }] }),
];
