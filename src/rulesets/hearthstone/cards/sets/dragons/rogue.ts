import { type CardEntry, card } from '../../entry.js';
import { HOLDS_A_DRAGON, LACKEY, MINIONS_IN_DECK } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { galakrond, galakrondCount, INVOKE, INVOKED_TWICE } from '../../templates/galakrond.js';

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
  ...galakrond('DRG_610', 'Galakrond, the Nightmare', {
    heroPower: 'DRG_238p2',
    battlecry: (form) => [
      { draw: galakrondCount(form), save: 'drawn' },
      { enchant: 'DRG_610e', on: { saved: 'drawn' } },
    ],
  }),
  card('DRG_610e', "Galakrond's Wonder", {
    enchantment: { cost: { set: 0 } },
    was: [
      { before: '17.6', enchantment: { cost: { set: 0 } } },
      { before: '20.0', enchantment: { cost: { set: 1 } } },
    ],
  }),
  card('DRG_238p2', "Galakrond's Guile", { text: [{ giveCard: LACKEY }] }),
  card('DRG_027', 'Umbral Skulker', {
    battlecry: [{ if: INVOKED_TWICE, then: [{ giveCard: 'GAME_005', count: 3 }] }],
  }),
  card('DRG_030', 'Praise Galakrond!', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'DRG_030e', on: 'TARGET' }, INVOKE],
  }),
  card('DRG_030e', 'Praise Galakrond!', { enchantment: { attack: 1 } }),
  card('DRG_247', 'Seal Fate', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_UNDAMAGED_TARGET: 0 },
    text: [{ damage: 3, to: 'TARGET' }, INVOKE],
  }),
];
