import { type CardEntry, card } from '../../entry.js';
import {
  DISCOVER_A_DRAGON,
  DRAGONS_IN_HAND,
  HOLDS_A_DRAGON,
  NO_NEUTRAL_CARDS_IN_DECK,
  OTHER_FRIENDLY_MECHS,
  YOUR_HERO,
} from '../../selectors.js';

/** So many crystals are gained as empty ones, or lost, that there are ten (HS-INF-set-crystals). */
const setToTen = (player: 'FRIENDLY_PLAYER' | 'ENEMY_PLAYER') =>
  ({
    gainMana: { minus: [10, { tag: 'RESOURCES', of: player }] },
    kind: 'EMPTY_CRYSTAL',
    rules: ['HS-INF-set-crystals'],
  }) as const;

/** DRAGONS set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_008', 'Righteous Cause', {
    quest: { progress: 5, side: true, reward: [{ enchant: 'DRG_008e', on: 'FRIENDLY_MINIONS' }] },
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        rules: ['ZH-5.3-sidequests'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('DRG_008e', 'Righteous Cause', { enchantment: { attack: 1, health: 1 } }),
  card('DRG_258', 'Sanctuary', {
    quest: { progress: 1, side: true, reward: [{ summon: 'DRG_258t' }] },
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        when: {
          value: { tag: 'HERO_DAMAGE_TAKEN_LAST_TURN', of: 'FRIENDLY_PLAYER' },
          exactly: 0,
        },
        rules: ['ZH-5.3-sidequests'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('DRG_225', 'Sky Claw', {
    battlecry: [{ summon: 'DRG_225t', count: 2, at: 'ALTERNATING' }],
    auras: [{ update: 'HEALTH_ATTACK', to: OTHER_FRIENDLY_MECHS, enchantment: 'DRG_225e' }],
  }),
  card('DRG_226', 'Amber Watcher', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [{ heal: 8, to: 'TARGET' }],
  }),
  card('DRG_229', 'Bronze Explorer', { battlecry: [DISCOVER_A_DRAGON] }),
  card('DRG_231', 'Lightforged Crusader', {
    battlecry: [
      {
        if: NO_NEUTRAL_CARDS_IN_DECK,
        then: [{ repeat: 5, do: [{ giveCard: { pool: { class: 'PALADIN' } } }] }],
      },
    ],
  }),
  card('DRG_232', 'Lightforged Zealot', {
    battlecry: [{ if: NO_NEUTRAL_CARDS_IN_DECK, then: [{ equip: 'DRG_232t' }] }],
  }),
  card('DRG_232t', 'Truesilver Champion', {
    triggers: [
      {
        on: 'ATTACK',
        rules: ['HS-AE-truesilver-champion', 'SUP-MW-TRUESILVER'],
        source: YOUR_HERO,
        do: [{ heal: 2, to: 'FRIENDLY_HERO' }],
      },
    ],
  }),
  card('DRG_233', 'Sand Breath', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { enchant: 'DRG_233e', on: 'TARGET' },
      { if: HOLDS_A_DRAGON, then: [{ set: { DIVINE_SHIELD: 1 }, on: 'TARGET' }] },
    ],
  }),
  card('DRG_235', 'Dragonrider Talritha', {
    deathrattle: [{ enchant: 'DRG_235e', on: { random: DRAGONS_IN_HAND } }],
  }),
  card('DRG_309', 'Nozdormu the Timeless', {
    battlecry: [setToTen('FRIENDLY_PLAYER'), { ...setToTen('ENEMY_PLAYER'), who: 'OPPONENT' }],
  }),
];
