import { type CardEntry, card } from '../../entry.js';
import { HOLDS_A_DRAGON, OVERLOADED } from '../../selectors.js';
import { galakrond, INVOKE, INVOKED_TWICE } from '../../templates/galakrond.js';

/** DRAGONS set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_215', "Storm's Wrath", { text: [{ enchant: 'DRG_215e', on: 'FRIENDLY_MINIONS' }] }),
  card('DRG_216', 'Surging Tempest', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'SELF', enchantment: 'DRG_216e', if: OVERLOADED }],
  }),
  card('DRG_216e', 'Surging', { enchantment: { attack: 1 } }),
  card('DRG_219', 'Lightning Breath', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      {
        if: HOLDS_A_DRAGON,
        then: [
          {
            damageTogether: [
              { damage: 4, to: 'TARGET' },
              { damage: 4, to: { adjacentTo: 'TARGET' } },
            ],
          },
        ],
        else: [{ damage: 4, to: 'TARGET' }],
      },
    ],
  }),
  card('DRG_223', 'Cumulo-Maximus', {
    requires: { REQ_TARGET_IF_AVAILABLE_AND_HAS_OVERLOADED_MANA: 0 },
    battlecry: [{ if: OVERLOADED, then: [{ damage: 5, to: 'TARGET' }] }],
  }),
  card('DRG_224', 'Nithogg', {
    battlecry: [{ summon: 'DRG_224t', count: 2, at: 'ALTERNATING' }],
  }),
  card('DRG_224t', 'Storm Egg', {
    triggers: [
      { on: 'START_OF_TURN', whose: 'YOURS', do: [{ transform: 'SELF', into: 'DRG_224t2' }] },
    ],
  }),
  ...galakrond('DRG_620', 'Galakrond, the Tempest', {
    heroPower: 'DRG_238p4',
    battlecry: (form) => [{ summon: `DRG_620t${4 + form}`, count: 2 }],
  }),
  card('DRG_238p4', "Galakrond's Fury", { text: [{ summon: 'DRG_238t14t3' }] }),
  card('DRG_217', "Dragon's Pack", {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      { summon: 'DRG_217t', count: 2, save: 'wolves' },
      { if: INVOKED_TWICE, then: [{ enchant: 'DRG_217e', on: { saved: 'wolves' } }] },
    ],
  }),
  card('DRG_218', 'Corrupt Elementalist', { battlecry: [INVOKE, INVOKE] }),
  card('DRG_248', 'Invocation of Frost', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_ENEMY_TARGET: 0 },
    text: [{ freeze: 'TARGET' }, INVOKE],
  }),
  card('DRG_096', 'Bandersmosh', {
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['HS-DP4b'],
        whose: 'YOURS',
        zone: 'HAND',
        queueIf: { not: { entity: 'SELF', is: { carries: 'DRG_096e' } } },
        do: [
          { enchant: 'DRG_096e', on: 'SELF' },
          { enchant: 'DRG_096e2', on: 'SELF' },
          { transform: 'SELF', into: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } },
        ],
      },
    ],
  }),
  card('DRG_096e', 'Smoshing', {
    enchantment: { lasts: 'OUT_OF_PLAY' },
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        queueIf: { entity: 'HOST', is: 'IN_HAND' },
        do: [{ transform: 'HOST', into: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } }],
      },
    ],
  }),
  card('DRG_096e2', 'Smoshing', { enchantment: { attack: { set: 5 }, health: { set: 5 } } }),
];
