import { isAtLeast } from '../../src/rulesets/common/editions.js';
import { rows } from '../../src/rulesets/hearthstone/cards/printed/table.js';

/** Every card of the data by id: its columns as texts. */
export const ROWS = new Map([...rows()].map((row) => [row[0], row]));

const FIELDS = { name: 2, cost: 12, attack: 13, health: 14 } as const;
export type Field = keyof typeof FIELDS;

/** What the data says of a card in a patch, read the plain way: the first change that was still to come, or the column. */
export function printedAt(id: string, field: Field, patch: string): string {
  const row = ROWS.get(id)!;
  for (const change of changesOf(row[19])) {
    const cut = change.indexOf(' ');
    const values = change.slice(cut + 1).split('|');
    const value = values.find((text) => text.startsWith(`${field}=`));
    if (value !== undefined && !isAtLeast(patch, change.slice(0, cut)))
      return value.slice(field.length + 1);
  }
  return row[FIELDS[field]];
}

/** Every patch in which something printed changed. */
export const CHANGED_IN: readonly string[] = [
  ...new Set(
    [...ROWS.values()].flatMap((row) => changesOf(row[19]).map((text) => text.split(' ')[0]!)),
  ),
];

function changesOf(column: string): readonly string[] {
  return column === '' ? [] : column.split('; ');
}
