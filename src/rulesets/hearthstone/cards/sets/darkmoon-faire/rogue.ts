import type { Selector } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { RANDOM_MINION_IN_DECK, RANDOM_SPELL_IN_DECK, YOUR_HERO } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { lendsToNext } from '../../templates/next-card.js';

/** The Secrets in your hand that do not stand already. */
const NEW_SECRET_IN_HAND: Selector = {
  of: 'FRIENDLY_HAND',
  where: { all: ['SECRET', { not: { sameCardAs: 'FRIENDLY_SECRETS' } }] },
};

/** DARKMOON_FAIRE set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_515', 'Swindle', {
    text: [{ drawThese: RANDOM_SPELL_IN_DECK }],
    combo: [{ drawThese: RANDOM_SPELL_IN_DECK }, { drawThese: RANDOM_MINION_IN_DECK }],
  }),
  card('DMF_517', 'Sweet Tooth', { corrupt: 'DMF_517a' }),
  card('DMF_517a', 'Sweet Tooth'),
  card('DMF_071', 'Tenwu of the Red Smoke', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    battlecry: [{ returnToHand: 'TARGET' }, { enchant: 'DMF_071e', on: 'TARGET' }],
  }),
  card('DMF_071e', 'Fired Up', { enchantment: { cost: { set: 1 }, lasts: 'THIS_TURN' } }),
  card('DMF_513', 'Shadow Clone', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'MINION',
        subject: YOUR_HERO,
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        do: [
          { summonCopyOf: 'EVENT_SOURCE', save: 'clone' },
          { set: { STEALTH: 1 }, on: { saved: 'clone' } },
        ],
      },
    ],
  }),
  card('DMF_514', 'Ticket Master', {
    deathrattle: [{ repeat: 3, do: [{ shuffleIntoDeck: { newCard: 'DMF_514t' } }] }],
  }),
  card('DMF_514t', 'Tickets', { castWhenDrawn: [{ summon: 'DMF_514t2' }] }),
  card('DMF_518', 'Malevolent Strike', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ destroy: 'TARGET' }],
    auras: [costsLess({ count: { of: 'FRIENDLY_DECK', where: { not: 'STARTED_IN_YOUR_DECK' } } })],
  }),
  card('DMF_519', 'Prize Plunderer', {
    requires: { REQ_TARGET_FOR_COMBO: 0, REQ_MINION_TARGET: 0 },
    combo: [
      {
        damage: { minus: [{ tag: 'NUM_CARDS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' }, 1] },
        to: 'TARGET',
      },
    ],
  }),
  card('DMF_511', 'Foxy Fraud', { battlecry: [{ enchant: 'DMF_511e', on: 'FRIENDLY_PLAYER' }] }),
  card('DMF_511e', 'Enabling', {
    enchantment: { lasts: 'THIS_TURN' },
    ...lendsToNext('DMF_511e2', 'HAS_COMBO'),
  }),
  card('DMF_511e2', 'Cheaper Combos', { enchantment: { cost: -2 } }),
  card('YOP_016', 'Sparkjoy Cheat', {
    rules: { battlecry: ['ZH-2.3-use-vs-cast'] },
    battlecry: [
      {
        if: { exists: NEW_SECRET_IN_HAND },
        then: [{ putIntoPlay: { random: NEW_SECRET_IN_HAND } }, { draw: 1 }],
      },
    ],
  }),
  card('DMF_516', "Grand Empress Shek'zara", {
    battlecry: [
      {
        discover: { cardsOf: 'FRIENDLY_DECK' },
        in: 'SETASIDE',
        save: 'taken',
        then: [{ drawThese: { of: 'FRIENDLY_DECK', where: { sameCardAs: { saved: 'taken' } } } }],
      },
    ],
  }),
  card('YOP_017', 'Shenanigans', {
    triggers: [
      {
        on: 'DRAW',
        whose: 'OPPONENTS',
        queueIf: { value: { tag: 'NUM_CARDS_DRAWN_THIS_TURN', of: 'ENEMY_PLAYER' }, exactly: 2 },
        do: [{ transform: 'EVENT_SUBJECT', into: 'EX1_014t' }],
      },
    ],
  }),
  card('DMF_512', 'Cloak of Shadows', { text: [{ enchant: 'DMF_512e', on: 'FRIENDLY_HERO' }] }),
  card('DMF_512e', 'Sneaky', {
    enchantment: { grants: ['STEALTH'], lasts: 'UNTIL_YOUR_NEXT_TURN' },
  }),
];
