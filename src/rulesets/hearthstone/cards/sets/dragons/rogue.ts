import { type CardEntry, card } from '../../entry.js';

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
];
