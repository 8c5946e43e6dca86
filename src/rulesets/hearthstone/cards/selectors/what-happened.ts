import type { Condition, Effect, Selector, Value } from '../../language/words.js';

/** It is the turn of whoever controls what the enchantment is attached to. */
export const TURN_OF_HOST: Condition = {
  any: [
    { all: ['YOUR_TURN', { entity: 'HOST', is: 'FRIENDLY' }] },
    { all: ['OPPONENTS_TURN', { entity: 'HOST', is: 'ENEMY' }] },
  ],
};

/** The spells that you have played this turn, but for those that were countered. */
export const SPELLS_PLAYED_THIS_TURN: Selector = {
  of: { played: 'THIS_TURN', side: 'FRIENDLY' },
  where: 'SPELL',
};

/** The spells that you have played this game, but for those that were countered. */
export const SPELLS_PLAYED_THIS_GAME: Selector = {
  of: { played: 'THIS_GAME', side: 'FRIENDLY' },
  where: 'SPELL',
};

/** You have cast a spell this turn, one that was not countered; a Secret is one. */
export const CAST_A_SPELL_THIS_TURN: Condition = { exists: SPELLS_PLAYED_THIS_TURN };

/** What is played is the third card that the opponent plays in the turn. */
export const THIRD_CARD: Condition = {
  value: { tag: 'NUM_CARDS_PLAYED_THIS_TURN', of: 'ENEMY_PLAYER' },
  exactly: 3,
};

export const PLAYED_ELEMENTAL_LAST_TURN: Condition = {
  value: { tag: 'NUM_ELEMENTALS_PLAYED_LAST_TURN', of: 'FRIENDLY_PLAYER' },
  atLeast: 1,
};

/** You have played a Quest this game; a Sidequest is none. */
export const PLAYED_A_QUEST: Condition = {
  exists: { of: { played: 'THIS_GAME', side: 'FRIENDLY' }, where: 'QUEST' },
};

export const OPPONENT_PLAYED_A_CARD: Condition = {
  exists: { played: 'THIS_TURN', side: 'ENEMY' },
};

export const MINIONS_THAT_DIED: Value = { deaths: { died: 'THIS_GAME', like: { type: 'MINION' } } };

export const MINIONS_THAT_DIED_THIS_TURN: Value = {
  deaths: { died: 'THIS_TURN', like: { type: 'MINION' } },
};

export const A_MINION_DIED_THIS_TURN: Condition = {
  value: MINIONS_THAT_DIED_THIS_TURN,
  atLeast: 1,
};

export const DEATHS_WITH_DEATHRATTLE = {
  died: 'THIS_GAME',
  side: 'FRIENDLY',
  like: { type: 'MINION', deathrattle: true },
} as const;

export const DEAD_WITH_DEATHRATTLE: Selector = { dead: DEATHS_WITH_DEATHRATTLE };

export const HERO_TOOK_DAMAGE_THIS_TURN: Condition = {
  value: { tag: 'HERO_DAMAGE_TAKEN_THIS_TURN', of: 'FRIENDLY_PLAYER' },
  atLeast: 1,
};

export const HERO_ATTACKED_THIS_TURN: Condition = {
  entity: 'FRIENDLY_HERO',
  is: { tag: 'NUM_ATTACKS_THIS_TURN', atLeast: 1 },
};

export const HEALTH_RESTORED_THIS_TURN: Value = {
  tag: 'HEALTH_RESTORED_THIS_TURN',
  of: 'FRIENDLY_PLAYER',
};

export const RESTORED_HEALTH_THIS_TURN: Condition = {
  value: HEALTH_RESTORED_THIS_TURN,
  atLeast: 1,
};

/** An effect, and again while minions die of it, 14 times at most; deaths are forced in between. */
export function againWhileMinionsDie(effect: Effect): readonly Effect[] {
  return [
    { save: 'deaths', value: 1 },
    {
      repeat: 14,
      do: [
        {
          if: { value: { saved: 'deaths' }, atLeast: 1 },
          then: [
            { save: 'before', value: MINIONS_THAT_DIED },
            effect,
            { forceDeathPhase: true },
            { save: 'deaths', value: { minus: [MINIONS_THAT_DIED, { saved: 'before' }] } },
          ],
        },
      ],
    },
  ];
}

/** Whatever had a Deathrattle of yours that has triggered this game. */
export const TRIGGERED_DEATHRATTLES: Selector = {
  of: { union: ['FRIENDLY_GRAVEYARD', 'FRIENDLY_MINIONS'] },
  where: { tag: 'DEATHRATTLE_TRIGGERED', atLeast: 1 },
};
