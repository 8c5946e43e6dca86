import { costsLess } from '../../auras.js';
import { type CardEntry, card } from '../../entry.js';
import { HOLDS_A_DRAGON, MINIONS_IN_DECK } from '../../selectors.js';

/** DRAGONS set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_037', 'Flik Skyshiv', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [
      {
        save: 'gone',
        entities: {
          of: { union: ['FRIENDLY_HAND', 'ENEMY_HAND', 'FRIENDLY_DECK', 'ENEMY_DECK'] },
          where: { sameCardAs: 'TARGET' },
        },
      },
      {
        destroy: {
          union: [
            'TARGET',
            { of: 'ALL_MINIONS', where: { sameCardAs: 'TARGET' }, except: 'TARGET' },
          ],
        },
      },
      { setAside: { saved: 'gone' } },
    ],
  }),
  card('DRG_036', 'Waxadred', { deathrattle: [{ shuffleIntoDeck: { newCard: 'DRG_036t' } }] }),
  card('DRG_036t', "Waxadred's Candle", { castWhenDrawn: [{ summon: 'DRG_036' }] }),
  card('DRG_028', "Dragon's Hoard", {
    rules: { text: ['ZH-5.1-discover'] },
    text: [
      {
        discover: {
          pool: {
            type: 'MINION',
            rarity: 'LEGENDARY',
            otherClassThan: 'FRIENDLY_HERO',
            anyClass: true,
          },
        },
        then: [],
      },
    ],
  }),
  card('DRG_031', 'Necrium Apothecary', {
    combo: [
      {
        save: 'minion',
        entities: { random: { of: MINIONS_IN_DECK, where: 'HAS_DEATHRATTLE' } },
      },
      { drawThese: { saved: 'minion' } },
      { gainDeathrattlesOf: { saved: 'minion' }, with: 'DRG_031e' },
    ],
  }),
  card('DRG_033', 'Candle Breath', {
    text: [{ draw: 3 }],
    auras: [costsLess({ if: HOLDS_A_DRAGON, then: 3, else: 0 })],
  }),
  card('DRG_034', 'Stowaway', {
    battlecry: [
      {
        drawThese: {
          random: { of: 'FRIENDLY_DECK', where: { not: 'STARTED_IN_YOUR_DECK' } },
          count: 2,
        },
      },
    ],
  }),
  card('DRG_035', 'Bloodsail Flybooter', { battlecry: [{ giveCard: 'DRG_035t', count: 2 }] }),
  card('DRG_074e', 'Camouflaged', {
    enchantment: { grants: ['STEALTH'], lasts: 'UNTIL_YOUR_NEXT_TURN' },
  }),
];
