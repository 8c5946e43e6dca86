import { type CardEntry, card } from '../../entry.js';
import {
  DISCOVER_A_DRAGON,
  HOLDS_A_DRAGON,
  MINIONS_IN_DECK,
  RANDOM_ENEMY,
} from '../../selectors.js';

/** DRAGONS set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_251', 'Clear the Way', {
    quest: { progress: 3, side: true, reward: [{ summon: 'DRG_251t' }] },
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: { has: 'RUSH' },
        rules: ['ZH-5.3-sidequests'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('DRG_255', 'Toxic Reinforcements', {
    quest: { progress: 3, side: true, reward: [{ summon: 'DRG_255t2', count: 3 }] },
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        rules: ['ZH-5.3-sidequests'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('DRG_255t2', 'Leper Gnome', {
    deathrattle: [{ damage: 2, to: 'ENEMY_HERO' }],
  }),
  card('DRG_252', 'Phase Stalker', {
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        do: [
          {
            save: 'secret',
            entities: {
              random: {
                of: 'FRIENDLY_DECK',
                where: { all: ['SECRET', { not: { sameCardAs: 'FRIENDLY_SECRETS' } }] },
              },
            },
          },
          {
            if: { exists: { saved: 'secret' } },
            then: [{ cast: { cardOf: { saved: 'secret' } }, taking: { saved: 'secret' } }],
          },
        ],
      },
    ],
  }),
  card('DRG_006', 'Corrosive Breath', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      {
        if: HOLDS_A_DRAGON,
        then: [
          {
            damageTogether: [
              { damage: 3, to: 'TARGET' },
              { damage: 3, to: 'ENEMY_HERO' },
            ],
          },
        ],
        else: [{ damage: 3, to: 'TARGET' }],
      },
    ],
  }),
  card('DRG_010', 'Diving Gryphon', {
    battlecry: [{ drawThese: { random: { of: MINIONS_IN_DECK, where: { has: 'RUSH' } } } }],
  }),
  card('DRG_095', 'Veranus', { battlecry: [{ enchant: 'DRG_095e', on: 'ENEMY_MINIONS' }] }),
  card('DRG_095e', 'Intimidated', { enchantment: { health: { set: 1 } } }),
  card('DRG_253', 'Dwarven Sharpshooter', {
    auras: [{ update: 'OTHER', tag: 'STEADY_SHOT_CAN_TARGET', on: 'FRIENDLY_PLAYER' }],
  }),
  card('DRG_254', 'Primordial Explorer', { battlecry: [DISCOVER_A_DRAGON] }),
  card('DRG_256', 'Dragonbane', {
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ damage: 5, to: RANDOM_ENEMY }] }],
  }),
  card('DRG_007', 'Stormhammer', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'DRG_007e',
        if: { exists: { of: 'FRIENDLY_MINIONS', where: { race: 'DRAGON' } } },
        rules: ['HS-AE-gorehowl'],
      },
    ],
  }),
  // an Immune weapon loses no Durability
  card('DRG_007e', "Stormin'", { enchantment: { grants: ['IMMUNE'] } }),
];
