import { type CardEntry, card, ownCard } from '../../entry.js';
import { MINIONS_IN_DECK, RANDOM_ENEMY_MINION, RANDOM_SPELL_IN_DECK } from '../../selectors.js';

/** ALTERAC_VALLEY set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('AV_313', 'Hollow Abomination', {
    battlecry: [{ damage: 1, to: 'ENEMY_MINIONS' }],
    honorableKill: [
      {
        enchant: 'AV_313e',
        on: 'SELF',
        num1: { tag: 'ATTACK', of: 'TARGET' },
        stacks: true,
        rules: ['ZH-5.6-stackable'],
      },
    ],
  }),
  ownCard({
    id: 'AV_313e',
    name: 'Hollow Strength',
    type: 'ENCHANTMENT',
    enchantment: { attack: 'NUM_1' },
  }),
  card('AV_281', 'Felfire in the Hole!', {
    text: [
      { drawThese: RANDOM_SPELL_IN_DECK, save: 'drawn' },
      {
        damage: { if: { entity: { saved: 'drawn' }, is: { school: 'FEL' } }, then: 3, else: 2 },
        to: 'ENEMY_CHARACTERS',
      },
    ],
  }),
  card('AV_286', 'Felwalker', {
    battlecry: [
      {
        save: 'spell',
        entities: {
          random: { highest: 'COST', among: { of: 'FRIENDLY_HAND', where: { school: 'FEL' } } },
        },
      },
      {
        if: { exists: { saved: 'spell' } },
        then: [{ cast: { cardOf: { saved: 'spell' } }, taking: { saved: 'spell' } }],
      },
    ],
  }),
  card('AV_308', 'Grave Defiler', {
    battlecry: [{ giveCopiesOf: { random: { of: 'FRIENDLY_HAND', where: { school: 'FEL' } } } }],
  }),
  card('AV_312', 'Sacrificial Summoner', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [
          { save: 'cost', value: { plus: [{ tag: 'COST', of: 'TARGET' }, 1] } },
          { destroy: 'TARGET' },
          {
            putIntoPlay: {
              random: {
                of: MINIONS_IN_DECK,
                where: {
                  value: { minus: [{ tag: 'COST', of: 'IT' }, { saved: 'cost' }] },
                  exactly: 0,
                },
              },
            },
          },
        ],
      },
    ],
  }),
  card('ONY_035', 'Spawn of Deathwing', {
    battlecry: [{ destroy: RANDOM_ENEMY_MINION }, { discard: { random: 'FRIENDLY_HAND' } }],
  }),
];
