import type { Condition } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  MINIONS_IN_HAND,
  OTHER_MINIONS,
  RANDOM_MINION_IN_DECK,
  YOUR_HERO,
} from '../../selectors.js';
import { whenThisAwakens } from '../../templates/dormant.js';

const DRAWN_THIS_TURN: Condition = { entity: 'SELF', is: { carries: 'BT_196e' } };

/** BLACK_TEMPLE set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('BT_196', "Keli'dan the Breaker", {
    requires: { REQ_MINION_TARGET: 0 },
    aimedIf: { not: DRAWN_THIS_TURN },
    whenDrawn: [{ enchant: 'BT_196e', on: 'SELF' }],
    battlecry: [
      {
        if: DRAWN_THIS_TURN,
        then: [{ destroy: OTHER_MINIONS }],
        else: [{ destroy: 'TARGET' }],
      },
    ],
  }),
  card('BT_196e', 'Come Closer', { enchantment: { lasts: 'THIS_TURN' } }),
  card('BT_301', 'Nightshade Matron', {
    battlecry: [{ discard: { random: { highest: 'COST', among: 'FRIENDLY_HAND' } } }],
  }),
  card('BT_302', 'The Dark Portal', {
    text: [
      { save: 'minion', entities: RANDOM_MINION_IN_DECK },
      { drawThese: { saved: 'minion' } },
      {
        if: { value: { count: 'FRIENDLY_HAND' }, atLeast: 8 },
        then: [{ enchant: 'BT_302e', on: { of: { saved: 'minion' }, where: 'IN_HAND' } }],
      },
    ],
  }),
  card('BT_304', 'Enhanced Dreadlord', { deathrattle: [{ summon: 'BT_304t' }] }),
  card('BT_306', 'Shadow Council', {
    text: [
      {
        forEach: 'FRIENDLY_HAND',
        do: [
          { replace: 'IT', withCard: { pool: { type: 'MINION', race: 'DEMON' } }, save: 'demon' },
          { enchant: 'BT_306e', on: { saved: 'demon' } },
        ],
      },
    ],
  }),
  card('BT_306e', 'Ritual Summons', { enchantment: { attack: 2, health: 2 } }),
  card('BT_307', 'Darkglare', {
    triggers: [{ on: 'DAMAGE', subject: YOUR_HERO, do: [{ gainMana: 1, kind: 'REFRESH' }] }],
    was: [
      {
        before: '18.2',
        triggers: [{ on: 'DAMAGE', subject: YOUR_HERO, do: [{ gainMana: 2, kind: 'REFRESH' }] }],
      },
    ],
  }),
  card('BT_309', 'Kanrethad Ebonlocke', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: { race: 'DEMON' } },
        enchantment: 'BT_309e',
      },
    ],
    deathrattle: [{ shuffleIntoDeck: { newCard: 'BT_309t' } }],
  }),
  card('BT_309t', 'Kanrethad Prime', {
    battlecry: [
      {
        resurrect: {
          died: 'THIS_GAME',
          side: 'FRIENDLY',
          like: { type: 'MINION', race: 'DEMON' },
        },
        count: 3,
      },
    ],
  }),
  card('BT_199', 'Unstable Felbolt', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    text: [
      {
        damage: 3,
        to: {
          union: [
            'TARGET',
            { random: { of: 'FRIENDLY_MINIONS', where: 'CAN_BE_HARMED_AT_RANDOM' } },
          ],
        },
      },
    ],
  }),
  card('BT_300', "Hand of Gul'dan", {
    text: [{ draw: 3 }],
    triggers: [{ on: 'DISCARD', subject: 'IS_SELF', zone: 'GRAVEYARD', do: [{ draw: 3 }] }],
  }),
  card('BT_305', 'Imprisoned Scrap Imp', {
    dormant: 'BT_737e',
    triggers: whenThisAwakens({ enchant: 'BT_305e', on: MINIONS_IN_HAND }),
  }),
  card('BT_305e', 'Scrap Weapons', {
    enchantment: { attack: 2, health: 2 },
    was: [
      { before: '17.2', enchantment: { attack: 2, health: 2 } },
      { before: '23.0', enchantment: { attack: 2, health: 1 } },
    ],
  }),
];
