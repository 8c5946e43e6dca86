import type { CaseFile, CaseVariant } from './case-file.js';
import type { Book, CaseRow } from './catalogue.js';
import { isInRange } from './patch-range.js';

/** The words of an item that speaks of other editions than its case: `before 9.2`, `in older versions`. */
const OF_OTHER_EDITIONS = /\b(?:before|after|from|until|in) (?:\d|older|earlier)|\((?:>=|<)\d/;

/**
 * What a case file leaves unsaid of its case: every item of the row's list must be asserted by some variant or
 * be marked as uncheckable, and only items that the row has. A variant counts that is played in an edition of
 * the case, or in another one for an item that names it. Marking all of them shows nothing, and is a fault too.
 */
export function coverageFaults(file: CaseFile, row: CaseRow, book: Book): readonly string[] {
  const range = rangeOf(row, book);
  const isReadable = isInRange(book.edition, range) !== null;
  if (!isReadable)
    return [`nobody can tell which patches "${range}" means; say it in numbers under "editions".`];
  const inside = file.variants.filter((variant) => isPlayedIn(variant, range));
  if (inside.length === 0) {
    const patches = file.variants.map(({ scenario }) => scenario.patch ?? 'none');
    const named = [...new Set(patches)].join(', ');
    return [
      ...itemFaults(file, row),
      `${row.id} speaks of ${range}; the file's "patch" is ${named}.`,
    ];
  }
  return [...itemFaults(file, row), ...otherEditionFaults(file, row, inside)];
}

/** The patches that a case speaks of: those of its row, else the edition of its book. */
function rangeOf({ patches, editions }: CaseRow, { edition }: Book): string {
  return editions ?? (patches === 'any' ? `=${edition}` : patches);
}

function isPlayedIn({ scenario: { patch } }: CaseVariant, range: string): boolean {
  return typeof patch === 'string' && isInRange(patch, range) === true;
}

function itemFaults(file: CaseFile, row: CaseRow): readonly string[] {
  const asserted = itemsOf(file.variants);
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
  if (items.every((n) => file.uncheckable.has(n)))
    faults.push('every item is marked as uncheckable, so it shows nothing of its case.');
  return faults;
}

/** Items that are asserted only where the case does not speak, without naming another edition. */
function otherEditionFaults(
  file: CaseFile,
  row: CaseRow,
  inside: readonly CaseVariant[],
): readonly string[] {
  const here = itemsOf(inside);
  const elsewhere = [...itemsOf(file.variants)].filter((n) => {
    const text = row.expect[n - 1];
    return !here.has(n) && text !== undefined && !OF_OTHER_EDITIONS.test(text);
  });
  if (elsewhere.length === 0) return [];
  return [`asserted only in editions that the case does not speak of: ${listed(row, elsewhere)}.`];
}

function itemsOf(variants: readonly CaseVariant[]): ReadonlySet<number> {
  const items = variants.flatMap(({ groups }) => groups.map(({ item }) => item));
  return new Set(items.filter((n) => n > 0));
}

function listed(row: CaseRow, items: readonly number[]): string {
  return items.map((n) => `item ${n} (${row.expect[n - 1]})`).join(', ');
}
