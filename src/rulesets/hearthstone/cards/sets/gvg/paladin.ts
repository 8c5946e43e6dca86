import { type CardEntry, card } from '../../entry.js';
import { RANDOM_FRIENDLY_MINION, SILVER_HAND_RECRUITS } from '../../selectors.js';

/** GVG set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('GVG_057', 'Seal of Light', {
    text: [
      { heal: 4, to: 'FRIENDLY_HERO' },
      { enchant: 'GVG_057a', on: 'FRIENDLY_HERO' },
    ],
  }),
  card('GVG_057a', 'Seal of Light', { enchantment: { attack: 2, lasts: 'THIS_TURN' } }),
  card('GVG_059', 'Coghammer', {
    battlecry: [{ set: { DIVINE_SHIELD: 1, TAUNT: 1 }, on: RANDOM_FRIENDLY_MINION }],
  }),
  card('GVG_060', 'Quartermaster', {
    battlecry: [{ enchant: 'GVG_060e', on: SILVER_HAND_RECRUITS }],
  }),
  card('GVG_060e', 'Well Equipped', { enchantment: { attack: 2, health: 2 } }),
  card('GVG_061', 'Muster for Battle', {
    text: [{ summon: 'CS2_101t', count: 3 }, { equip: 'CS2_091' }],
  }),
  card('GVG_062', 'Cobalt Guardian', {
    triggers: [
      {
        on: 'SUMMON',
        whose: 'YOURS',
        subject: { race: 'MECHANICAL' },
        rules: ['SUP-SRS-OLD'],
        do: [{ set: { DIVINE_SHIELD: 1 }, on: 'SELF' }],
      },
    ],
    was: [
      {
        before: '9.0',
        triggers: [
          {
            on: 'AFTER_SUMMON',
            whose: 'YOURS',
            subject: { race: 'MECHANICAL' },
            rules: ['SUP-SRS-OLD'],
            do: [{ set: { DIVINE_SHIELD: 1 }, on: 'SELF' }],
          },
        ],
      },
    ],
  }),
  card('GVG_063', 'Bolvar Fordragon', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: 'MINION',
        zone: 'HAND',
        do: [{ enchant: 'GVG_063a', on: 'SELF' }],
      },
    ],
  }),
  card('GVG_063a', 'Retribution', { enchantment: { attack: 1 } }),
  card('GVG_101', 'Scarlet Purifier', {
    battlecry: [{ damage: 2, to: { of: 'ALL_MINIONS', where: 'HAS_DEATHRATTLE' } }],
  }),
];
