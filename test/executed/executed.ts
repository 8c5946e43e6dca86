import { readFileSync } from 'node:fs';
import { nextBelow, type RandomState, seedRandom } from '../../src/kernel/index.js';
import { poolOf } from '../../src/rulesets/hearthstone/cards/registry.js';
import { namedCards } from '../../src/rulesets/hearthstone/cards/schema/references.js';
import type { CompiledCard } from '../../src/rulesets/hearthstone/state/model.js';
import type { CardPool } from '../../src/rulesets/hearthstone/state/pool.js';
import { DEFAULT_PATCH, editionOf } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { loadBooks } from '../../src/scenario/conformance/catalogue.js';
import {
  runScenarioText,
  SCENARIO_FOLDER,
  scenarioFiles,
} from '../../src/scenario/conformance/scenario-files.js';
import { Boards } from './boards.js';
import { type Deed, Marks } from './marks.js';

/** How far boards are looked for. */
export interface Effort {
  readonly patch: string;
  readonly boards: number;
  readonly seed: number;
}

/** What the cards of an edition do, and what of it has never been done. */
export interface Executed {
  readonly rows: readonly SetRow[];
  readonly never: readonly (Deed & { readonly card: CompiledCard })[];
  /** Boards that were played, and scenario files that were needed besides. */
  readonly boards: number;
  readonly files: readonly string[];
}

/** A set in numbers. */
export interface SetRow {
  readonly set: string;
  /** Cards with behaviour, what they do, and how much of that has never been done. */
  readonly cards: number;
  readonly deeds: number;
  readonly never: number;
}

/** Boards before scenario files are looked at: most of what is left then wants a rare board. */
const FIRST = 2000;
const ASKED = 8;
const ACTIONS = 25;
const MAKERS = 4;

/**
 * Plays boards made for the cards of an edition until everything that they do has been done, or the boards are used up. What the
 * first boards leave is looked for in the scenario files that name its card before more boards are made for it.
 */
export function execute({ patch, boards: most, seed }: Effort): Executed {
  const edition = editionOf(patch);
  const pool = poolOf(edition);
  const cards = cardsWithWhatTheyName(pool);
  const makers = makersOf(cards);
  const marks = new Marks(cards);
  const before = new Map([...marks.open].map(([id, deeds]) => [id, deeds.size]));
  const random = seedRandom(seed);
  const boards = new Boards(pool, edition, random);
  const play = (count: number): number => {
    let played = 0;
    for (; played < count && marks.open.size > 0; played++) {
      const asked = askedFor([...marks.open.keys()], pool, makers, random);
      boards.play(boards.make(asked), ACTIONS, new Set(asked), (state) => marks.see(state));
    }
    return played;
  };
  const atFirst = play(Math.min(FIRST, most));
  const files = playScenarios(marks, pool, makers, patch);
  const played = atFirst + play(most - atFirst);
  const never = [...marks.open].flatMap(([id, deeds]) =>
    [...deeds].map((deed) => ({ ...deed, card: pool.byId.get(id)! })),
  );
  return { rows: rowsOf(pool, before, marks), never, boards: played, files };
}

/** Some cards of which something has not been done, and what brings them. */
function askedFor(
  open: readonly string[],
  pool: CardPool,
  makers: ReadonlyMap<string, readonly CompiledCard[]>,
  random: RandomState,
): readonly CompiledCard[] {
  const ids = Array.from({ length: ASKED }, () => open[nextBelow(random, open.length)]!);
  return [...new Set(ids.flatMap((id) => [pool.byId.get(id)!, ...(makers.get(id) ?? [])]))];
}

/** The known cards that can be drawn at random in the edition, and everything that they name. */
function cardsWithWhatTheyName(pool: CardPool): readonly CompiledCard[] {
  const found = new Set<CompiledCard>();
  const add = (card: CompiledCard | undefined): void => {
    if (card === undefined || !card.known || found.has(card)) return;
    found.add(card);
    for (const id of namedNow(card)) add(pool.byId.get(id));
  };
  for (const card of pool.cards) if (card.drawable) add(card);
  return [...found];
}

function namedNow({ definition }: CompiledCard): readonly string[] {
  const { was: _, ...now } = definition;
  return namedCards(now);
}

/** Cards that name a card, a few of them: what brings a token or an enchantment. */
function makersOf(cards: readonly CompiledCard[]): ReadonlyMap<string, readonly CompiledCard[]> {
  const makers = new Map<string, CompiledCard[]>();
  for (const card of cards)
    for (const id of new Set(namedNow(card)))
      makers.set(id, [...(makers.get(id) ?? []), card].slice(-MAKERS));
  return makers;
}

/**
 * Plays the scenario files that name a card of which something has not been done, or what it names; those
 * that have been of use are told.
 */
function playScenarios(
  marks: Marks,
  pool: CardPool,
  makers: ReadonlyMap<string, readonly CompiledCard[]>,
  patch: string,
): string[] {
  if (marks.open.size === 0) return [];
  const books = loadBooks();
  const watched = new Set([patch]);
  return scenarioFiles(`${SCENARIO_FOLDER}/hearthstone`).filter((path) => {
    const text = readFileSync(path, 'utf8');
    const isNamed = ({ id, name }: CompiledCard): boolean =>
      text.includes(name) || text.includes(id);
    const isWanted = [...marks.open.keys()].some((id) => {
      const card = pool.byId.get(id)!;
      const named = namedNow(card).map((other) => pool.byId.get(other)!);
      return [card, ...(makers.get(id) ?? []), ...named].some(isNamed);
    });
    if (!isWanted) return false;
    const { count } = marks;
    for (const patch of editionsIn(text)) {
      if (!watched.has(patch)) marks.alsoIn(poolOf(editionOf(patch)));
      watched.add(patch);
    }
    runScenarioText(text, path, books, ({ after }) => marks.see(after.state as never));
    return marks.count < count;
  });
}

/** The editions in which a scenario file is played: what belongs to another edition than the one asked for is done there. */
function editionsIn(text: string): readonly string[] {
  return [DEFAULT_PATCH, ...[...text.matchAll(/patch: "([\d.]+)"/g)].map(([, patch]) => patch!)];
}

function rowsOf(pool: CardPool, before: ReadonlyMap<string, number>, marks: Marks): SetRow[] {
  const rows = new Map<string, { set: string; cards: number; deeds: number; never: number }>();
  for (const [id, deeds] of before) {
    const set = pool.byId.get(id)!.definition.set ?? '';
    const row = rows.get(set) ?? { set, cards: 0, deeds: 0, never: 0 };
    row.cards++;
    row.deeds += deeds;
    row.never += marks.open.get(id)?.size ?? 0;
    rows.set(set, row);
  }
  return [...rows.values()].sort((a, b) => a.set.localeCompare(b.set));
}
