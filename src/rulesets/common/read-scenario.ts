import { Fields, INT32_MAX, type Item } from './fields.js';
import type { Problems } from './problems.js';

export function readTurn(
  fields: Fields,
  { number, players }: { readonly number: number; readonly players: number },
): { readonly number: number; readonly player: number } {
  const json = fields.get('turn') ?? {};
  const turn = Fields.of(json, ['turn'], { known: ['number', 'player'] }, fields.problems);
  return {
    number: turn?.integer('number', 1, INT32_MAX, number) ?? number,
    player: turn?.integer('player', 1, players, 1) ?? 1,
  };
}

export function readSides<P extends number, T>(
  fields: Fields,
  players: readonly P[],
  read: (item: Item, player: P) => T | null,
): readonly T[] | null {
  const json = fields.get('players') ?? {};
  const known = players.map(String);
  const sides = Fields.of(json, ['players'], { known }, fields.problems);
  if (sides === null) return null;
  const found = players.map((player) =>
    read([sides.get(`${player}`) ?? {}, sides.at(`${player}`)], player),
  );
  return found.every((side) => side !== null) ? found : null;
}

/** The fields of an entity; a bare card name reads as `{ card: name }`, and its number where cards have numbers. */
export function cardFields(
  [json, path]: Item,
  known: readonly string[],
  problems: Problems,
  hasNumbers = false,
): Fields | null {
  if (typeof json === 'string' || (hasNumbers && typeof json === 'number'))
    return Fields.short('card', json, path, problems);
  const expected = 'the name of a card, or an object with `card`';
  return Fields.of(json, path, { known, expected }, problems);
}

export type Cells<C> = readonly (readonly [column: C, value: number])[];

export function readNumbers<C>(
  fields: Fields,
  columns: Readonly<Record<string, C>>,
  bounds: (key: string) => readonly [min: number, max: number],
): Cells<C> {
  return Object.entries(columns).flatMap(([key, column]): Cells<C> => {
    const value = fields.integer(key, ...bounds(key), null);
    return value === null ? [] : [[column, value]];
  });
}

export function readFlags<C>(fields: Fields, columns: Readonly<Record<string, C>>): Cells<C> {
  return Object.entries(columns).flatMap(([key, column]): Cells<C> => {
    const value = fields.flag(key, null);
    return value === null ? [] : [[column, value ? 1 : 0]];
  });
}
