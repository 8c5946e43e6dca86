import type { CaseFile } from './case-file.js';
import type { CaseRow } from './catalogue.js';

/**
 * What a case file leaves unsaid of its case: every item of the row's list must be asserted by some variant or
 * be marked as uncheckable, and only items that the row has.
 */
export function coverageFaults(file: CaseFile, row: CaseRow): readonly string[] {
  const asserted = new Set(
    file.variants.flatMap(({ groups }) => groups.map(({ item }) => item)).filter((n) => n > 0),
  );
  const items = row.expect.map((_, i) => i + 1);
  const faults: string[] = [];
  const unsaid = items.filter((n) => !asserted.has(n) && !file.uncheckable.has(n));
  if (unsaid.length > 0)
    faults.push(`neither asserted nor marked as uncheckable: ${listed(row, unsaid)}.`);
  const both = items.filter((n) => asserted.has(n) && file.uncheckable.has(n));
  if (both.length > 0) faults.push(`asserted and marked as uncheckable: ${listed(row, both)}.`);
  const unknown = [...asserted, ...file.uncheckable.keys()].filter((n) => !items.includes(n));
  if (unknown.length > 0)
    faults.push(`${row.id} has ${items.length} items, so there is no item ${unknown.join(', ')}.`);
  return faults;
}

function listed(row: CaseRow, items: readonly number[]): string {
  return items.map((n) => `item ${n} (${row.expect[n - 1]})`).join(', ');
}
