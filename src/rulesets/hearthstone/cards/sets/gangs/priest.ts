import { type CardEntry, card, ownCard } from '../../entry.js';
import { HOLDS_A_DRAGON } from '../../selectors.js';

/** GANGS set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_020', 'Raza the Chained', {
    battlecry: [
      {
        if: 'NO_DUPLICATES_IN_DECK',
        then: [{ enchant: 'CFM_020e', on: 'FRIENDLY_PLAYER' }],
      },
    ],
  }),
  card('CFM_020e', 'Raza Enchant', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_HERO_POWER', enchantment: 'CFM_020e2' }],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'CFM_020e2',
    name: 'Raza Enchant',
    type: 'ENCHANTMENT',
    set: 'GANGS',
    enchantment: { cost: { set: 0 } },
    was: [
      { before: '10.2.0.23180', enchantment: { cost: { set: 0 } } },
      { before: '16.4', enchantment: { cost: { set: 1 } } },
    ],
  }),
  card('CFM_603', 'Potion of Madness', {
    text: [
      { takeControl: 'TARGET' },
      { set: { EXHAUSTED: 0 }, on: 'TARGET' },
      { enchant: 'CFM_603e', on: 'TARGET' },
    ],
  }),
  card('CFM_603e', 'Madness Potion', {
    enchantment: { borrowed: true, grants: ['CHARGE'] },
    triggers: [
      {
        on: 'END_OF_TURN',
        rules: ['HS-SEQ-turn-shadow-madness', 'HS-R10-exc-memory'],
        do: [{ takeControl: 'HOST', who: 'CASTERS_OPPONENT' }, { detach: 'SELF' }],
      },
    ],
  }),
  card('CFM_604', 'Greater Healing Potion', { text: [{ heal: 12, to: 'TARGET' }] }),
  card('CFM_606', 'Mana Geode', {
    triggers: [{ on: 'HEALING', subject: 'IS_SELF', do: [{ summon: 'CFM_606t' }] }],
  }),
  card('CFM_626', 'Kabal Talonpriest', { battlecry: [{ enchant: 'CFM_626e', on: 'TARGET' }] }),
  card('CFM_626e', 'Fortitude', { enchantment: { health: 3 } }),
  card('CFM_657', 'Kabal Songstealer', { battlecry: [{ silence: 'TARGET' }] }),
  card('CFM_661', 'Pint-Size Potion', { text: [{ enchant: 'CFM_661e', on: 'ENEMY_MINIONS' }] }),
  card('CFM_661e', 'Shrunk', { enchantment: { attack: -3, lasts: 'THIS_TURN' } }),
  card('CFM_662', 'Dragonfire Potion', {
    text: [{ damage: 5, to: { of: 'ALL_MINIONS', where: { not: { race: 'DRAGON' } } } }],
  }),
  card('CFM_605', 'Drakonid Operative', {
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ discover: { cardsOf: 'ENEMY_DECK' }, then: [] }] }],
  }),
];
