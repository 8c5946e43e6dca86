import { createTable, type Decision, type Table } from '../../src/kernel/index.js';
import {
  type Edition,
  EditionTable,
  type SwitchTable,
} from '../../src/rulesets/common/editions.js';
import { Names, type Position } from '../../src/rulesets/common/names.js';
import { References } from '../../src/rulesets/common/references.js';
import { Rows } from '../../src/rulesets/common/rows.js';

/** A game of three players that nobody plays: each has a seat and stones; a card may remember another card. */

export const COLUMNS = ['CARD', 'OWNER', 'ZONE', 'SIZE', 'MEMORY'] as const;
export const Col = { CARD: 0, OWNER: 1, ZONE: 2, SIZE: 3, MEMORY: 4 } as const;
export const ZONES = ['NOWHERE', 'SEAT', 'BAG'] as const;
export const PLAYERS = [1, 2, 3] as const;

export const CARDS = [
  { id: '', name: '' },
  { id: 'SEAT', name: 'seat' },
  { id: 'pebble', name: 'Pebble' },
  { id: 'rock', name: 'Rock' },
];

type Switches = { readonly stonesRoll: boolean | 'UPHILL' };

const SWITCHES: SwitchTable<Switches> = {
  stonesRoll: {
    governs: 'whether stones roll',
    variants: [
      { from: '0', value: false, rules: ['R-LIE'] },
      { from: '2.0', value: true, rules: ['R-ROLL'] },
    ],
    alternatives: [{ value: 'UPHILL', rules: ['R-DREAM'] }],
  },
};

export const EDITIONS = new EditionTable<Switches>(SWITCHES);

export interface State extends Table {
  readonly edition: Edition<Switches>;
}

export const ROWS = new Rows({
  columns: COLUMNS,
  card: 'CARD',
  fields: {
    owner: { column: 'OWNER', min: 0, max: 3 },
    zone: { column: 'ZONE', words: ZONES, unknown: 'UNKNOWN_ZONE' },
  },
  cards: ['MEMORY'],
});

export function cellOf(s: Table, e: number, column: keyof typeof Col): number {
  return s.cells[e * COLUMNS.length + Col[column]]!;
}

/** Three seats (1 to 3), then stones: `[card, owner, size]`. */
export function stateOf(
  stones: readonly (readonly [card: number, owner: number, size: number])[],
): State {
  const table = createTable(COLUMNS.length, 20);
  const add = (cells: readonly number[]): void => {
    table.cells.set(cells, table.count++ * COLUMNS.length);
  };
  for (const player of PLAYERS) add([1, player, 1, 0, 0]);
  for (const [card, owner, size] of stones) add([card, owner, 2, size, 0]);
  return { ...table, edition: EDITIONS.of('2.0') };
}

export function positionOf(
  stones: Parameters<typeof stateOf>[0],
  aliases: readonly (readonly [string, number])[] = [],
): Position<State> {
  return { state: stateOf(stones), names: new Names(aliases) };
}

function cardsNamed(text: string): number[] {
  const wanted = text.toLowerCase();
  return CARDS.flatMap(({ id, name }, i) =>
    i > 1 && (id === wanted || name.toLowerCase() === wanted) ? [i] : [],
  );
}

export const REFERENCES = new References<State, number>({
  places: Object.fromEntries(PLAYERS.map((player) => [`seat ${player}`, () => player])),
  cardsNamed: (_, text) => cardsNamed(text),
  cardNames: () => ['Pebble', 'Rock'],
  cardOf: (s, e) => cellOf(s, e, 'CARD'),
  nameOf: ({ state: s }, e) =>
    e <= 3 ? { place: `seat ${e}` } : { card: CARDS[cellOf(s, e, 'CARD')]!.name },
  sameCards: (s, e) => [cellOf(s, e, 'CARD')],
});

export const OPTION_CARDS = {
  at: (_: unknown, index: number) => CARDS[index]!,
  named: (_: State, text: string) => cardsNamed(text),
};

export function decisionOf(of: string, options: readonly number[]): Decision {
  return { kind: 'choice', name: 'choose', of, player: 1, source: 0, rules: [], options };
}
