import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_DECK, MINIONS_IN_HAND, TURN_OF_HOST } from '../../selectors.js';
import { cannotAttackIf } from '../../templates/auras.js';

/** GILNEAS set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_813', 'Vivid Nightmare', {
    rules: { text: ['ZH-3.1-redemption-damage'] },
    text: [
      { summonCopyOf: 'TARGET', save: 'copy' },
      { setHealth: 1, on: { saved: 'copy' } },
    ],
  }),
  card('GIL_840', 'Lady in White', {
    rules: { battlecry: ['ZH-2.3-use-vs-cast'] },
    battlecry: [
      {
        forEach: MINIONS_IN_DECK,
        do: [{ enchant: 'CS1_129e', on: 'IT', num1: { tag: 'HEALTH_LEFT', of: 'IT' } }],
      },
    ],
  }),
  card('GIL_134', 'Holy Water', {
    text: [
      { damage: 4, to: 'TARGET' },
      { if: { entity: 'TARGET', is: 'KILLED' }, then: [{ giveCard: { cardOf: 'TARGET' } }] },
    ],
  }),
  card('GIL_190', 'Nightscale Matriarch', {
    triggers: [
      { on: 'HEALING', subject: { all: ['MINION', 'FRIENDLY'] }, do: [{ summon: 'GIL_190t' }] },
    ],
  }),
  // the data has conditions on a target that it never takes
  card('GIL_661', 'Divine Hymn', { requires: {}, text: [{ heal: 6, to: 'FRIENDLY_CHARACTERS' }] }),
  card('GIL_835', 'Squashling', { battlecry: [{ heal: 2, to: 'TARGET' }] }),
  card('GIL_142', 'Chameleos', {
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['ZH-5.3-shifters'],
        whose: 'YOURS',
        zone: 'HAND',
        queueIf: { not: { entity: 'SELF', is: { carries: 'GIL_142e' } } },
        do: [
          { enchant: 'GIL_142e', on: 'SELF' },
          { transform: 'SELF', into: { cardsOf: 'ENEMY_HAND' } },
        ],
      },
    ],
  }),
  card('GIL_142e', 'Shifting', {
    enchantment: { lasts: 'OUT_OF_PLAY' },
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['ZH-5.3-shifters', 'ZH-4.8-shifting-both', 'ZH-4.8-shifting-both-now'],
        queueIf: { all: [TURN_OF_HOST, { entity: 'HOST', is: 'IN_HAND' }] },
        do: [{ transform: 'HOST', into: { cardsOf: 'ENEMY_HAND' }, keepingOnly: 'SELF' }],
      },
    ],
  }),
  card('GIL_805', 'Coffin Crasher', {
    deathrattle: [{ putIntoPlay: { random: { of: MINIONS_IN_HAND, where: 'HAS_DEATHRATTLE' } } }],
  }),
  card('GIL_156', 'Quartz Elemental', {
    auras: [cannotAttackIf({ entity: 'SELF', is: 'DAMAGED' })],
  }),
];
