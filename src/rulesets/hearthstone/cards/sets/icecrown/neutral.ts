import { type CardEntry, card } from '../../entry.js';

/** ICECROWN set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_901', 'Drakkari Enchanter', {
    auras: [
      { update: 'OTHER', rules: ['HS-AURA6'], tag: 'EXTRA_END_TURN_EFFECT', on: 'FRIENDLY_PLAYER' },
    ],
  }),
  card('ICC_829p', 'The Four Horsemen', {
    text: [
      { summon: { oneOf: ['ICC_829t2', 'ICC_829t3', 'ICC_829t4', 'ICC_829t5'], notOnBoard: true } },
    ],
    auras: [
      {
        update: 'OTHER',
        rules: ['SUP-AU-HORSEMEN'],
        if: { controlsAll: ['ICC_829t2', 'ICC_829t3', 'ICC_829t4', 'ICC_829t5'] },
        do: [{ destroy: 'ENEMY_HERO' }],
      },
    ],
  }),
  card('ICC_097', 'Grave Shambler', {
    triggers: [
      { on: 'DEATH', whose: 'YOURS', subject: 'WEAPON', do: [{ enchant: 'ICC_097e', on: 'SELF' }] },
    ],
  }),
  card('ICC_097e', 'Armed and Dangerous', { enchantment: { attack: 1, health: 1 } }),
  card('ICC_852', 'Prince Taldaram', {
    rules: { battlecry: ['HS-COND8'] },
    battlecry: [
      {
        if: { not: { exists: { of: 'FRIENDLY_DECK', where: { tag: 'COST', exactly: 3 } } } },
        then: [
          { becomeCopyOf: 'TARGET', save: 'form' },
          { enchant: 'ICC_852e', on: { saved: 'form' } },
        ],
      },
    ],
  }),
  card('ICC_852e', "Taldaram's Visage", {
    enchantment: { attack: { set: 3 }, health: { set: 3 } },
  }),
];
