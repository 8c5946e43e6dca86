import type { Trigger } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED, SURVIVING_ENEMY_MINIONS } from '../../selectors.js';

/** It grows with your cards that have Overload. */
const unboundElemental = (on: Trigger['on']): Trigger => ({
  on,
  whose: 'YOURS',
  subject: 'HAS_OVERLOAD',
  do: [{ enchant: 'EX1_258e', on: 'SELF' }],
});

/** EXPERT1 set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('CS2_038', 'Ancestral Spirit', { text: [{ enchant: 'CS2_038e', on: 'TARGET' }] }),
  card('CS2_038e', 'Ancestral Spirit', {
    rules: { deathrattle: ['HS-CEM2', 'HS-CEM2b'] },
    deathrattle: [{ summon: { cardOf: 'HOST' } }],
  }),
  card('EX1_238', 'Lightning Bolt', { text: [{ damage: 3, to: 'TARGET' }] }),
  card('EX1_258', 'Unbound Elemental', {
    triggers: [unboundElemental('AFTER_PLAY'), unboundElemental('AFTER_SPELL')],
    was: [{ before: '20.4', triggers: [unboundElemental('ON_PLAY')] }],
  }),
  card('EX1_258e', 'Overloading', { enchantment: { attack: 1, health: 1 } }),
  card('EX1_245', 'Earth Shock', { text: [{ silence: 'TARGET' }, { damage: 1, to: 'TARGET' }] }),
  card('CS2_053', 'Far Sight', {
    rules: { text: ['HS-DC3'] },
    text: [
      { draw: 1, save: 'drawn' },
      { enchant: 'CS2_053e', on: { saved: 'drawn' } },
    ],
  }),
  card('CS2_053e', 'Far Sight', { enchantment: { cost: -3 }, triggers: [ENDS_AS_HOST_IS_PLAYED] }),
  card('EX1_259', 'Lightning Storm', {
    rules: { text: ['HS-DH3'] },
    text: [{ damage: 3, to: 'ENEMY_MINIONS', oneByOne: true }],
    was: [
      {
        before: '20.0',
        text: [{ forEach: 'ENEMY_MINIONS', do: [{ damage: { randomFrom: [2, 3] }, to: 'IT' }] }],
      },
    ],
  }),
  card('EX1_241', 'Lava Burst', { text: [{ damage: 5, to: 'TARGET' }] }),
  card('EX1_248', 'Feral Spirit', {
    text: [{ summon: 'EX1_tk11', count: 2 }],
    override: {
      facts: { overload: 1, was: [{ before: '20.0', overload: 2 }] },
      because: 'the data knows no changes of Overload: it was lowered in 20.0',
    },
  }),
  card('EX1_250', 'Earth Elemental', {
    override: {
      facts: { overload: 2, was: [{ before: '20.0', overload: 3 }] },
      because: 'the data knows no changes of Overload: it was lowered in 20.0',
    },
  }),
  card('EX1_251', 'Forked Lightning', {
    text: [{ damage: 2, to: { random: SURVIVING_ENEMY_MINIONS, count: 2 } }],
    was: [{ before: '15.4', requires: { REQ_MINIMUM_ENEMY_MINIONS: 2 } }],
  }),
  card('EX1_567', 'Doomhammer'),
  card('EX1_575', 'Mana Tide Totem', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ draw: 1 }] }],
  }),
];
