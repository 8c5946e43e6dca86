import { type CardEntry, card } from '../../entry.js';
import {
  ENDS_AS_HOST_IS_PLAYED,
  HOLDS_A_DRAGON,
  MINIONS_THAT_DIED_THIS_TURN,
  RANDOM_ENEMY,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** BRM set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('BRM_034', 'Blackwing Corruptor', {
    rules: { battlecry: ['HS-R6-exc-dragon', 'HS-COND8'] },
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ damage: 3, to: 'TARGET' }] }],
  }),
  card('BRM_022', 'Dragon Egg', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ summon: 'BRM_022t' }] }],
  }),
  card('BRM_028', 'Emperor Thaurissan', {
    triggers: [
      { on: 'END_OF_TURN', whose: 'YOURS', do: [{ enchant: 'BRM_028e', on: 'FRIENDLY_HAND' }] },
    ],
  }),
  card('BRM_019', 'Grim Patron', {
    triggers: [
      {
        on: 'DAMAGE',
        rules: ['HS-R5-conditions', 'HS-SEQ-combat-take-damage', 'SUP-MW-PATRON'],
        subject: 'IS_SELF',
        queueIf: 'SURVIVES',
        when: { tag: 'HEALTH_LEFT', atLeast: 1 },
        do: [{ summon: 'BRM_019' }],
      },
    ],
  }),
  card('BRM_028e', 'Imperial Favor', {
    enchantment: { cost: -1 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('BRM_027', 'Majordomo Executus', {
    rules: { deathrattle: ['HS-LOSE2', 'HS-REPL-weapon'] },
    deathrattle: [{ replaceHero: 'BRM_027h' }],
  }),
  card('BRM_027h', 'Ragnaros the Firelord', { heroPower: 'BRM_027p' }),
  card('BRM_027p', 'DIE, INSECT!', { text: [{ damage: 8, to: RANDOM_ENEMY }] }),
  card('BRM_030', 'Nefarian', {
    rules: { battlecry: ['HS-REPL-class'] },
    battlecry: [
      {
        if: { entity: 'ENEMY_HERO', is: { class: 'NEUTRAL' } },
        then: [{ giveCard: 'BRM_030t', count: 2 }],
        else: [
          { repeat: 2, do: [{ giveCard: { pool: { classOf: 'ENEMY_HERO', type: 'SPELL' } } }] },
        ],
      },
    ],
  }),
  card('BRM_030t', 'Tail Swipe', { text: [{ damage: 4, to: 'TARGET' }] }),
  card('BRM_029', 'Rend Blackhand', {
    rules: { battlecry: ['HS-R6-exc-dragon', 'HS-COND8'] },
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ destroy: 'TARGET' }] }],
  }),
  card('BRM_031', 'Chromaggus', {
    triggers: [
      {
        on: 'DRAW',
        rules: ['HS-COPY1'],
        whose: 'YOURS',
        do: [{ giveCard: { cardOf: 'EVENT_SUBJECT' } }],
      },
    ],
  }),
  card('BRM_020', 'Dragonkin Sorcerer', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        source: 'IS_SELF',
        rules: ['HS-SEQ-spell-onplay'],
        do: [{ enchant: 'BRM_020e', on: 'SELF' }],
      },
    ],
  }),
  card('BRM_020e', 'Draconic Power', { enchantment: { attack: 1, health: 1 } }),
  card('BRM_024', 'Drakonid Crusher', {
    battlecry: [
      {
        if: { value: { tag: 'HEALTH_LEFT', of: 'ENEMY_HERO' }, atMost: 15 },
        then: [{ enchant: 'BRM_024e', on: 'SELF' }],
      },
    ],
  }),
  card('BRM_024e', 'Large Talons', { enchantment: { attack: 3, health: 3 } }),
  card('BRM_025', 'Volcanic Drake', { auras: [costsLess(MINIONS_THAT_DIED_THIS_TURN)] }),
  card('BRM_026', 'Hungry Dragon', {
    battlecry: [{ summon: { pool: { type: 'MINION', cost: 1 } }, who: 'OPPONENT' }],
  }),
  card('BRM_027pH', 'DIE, INSECTS!', {
    text: [{ repeat: 2, do: [{ damage: 8, to: RANDOM_ENEMY }] }],
  }),
  card('BRM_033', 'Blackwing Technician', {
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ enchant: 'BRM_033e', on: 'SELF' }] }],
  }),
  card('BRM_033e', 'Dragon Blood', { enchantment: { attack: 1, health: 1 } }),
];
