import type { EditionTracker } from '../../common/editions.js';
import { memoize, memoizeByText } from '../../common/memoize.js';
import type { CardPool, ListedCard } from '../state/pool.js';
import { type Edition, editionOf, type SwitchName } from '../vocabulary/editions.js';
import { definitionIn, isCollectibleAt } from './compiling/dated-definition.js';
import { isDrawable } from './compiling/edition-pool.js';
import { TrackedPool } from './compiling/tracked-pool.js';
import { isOut } from './printed/printed-card.js';

/** So many editions are remembered. */
const EDITIONS = 200;

/** An edition that notes which dated rules and cards one scenario looks at. */
export class TrackedEdition implements EditionTracker {
  readonly edition: Edition;
  readonly #asked = new Set<SwitchName>();
  #pool: TrackedPool | null = null;

  constructor(patch: string) {
    const { switches } = editionOf(patch);
    const noted = new Proxy(switches, {
      get: (values, name: SwitchName) => {
        this.#asked.add(name);
        return values[name];
      },
    });
    this.edition = { patch, switches: noted };
  }

  /** The cards of a pool, which notes those that are asked for. */
  poolOver(pool: CardPool): CardPool {
    this.#pool = new TrackedPool(pool);
    return this.#pool;
  }

  matches(patch: string): boolean {
    const [here, there] = [editionOf(this.edition.patch).switches, editionOf(patch).switches];
    for (const name of this.#asked) if (here[name] !== there[name]) return false;
    return this.#pool === null || hasSameCards(this.#pool, patch);
  }
}

/** Whether the cards that were asked for are the same in another edition. */
function hasSameCards(pool: TrackedPool, patch: string): boolean {
  const { listed } = pool;
  if (pool.isUnlike) return false;
  const drawableIn = drawableOf(listed);
  if (pool.isDrawnFrom && drawableIn(pool.patch) !== drawableIn(patch)) return false;
  return pool.numbersAsked().every((number) => {
    const entry = listed[number];
    // a card that is put together of others is held against none
    if (entry === undefined) return false;
    const { id, present } = entry;
    return (
      definitionIn(present, pool.patch) === definitionIn(present, patch) &&
      isOut(id, pool.patch) === isOut(id, patch) &&
      isCollectibleAt(present, pool.patch) === isCollectibleAt(present, patch)
    );
  });
}

/** The cards that random effects can bring, as a text for each edition. */
const drawableOf = memoize((listed: readonly ListedCard[]) =>
  memoizeByText(EDITIONS, (patch) =>
    [...listed.keys()].filter((number) => isDrawable(listed[number]!, patch)).join(),
  ),
);
