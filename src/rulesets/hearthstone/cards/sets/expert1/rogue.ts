import { type CardEntry, card, ownCard } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED } from '../../selectors.js';

/** EXPERT1 set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_133', "Perdition's Blade", {
    battlecry: [{ damage: 1, to: 'TARGET' }],
    combo: [{ damage: 2, to: 'TARGET' }],
  }),
  card('CS2_233', 'Blade Flurry', {
    text: [
      { save: 'damage', value: { tag: 'ATK', of: 'FRIENDLY_WEAPON' } },
      { destroy: 'FRIENDLY_WEAPON' },
      { damage: { saved: 'damage' }, to: 'ENEMY_MINIONS' },
    ],
    was: [
      {
        before: '5.0.0.12574',
        text: [
          { save: 'damage', value: { tag: 'ATK', of: 'FRIENDLY_WEAPON' } },
          { destroy: 'FRIENDLY_WEAPON' },
          { damage: { saved: 'damage' }, to: 'ENEMY_CHARACTERS' },
        ],
      },
    ],
  }),
  card('NEW1_014', 'Master of Disguise', {
    battlecry: [{ enchant: 'NEW1_014e', on: 'TARGET' }],
    was: [{ before: '5.0.0.12574', battlecry: [{ set: { STEALTH: 1 }, on: 'TARGET' }] }],
  }),
  card('NEW1_014e', 'Disguised', {
    enchantment: { grants: ['STEALTH'] },
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ detach: 'SELF' }] }],
  }),
  card('EX1_144', 'Shadowstep', {
    text: [
      { returnToHand: 'TARGET' },
      { enchant: 'EX1_144e', on: { of: 'TARGET', where: 'IN_HAND' } },
    ],
  }),
  ownCard({
    id: 'EX1_144e',
    name: 'Shadowstep',
    type: 'ENCHANTMENT',
    class: 'ROGUE',
    set: 'EXPERT1',
    enchantment: { cost: -2 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('CS2_073', 'Cold Blood', {
    text: [{ enchant: 'CS2_073e', on: 'TARGET' }],
    combo: [{ enchant: 'CS2_073e2', on: 'TARGET' }],
  }),
  card('CS2_073e', 'Cold Blood', { enchantment: { attack: 2 } }),
  card('CS2_073e2', 'Cold Blood', { enchantment: { attack: 4 } }),
  card('EX1_124', 'Eviscerate', {
    text: [{ damage: 2, to: 'TARGET' }],
    combo: [{ damage: 4, to: 'TARGET' }],
  }),
  card('EX1_126', 'Betrayal', {
    text: [
      {
        damage: { tag: 'ATTACK', of: 'TARGET' },
        to: { adjacentTo: 'TARGET' },
        from: 'TARGET',
        rules: ['ZH-5.1-spell-damage'],
      },
    ],
  }),
  card('EX1_131', 'Defias Ringleader', { combo: [{ summon: 'EX1_131t' }] }),
  card('EX1_134', 'SI:7 Agent', { combo: [{ damage: 2, to: 'TARGET' }] }),
  // the books say nothing of the moment at which it returns; other simulators have it as the turn ends
  card('EX1_137', 'Headcrack', {
    text: [{ damage: 2, to: 'ENEMY_HERO' }],
    combo: [
      { damage: 2, to: 'ENEMY_HERO' },
      { enchant: 'EX1_137e', on: 'FRIENDLY_PLAYER' },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'EX1_137e',
    name: 'Headcrack',
    type: 'ENCHANTMENT',
    class: 'ROGUE',
    set: 'EXPERT1',
    triggers: [{ on: 'END_OF_TURN', do: [{ giveCard: 'EX1_137' }, { detach: 'SELF' }] }],
  }),
  card('EX1_145', 'Preparation', { text: [{ enchant: 'EX1_145o', on: 'FRIENDLY_PLAYER' }] }),
  card('EX1_145o', 'Preparation', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'SPELL' },
        enchantment: 'EX1_145e',
      },
    ],
    triggers: [
      {
        on: 'COUNTER',
        whose: 'YOURS',
        subject: 'SPELL',
        rules: ['HS-SEQ-spell-onplay'],
        do: [{ detach: 'SELF' }],
      },
    ],
  }),
  card('EX1_145e', 'Preparation', {
    enchantment: { cost: -2 },
    was: [{ before: '14.4', enchantment: { cost: -3 } }],
  }),
  card('EX1_613', 'Edwin VanCleef', {
    combo: [
      {
        enchant: 'EX1_613e',
        on: 'SELF',
        num1: {
          times: [2, { minus: [{ tag: 'NUM_CARDS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' }, 1] }],
        },
      },
    ],
  }),
  card('EX1_613e', "VanCleef's Vengeance", { enchantment: { attack: 'NUM_1', health: 'NUM_1' } }),
  card('NEW1_005', 'Kidnapper', { combo: [{ returnToHand: 'TARGET' }] }),
  card('EX1_182', 'Pilfer', {
    text: [{ giveCard: { pool: { otherClassThan: 'FRIENDLY_HERO' } } }],
    was: [
      {
        before: '15.0',
        text: [{ giveCard: { pool: { classOf: 'ENEMY_HERO', cardWithoutClass: 'GAME_005' } } }],
      },
    ],
  }),
];
