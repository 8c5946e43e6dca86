import type { Table } from '../../kernel/index.js';
import type { AnyRuleset, Position } from '../../rulesets/ruleset.js';
import type { Played } from '../play/play.js';
import { CHANGE, Playback } from '../trace/playback.js';
import { eventsOf } from './events.js';
import type {
  CalledEntity,
  Difference,
  DifferenceFacts,
  Differences,
  ValueChange,
} from './schema.js';
import { sentencesOf } from './sentences.js';

/** A stretch of a run: a position, one that came of it, and the zones that every entity went through meanwhile. */
interface Stretch {
  readonly ruleset: AnyRuleset;
  readonly before: Position<Table>;
  readonly after: Position<Table>;
  readonly paths: ReadonlyMap<number, readonly (string | null)[]>;
  /** Entities that changed at some time, also those that changed back. */
  readonly touched: readonly number[];
}

/** What all actions of a request, or of the part of it after a pause, have changed together. */
export function differenceOf(played: Played): Difference {
  return inSentences(stretchOf(played));
}

/** As `differenceOf`, without its sentences. */
export function changesOf(played: Played): DifferenceFacts {
  return factsIn(stretchOf(played));
}

function stretchOf({ request, before, after, run }: Played): Stretch {
  return stretchBy(request.ruleset, before, after, run.trace!.changes);
}

function stretchBy(
  ruleset: AnyRuleset,
  before: Position<Table>,
  after: Position<Table>,
  changes: readonly number[],
): Stretch {
  const rows = new Set<number>();
  for (let i = 0; i < changes.length; i += CHANGE) rows.add(changes[i + 1]!);
  const touched = [...rows].filter((row) => row > 0).sort((a, b) => a - b);
  return { ruleset, before, after, paths: pathsOf(ruleset, before.state, changes), touched };
}

function inSentences(stretch: Stretch): Difference {
  const facts = factsIn(stretch);
  return { ...facts, sentences: sentencesOf(facts, stretch.ruleset, stretch.after) };
}

/** What each action of a request has changed, and all of them together. */
export function differencesOf(played: Played): Differences {
  const { request, before, run, reports, starts } = played;
  const { ruleset } = request;
  const { nodes, changes } = run.trace!;
  const recording = { start: before.state, nodes, changes };
  const playback = new Playback(ruleset.reader, recording, ruleset.show.columns.length);
  const { names } = before;
  const between = (from: number, to: number): Difference => {
    const first = { state: playback.stateAfter(from), names };
    const slice = changes.slice(from * CHANGE, to * CHANGE);
    const last = { state: playback.stateAfter(to), names };
    return inSentences(stretchBy(ruleset, first, last, slice));
  };
  const called = (entity: number, identity: number): CalledEntity => ({
    id: entity,
    name: ruleset.show.titleOf(played.after, entity, identity),
  });
  return {
    events: eventsOf(played).map(({ node, kind, entity, identity, source, value, player }) => ({
      node: node.id,
      kind,
      entity: called(entity, identity),
      source: source === 0 ? null : called(source, node.sourceIdentity),
      value,
      player,
    })),
    all: differenceOf(played),
    actions: reports.map(({ legal }, i) => {
      const from = starts[i] ?? null;
      if (!legal || from === null) return null;
      return between(from, starts.slice(i + 1).find((start) => start !== null) ?? playback.length);
    }),
  };
}

/** The zones that entities went through, by the changes of a stretch; those that stayed are left out. */
function pathsOf(
  ruleset: AnyRuleset,
  before: Table,
  changes: readonly number[],
): ReadonlyMap<number, readonly (string | null)[]> {
  const column = ruleset.show.columns.indexOf('ZONE');
  const paths = new Map<number, (string | null)[]>();
  const named = (value: number): string => String(ruleset.show.cellValue(before, column, value));
  for (let i = 0; i < changes.length; i += CHANGE) {
    const row = changes[i + 1]!;
    if (changes[i + 2] !== column) continue;
    const path = paths.get(row) ?? [row < before.count ? named(changes[i + 3]!) : null];
    path.push(named(changes[i + 4]!));
    paths.set(row, path);
  }
  return paths;
}

function factsIn(stretch: Stretch): DifferenceFacts {
  const { ruleset, before, after, touched } = stretch;
  const { count } = before.state;
  const entities = touched.filter((e) => e < count || !isRecord(stretch, e));
  const deaths = ruleset.deaths?.since(after.state, count) ?? [];
  const died = deaths.map(({ entityId }) => called(ruleset, before, after, entityId));
  const dead = new Set(died.map(({ id }) => id));
  const wasInPlay = (e: number): boolean => e < count && ruleset.reader.isInPlay(before.state, e);
  return {
    died,
    entered: entities
      .filter((e) => !wasInPlay(e) && (ruleset.reader.isInPlay(after.state, e) || dead.has(e)))
      .map((e) => called(ruleset, after, after, e)),
    moved: entities.flatMap((e) => moveOf(stretch, e, dead.has(e))),
    transformed: entities.flatMap((e) => transformationOf(stretch, e)),
    changedSides: entities.flatMap((e) => turnOf(stretch, e)),
    changed: entities.flatMap((e) => tagsOf(stretch, e)),
    players: playersOf(stretch),
    left: leftOf(stretch),
    result: changeOf(ruleset.show.result(before.state), ruleset.show.result(after.state)),
  };
}

/** An entity under the name that it has in `then`, or in `otherwise` where it is not there yet. */
function called(
  ruleset: AnyRuleset,
  then: Position<Table>,
  otherwise: Position<Table>,
  entity: number,
): CalledEntity {
  const position = entity < then.state.count ? then : otherwise;
  const identity = ruleset.program.identify(position.state, entity);
  return { id: entity, name: ruleset.show.titleOf(position, entity, identity) };
}

/** A row that only remembers something goes through no zone, or says itself that it is a record. */
function isRecord({ ruleset, after, paths }: Stretch, entity: number): boolean {
  return !paths.has(entity) || ruleset.reader.isRecord?.(after.state, entity) === true;
}

function moveOf(
  { ruleset, after, paths }: Stretch,
  entity: number,
  hasDied: boolean,
): Difference['moved'][number][] {
  const path = paths.get(entity);
  if (path === undefined) return [];
  const from = path[0]!;
  const to = path.at(-1)!;
  if (from === to) return [];
  const as = hasDied ? 'died' : ruleset.telling.moveName(after.state, entity, path);
  const player = ruleset.telling.controllerOf(after.state, entity);
  return [{ ...called(ruleset, after, after, entity), from, to, player, as }];
}

/** Another entity in its place, or another card under the same number. */
function transformationOf(
  { ruleset, before, after }: Stretch,
  entity: number,
): Difference['transformed'][number][] {
  if (entity >= before.state.count) return [];
  const old = called(ruleset, before, before, entity);
  const form = formSince(ruleset, before, after, entity);
  if (form !== 0) return [{ ...old, into: called(ruleset, after, after, form) }];
  if (ruleset.telling.reusesRows === true) return [];
  const cards = [before, after].map(({ state }) =>
    ruleset.show.card(state, ruleset.program.identify(state, entity)),
  );
  return cards[0]!.id === cards[1]!.id
    ? []
    : [{ ...old, into: called(ruleset, after, after, entity) }];
}

/** The last form that an entity has taken in the stretch, or 0. */
function formSince(
  { telling }: AnyRuleset,
  before: Position<Table>,
  after: Position<Table>,
  entity: number,
): number {
  let form = telling.formOf?.(after.state, entity) ?? 0;
  if (form === 0 || form < before.state.count) return 0;
  for (let next = form; next !== 0; next = telling.formOf!(after.state, next)) form = next;
  return form;
}

function turnOf(
  { ruleset, before, after }: Stretch,
  entity: number,
): Difference['changedSides'][number][] {
  if (entity >= before.state.count) return [];
  const from = ruleset.telling.controllerOf(before.state, entity);
  const to = ruleset.telling.controllerOf(after.state, entity);
  return from === to ? [] : [{ ...called(ruleset, after, after, entity), from, to }];
}

function tagsOf(
  { ruleset, before, after }: Stretch,
  entity: number,
): Difference['changed'][number][] {
  if (entity >= before.state.count) return [];
  const width = ruleset.show.columns.length;
  const tags: Difference['changed'][number]['tags'][number][] = [];
  for (const [column, tag] of ruleset.show.columns.entries()) {
    const from = before.state.cells[entity * width + column]!;
    const to = after.state.cells[entity * width + column]!;
    if (from === to) continue;
    tags.push({
      tag,
      says: ruleset.telling.columnWords(after.state, entity, column)?.says ?? null,
      from: ruleset.show.cellValue(before.state, column, from),
      to: ruleset.show.cellValue(after.state, column, to),
    });
  }
  return tags.length === 0 ? [] : [{ ...called(ruleset, after, after, entity), tags }];
}

function playersOf({ ruleset, before, after }: Stretch): Difference['players'] {
  const { telling, reader } = ruleset;
  return reader.players.flatMap((player) => {
    const old = new Map(telling.facts(before, player).map(({ fact, value }) => [fact, value]));
    const facts = telling.facts(after, player).flatMap(({ fact, value }) => {
      const change = changeOf(old.get(fact) ?? null, value);
      return change === null ? [] : [{ fact, ...change }];
    });
    return facts.length === 0 ? [] : [{ player, facts }];
  });
}

/** The players who have left the game; what was theirs has gone with them. */
function leftOf({ ruleset, before, after }: Stretch): readonly number[] {
  const { reader, telling } = ruleset;
  return reader.players.filter(
    (player) => telling.hasLeft(after.state, player) && !telling.hasLeft(before.state, player),
  );
}

function changeOf(from: ValueChange['from'], to: ValueChange['to']): ValueChange | null {
  return from === to ? null : { from, to };
}
