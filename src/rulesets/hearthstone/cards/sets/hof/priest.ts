import { type CardEntry, card } from '../../entry.js';
import { ONLY_ODD_COSTS_IN_DECK, OTHER_FRIENDLY_MINIONS } from '../../selectors.js';

/** HOF set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_350', 'Prophet Velen', {
    auras: [
      { update: 'OTHER', tag: 'SPELLPOWER_DOUBLE', on: 'FRIENDLY_PLAYER' },
      { update: 'OTHER', tag: 'SPELL_HEALING_DOUBLE', on: 'FRIENDLY_PLAYER' },
      { update: 'OTHER', tag: 'HERO_POWER_DOUBLE', on: 'FRIENDLY_PLAYER' },
    ],
  }),
  card('EX1_591', 'Auchenai Soulpriest', {
    auras: [{ update: 'OTHER', tag: 'HEALING_DOES_DAMAGE', on: 'FRIENDLY_PLAYER' }],
  }),
  card('EX1_624', 'Holy Fire', {
    text: [
      { damage: 5, to: 'TARGET' },
      { heal: 5, to: 'FRIENDLY_HERO' },
    ],
  }),
  card('EX1_625', 'Shadowform', {
    text: [{ replaceHeroPower: 'EX1_625t' }],
    was: [
      {
        before: '20.0',
        text: [
          {
            if: {
              entity: 'FRIENDLY_HERO_POWER',
              is: { any: [{ card: 'EX1_625t' }, { card: 'EX1_625t2' }] },
            },
            then: [{ replaceHeroPower: 'EX1_625t2' }],
            else: [{ replaceHeroPower: 'EX1_625t' }],
          },
        ],
      },
    ],
  }),
  card('EX1_625t', 'Mind Spike', { text: [{ damage: 2, to: 'TARGET' }] }),
  card('EX1_625t2', 'Mind Shatter', { text: [{ damage: 3, to: 'TARGET' }] }),
  card('CS2_236', 'Divine Spirit', {
    rules: { text: ['ZH-4.1-divine-spirit'] },
    text: [
      {
        enchant: 'CS2_236e',
        on: 'TARGET',
        num1: { tag: 'HEALTH_LEFT', of: 'TARGET' },
        exact: true,
      },
    ],
    was: [
      {
        before: '8.2',
        rules: { text: ['HS-ROUND', 'ZH-4.1-divine-spirit'] },
        text: [{ enchant: 'CS2_236e', on: 'TARGET', num1: { tag: 'HEALTH_LEFT', of: 'TARGET' } }],
      },
    ],
  }),
  card('CS2_236e', 'Divine Spirit', { enchantment: { health: 'NUM_1' } }),
  card('CS2_235', 'Northshire Cleric', {
    triggers: [{ on: 'HEALING', subject: 'MINION', do: [{ draw: 1 }] }],
  }),
  card('DS1_233', 'Mind Blast', { text: [{ damage: 5, to: 'ENEMY_HERO' }] }),
  card('GIL_837', 'Glitter Moth', {
    battlecry: [
      {
        if: ONLY_ODD_COSTS_IN_DECK,
        then: [
          {
            enchant: 'GIL_837e',
            on: OTHER_FRIENDLY_MINIONS,
            num1: { tag: 'HEALTH_LEFT', of: 'IT' },
          },
        ],
      },
    ],
  }),
  card('GIL_837e', 'Moth Dust', { enchantment: { health: 'NUM_1' } }),
];
