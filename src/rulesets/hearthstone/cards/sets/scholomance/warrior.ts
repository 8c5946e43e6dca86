import { type CardEntry, card, ownCard } from '../../entry.js';
import { randomDefender, YOUR_HERO_HITS_NEIGHBOURS_TOO } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { studies } from '../../templates/studies.js';

/** SCHOLOMANCE set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_317', 'Playmaker', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { all: ['MINION', { has: 'RUSH' }] },
        ownEntry: true,
        rules: ['ZH-1.5-own-entry'],
        do: [
          { summonCopyOf: 'EVENT_SUBJECT', save: 'copy' },
          { setHealth: 1, on: { saved: 'copy' } },
        ],
      },
    ],
  }),
  // it counts how often it has come back, and does not come back with no Health: inferred
  card('SCH_621', 'Rattlegore', {
    deathrattle: [
      {
        if: { entity: 'SELF', is: { not: { tag: 'QUEST_PROGRESS', atLeast: 8 } } },
        then: [
          {
            summon: 'SCH_621',
            with: 'SCH_621e',
            num1: { tag: 'QUEST_PROGRESS', of: 'SELF' },
            save: 'again',
            rules: ['ZH-5.4-self-trigger-guard'],
          },
          { enchant: 'SCH_621e', on: { saved: 'again' }, num1: 1 },
          {
            set: { QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 1] } },
            on: { saved: 'again' },
          },
        ],
      },
    ],
  }),
  ownCard({
    id: 'SCH_621e',
    name: 'Worn Down',
    type: 'ENCHANTMENT',
    enchantment: { attack: 'MINUS_NUM_1', health: 'MINUS_NUM_1' },
  }),
  ...studies({
    id: 'SCH_237',
    name: 'Athletic Studies',
    lesson: 'Studying Athletics',
    pool: { type: 'MINION', keyword: 'RUSH' },
    next: { all: ['MINION', { has: 'RUSH' }] },
  }),
  card('SCH_238', "Reaper's Scythe", { spellburst: [{ enchant: 'SCH_238e', on: 'SELF' }] }),
  card('SCH_238e', 'Reaping', {
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [YOUR_HERO_HITS_NEIGHBOURS_TOO],
  }),
  card('SCH_337', 'Troublemaker', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [
          { summon: 'SCH_337t', count: 2, at: 'ALTERNATING', save: 'ruffians' },
          {
            forEach: { saved: 'ruffians' },
            do: [{ forceAttack: 'IT', on: randomDefender('ENEMY_CHARACTERS') }],
          },
        ],
      },
    ],
  }),
  card('SCH_425', 'Doctor Krastinov', {
    triggers: [
      { on: 'ATTACK', source: 'IS_SELF', do: [{ enchant: 'SCH_425e', on: 'FRIENDLY_WEAPON' }] },
    ],
  }),
  card('SCH_522', 'Steeldancer', {
    battlecry: [
      {
        if: { exists: 'FRIENDLY_WEAPON' },
        then: [
          {
            summon: { pool: { type: 'MINION', costOf: { tag: 'ATTACK', of: 'FRIENDLY_WEAPON' } } },
          },
        ],
      },
    ],
  }),
  card('SCH_525', 'In Formation!', {
    text: [{ repeat: 2, do: [{ giveCard: { pool: { type: 'MINION', keyword: 'TAUNT' } } }] }],
  }),
  card('SCH_623', 'Cutting Class', {
    text: [{ draw: 2 }],
    auras: [costsLess({ tag: 'ATTACK', of: 'FRIENDLY_WEAPON' })],
  }),
];
