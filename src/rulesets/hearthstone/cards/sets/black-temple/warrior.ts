import { type CardEntry, card } from '../../entry.js';
import { RANDOM_WEAPON_IN_DECK, YOUR_HERO } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { whenThisAwakens } from '../../templates/dormant.js';

/** BLACK_TEMPLE set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('BT_123', 'Kargath Bladefist', {
    deathrattle: [{ shuffleIntoDeck: { newCard: 'BT_123t' } }],
  }),
  card('BT_123t', 'Kargath Prime', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        subject: 'MINION',
        when: { entity: 'EVENT_SUBJECT', is: 'KILLED' },
        do: [{ gainArmor: 10 }],
      },
    ],
  }),
  card('BT_138', 'Bloodboil Brute', {
    auras: [costsLess({ count: { of: 'ALL_MINIONS', where: 'DAMAGED' } })],
  }),
  card('BT_140', 'Bonechewer Raider', {
    battlecry: [
      {
        if: { exists: { of: 'ALL_MINIONS', where: 'DAMAGED' } },
        then: [{ enchant: 'BT_140e', on: 'SELF' }],
      },
    ],
  }),
  card('BT_233', 'Sword and Board', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: 2, to: 'TARGET' }, { gainArmor: 2 }],
  }),
  card('BT_249', 'Scrap Golem', { deathrattle: [{ gainArmor: 'OWN_ATTACK' }] }),
  card('BT_124', 'Corsair Cache', {
    text: [
      { save: 'weapon', entities: RANDOM_WEAPON_IN_DECK },
      { drawThese: { saved: 'weapon' } },
      { enchant: 'BT_124e', on: { of: { saved: 'weapon' }, where: 'IN_HAND' } },
    ],
  }),
  card('BT_124e', 'Void Sharpened', {
    enchantment: { attack: 1, health: 1 },
    was: [
      { before: '17.6', enchantment: { attack: 1, health: 1 } },
      { before: '23.0', enchantment: { health: 1 } },
    ],
  }),
  card('BT_121', "Imprisoned Gan'arg", {
    dormant: 'BT_737e',
    triggers: whenThisAwakens({ equip: 'CS2_106' }),
  }),
  // what keeps both from dealing damage for good ends it, too
  card('BT_120', 'Warmaul Challenger', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    rules: { battlecry: ['ZH-2.6-forced', 'ZH-2.6-attack-count'] },
    battlecry: [
      {
        repeatUntil: {
          any: [
            { not: { entity: 'SELF', is: 'SURVIVES' } },
            { not: { entity: 'TARGET', is: 'SURVIVES' } },
            {
              all: [
                { entity: 'SELF', is: { tag: 'ATTACK', exactly: 0 } },
                { entity: 'TARGET', is: { tag: 'ATTACK', exactly: 0 } },
              ],
            },
          ],
        },
        do: [{ forceAttack: 'SELF', on: 'TARGET' }],
      },
    ],
  }),
  card('BT_781', 'Bulwark of Azzinoth', {
    triggers: [
      {
        on: 'PREDAMAGE',
        rules: ['ZH-4.9-predamage-hero'],
        subject: YOUR_HERO,
        do: [{ preventDamage: true }, { loseDurability: 1, of: 'SELF' }],
      },
    ],
  }),
  // what no damage can kill ends it, too
  card('BT_117', 'Bladestorm', {
    text: [
      {
        repeatUntil: {
          any: [
            { exists: { of: 'ALL_MINIONS', where: 'KILLED' } },
            {
              not: {
                exists: {
                  of: 'ALL_MINIONS',
                  where: {
                    all: [{ not: { has: 'IMMUNE' } }, { tag: 'HEALTH_MINIMUM', exactly: 0 }],
                  },
                },
              },
            },
          ],
        },
        do: [{ damage: 1, to: 'ALL_MINIONS' }],
      },
    ],
  }),
];
