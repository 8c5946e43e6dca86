import { type CardEntry, card, ownCard } from '../../entry.js';
import { LIBRAMS, SPELLS_PLAYED_THIS_GAME, YOUR_HERO } from '../../selectors.js';
import { whenThisAwakens } from '../../templates/dormant.js';

/** BLACK_TEMPLE set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('BT_011', 'Libram of Justice', {
    text: [{ equip: 'BT_011t' }, { enchant: 'BT_011e', on: 'ENEMY_MINIONS' }],
  }),
  card('BT_018', 'Underlight Angling Rod', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ giveCard: { pool: { type: 'MINION', race: 'MURLOC' } } }],
      },
    ],
  }),
  card('BT_019', 'Murgur Murgurgle', {
    deathrattle: [{ shuffleIntoDeck: { newCard: 'BT_019t' } }],
  }),
  card('BT_019t', 'Murgurgle Prime', {
    battlecry: [
      {
        summon: { pool: { type: 'MINION', race: 'MURLOC' } },
        count: 4,
        at: 'ALTERNATING',
        save: 'murlocs',
      },
      { set: { DIVINE_SHIELD: 1 }, on: { saved: 'murlocs' } },
    ],
  }),
  card('BT_024', 'Libram of Hope', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ heal: 8, to: 'TARGET' }, { summon: 'BT_024t' }],
  }),
  card('BT_025', 'Libram of Wisdom', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'BT_025e', on: 'TARGET' }],
  }),
  card('BT_025e', "Light's Wisdom", {
    enchantment: { attack: 1, health: 1 },
    deathrattle: [{ giveCard: 'BT_025' }],
  }),
  card('BT_292', "Hand of A'dal", {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'BT_292e', on: 'TARGET' }, { draw: 1 }],
  }),
  card('BT_292e', "Hand of A'dal", {
    enchantment: { attack: 2, health: 1 },
    was: [{ before: '20.4', enchantment: { attack: 2, health: 2 } }],
  }),
  card('BT_009', 'Imprisoned Sungill', {
    dormant: 'BT_737e',
    triggers: whenThisAwakens({ summon: 'BT_009t', count: 2, at: 'ALTERNATING' }),
  }),
  card('BT_020', 'Aldor Attendant', { battlecry: [{ enchant: 'BT_020e', on: 'FRIENDLY_PLAYER' }] }),
  card('BT_020e', 'Aldor Attendant', {
    auras: [{ update: 'HEALTH_ATTACK', to: LIBRAMS, enchantment: 'BT_020e2' }],
  }),
  /** Its id is ours: what the Librams have of the Attendant. */
  ownCard({
    id: 'BT_020e2',
    name: 'Aldor Attendant',
    type: 'ENCHANTMENT',
    set: 'BLACK_TEMPLE',
    enchantment: { cost: -1 },
  }),
  card('BT_026', 'Aldor Truthseeker', {
    battlecry: [{ enchant: 'BT_026e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('BT_026e', 'Aldor Truthseeker', {
    auras: [{ update: 'HEALTH_ATTACK', to: LIBRAMS, enchantment: 'BT_026e2' }],
  }),
  /** Its id is ours: what the Librams have of the Truthseeker. */
  ownCard({
    id: 'BT_026e2',
    name: 'Aldor Truthseeker',
    type: 'ENCHANTMENT',
    set: 'BLACK_TEMPLE',
    enchantment: { cost: -2 },
  }),
  card('BT_334', 'Lady Liadrin', {
    rules: { battlecry: ['HS-INF-repeats'] },
    battlecry: [
      {
        forEach: {
          of: SPELLS_PLAYED_THIS_GAME,
          where: { tag: 'PLAYED_ON_OWN_CHARACTER', atLeast: 1 },
        },
        do: [{ giveCard: { cardOf: 'IT' } }],
      },
    ],
  }),
];
