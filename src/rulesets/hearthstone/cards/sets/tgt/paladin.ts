import { type CardEntry, card } from '../../entry.js';
import { JOUST, JOUST_WON, SILVER_HAND_RECRUITS } from '../../selectors.js';

/** TGT set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('AT_073', 'Competitive Spirit', {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        inYourTurn: true,
        queueIf: { exists: 'FRIENDLY_MINIONS' },
        when: { exists: 'FRIENDLY_MINIONS' },
        do: [{ enchant: 'AT_073e', on: 'FRIENDLY_MINIONS' }],
      },
    ],
  }),
  card('AT_073e', 'Competitive Spirit', { enchantment: { attack: 1, health: 1 } }),
  card('AT_074', 'Seal of Champions', {
    text: [
      { enchant: 'AT_074e2', on: 'TARGET' },
      { set: { DIVINE_SHIELD: 1 }, on: 'TARGET' },
    ],
  }),
  card('AT_074e2', 'Seal of Champions', { enchantment: { attack: 3 } }),
  card('AT_075', 'Warhorse Trainer', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: SILVER_HAND_RECRUITS,
        enchantment: 'AT_075e',
      },
    ],
  }),
  card('AT_075e', 'Might of the Hostler', {
    enchantment: { attack: 2, grants: ['TAUNT'] },
    was: [{ before: '24.0.3', enchantment: { attack: 1 } }],
  }),
  card('AT_076', 'Murloc Knight', {
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        do: [{ summon: { pool: { type: 'MINION', race: 'MURLOC' } } }],
      },
    ],
  }),
  card('AT_077', 'Argent Lance', {
    battlecry: [...JOUST, { if: JOUST_WON, then: [{ enchant: 'AT_077e', on: 'SELF' }] }],
  }),
  card('AT_077e', 'Extra Poke', { enchantment: { health: 1 } }),
  // of several with the highest Attack one is spared at random
  card('AT_078', 'Enter the Coliseum', {
    text: [
      { save: 'yours', entities: { random: { highest: 'ATTACK', among: 'FRIENDLY_MINIONS' } } },
      { save: 'theirs', entities: { random: { highest: 'ATTACK', among: 'ENEMY_MINIONS' } } },
      {
        destroy: {
          of: 'ALL_MINIONS',
          except: { union: [{ saved: 'yours' }, { saved: 'theirs' }] },
        },
      },
    ],
  }),
  card('AT_079', 'Mysterious Challenger', {
    battlecry: [
      {
        repeat: 5,
        do: [
          {
            putIntoPlay: {
              random: {
                of: 'FRIENDLY_DECK',
                where: { all: ['SECRET', { not: { sameCardAs: 'FRIENDLY_SECRETS' } }] },
              },
            },
          },
        ],
      },
    ],
  }),
  card('AT_081', 'Eadric the Pure', { battlecry: [{ enchant: 'AT_081e', on: 'ENEMY_MINIONS' }] }),
  card('AT_081e', 'Purified', { enchantment: { attack: { set: 1 } } }),
  card('AT_104', 'Tuskarr Jouster', {
    battlecry: [...JOUST, { if: JOUST_WON, then: [{ heal: 7, to: 'FRIENDLY_HERO' }] }],
  }),
];
