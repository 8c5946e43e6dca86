import { type CardEntry, card, ownCard } from '../../entry.js';
import { attackInOpponentsTurn } from '../../templates/auras.js';
import { adapt } from './adaptations.js';

/** UNGORO set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_047', 'Ravenous Pterrordax', {
    rules: { battlecry: ['HS-FDP1'] },
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [{ destroy: 'TARGET' }, { forceDeathPhase: true }, adapt('SELF'), adapt('SELF')],
      },
    ],
  }),
  card('UNG_833', 'Lakkari Felhound', {
    rules: { battlecry: ['SUP-QRS2'] },
    battlecry: [
      { save: 'first', entities: { random: { lowest: 'COST', among: 'FRIENDLY_HAND' } } },
      {
        save: 'second',
        entities: {
          random: {
            lowest: 'COST',
            among: { of: 'FRIENDLY_HAND', except: { saved: 'first' } },
          },
        },
      },
      { discard: { union: [{ saved: 'first' }, { saved: 'second' }] } },
    ],
    was: [{ before: '20.0', battlecry: [{ discard: { random: 'FRIENDLY_HAND', count: 2 } }] }],
  }),
  card('UNG_049', 'Tar Lurker', { auras: [attackInOpponentsTurn('UNG_049e')] }),
  /** Its id is ours. */
  ownCard({
    id: 'UNG_049e',
    name: 'Tar Lurker',
    type: 'ENCHANTMENT',
    class: 'WARLOCK',
    set: 'UNGORO',
    enchantment: { attack: 3 },
  }),
  card('UNG_830', 'Cruel Dinomancer', {
    deathrattle: [
      {
        summon: {
          cardsOf: {
            of: 'FRIENDLY_GRAVEYARD',
            where: { all: ['MINION', { tag: 'DISCARDED', atLeast: 1 }] },
          },
        },
      },
    ],
  }),
  card('UNG_831', 'Corrupting Mist', { text: [{ enchant: 'UNG_831e', on: 'ALL_MINIONS' }] }),
  card('UNG_831e', 'Corrupting Mist', {
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['HS-CEM1b', 'HS-CEM1c', 'HS-DP1b'],
        whose: 'YOURS',
        do: [{ destroy: 'HOST' }],
      },
    ],
  }),
  card('UNG_832', 'Bloodbloom', { text: [{ enchant: 'UNG_832e', on: 'FRIENDLY_PLAYER' }] }),
  card('UNG_832e', 'Dark Power', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [{ update: 'OTHER', tag: 'SPELLS_COST_HEALTH', on: 'FRIENDLY_PLAYER' }],
    triggers: [{ on: 'COUNTER', whose: 'YOURS', subject: 'SPELL', do: [{ detach: 'SELF' }] }],
  }),
  card('UNG_834', 'Feeding Time', {
    text: [
      { damage: 3, to: 'TARGET' },
      { summon: 'UNG_834t1', count: 3 },
    ],
  }),
  card('UNG_835', 'Chittering Tunneler', {
    battlecry: [
      {
        discover: { pool: { type: 'SPELL' } },
        save: 'taken',
        then: [{ damage: { tag: 'COST', of: { saved: 'taken' } }, to: 'FRIENDLY_HERO' }],
      },
    ],
  }),
  card('UNG_836', 'Clutchmother Zavas', {
    triggers: [
      {
        on: 'DISCARD',
        subject: 'IS_SELF',
        zone: 'GRAVEYARD',
        do: [
          { returnToHand: 'SELF' },
          { enchant: 'UNG_836e', on: { of: 'SELF', where: 'IN_HAND' } },
        ],
      },
    ],
  }),
  card('UNG_836e', 'Remembrance', { enchantment: { attack: 2, health: 2 } }),
  card('UNG_829', 'Lakkari Sacrifice', {
    quest: { progress: 6, reward: 'UNG_829t1' },
    triggers: [
      {
        on: 'DISCARD',
        rules: ['SUP-QUEST-LIST', 'ZH-5.3-quests-ungoro', 'SUP-QRS2'],
        whose: 'YOURS',
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('UNG_829t1', 'Nether Portal', { text: [{ summon: 'UNG_829t2' }] }),
  card('UNG_829t2', 'Nether Portal', {
    tags: { UNTOUCHABLE: 1 },
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        rules: ['HS-INF-either-side'],
        do: [{ summon: 'UNG_829t3', count: 2, at: 'ALTERNATING' }],
      },
    ],
  }),
];
