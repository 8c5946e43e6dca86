import type { Condition, Effect } from '../../../language/words.js';
import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import {
  DISCOVER_SPELL_IN_DECK,
  HEALTH_RESTORED_THIS_TURN,
  RANDOM_ENEMY_MINION,
  RANDOM_SPELL_IN_DECK,
  RANDOM_SPELL_IN_ENEMY_DECK,
  RESTORED_HEALTH_THIS_TURN,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { rankedSpell } from '../../templates/ranked-spells.js';

/** It takes one from the target, and again until it has more than that. */
function stealUntilMore(tag: 'ATTACK' | 'HEALTH_LEFT', stolen: string): readonly Effect[] {
  const hasMore: Condition = {
    value: {
      minus: [
        { tag, of: 'SELF' },
        { tag, of: 'TARGET' },
      ],
    },
    atLeast: 1,
  };
  return [
    {
      if: { all: [{ exists: 'TARGET' }, { not: hasMore }] },
      then: [
        {
          repeatUntil: hasMore,
          do: [
            { enchant: `BAR_315${stolen}2`, on: 'TARGET' },
            { enchant: `BAR_315${stolen}`, on: 'SELF' },
          ],
        },
      ],
    },
  ];
}

/** BARRENS set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_311', 'Devouring Plague', {
    rules: { text: ['ZH-5.1-spell-damage', 'ZH-A.2-no-spell-damage-list'] },
    text: [
      {
        repeat: { boosted: 4 },
        do: [{ damage: 1, to: RANDOM_ENEMY_MINION, fixed: true }],
      },
    ],
  }),
  card('BAR_307', 'Void Flayer', {
    battlecry: [
      {
        repeat: { count: { of: 'FRIENDLY_HAND', where: 'SPELL' } },
        do: [{ damage: 1, to: RANDOM_ENEMY_MINION }],
      },
    ],
  }),
  card('BAR_308', 'Power Word: Fortitude', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'BAR_308e', on: 'TARGET' }],
    auras: [costsLess({ count: { of: 'FRIENDLY_HAND', where: 'SPELL', except: 'SELF' } })],
  }),
  ownEnchantment('BAR_308e', 'Power Word: Fortitude', { attack: 3, health: 5 }),
  card('BAR_309', 'Desperate Prayer', { text: [{ heal: 5, to: 'ALL_HEROES' }] }),
  card('BAR_310', 'Lightshower Elemental', {
    deathrattle: [{ heal: 8, to: 'FRIENDLY_CHARACTERS' }],
  }),
  card('BAR_312', "Soothsayer's Caravan", {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [{ giveCard: { cardOf: RANDOM_SPELL_IN_ENEMY_DECK } }],
      },
    ],
  }),
  card('WC_013', 'Devout Dungeoneer', {
    battlecry: [
      { drawThese: RANDOM_SPELL_IN_DECK, save: 'drawn' },
      {
        if: { entity: { saved: 'drawn' }, is: { school: 'HOLY' } },
        then: [{ enchant: 'WC_013e', on: { saved: 'drawn' } }],
      },
    ],
  }),
  ownEnchantment('WC_013e', 'Devout Dungeoneer', { cost: -2 }),
  card('BAR_313', "Priest of An'she", {
    battlecry: [{ if: RESTORED_HEALTH_THIS_TURN, then: [{ enchant: 'BAR_313e', on: 'SELF' }] }],
  }),
  ownEnchantment('BAR_313e', "Priest of An'she", { attack: 3, health: 3 }),
  ...rankedSpell({
    id: 'BAR_314',
    name: 'Condemn',
    shared: { set: 'THE_BARRENS', class: 'PRIEST', cost: 2, school: 'HOLY' },
    ranks: [
      { text: [{ damage: 1, to: 'ENEMY_MINIONS' }] },
      { text: [{ damage: 2, to: 'ENEMY_MINIONS' }] },
      { text: [{ damage: 3, to: 'ENEMY_MINIONS' }] },
    ],
  }),
  card('BAR_735', 'Xyrella', {
    battlecry: [
      {
        if: RESTORED_HEALTH_THIS_TURN,
        then: [{ damage: HEALTH_RESTORED_THIS_TURN, to: 'ENEMY_MINIONS' }],
      },
    ],
  }),
  card('WC_803', "Cleric of An'she", {
    battlecry: [{ if: RESTORED_HEALTH_THIS_TURN, then: DISCOVER_SPELL_IN_DECK }],
  }),
  card('BAR_315', 'Serena Bloodfeather', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    battlecry: [...stealUntilMore('ATTACK', 'a'), ...stealUntilMore('HEALTH_LEFT', 'h')],
  }),
  ownEnchantment('BAR_315a', 'Serena Bloodfeather', { attack: 1 }),
  ownEnchantment('BAR_315a2', 'Serena Bloodfeather', { attack: -1 }),
  ownEnchantment('BAR_315h', 'Serena Bloodfeather', { health: 1 }),
  ownEnchantment('BAR_315h2', 'Serena Bloodfeather', { health: -1 }),
  card('WC_014', 'Against All Odds', {
    text: [{ destroy: { of: 'ALL_MINIONS', where: 'ODD_ATTACK' } }],
  }),
];
