import { type CardEntry, card } from '../../entry.js';

/** How a card in hand shifts, and goes on shifting. */
const SHIFTER = ['ZH-5.3-shifters', 'ZH-3.2-trigger-attributes'];

/** ICECROWN set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_850', 'Shadowblade', { battlecry: [{ enchant: 'ICC_850e', on: 'FRIENDLY_HERO' }] }),
  card('ICC_850e', 'Shaded', { enchantment: { grants: ['IMMUNE'], lasts: 'THIS_TURN' } }),
  card('ICC_018e', 'Witty Weaponplay', { enchantment: { attack: 'NUM_1', health: 'NUM_2' } }),
  card('ICC_065', 'Bone Baron', { deathrattle: [{ giveCard: 'ICC_026t', count: 2 }] }),
  card('ICC_201', 'Roll the Bones', {
    text: [
      {
        repeatUntil: { not: { exists: { of: { saved: 'drawn' }, where: 'HAS_DEATHRATTLE' } } },
        do: [{ draw: 1, save: 'drawn' }],
        rules: ['ZH-2.3-use-vs-cast', 'HS-INF-drawing-ends'],
      },
    ],
  }),
  card('ICC_221', 'Leeching Poison', { text: [{ enchant: 'ICC_221e', on: 'FRIENDLY_WEAPON' }] }),
  card('ICC_221e', 'Leeching Poison', {
    enchantment: { grants: ['LIFESTEAL'], lasts: 'THIS_TURN' },
    was: [{ before: '13.1', enchantment: { grants: ['LIFESTEAL'] } }],
  }),
  card('ICC_233', 'Doomerang', {
    rules: { text: ['ZH-5.1-spell-damage'] },
    text: [
      {
        damage: { tag: 'ATTACK', of: 'FRIENDLY_WEAPON' },
        to: 'TARGET',
        from: 'FRIENDLY_WEAPON',
        fixed: true,
      },
      { returnToHand: 'FRIENDLY_WEAPON' },
    ],
  }),
  card('ICC_240', 'Runeforge Haunter', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'FRIENDLY_WEAPON',
        enchantment: 'ICC_240e',
        if: 'YOUR_TURN',
      },
    ],
  }),
  card('ICC_240e', 'Resilient Weapon', { enchantment: { grants: ['IMMUNE'] } }),
  card('ICC_809', 'Plague Scientist', { combo: [{ enchant: 'ICC_809e', on: 'TARGET' }] }),
  card('ICC_809e', 'Test Subject', { enchantment: { grants: ['POISONOUS'] } }),
  card('ICC_811', 'Lilian Voss', {
    rules: { battlecry: ['ZH-4.15-neutral-hero'] },
    battlecry: [
      {
        if: { not: { entity: 'ENEMY_HERO', is: { class: 'NEUTRAL' } } },
        then: [
          {
            forEach: { of: 'FRIENDLY_HAND', where: 'SPELL' },
            do: [{ transform: 'IT', into: { pool: { type: 'SPELL', classOf: 'ENEMY_HERO' } } }],
          },
        ],
      },
    ],
  }),
  card('ICC_910', 'Spectral Pillager', {
    combo: [
      {
        damage: {
          minus: [{ tag: 'NUM_CARDS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' }, 1],
        },
        to: 'TARGET',
      },
    ],
  }),
  // the Hero Power gives its first one as it is gained
  card('ICC_827', 'Valeera the Hollow', {
    heroPower: 'ICC_827p',
    battlecry: [{ enchant: 'ICC_827e3', on: 'FRIENDLY_HERO' }, { giveCard: 'ICC_827t' }],
  }),
  card('ICC_827e3', 'Veil of Shadows', {
    enchantment: { grants: ['STEALTH'], lasts: 'UNTIL_YOUR_NEXT_TURN' },
  }),
  card('ICC_827p', "Death's Shadow", {
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['ZH-2.1-turn'],
        whose: 'YOURS',
        do: [{ giveCard: 'ICC_827t' }],
      },
    ],
  }),
  card('ICC_827t', 'Shadow Reflection', {
    triggers: [
      {
        on: 'ON_PLAY',
        rules: SHIFTER,
        whose: 'YOURS',
        zone: 'HAND',
        queueIf: { not: { entity: 'SELF', is: { carries: 'ICC_827e' } } },
        do: [
          { enchant: 'ICC_827e', on: 'SELF' },
          { transform: 'SELF', into: { cardOf: 'EVENT_SUBJECT' } },
        ],
      },
      { on: 'END_OF_TURN', zone: 'HAND', priority: 'FIRST', do: [{ setAside: 'SELF' }] },
    ],
  }),
  card('ICC_827e', 'Shadow Reflection', {
    enchantment: { lasts: 'OUT_OF_PLAY' },
    triggers: [
      {
        on: 'ON_PLAY',
        rules: SHIFTER,
        whose: 'YOURS',
        queueIf: { entity: 'HOST', is: 'IN_HAND' },
        do: [{ transform: 'HOST', into: { cardOf: 'EVENT_SUBJECT' } }],
      },
      {
        on: 'END_OF_TURN',
        priority: 'FIRST',
        queueIf: { entity: 'HOST', is: 'IN_HAND' },
        do: [{ setAside: 'HOST' }],
      },
    ],
  }),
];
