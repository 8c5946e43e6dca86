import { type CardEntry, card } from '../../entry.js';
import { MANA_IS_FULL } from '../../selectors.js';

/** BASIC set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('HERO_06', 'Malfurion Stormrage', { heroPower: 'HERO_06bp' }),
  card('HERO_06bp', 'Shapeshift', {
    text: [{ enchant: 'CS2_017o', on: 'FRIENDLY_HERO' }, { gainArmor: 1 }],
  }),
  card('CS2_017o', 'Claws', { enchantment: { attack: 1, lasts: 'THIS_TURN' } }),
  card('CS2_012', 'Swipe', {
    rules: { text: ['ZH-3.1-aoe-order'] },
    text: [
      { damage: 4, to: 'TARGET' },
      { damage: 1, to: { of: 'ENEMY_CHARACTERS', except: 'TARGET' } },
    ],
    was: [
      {
        before: '2.7.0.9166',
        rules: { text: ['HS-DH5'] },
        text: [
          { damage: 4, to: 'TARGET' },
          { damage: 1, to: { of: 'ENEMY_CHARACTERS', except: 'TARGET' } },
        ],
      },
      {
        before: '23.0',
        rules: { text: ['HS-DH5'] },
        text: [
          {
            damageTogether: [
              { damage: 4, to: 'TARGET' },
              { damage: 1, to: { reversed: { of: 'ENEMY_CHARACTERS', except: 'TARGET' } } },
            ],
          },
        ],
      },
    ],
  }),
  card('CS2_005', 'Claw', {
    text: [{ enchant: 'CS2_005o', on: 'FRIENDLY_HERO' }, { gainArmor: 2 }],
  }),
  card('CS2_005o', 'Claw', { enchantment: { attack: 2, lasts: 'THIS_TURN' } }),
  card('EX1_169', 'Innervate', {
    text: [{ gainMana: 1, kind: 'TEMPORARY' }],
    was: [{ before: '9.1', text: [{ gainMana: 2, kind: 'TEMPORARY' }] }],
  }),
  card('CS2_007', 'Healing Touch', { text: [{ heal: 8, to: 'TARGET' }] }),
  card('CS2_008', 'Moonfire', { text: [{ damage: 1, to: 'TARGET' }] }),
  card('CS2_009', 'Mark of the Wild', { text: [{ enchant: 'CS2_009e', on: 'TARGET' }] }),
  card('CS2_009e', 'Mark of the Wild', {
    enchantment: { attack: 2, health: 3, grants: ['TAUNT'] },
    was: [{ before: '20.0', enchantment: { attack: 2, health: 2, grants: ['TAUNT'] } }],
  }),
  card('CS2_011', 'Savage Roar', { text: [{ enchant: 'CS2_011o', on: 'FRIENDLY_CHARACTERS' }] }),
  card('CS2_011o', 'Savage Roar', { enchantment: { attack: 2, lasts: 'THIS_TURN' } }),
  card('CS2_013', 'Wild Growth', {
    text: [
      {
        if: MANA_IS_FULL,
        then: [{ giveCard: 'CS2_013t' }],
        else: [{ gainMana: 1, kind: 'EMPTY_CRYSTAL' }],
      },
    ],
  }),
  card('CS2_013t', 'Excess Mana', { text: [{ draw: 1 }] }),
  card('EX1_173', 'Starfire', { text: [{ damage: 5, to: 'TARGET' }, { draw: 1 }] }),
  card('HERO_06bp2', 'Dire Shapeshift', {
    text: [{ enchant: 'AT_132_DRUIDe', on: 'FRIENDLY_HERO' }, { gainArmor: 2 }],
  }),
  card('AT_132_DRUIDe', 'Dire Claws', { enchantment: { attack: 2, lasts: 'THIS_TURN' } }),
];
