import { type CardEntry, card } from '../../entry.js';
import { HOLDS_A_DRAGON, OVERLOADED } from '../../selectors.js';

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
];
