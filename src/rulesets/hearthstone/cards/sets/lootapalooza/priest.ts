import type { Effect, Trigger } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  DEATHS_WITH_DEATHRATTLE,
  HOLDS_A_DRAGON,
  OTHER_MINIONS,
  RANDOM_SPELL_IN_ENEMY_DECK,
} from '../../selectors.js';
import { growsAfter } from '../../templates/spellstone.js';
import { becomesOneOf } from '../../templates/unidentified.js';

/** You have cast a spell. */
const SPELL_PLAYED: Pick<Trigger, 'on' | 'whose'> = { on: 'AFTER_SPELL', whose: 'YOURS' };

/** So many different minions of yours come back. */
const RESURRECT = (count: number): Effect => ({
  resurrect: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION' } },
  count,
  different: true,
  rules: ['ZH-4.10-diamond-same'],
});

/** LOOTAPALOOZA set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_538', 'Temporus', {
    battlecry: [{ insertTurns: ['OPPONENT', 'OPPONENT', 'YOU', 'YOU'] }],
    was: [{ before: '23.0', battlecry: [{ extendTurns: ['OPPONENT', 'YOU'] }] }],
  }),
  card('LOOT_278t1', 'Elixir of Life', { text: [{ enchant: 'LOOT_278t1e', on: 'TARGET' }] }),
  card('LOOT_278t1e', 'Sanguine', { enchantment: { attack: 2, health: 2, grants: ['LIFESTEAL'] } }),
  card('LOOT_008', 'Psychic Scream', {
    text: [{ shuffleIntoDeck: 'ALL_MINIONS', who: 'OPPONENT' }],
  }),
  card('LOOT_187', "Twilight's Call", {
    rules: { text: ['HS-DEC3', 'HS-DEC4'] },
    text: [
      {
        resurrect: DEATHS_WITH_DEATHRATTLE,
        count: 2,
        with: 'LOOT_187e',
      },
    ],
  }),
  card('LOOT_187e', 'Shadowy', { enchantment: { attack: { set: 1 }, health: { set: 1 } } }),
  card('LOOT_209', 'Dragon Soul', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        do: [
          {
            set: { QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 1] } },
            on: 'SELF',
          },
          {
            if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', atLeast: 3 } },
            then: [{ set: { QUEST_PROGRESS: 0 }, on: 'SELF' }, { summon: 'LOOT_209t' }],
          },
        ],
      },
      { on: 'END_OF_TURN', do: [{ set: { QUEST_PROGRESS: 0 }, on: 'SELF' }] },
    ],
  }),
  card('LOOT_278', 'Unidentified Elixir', {
    text: [{ enchant: 'LOOT_278e', on: 'TARGET' }],
    ...becomesOneOf('LOOT_278t1', 'LOOT_278t2', 'LOOT_278t3', 'LOOT_278t4'),
  }),
  card('LOOT_278e', 'Tastes Like ????', { enchantment: { attack: 2, health: 2 } }),
  card('LOOT_278t2', 'Elixir of Purity', { text: [{ enchant: 'LOOT_278t2e', on: 'TARGET' }] }),
  card('LOOT_278t2e', 'Pure', {
    enchantment: { attack: 2, health: 2, grants: ['DIVINE_SHIELD'] },
  }),
  card('LOOT_278t3', 'Elixir of Shadows', {
    text: [
      { enchant: 'LOOT_278t3e', on: 'TARGET' },
      { summonCopyOf: 'TARGET', save: 'shadow' },
      { enchant: 'LOOT_278t3e2', on: { saved: 'shadow' } },
    ],
  }),
  card('LOOT_278t3e', 'Shadowtouched', { enchantment: { attack: 2, health: 2 } }),
  card('LOOT_278t3e2', 'Shadowy', { enchantment: { attack: { set: 1 }, health: { set: 1 } } }),
  card('LOOT_278t4', 'Elixir of Hope', { text: [{ enchant: 'LOOT_278t4e', on: 'TARGET' }] }),
  card('LOOT_278t4e', 'Hopeful', {
    enchantment: { attack: 2, health: 2 },
    deathrattle: [{ returnToHand: 'HOST' }],
  }),
  card('LOOT_353', 'Psionic Probe', {
    rules: { text: ['HS-COPY1'] },
    text: [{ giveCard: { cardOf: RANDOM_SPELL_IN_ENEMY_DECK } }],
  }),
  card('LOOT_410', 'Duskbreaker', {
    rules: { battlecry: ['HS-COND8'] },
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ damage: 3, to: OTHER_MINIONS }] }],
  }),
  card('LOOT_507', 'Lesser Diamond Spellstone', {
    text: [RESURRECT(2)],
    triggers: growsAfter(SPELL_PLAYED, { needed: 4 }, 'LOOT_507t'),
  }),
  card('LOOT_507t', 'Diamond Spellstone', {
    text: [RESURRECT(3)],
    triggers: growsAfter(SPELL_PLAYED, { needed: 4 }, 'LOOT_507t2'),
  }),
  card('LOOT_507t2', 'Greater Diamond Spellstone', { text: [RESURRECT(4)] }),
  card('LOOT_528', 'Twilight Acolyte', {
    rules: { battlecry: ['HS-COND8'] },
    battlecry: [
      {
        if: { all: [{ exists: 'TARGET' }, HOLDS_A_DRAGON] },
        then: [
          { save: 'attack', value: { tag: 'ATTACK', of: 'SELF' } },
          { enchant: 'LOOT_528e', on: 'SELF', num1: { tag: 'ATTACK', of: 'TARGET' } },
          { enchant: 'LOOT_528e', on: 'TARGET', num1: { saved: 'attack' } },
        ],
      },
    ],
  }),
  card('LOOT_528e', 'Twilight Curse', { enchantment: { attack: { set: 'NUM_1' } } }),
  card('LOOT_534', 'Gilded Gargoyle', { deathrattle: [{ giveCard: 'GAME_005' }] }),
];
