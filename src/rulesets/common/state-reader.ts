import type { Table } from '../../kernel/index.js';

export type Field<S> =
  | { readonly type: 'number' | 'flag'; read(s: S, of: number): number }
  /** One of some words; `several`: what is read can be several of them with a `/` between, and each of them holds. */
  | {
      readonly type: 'word';
      readonly words: readonly string[];
      readonly several?: true;
      read(s: S, of: number): string;
    }
  | { readonly type: 'card'; read(s: S, of: number): number }
  /** One entity, 0 for none. */
  | { readonly type: 'entity'; read(s: S, of: number): number }
  | {
      readonly type: 'entities';
      readonly ordered: boolean;
      read(s: S, of: number): readonly number[];
    }
  /** Several fields under one name; a bare value speaks of the field `main`. */
  | { readonly type: 'record'; readonly main: string; readonly fields: Fields<S> };

export type Fields<S> = Readonly<Record<string, Field<S>>>;

export interface StateReader<S extends Table> {
  readonly entityFields: Fields<S>;
  readonly playerFields: Fields<S>;
  readonly players: readonly number[];
  /** Places that can be named without an alias, such as `hero 1`. */
  readonly places: readonly string[];
  at(s: S, place: string): number;
  readonly results: readonly string[];
  readonly refusals: readonly string[];
  readonly nodeNames: Readonly<Record<string, readonly string[]>>;
  withRows(s: S, cells: Int32Array, count: number): S;
  cardsNamed(s: S, name: string): readonly number[];
  cardNames(s: S): readonly string[];
  /** Whether an entity counts first when a card's name is meant to single one out. */
  isInPlay(s: S, entity: number): boolean;
  /** A row that says what happened to a card: it is none of the entities of that card. */
  isRecord?(s: S, entity: number): boolean;
}

/** The fields of a game whose entities and players are rows of the same columns; `rowOf`: the row of a player. */
export function rowFields<S, C extends string>(
  columns: readonly C[],
  read: (s: S, row: number, column: C) => number,
  rowOf: (player: number) => number,
) {
  const number = (name: C): Field<S> => ({ type: 'number', read: (s, e) => read(s, e, name) });
  const ofPlayer = (name: C): Field<S> => ({
    type: 'number',
    read: (s, player) => read(s, rowOf(player), name),
  });
  const each = (names: readonly C[], field: (name: C) => Field<S>): Fields<S> =>
    Object.fromEntries(names.map((name) => [name, field(name)]));
  return {
    number,
    ofPlayer,
    /** Every column of an entity, but for those that are read as words. */
    columnsBut: (worded: readonly C[]) =>
      each(
        columns.filter((name) => !worded.includes(name)),
        number,
      ),
    columnsOfPlayer: each(columns, ofPlayer),
  };
}

export function flagField<S>(holds: (s: S, of: number) => boolean): Field<S> {
  return { type: 'flag', read: (s, of) => (holds(s, of) ? 1 : 0) };
}
