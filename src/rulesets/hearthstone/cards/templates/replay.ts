import type { Condition, Effect, Selector } from '../../language/words.js';

/** SELF is still on the board and has its text: what it goes on with by turns ends otherwise, as Yogg-Saron's spells do. */
export const STILL_THERE: Condition = {
  entity: 'SELF',
  is: { all: ['ON_BOARD', { not: { has: 'SILENCED' } }] },
};

const isA = (type: Condition): Condition => ({ entity: 'IT', is: type });

/** Played again at random; only a spell forces a Death Phase (ZH-5.7-spells-only); no Battlecry. */
export function playAgain(plays: Selector): readonly Effect[] {
  return eachAtRandom(plays, PLAYED_ANEW);
}

/** The same of a spell, which goes on to its end. */
export function replay(plays: Selector): readonly Effect[] {
  return [{ forEach: plays, do: PLAYED_ANEW }];
}

const PLAYED_ANEW: readonly Effect[] = [
  { if: isA('SPELL'), then: [{ cast: { cardOf: 'IT' } }, { forceDeathPhase: true }] },
  { if: isA('MINION'), then: [{ summon: { cardOf: 'IT' } }] },
  { if: isA('WEAPON'), then: [{ equip: { cardOf: 'IT' } }] },
  { if: isA('HERO'), then: [{ replaceHero: { cardOf: 'IT' }, asPlayed: true }] },
];

export function eachAtRandom(plays: Selector, effects: readonly Effect[]): readonly Effect[] {
  return [
    { save: 'plays', entities: plays },
    {
      forEach: { random: { saved: 'plays' }, count: { saved: 'plays' } },
      do: [{ if: STILL_THERE, then: effects }],
    },
  ];
}
