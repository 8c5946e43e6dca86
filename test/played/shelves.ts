import { isAtLeast } from '../../src/rulesets/common/editions.js';
import { printedCard } from '../../src/rulesets/hearthstone/cards/printed/printed-card.js';
import { poolOf } from '../../src/rulesets/hearthstone/cards/registry.js';
import { DEFAULT_PATCH, editionOf } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import type { Shelf } from './game.js';

/** The patch of the last cards that the data knows. */
const LAST_PATCH = '24.6';
/** The oldest patch of which the rules say anything. */
const FIRST_PATCH = '1.0.0.3140';

/** A set in an edition of its life. */
export interface SetShelf extends Shelf {
  readonly set: string;
}

/** Every set as it came and as it is at the end; those of the default edition also as they are there. */
export function shelves(): readonly SetShelf[] {
  const usual = arrivals(DEFAULT_PATCH);
  const later = [...arrivals(LAST_PATCH)].filter(([set]) => !usual.has(set));
  return [
    ...[...usual].flatMap(([set, arrival]) => inEach(set, [arrival, DEFAULT_PATCH, LAST_PATCH])),
    ...later.flatMap(([set, arrival]) => inEach(set, [arrival, LAST_PATCH])),
  ];
}

/** The sets of an edition, and the patch in which the first of their cards came. */
function arrivals(patch: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { drawable, known, id, definition } of poolOf(editionOf(patch)).cards) {
    if (!drawable || !known || definition.set === undefined) continue;
    const { since } = printedCard(id)!;
    const first = since === '0' ? FIRST_PATCH : since;
    const earliest = found.get(definition.set);
    if (earliest === undefined || isAtLeast(earliest, first)) found.set(definition.set, first);
  }
  return found;
}

function inEach(set: string, patches: readonly string[]): readonly SetShelf[] {
  return [...new Set(patches)].map((patch) => shelf(set, patch));
}

function shelf(set: string, patch: string): SetShelf {
  const edition = editionOf(patch);
  const pool = poolOf(edition);
  const all = pool.cards.filter(({ known, drawable }) => known && drawable);
  const ofSet = all.filter(({ definition }) => definition.set === set);
  const heroes = pool.cards.filter(({ id }) => /^HERO_0\d$/.test(id));
  return { set, edition, pool, ofSet, all, heroes };
}
