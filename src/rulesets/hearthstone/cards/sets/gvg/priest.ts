import { type CardEntry, card } from '../../entry.js';
import { RANDOM_ENEMY } from '../../selectors.js';

/** GVG set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('GVG_012', 'Light of the Naaru', {
    rules: { text: ['HS-DH4', 'HS-SEQ-spell-multistep'] },
    text: [
      { heal: 3, to: 'TARGET' },
      { if: { entity: 'TARGET', is: 'DAMAGED' }, then: [{ summon: 'EX1_001' }] },
    ],
  }),
  card('GVG_072', 'Shadowboxer', {
    // the data of 12.0 is the first that speaks of minions only
    triggers: [{ on: 'HEALING', subject: 'MINION', do: [{ damage: 1, to: RANDOM_ENEMY }] }],
    was: [{ before: '12.0', triggers: [{ on: 'HEALING', do: [{ damage: 1, to: RANDOM_ENEMY }] }] }],
  }),
  card('GVG_011', 'Shrinkmeister', { battlecry: [{ enchant: 'GVG_011a', on: 'TARGET' }] }),
  card('GVG_011a', 'Shrunk', { enchantment: { attack: -2, lasts: 'THIS_TURN' } }),
  card('GVG_014', "Vol'jin", {
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [
          { save: 'its', value: { tag: 'HEALTH_LEFT', of: 'TARGET' } },
          { save: 'own', value: { tag: 'HEALTH_LEFT', of: 'SELF' } },
          { enchant: 'GVG_014a', on: 'TARGET', num1: { saved: 'own' } },
          { enchant: 'GVG_014a', on: 'SELF', num1: { saved: 'its' } },
        ],
      },
    ],
  }),
  card('GVG_014a', 'Shadowed', { enchantment: { health: { set: 'NUM_1' } } }),
  card('GVG_010', "Velen's Chosen", {
    rules: { text: ['HS-CEM2c'] },
    text: [{ enchant: 'GVG_010b', on: 'TARGET' }],
  }),
  card('GVG_010b', "Velen's Chosen", { enchantment: { attack: 2, health: 4, spellDamage: 1 } }),
  card('GVG_008', 'Lightbomb', {
    rules: { text: ['HS-DH3', 'SUP-AU-MIDCAST'] },
    text: [{ forEach: 'ALL_MINIONS', do: [{ damage: { tag: 'ATTACK', of: 'IT' }, to: 'IT' }] }],
  }),
  card('GVG_009', 'Shadowbomber', { battlecry: [{ damage: 3, to: 'ALL_HEROES' }] }),
  card('GVG_069a', 'Repairs!', { enchantment: { health: 4 } }),
  card('GVG_083', 'Upgraded Repair Bot', { battlecry: [{ enchant: 'GVG_069a', on: 'TARGET' }] }),
];
