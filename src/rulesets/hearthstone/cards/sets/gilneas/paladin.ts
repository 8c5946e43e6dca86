import { type CardEntry, card, ownCard } from '../../entry.js';
import { HOLDS_A_DRAGON, NEW_SECRET_IN_DECK, THIRD_CARD, YOUR_HERO } from '../../selectors.js';

/** GILNEAS set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_903', 'Hidden Wisdom', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        evenIfGone: true,
        evenIfStolen: true,
        rules: ['ZH-3.4-secrets-stay-hidden', 'ZH-2.2-stolen-before-completion'],
        queueIf: THIRD_CARD,
        do: [{ draw: 2 }],
      },
      { on: 'AFTER_SPELL', whose: 'OPPONENTS', queueIf: THIRD_CARD, do: [{ draw: 2 }] },
    ],
  }),
  card('GIL_145', 'Sound the Bells!', { text: [{ enchant: 'GIL_145e', on: 'TARGET' }] }),
  card('GIL_145e', 'DING DONG!', { enchantment: { attack: 1, health: 2 } }),
  card('GIL_596', 'Silver Sword', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ enchant: 'GIL_596e', on: 'FRIENDLY_MINIONS' }],
      },
    ],
  }),
  card('GIL_596e', 'Sterling', { enchantment: { attack: 1, health: 1 } }),
  card('GIL_203', 'Rebuke', {
    rules: { text: ['HS-EXTRATURN3', 'ZH-4.13-one-turn-effects'] },
    text: [{ enchant: 'GIL_203e', on: 'ENEMY_PLAYER' }],
  }),
  card('GIL_203e', 'Rebuked', {
    enchantment: { lasts: 'OPPONENTS_NEXT_TURN' },
    was: [{ before: '23.0', enchantment: { lasts: 'OPPONENTS_TURNS' } }],
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'ENEMY_HAND', where: 'SPELL' },
        enchantment: 'GIL_203e2',
        if: 'OPPONENTS_TURN',
      },
    ],
  }),
  card('GIL_203e2', 'Rebuking', { enchantment: { cost: 5 } }),
  card('GIL_634', 'Bellringer Sentry', {
    battlecry: [{ putIntoPlay: NEW_SECRET_IN_DECK }],
    deathrattle: [{ putIntoPlay: NEW_SECRET_IN_DECK }],
  }),
  card('GIL_635', 'Cathedral Gargoyle', {
    battlecry: [
      { if: HOLDS_A_DRAGON, then: [{ set: { TAUNT: 1, DIVINE_SHIELD: 1 }, on: 'SELF' }] },
    ],
  }),
  card('GIL_685', 'Paragon of Light', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'GIL_685e',
        if: { entity: 'SELF', is: { tag: 'ATTACK', atLeast: 3 } },
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'GIL_685e',
    name: 'Light',
    type: 'ENCHANTMENT',
    set: 'GILNEAS',
    enchantment: { grants: ['TAUNT', 'LIFESTEAL'] },
  }),
  card('GIL_694', 'Prince Liam', {
    battlecry: [
      {
        forEach: { of: 'FRIENDLY_DECK', where: { tag: 'COST', exactly: 1 } },
        do: [{ transform: 'IT', into: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } }],
      },
    ],
  }),
  card('GIL_817', 'The Glass Knight', {
    triggers: [
      { on: 'HEALING', source: 'FRIENDLY', do: [{ set: { DIVINE_SHIELD: 1 }, on: 'SELF' }] },
    ],
  }),
];
