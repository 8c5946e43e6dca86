import type { Value } from '../../../language/words.js';
import { DREDGED, dredgeThen } from '../../dredge.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { DREDGE, SURVIVING_ENEMY_MINIONS, YOUR_HERO } from '../../selectors.js';
import { brings, parts } from '../../templates/colossal.js';
import { lendsToNext } from '../../templates/next-card.js';
import { sinks } from '../../templates/sunken.js';

const CLAWS = ['TSC_937t', 'TSC_937t3'];

const STEALTHY_PIRATE = {
  class: 'ROGUE',
  set: 'THE_SUNKEN_CITY',
  race: 'PIRATE',
  cost: 3,
  attack: 3,
  health: 3,
  keywords: ['STEALTH'],
} as const;

const PLUNDER = { type: 'SPELL', class: 'ROGUE', set: 'THE_SUNKEN_CITY', cost: 0 } as const;

/** Pirates that came onto your side of the board this game; SELF is one of them as long as it stands there. */
const OTHER_PIRATES_SUMMONED: Value = {
  minus: [
    { tag: 'NUM_PIRATES_SUMMONED_THIS_GAME', of: 'FRIENDLY_PLAYER' },
    { count: { of: 'FRIENDLY_MINIONS', where: { all: ['IS_SELF', { race: 'PIRATE' }] } } },
  ],
};

const DEATHRATTLE_MINION = { all: ['MINION', 'HAS_DEATHRATTLE'] } as const;

/** THE_SUNKEN_CITY set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_916', "Gone Fishin'", { text: DREDGE, combo: [...DREDGE, { draw: 1 }] }),
  card('TSC_085', 'Cutlass Courier', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'PIRATE' } } } }],
      },
    ],
  }),
  card('TSC_086', 'Swordfish', {
    battlecry: dredgeThen(
      { race: 'PIRATE' },
      { enchant: 'TSC_086e', on: { union: ['SELF', DREDGED] } },
    ),
  }),
  ownEnchantment('TSC_086e', 'Sharp Point', { attack: 2 }),
  card('TSC_936', 'Swiftscale Trickster', {
    battlecry: [{ enchant: 'TSC_936e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'TSC_936e',
    name: 'Fooled the Audience',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
    ...lendsToNext('SUNKEN_SPELL_COSTS_0', 'SPELL'),
  }),
  /** Its id is ours: what the card above lends to spells. */
  ownEnchantment('SUNKEN_SPELL_COSTS_0', 'Fooled the Audience', { cost: { set: 0 } }),
  card('TSC_963', 'Filletfighter', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [{ damage: 1, to: 'TARGET' }],
  }),

  card('TID_080', 'Inkveil Ambusher', {
    keywords: ['STEALTH', 'IMMUNE_WHILE_ATTACKING'],
    triggers: [
      { on: 'PROPOSED_ATTACK', source: 'IS_SELF', do: [{ enchant: 'TID_080e2', on: 'SELF' }] },
    ],
  }),
  ownEnchantment('TID_080e2', 'Inked', { attack: 3, lasts: 'THIS_ATTACK' }),
  card('TID_931', 'Jackpot!', {
    text: [
      {
        repeat: 2,
        do: [
          {
            giveCard: {
              pool: { type: 'SPELL', otherClassThan: 'FRIENDLY_HERO', costAtLeast: 5 },
            },
          },
        ],
      },
    ],
  }),
  card('TSC_912', 'Azsharan Vessel', {
    text: [{ summon: 'TSC_912t3', count: 2 }, sinks('TSC_912t')],
  }),
  ownCard({
    id: 'TSC_912t',
    name: 'Sunken Vessel',
    type: 'SPELL',
    class: 'ROGUE',
    set: 'THE_SUNKEN_CITY',
    cost: 5,
    castWhenDrawn: [{ summon: 'TSC_912t2', count: 2 }],
  }),
  ownMinion({ ...STEALTHY_PIRATE, id: 'TSC_912t2', name: 'Sunken Pirate' }),
  ownMinion({ ...STEALTHY_PIRATE, id: 'TSC_912t3', name: 'Azsharan Pirate' }),
  card('TSC_932', 'Blood in the Water', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_ENEMY_TARGET: 0 },
    text: [{ damage: 3, to: 'TARGET' }, { summon: 'TSC_932t' }],
  }),
  ownMinion({
    id: 'TSC_932t',
    name: 'Tiger Shark',
    class: 'ROGUE',
    set: 'THE_SUNKEN_CITY',
    race: 'BEAST',
    cost: 5,
    attack: 5,
    health: 5,
    keywords: ['RUSH'],
  }),
  card('TSC_933', 'Bootstrap Sunkeneer', {
    requires: { REQ_TARGET_FOR_COMBO: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    combo: [{ putIntoDeck: 'TARGET', at: 'BOTTOM', who: 'OPPONENT' }],
  }),
  card('TSC_934', 'Pirate Admiral Hooktusk', {
    battlecry: [
      {
        if: { value: OTHER_PIRATES_SUMMONED, atLeast: 8 },
        then: [
          {
            chooseCard: { oneOf: ['TSC_934t', 'TSC_934t2', 'TSC_934t3'] },
            save: 'plunder',
          },
          { resolveTextOf: { saved: 'plunder' } },
        ],
      },
    ],
  }),
  ownCard({
    ...PLUNDER,
    id: 'TSC_934t',
    name: 'Take their Supplies!',
    text: [{ takeIntoHand: { random: 'ENEMY_DECK', count: 5 } }],
  }),
  ownCard({
    ...PLUNDER,
    id: 'TSC_934t2',
    name: 'Take their Gold!',
    text: [{ takeIntoHand: { random: 'ENEMY_HAND', count: 2 } }],
  }),
  ownCard({
    ...PLUNDER,
    id: 'TSC_934t3',
    name: 'Take their Ship!',
    text: [{ takeControl: { random: { highest: 'ATTACK', among: SURVIVING_ENEMY_MINIONS } } }],
  }),
  card('TSC_937', 'Crabatoa', {
    colossal: brings(...CLAWS),
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: {
          of: { union: ['FRIENDLY_MINIONS', 'FRIENDLY_WEAPONS'] },
          where: { any: [{ named: "Crabatoa's Claw" }, { card: 'TSC_937t2' }] },
        },
        enchantment: 'TSC_937e',
      },
    ],
  }),
  ownEnchantment('TSC_937e', 'Crusty Treasure', { attack: 2 }),
  ...parts(CLAWS, {
    name: "Crabatoa's Claw",
    class: 'ROGUE',
    set: 'THE_SUNKEN_CITY',
    race: 'BEAST',
    cost: 2,
    attack: 2,
    health: 1,
    keywords: ['RUSH'],
    deathrattle: [{ equip: 'TSC_937t2' }],
  }),
  ownCard({
    id: 'TSC_937t2',
    name: 'Crabatoa Claw',
    type: 'WEAPON',
    class: 'ROGUE',
    set: 'THE_SUNKEN_CITY',
    cost: 1,
    attack: 2,
    durability: 1,
  }),
  card('TID_078', 'Shattershambler', {
    battlecry: [{ enchant: 'TID_078e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'TID_078e',
    name: 'In Shambles',
    type: 'ENCHANTMENT',
    enchantment: {},
    auras: lendsToNext('TID_078e2', DEATHRATTLE_MINION).auras,
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: DEATHRATTLE_MINION,
        rules: ['HS-INF-dies-as-played'],
        do: [{ destroy: 'EVENT_SUBJECT' }, { detach: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('TID_078e2', 'Shambled', { cost: -1 }),
];
