import type { Effect, Selector, Trigger } from '../../language/words.js';
import { afterTimes } from './times.js';

/** Abyssal Curses: the first deals 1 damage a turn, each later one of the same player 1 more; each lasts 2 turns. */
export const ABYSSAL_CURSE = 'TSC_955t';
export const CURSE_GIVEN = 'SUNKEN_CURSE_GIVEN';
export const CURSE_STRENGTH = 'SUNKEN_CURSE_STRENGTH';

const THE_CURSE: Selector = { saved: 'curse' };

/** The opponent gets one; for one that the hand has no room for nothing is counted. */
export const GIVE_ABYSSAL_CURSE: readonly Effect[] = [
  { giveCard: ABYSSAL_CURSE, who: 'OPPONENT', save: 'curse' },
  {
    if: { exists: THE_CURSE },
    then: [
      { enchant: CURSE_GIVEN, on: 'FRIENDLY_PLAYER' },
      {
        enchant: CURSE_STRENGTH,
        on: THE_CURSE,
        num1: {
          count: { of: { enchantmentsOn: 'FRIENDLY_PLAYER' }, where: { card: CURSE_GIVEN } },
        },
      },
    ],
  },
];

/** As a turn of its player begins it deals its damage; as the second of them ends it is gone (HS-INF-abyssal-curse). */
export const ABYSSAL_CURSE_IN_HAND: readonly Trigger[] = [
  {
    on: 'START_OF_TURN',
    whose: 'YOURS',
    zone: 'HAND',
    do: [
      {
        damage: {
          tag: 'TAG_SCRIPT_DATA_NUM_1',
          of: { of: { enchantmentsOn: 'SELF' }, where: { card: CURSE_STRENGTH } },
        },
        to: 'FRIENDLY_HERO',
        fixed: true,
      },
    ],
  },
  {
    on: 'END_OF_TURN',
    whose: 'YOURS',
    zone: 'HAND',
    rules: ['HS-INF-abyssal-curse'],
    do: afterTimes(2, { setAside: 'SELF' }),
  },
];
