import { type CardEntry, card } from '../../entry.js';
import { NO_NEUTRAL_CARDS_IN_DECK, SILVER_HAND_RECRUITS } from '../../selectors.js';

/** DARKMOON_FAIRE set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_236', 'Oh My Yogg!', {
    triggers: [
      {
        on: 'REPLACE',
        whose: 'OPPONENTS',
        rules: ['ZH-2.3-play'],
        do: [{ replaceSpell: { pool: { type: 'SPELL', costOf: 'EVENT_SUBJECT' } } }],
      },
    ],
  }),
  card('DMF_064', 'Carousel Gryphon', { keywords: ['DIVINE_SHIELD'], corrupt: 'DMF_064t' }),
  card('DMF_064t', 'Carousel Gryphon'),
  card('DMF_194', 'Redscale Dragontamer', {
    deathrattle: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'DRAGON' } } } }],
  }),
  card('DMF_195', 'Snack Run', {
    text: [
      {
        discover: { pool: { type: 'SPELL' } },
        save: 'taken',
        then: [{ heal: { tag: 'COST', of: { saved: 'taken' } }, to: 'FRIENDLY_HERO' }],
      },
    ],
  }),
  card('DMF_235', 'Balloon Merchant', {
    battlecry: [{ enchant: 'DMF_235e', on: SILVER_HAND_RECRUITS }],
  }),
  card('DMF_235e', 'Floaty', { enchantment: { attack: 1, grants: ['DIVINE_SHIELD'] } }),
  card('DMF_237', 'Carnival Barker', {
    triggers: [
      {
        on: 'SUMMON',
        whose: 'YOURS',
        rules: ['HS-SRS3'],
        when: { value: 'SUMMONED_HEALTH', exactly: 1 },
        do: [{ enchant: 'DMF_237e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('DMF_237e', 'At the Faire', { enchantment: { attack: 1, health: 2 } }),
  card('DMF_238', 'Hammer of the Naaru', { battlecry: [{ summon: 'DMF_238t' }] }),
  card('DMF_244', 'Day at the Faire', {
    text: [{ summon: 'CS2_101t', count: 3 }],
    corrupt: 'DMF_244t',
  }),
  card('DMF_244t', 'Day at the Faire', { text: [{ summon: 'CS2_101t', count: 5 }] }),
  card('YOP_005', 'Barricade', {
    text: [
      { summon: 'YOP_005t', save: 'guard' },
      {
        if: { not: { exists: { of: 'FRIENDLY_MINIONS', except: { saved: 'guard' } } } },
        then: [{ summon: 'YOP_005t' }],
      },
    ],
  }),
  card('DMF_240', 'Lothraxion the Redeemed', {
    battlecry: [{ enchant: 'DMF_240e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('DMF_240e', "Lothraxion's Power", {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: { card: 'CS2_101t' },
        do: [{ set: { DIVINE_SHIELD: 1 }, on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('DMF_241', 'High Exarch Yrel', {
    battlecry: [
      {
        if: NO_NEUTRAL_CARDS_IN_DECK,
        then: [{ set: { RUSH: 1, LIFESTEAL: 1, TAUNT: 1, DIVINE_SHIELD: 1 }, on: 'SELF' }],
      },
    ],
  }),
  card('YOP_010', 'Imprisoned Celestial', {
    dormant: 'BT_737e',
    spellburst: [{ set: { DIVINE_SHIELD: 1 }, on: 'FRIENDLY_MINIONS' }],
  }),
  card('YOP_011', 'Libram of Judgment', { corrupt: 'YOP_011t' }),
  card('YOP_011t', 'Libram of Judgment'),
];
