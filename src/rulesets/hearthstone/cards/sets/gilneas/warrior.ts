import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_DECK, RANDOM_ENEMY, RANDOM_WEAPON_IN_DECK } from '../../selectors.js';

/** GILNEAS set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_547', 'Darius Crowley', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        subject: { all: ['MINION', 'KILLED'] },
        rules: ['ZH-3.4-resolve-condition'],
        when: { entity: 'SELF', is: 'SURVIVES' },
        do: [{ enchant: 'GIL_547e', on: 'SELF' }],
      },
    ],
  }),
  card('GIL_547e', 'Bloodfang', { enchantment: { attack: 2, health: 2 } }),
  card('GIL_152', 'Blackhowl Gunspire', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ damage: 3, to: RANDOM_ENEMY }] }],
  }),
  card('GIL_155', 'Redband Wasp', { auras: [{ update: 'HEALTH_ATTACK', enrage: 'GIL_155e' }] }),
  card('GIL_155e', 'Enraged', { enchantment: { attack: 3 } }),
  card('GIL_580', 'Town Crier', {
    battlecry: [{ drawThese: { random: { of: MINIONS_IN_DECK, where: { has: 'RUSH' } } } }],
  }),
  card('GIL_653', "Woodcutter's Axe", {
    deathrattle: [
      { enchant: 'GIL_653e', on: { random: { of: 'FRIENDLY_MINIONS', where: { has: 'RUSH' } } } },
    ],
  }),
  card('GIL_653e', 'Woodcutter', { enchantment: { attack: 2, health: 1 } }),
  // the data has conditions on a target that it never takes
  card('GIL_654', 'Warpath', { requires: {}, text: [{ damage: 1, to: 'ALL_MINIONS' }] }),
  card('GIL_655', 'Festeroot Hulk', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: { all: ['MINION', 'FRIENDLY'] },
        do: [{ enchant: 'GIL_655e', on: 'SELF' }],
      },
    ],
  }),
  card('GIL_655e', 'Grown', { enchantment: { attack: 1 } }),
  card('GIL_803', 'Militia Commander', { battlecry: [{ enchant: 'GIL_803e', on: 'SELF' }] }),
  card('GIL_803e', 'Reckless', { enchantment: { attack: 3, lasts: 'THIS_TURN' } }),
  card('GIL_537', 'Deadly Arsenal', {
    text: [
      { save: 'weapon', entities: RANDOM_WEAPON_IN_DECK },
      {
        if: { exists: { saved: 'weapon' } },
        then: [{ damage: { tag: 'ATTACK', of: { saved: 'weapon' } }, to: 'ALL_MINIONS' }],
      },
    ],
  }),
];
