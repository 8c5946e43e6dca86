import { type CardEntry, card } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED } from '../../selectors.js';

/** EXPERT1 set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('CS2_038', 'Ancestral Spirit', { text: [{ enchant: 'CS2_038e', on: 'TARGET' }] }),
  card('CS2_038e', 'Ancestral Spirit', { deathrattle: [{ summon: { cardOf: 'HOST' } }] }),
  card('EX1_238', 'Lightning Bolt', { text: [{ damage: 3, to: 'TARGET' }] }),
  card('EX1_258', 'Unbound Elemental', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'HAS_OVERLOAD',
        do: [{ enchant: 'EX1_258e', on: 'SELF' }],
      },
    ],
  }),
  card('EX1_258e', 'Overloading', { enchantment: { attack: 1, health: 1 } }),
  card('EX1_245', 'Earth Shock', { text: [{ silence: 'TARGET' }, { damage: 1, to: 'TARGET' }] }),
  card('CS2_053', 'Far Sight', {
    text: [
      { draw: 1, save: 'drawn' },
      { enchant: 'CS2_053e', on: { saved: 'drawn' } },
    ],
  }),
  card('CS2_053e', 'Far Sight', { enchantment: { cost: -3 }, triggers: [ENDS_AS_HOST_IS_PLAYED] }),
  card('EX1_259', 'Lightning Storm', {
    text: [{ forEach: 'ENEMY_MINIONS', do: [{ damage: { randomFrom: [2, 3] }, to: 'IT' }] }],
  }),
];
