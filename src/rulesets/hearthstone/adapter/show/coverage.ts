import { LruCache } from '../../../common/memoize.js';
import type { SetCoverage } from '../../../ruleset.js';
import { whyUnknown } from '../../cards/reading/unknown.js';
import { poolOf } from '../../cards/registry.js';
import { namedCards } from '../../cards/schema/references.js';
import type { CompiledCard } from '../../state/model.js';
import type { CardPool } from '../../state/pool.js';
import { editionOf } from '../../vocabulary/editions.js';

const tables = new LruCache<string, readonly SetCoverage[]>(4);

export function coverageOf(patch: string): readonly SetCoverage[] {
  return tables.get(patch, () => {
    const pool = poolOf(editionOf(patch));
    const collectible = pool.cards.filter((card) => card.drawable);
    const sets = [...new Set(collectible.map(setOf))].sort();
    return sets.map((set) =>
      rowOf(
        set,
        collectible.filter((card) => setOf(card) === set),
        pool,
      ),
    );
  });
}

function rowOf(set: string, cards: readonly CompiledCard[], pool: CardPool): SetCoverage {
  const unknown = cards.filter(({ known }) => !known).map(({ id }) => id);
  return {
    set,
    collectible: cards.length,
    known: cards.length - unknown.length,
    partly: cards.filter((card) => card.known && isPartly(card, pool)).map(({ id }) => id),
    unknown,
    reasons: unknown.map((id) => ({ id, reason: whyUnknown(id) })),
  };
}

function setOf({ definition }: CompiledCard): string {
  return definition.set ?? '';
}

/** Whether a card names one whose text is not known. */
function isPartly({ definition }: CompiledCard, { byId }: CardPool): boolean {
  return namedCards(definition).some((id) => byId.get(id)?.known !== true);
}
