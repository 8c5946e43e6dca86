import { type CardEntry, card } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';

/** GVG set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('GVG_100', 'Floating Watcher', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: YOUR_HERO,
        queueIf: 'YOUR_TURN',
        do: [{ enchant: 'GVG_100e', on: 'SELF' }],
      },
    ],
  }),
  card('GVG_021', "Mal'Ganis", {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_MINIONS', where: { race: 'DEMON' }, except: 'SELF' },
        enchantment: 'GVG_021e',
      },
      { update: 'OTHER', tag: 'IMMUNE', on: 'FRIENDLY_HERO' },
    ],
  }),
  card('GVG_021e', "Grasp of Mal'Ganis", { enchantment: { attack: 2, health: 2 } }),
  card('GVG_100e', 'Brow Furrow', { enchantment: { attack: 2, health: 2 } }),
  card('GVG_018', 'Queen of Pain', {
    was: [
      {
        before: '9.0',
        keywords: [],
        triggers: [
          {
            on: 'DAMAGE',
            rules: ['HS-SEQ-combat-deal-damage'],
            source: 'IS_SELF',
            do: [{ heal: 'EVENT_AMOUNT', to: 'FRIENDLY_HERO' }],
          },
        ],
      },
    ],
  }),
  card('GVG_045', 'Imp-losion', {
    rules: { text: ['HS-DH4c'] },
    text: [
      { damage: { randomFrom: [2, 4] }, to: 'TARGET' },
      { summon: 'GVG_045t', count: 'RESULT' },
    ],
  }),
  card('GVG_015', 'Darkbomb', { text: [{ damage: 3, to: 'TARGET' }] }),
  card('GVG_019', 'Demonheart', {
    text: [
      {
        if: { entity: 'TARGET', is: { all: ['FRIENDLY', { race: 'DEMON' }] } },
        then: [{ enchant: 'GVG_019e', on: 'TARGET' }],
        else: [{ damage: 5, to: 'TARGET' }],
      },
    ],
  }),
  card('GVG_019e', 'Demonheart', { enchantment: { attack: 5, health: 5 } }),
  card('GVG_020', 'Fel Cannon', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [
          {
            damage: 2,
            to: {
              random: {
                of: 'ALL_MINIONS',
                where: { all: [{ not: { race: 'MECHANICAL' } }, 'CAN_BE_HARMED_AT_RANDOM'] },
              },
            },
          },
        ],
      },
    ],
  }),
  card('GVG_077', 'Anima Golem', {
    triggers: [
      {
        on: 'END_OF_TURN',
        when: { value: { count: 'FRIENDLY_MINIONS' }, exactly: 1 },
        do: [{ destroy: 'SELF' }],
      },
    ],
  }),
];
