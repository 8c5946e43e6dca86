import type { Condition, Effect, Selector, Value } from '../../language/words.js';

export const MINIONS_IN_HAND: Selector = { of: 'FRIENDLY_HAND', where: 'MINION' };

export const MINIONS_IN_DECK: Selector = { of: 'FRIENDLY_DECK', where: 'MINION' };

export const MECHS_IN_HAND: Selector = { of: MINIONS_IN_HAND, where: { race: 'MECHANICAL' } };

export const DRAGONS_IN_HAND: Selector = { of: 'FRIENDLY_HAND', where: { race: 'DRAGON' } };

export const LIBRAMS: Selector = {
  of: 'FRIENDLY_HAND',
  where: { any: [{ card: 'BT_011' }, { card: 'BT_024' }, { card: 'BT_025' }] },
};

export const RANDOM_MINION_IN_HAND: Selector = { random: MINIONS_IN_HAND };

export const RANDOM_BEAST_IN_HAND: Selector = {
  random: { of: MINIONS_IN_HAND, where: { race: 'BEAST' } },
};

export const RANDOM_MINION_IN_DECK: Selector = { random: MINIONS_IN_DECK };

export const RANDOM_SPELL_IN_DECK: Selector = { random: { of: 'FRIENDLY_DECK', where: 'SPELL' } };

export const RANDOM_WEAPON_IN_DECK: Selector = { random: { of: 'FRIENDLY_DECK', where: 'WEAPON' } };

export const RANDOM_MINION_IN_ENEMY_HAND: Selector = {
  random: { of: 'ENEMY_HAND', where: 'MINION' },
};

export const RANDOM_MINION_IN_ENEMY_DECK: Selector = {
  random: { of: 'ENEMY_DECK', where: 'MINION' },
};

export const RANDOM_SPELL_IN_ENEMY_DECK: Selector = {
  random: { of: 'ENEMY_DECK', where: 'SPELL' },
};

/** A random Secret of your deck that you do not control yet. */
export const NEW_SECRET_IN_DECK: Selector = {
  random: {
    of: 'FRIENDLY_DECK',
    where: { all: ['SECRET', { not: { sameCardAs: 'FRIENDLY_SECRETS' } }] },
  },
};

export const CHEAPEST_CARD_IN_HAND: Selector = {
  random: { lowest: 'COST', among: 'FRIENDLY_HAND' },
};

export const LOWEST_MINION_IN_HAND: Selector = {
  random: { lowest: 'COST', among: MINIONS_IN_HAND },
};

export const LOWEST_MINION_IN_ENEMY_HAND: Selector = {
  random: { lowest: 'COST', among: { of: 'ENEMY_HAND', where: 'MINION' } },
};

/** Your cards wherever they are, but for those that have been set aside. */
export const YOUR_CARDS_ANYWHERE: Selector = {
  union: [
    'FRIENDLY_HAND',
    'FRIENDLY_DECK',
    'FRIENDLY_HEROES',
    'FRIENDLY_MINIONS',
    'FRIENDLY_WEAPONS',
    'FRIENDLY_SECRETS',
    'FRIENDLY_GRAVEYARD',
  ],
};

export const EMPTY_HANDED: Condition = { not: { exists: 'FRIENDLY_HAND' } };

export const HOLDS_A_MINION: Condition = { exists: MINIONS_IN_HAND };

export const HOLDS_A_DRAGON: Condition = {
  exists: { of: 'FRIENDLY_HAND', where: { race: 'DRAGON' } },
};

export const HOLDS_SPELL_OF_5: Condition = {
  exists: { of: 'FRIENDLY_HAND', where: { all: ['SPELL', { tag: 'COST', atLeast: 5 }] } },
};

/** A card of a class, but no Rogue's; Dream Cards are of none (ZH-4.15-classes). */
export const OF_ANOTHER_CLASS: Condition = {
  not: { any: [{ class: 'ROGUE' }, { class: 'NEUTRAL' }, { class: 'DREAM' }] },
};

export const HOLDS_ANOTHER_CLASS: Condition = {
  exists: { of: 'FRIENDLY_HAND', where: OF_ANOTHER_CLASS },
};

/** Your deck has no card with an even Cost; an empty one has none. */
export const ONLY_ODD_COSTS_IN_DECK: Condition = {
  not: { exists: { of: 'FRIENDLY_DECK', where: { not: 'ODD_COST' } } },
};

/** Your deck has no Neutral card; an empty one has none. */
export const NO_NEUTRAL_CARDS_IN_DECK: Condition = {
  not: { exists: { of: 'FRIENDLY_DECK', where: { class: 'NEUTRAL' } } },
};

export const ROOM_IN_HAND: Value = { minus: [10, { count: 'FRIENDLY_HAND' }] };

/** You discover a spell of your deck and draw it (ZH-5.1-discover). */
export const DISCOVER_SPELL_IN_DECK: readonly Effect[] = [
  {
    discover: { cardsOf: { of: 'FRIENDLY_DECK', where: 'SPELL' } },
    in: 'SETASIDE',
    save: 'taken',
    then: [
      {
        drawThese: {
          random: { of: 'FRIENDLY_DECK', where: { sameCardAs: { saved: 'taken' } } },
        },
      },
    ],
  },
];

export const DISCOVER_FROM_DECK: readonly Effect[] = [
  {
    discover: { cardsOf: 'FRIENDLY_DECK' },
    in: 'SETASIDE',
    save: 'found',
    then: [
      {
        drawThese: {
          random: { of: 'FRIENDLY_DECK', where: { sameCardAs: { saved: 'found' } } },
        },
      },
    ],
  },
];
