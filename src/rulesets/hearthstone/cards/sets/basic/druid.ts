import { type CardEntry, card } from '../../entry.js';

/** BASIC set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('HERO_06', 'Malfurion Stormrage', { heroPower: 'HERO_06bp' }),
  card('HERO_06bp', 'Shapeshift', {
    text: [{ enchant: 'CS2_017o', on: 'FRIENDLY_HERO' }, { gainArmor: 1 }],
  }),
  card('CS2_017o', 'Claws', { enchantment: { attack: 1, lasts: 'THIS_TURN' } }),
  card('CS2_012', 'Swipe', {
    text: [
      {
        damageTogether: [
          { damage: 4, to: 'TARGET' },
          { damage: 1, to: { reversed: { of: 'ENEMY_CHARACTERS', except: 'TARGET' } } },
        ],
      },
    ],
    was: [
      {
        before: '2.7.0.9166',
        text: [
          { damage: 4, to: 'TARGET' },
          { damage: 1, to: { of: 'ENEMY_CHARACTERS', except: 'TARGET' } },
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
];
