import type { Tile } from '../rulesets/common/tabletop.js';

/** A tile in words: its name, its numbers, what else is to be seen of it. */
export function descriptionOf({ name, alias, numbers, marks }: Tile): string {
  const what = [
    ...Object.values(numbers).map((number) => number?.title ?? ''),
    ...marks.map(({ title }) => title),
  ].filter((said) => said !== '');
  const called = alias === null ? name : `${name} (${alias})`;
  return what.length === 0 ? called : `${called}: ${what.join(', ')}`;
}
