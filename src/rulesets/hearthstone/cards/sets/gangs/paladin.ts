import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_HAND, ONE_COST_MINION } from '../../selectors.js';

/** GANGS set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_800', 'Getaway Kodo', {
    triggers: [
      {
        on: 'DEATH',
        rules: ['HS-ARE4'],
        whose: 'YOURS',
        subject: 'MINION',
        queueIf: 'HAND_NOT_FULL',
        when: {
          all: ['HAND_NOT_FULL', { entity: 'EVENT_SUBJECT', is: { among: 'FRIENDLY_GRAVEYARD' } }],
        },
        do: [{ returnToHand: 'EVENT_SUBJECT', asCopy: true }],
      },
    ],
  }),
  card('CFM_062', 'Grimestreet Protector', {
    battlecry: [{ set: { DIVINE_SHIELD: 1 }, on: { adjacentTo: 'SELF' } }],
  }),
  card('CFM_305', "Smuggler's Run", { text: [{ enchant: 'CFM_305e', on: MINIONS_IN_HAND }] }),
  card('CFM_305e', 'Smuggling', { enchantment: { attack: 1, health: 1 } }),
  card('CFM_639', 'Grimestreet Enforcer', {
    triggers: [
      { on: 'END_OF_TURN', whose: 'YOURS', do: [{ enchant: 'CFM_639e', on: MINIONS_IN_HAND }] },
    ],
  }),
  card('CFM_639e', 'Smuggling', { enchantment: { attack: 1, health: 1 } }),
  card('CFM_650', 'Grimscale Chum', {
    battlecry: [
      {
        enchant: 'CFM_650e',
        on: { random: { of: MINIONS_IN_HAND, where: { race: 'MURLOC' } } },
      },
    ],
  }),
  card('CFM_650e', 'Smuggling', { enchantment: { attack: 1, health: 1 } }),
  card('CFM_753', 'Grimestreet Outfitter', {
    battlecry: [{ enchant: 'CFM_753e', on: MINIONS_IN_HAND }],
  }),
  card('CFM_753e', 'Smuggling', { enchantment: { attack: 1, health: 1 } }),
  card('CFM_759', 'Meanstreet Marshal', {
    deathrattle: [{ if: { value: 'OWN_ATTACK', atLeast: 2 }, then: [{ draw: 1 }] }],
  }),
  card('CFM_905', 'Small-Time Recruits', {
    text: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: ONE_COST_MINION }, count: 3 } }],
  }),
];
