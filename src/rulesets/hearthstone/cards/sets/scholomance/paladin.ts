import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  OTHER_MINIONS,
  RANDOM_MINION_IN_DECK,
  RANDOM_SPELL_IN_DECK,
  SPELLS_PLAYED_THIS_GAME,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** SCHOLOMANCE set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_135', 'Turalyon, the Tenured', {
    triggers: [
      {
        on: 'ATTACK',
        source: 'IS_SELF',
        subject: 'MINION',
        do: [{ enchant: 'SCH_135e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('SCH_135e', 'Schooled', { enchantment: { attack: { set: 3 }, health: { set: 3 } } }),
  card('SCH_138', 'Blessing of Authority', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { enchant: 'SCH_138e', on: 'TARGET' },
      { enchant: 'SCH_138e2', on: 'TARGET' },
    ],
  }),
  card('SCH_138e', 'Blessing of Authority', { enchantment: { attack: 8, health: 8 } }),
  card('SCH_138e2', 'Honorable Intentions', {
    enchantment: { grants: ['CANNOT_ATTACK_HEROES'], lasts: 'THIS_TURN' },
  }),
  card('SCH_139', 'Devout Pupil', {
    auras: [
      costsLess({
        count: {
          of: SPELLS_PLAYED_THIS_GAME,
          where: { tag: 'PLAYED_ON_OWN_CHARACTER', atLeast: 1 },
        },
      }),
    ],
  }),
  card('SCH_141', 'High Abbess Alura', {
    spellburst: [
      { save: 'spell', entities: RANDOM_SPELL_IN_DECK },
      {
        if: { exists: { saved: 'spell' } },
        then: [
          { cast: { cardOf: { saved: 'spell' } }, taking: { saved: 'spell' }, preferring: 'SELF' },
        ],
      },
    ],
  }),
  card('SCH_149', 'Argent Braggart', {
    battlecry: [
      {
        enchant: 'SCH_149e',
        on: 'SELF',
        num1: {
          minus: [
            { tag: 'ATTACK', of: { first: { highest: 'ATTACK', among: 'ALL_MINIONS' } } },
            { tag: 'ATTACK', of: 'SELF' },
          ],
        },
        num2: {
          minus: [
            { tag: 'HEALTH_LEFT', of: { first: { highest: 'HEALTH_LEFT', among: 'ALL_MINIONS' } } },
            { tag: 'HEALTH_LEFT', of: 'SELF' },
          ],
        },
      },
    ],
  }),
  card('SCH_149e', 'Best of the Best', { enchantment: { attack: 'NUM_1', health: 'NUM_2' } }),
  card('SCH_247', 'First Day of School', {
    text: oneCostMinions(2),
    was: [
      { before: '20.2.2', text: oneCostMinions(2) },
      { before: '20.4', text: oneCostMinions(3) },
    ],
  }),
  card('SCH_250', 'Wave of Apathy', { text: [{ enchant: 'SCH_250e', on: 'ENEMY_MINIONS' }] }),
  card('SCH_302', 'Gift of Luminance', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { set: { DIVINE_SHIELD: 1 }, on: 'TARGET' },
      { summonCopyOf: 'TARGET', with: 'SCH_302e' },
    ],
  }),
  card('SCH_524', 'Shield of Honor', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_DAMAGED_TARGET: 0 },
    text: [{ enchant: 'SCH_524e', on: 'TARGET' }],
  }),
  card('SCH_526', 'Lord Barov', {
    battlecry: [{ enchant: 'SCH_526e', on: OTHER_MINIONS }],
    deathrattle: [{ damage: 1, to: 'ALL_MINIONS' }],
  }),
  card('SCH_526e', 'A Common Peasant', { enchantment: { health: { set: 1 } } }),
  card('SCH_532', 'Goody Two-Shields', { spellburst: [{ set: { DIVINE_SHIELD: 1 }, on: 'SELF' }] }),
  card('SCH_523', 'Ceremonial Maul', {
    spellburst: [
      { summon: 'SCH_523t', with: 'SCH_523te', num1: { tag: 'COST', of: 'EVENT_SUBJECT' } },
    ],
  }),
  card('SCH_523t', 'Honor Student', { keywords: ['TAUNT'] }),
  /** Its id is ours: the Honor Student's Attack and Health. */
  ownCard({
    id: 'SCH_523te',
    name: 'Honor Student',
    type: 'ENCHANTMENT',
    set: 'SCHOLOMANCE',
    enchantment: { attack: { set: 'NUM_1' }, health: { set: 'NUM_1' } },
  }),
  card('SCH_533', 'Commencement', {
    rules: { text: ['ZH-3.1-summon-with-enchantment'] },
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      { putIntoPlay: RANDOM_MINION_IN_DECK, save: 'minion' },
      { enchant: 'SCH_533e', on: { saved: 'minion' } },
    ],
  }),
  card('SCH_533e', 'Graduated', { enchantment: { grants: ['TAUNT', 'DIVINE_SHIELD'] } }),
];

/** So many random minions that cost 1. */
function oneCostMinions(count: number): readonly Effect[] {
  return [{ repeat: count, do: [{ giveCard: { pool: { type: 'MINION', cost: 1 } } }] }];
}
