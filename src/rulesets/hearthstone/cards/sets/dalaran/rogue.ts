import { type CardEntry, card, ownCard } from '../../entry.js';
import { CONTROLS_A_LACKEY, HOLDS_ANOTHER_CLASS, LACKEY } from '../../selectors.js';
import { costsIf } from '../../templates/auras.js';
import { GROWS_EACH_TURN, SCHEME } from '../../templates/scheme.js';
import { becomesOneOf } from '../../templates/unidentified.js';

/** DALARAN set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_010', "Togwaggle's Scheme", {
    text: [{ repeat: SCHEME, do: [{ shuffleIntoDeck: { newCard: { cardOf: 'TARGET' } } }] }],
    triggers: GROWS_EACH_TURN,
  }),
  card('DAL_366', 'Unidentified Contract', {
    text: [{ destroy: 'TARGET' }],
    ...becomesOneOf('DAL_366t1', 'DAL_366t2', 'DAL_366t3', 'DAL_366t4'),
  }),
  card('DAL_366t1', "Assassin's Contract", {
    text: [{ destroy: 'TARGET' }, { summon: 'EX1_522' }],
  }),
  card('DAL_366t2', 'Recruitment Contract', {
    text: [{ destroy: 'TARGET' }, { giveCard: { cardOf: 'TARGET' } }],
  }),
  card('DAL_366t3', 'Lucrative Contract', {
    text: [{ destroy: 'TARGET' }, { giveCard: 'GAME_005', count: 2 }],
  }),
  card('DAL_366t4', 'Turncoat Contract', {
    text: [
      { destroy: 'TARGET' },
      {
        damage: { tag: 'ATTACK', of: 'TARGET' },
        to: { adjacentTo: 'TARGET' },
        from: 'TARGET',
      },
    ],
  }),
  // that two Lackeys of one effect can be the same is inferred: each of them is random
  card('DAL_415', 'EVIL Miscreant', { combo: [{ repeat: 2, do: [{ giveCard: LACKEY }] }] }),
  card('DAL_416', 'Hench-Clan Burglar', {
    rules: { battlecry: ['ZH-5.1-discover'] },
    battlecry: [
      {
        discover: { pool: { type: 'SPELL', otherClassThan: 'FRIENDLY_HERO', anyClass: true } },
        then: [],
      },
    ],
  }),
  card('DAL_417', 'Heistbaron Togwaggle', {
    battlecry: [
      {
        if: CONTROLS_A_LACKEY,
        then: [
          {
            chooseCard: { oneOf: ['LOOT_998h', 'LOOT_998j', 'LOOT_998l', 'LOOT_998k'] },
            save: 'treasure',
          },
          { takeIntoHand: { saved: 'treasure' } },
        ],
      },
    ],
  }),
  card('DAL_714', 'Underbelly Fence', {
    battlecry: [{ if: HOLDS_ANOTHER_CLASS, then: [{ enchant: 'DAL_714e', on: 'SELF' }] }],
  }),
  card('DAL_714e', 'Street Smarts', { enchantment: { attack: 1, health: 1, grants: ['RUSH'] } }),
  card('DAL_716', 'Vendetta', {
    text: [{ damage: 4, to: 'TARGET' }],
    auras: [costsIf(0, HOLDS_ANOTHER_CLASS)],
  }),
  card('DAL_719', 'Tak Nozwhisker', {
    triggers: [
      {
        on: 'SHUFFLED',
        whose: 'YOURS',
        subject: 'FRIENDLY',
        do: [{ giveCopiesOf: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('DAL_720', 'Waggle Pick', {
    deathrattle: [
      { save: 'minion', entities: { random: { of: 'FRIENDLY_MINIONS', where: 'SURVIVES' } } },
      { returnToHand: { saved: 'minion' } },
      { enchant: 'DAL_720e', on: { of: { saved: 'minion' }, where: 'IN_HAND' } },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'DAL_720e',
    name: 'Waggle Pick',
    type: 'ENCHANTMENT',
    set: 'DALARAN',
    enchantment: { cost: -2 },
  }),
  card('DAL_728', 'Daring Escape', { text: [{ returnToHand: 'FRIENDLY_MINIONS' }] }),
];
