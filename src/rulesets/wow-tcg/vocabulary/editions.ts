import {
  type Edition as EditionOf,
  EditionTable,
  type SwitchTable,
} from '../../common/editions.js';

export const EDITION = '1';

/** Every rule that could be read otherwise. Only comparisons set the switches. */
const SWITCHES = {
  hearthingInterrupts: {
    governs: 'which links hearthing interrupts',
    variants: [{ from: '0', value: 'ALL', rules: ['WOW-800.1b', 'WOW-INF-hearth'] }],
    alternatives: [{ value: 'EFFECTS', rules: ['WOW-800.1b'] }],
  },
  hearthingWinners: {
    governs: 'who wins when hearthing leaves players who oppose each other',
    variants: [{ from: '0', value: 'NOBODY', rules: ['WOW-101.1', 'WOW-INF-hearth-winners'] }],
    alternatives: [{ value: 'OPPONENTS', rules: ['WOW-800.1', 'WOW-101.1b'] }],
  },
  turnOfLostPlayer: {
    governs: 'what becomes of the turn of a player who leaves the game',
    variants: [{ from: '0', value: 'ENDS', rules: ['WOW-INF-leaving-turn'] }],
    alternatives: [{ value: 'GOES_ON', rules: ['WOW-407.4'] }],
  },
} as const satisfies SwitchTable;

export type Edition = EditionOf<typeof SWITCHES>;

export const EDITION_TABLE = new EditionTable(SWITCHES);

export const PUBLISHED: Edition = EDITION_TABLE.of(EDITION);
