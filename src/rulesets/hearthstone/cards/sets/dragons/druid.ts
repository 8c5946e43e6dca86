import { type CardEntry, card } from '../../entry.js';
import { DISCOVER_A_DRAGON, HOLDS_A_DRAGON, MINIONS_IN_DECK, YOUR_HERO } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { recruit } from '../../templates/recruit.js';

/** DRAGONS set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_051', 'Strength in Numbers', {
    quest: { progress: 10, side: true, reward: [recruit()] },
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'MINION',
        rules: ['ZH-5.3-sidequests'],
        do: [{ questProgress: 'EVENT_AMOUNT' }],
      },
    ],
  }),
  card('DRG_317', 'Secure the Deck', {
    quest: { progress: 2, side: true, reward: [{ giveCard: 'CS2_005', count: 3 }] },
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        rules: ['ZH-5.3-sidequests'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('DRG_311', 'Treenforcements', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    chooseOne: ['DRG_311b', 'DRG_311a'],
  }),
  card('DRG_311a', "Spin 'em Up", {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'DRG_311t' }],
  }),
  card('DRG_311b', 'Small Repairs', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'DRG_311e', on: 'TARGET' }],
  }),
  card('DRG_312', 'Shrubadier', { battlecry: [{ summon: 'DRG_311t' }] }),
  card('DRG_313', 'Emerald Explorer', { battlecry: [DISCOVER_A_DRAGON] }),
  card('DRG_314', 'Aeroponics', {
    text: [{ draw: 2 }],
    auras: [
      costsLess({
        times: [2, { count: { of: 'FRIENDLY_MINIONS', where: { named: 'Treant' } } }],
      }),
    ],
  }),
  card('DRG_315', 'Embiggen', {
    text: [
      { enchant: 'DRG_315e', on: MINIONS_IN_DECK },
      { enchant: 'DRG_315e2', on: { of: MINIONS_IN_DECK, where: { tag: 'COST', atMost: 9 } } },
    ],
  }),
  card('DRG_315e', 'Embiggened', { enchantment: { attack: 2, health: 2 } }),
  card('DRG_315e2', 'Costly Embiggening', { enchantment: { cost: 1 } }),
  card('DRG_318', 'Breath of Dreams', {
    text: [{ draw: 1 }, { if: HOLDS_A_DRAGON, then: [{ gainMana: 1, kind: 'EMPTY_CRYSTAL' }] }],
  }),
  // that Treants in hand wait until they are in play is inferred
  card('DRG_319', 'Goru the Mightree', {
    battlecry: [{ enchant: 'DRG_319e4', on: 'FRIENDLY_PLAYER' }],
  }),
  card('DRG_320', 'Ysera, Unleashed', {
    battlecry: [{ repeat: 7, do: [{ shuffleIntoDeck: { newCard: 'DRG_320t' } }] }],
  }),
  card('DRG_320t', 'Dream Portal', {
    castWhenDrawn: [{ summon: { pool: { type: 'MINION', race: 'DRAGON' } } }],
  }),
];
