import type { Table } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import {
  type AnyRuleset,
  type JsonObject,
  type Position,
  Problems,
} from '../../rulesets/ruleset.js';
import { Refused } from '../operation/refused.js';
import { type Played, play } from '../play/play.js';
import type { Json } from '../terms/schema.js';
import type { Claims } from './claims.js';

/** What is changed at the start, as little as can be. */
export type Change =
  | { readonly kind: 'order'; readonly first: number; readonly second: number }
  | { readonly kind: 'silence'; readonly entity: number }
  | {
      readonly kind: 'switch';
      readonly name: string;
      readonly value: Json;
      /** The rules that say what it is in the run. */
      readonly rules: readonly string[];
      /** The patch that parts the two values; the run is `before` it or not. */
      readonly patch: string;
      readonly isBefore: boolean;
    };

/** Several changes at once: where they come to nothing, so does each. */
export type Together =
  | { readonly kind: 'reverse'; readonly entities: readonly number[] }
  | { readonly kind: 'silences'; readonly entities: readonly number[] }
  | { readonly kind: 'switches'; readonly values: JsonObject };

/** Changes of a kind, and what tries several of them at once. */
export interface Trials {
  readonly changes: readonly Change[];
  together(changes: readonly Change[]): Together;
  /** Whether halves that come to nothing are passed over; otherwise only all of them together. */
  readonly isHalved: boolean;
}

/** Small changes of the start of a run, and playing them. */
export interface Variations {
  /** Those first that players argue about most. */
  readonly trials: readonly Trials[];
  /** A run from the start as a change makes it; null: it does not go through as it was asked. */
  play(change: Change | Together): Played | null;
}

/** So many pairs and so many texts are tried: each is a whole run, and a reader waits. */
const MOST = { order: 6, silence: 4 } as const;
/** Of a longer run nothing is tried: it would take seconds. */
const LONGEST = 20_000;

/** The small changes that could turn what came of a run. */
export function variationsOf(played: Played, claims: Claims): Variations {
  const { request, before, pending, run } = played;
  const isTried = request.resumes === null && pending === null && run.trace!.count <= LONGEST;
  const view = isTried ? request.ruleset.setup.view(before) : {};
  return {
    trials: isTried ? trialsOf(played, claims, view) : [],
    play: (change) => {
      const position = changed(played, view, change);
      if (position === null) return null;
      try {
        const other = play({ ...request, position });
        return other.pending === null ? other : null;
      } catch (error) {
        if (error instanceof Refused) return null;
        throw error;
      }
    },
  };
}

function trialsOf(played: Played, claims: Claims, view: JsonObject): readonly Trials[] {
  const sources = [...new Set(claims.resolved.map(({ node }) => node.source))];
  const entities = entitiesOf(played, view);
  const kept = claims.setbacks.map(({ source }) => source);
  const queued = new Set([...sources, ...kept, ...subjectsOf(played)]);
  const ordered = entities.filter(({ id }) => queued.has(id));
  const pairs = pairsOf(ordered).slice(0, MOST.order);
  const silenced = silenceable(played, entities, sources).slice(0, MOST.silence);
  const reverse = { kind: 'reverse', entities: ordered.map(({ id }) => id) } as const;
  const silences = { kind: 'silences', entities: silenced } as const;
  // what is dated on both sides is tried with what is to come; what was before it needs a run of its own
  const dated = switches(played).toSorted((a, b) => Number(b.isBefore) - Number(a.isBefore));
  const isFirst = (change: Switched, i: number): boolean =>
    dated.findIndex(({ name }) => name === change.name) === i;
  return [
    { changes: pairs, together: () => reverse, isHalved: false },
    {
      changes: silenced.map((entity) => ({ kind: 'silence', entity })),
      together: () => silences,
      isHalved: false,
    },
    ...[dated.filter(isFirst), dated.filter((change, i) => !isFirst(change, i))].map(
      (changes): Trials => ({ changes, together: switchesOf, isHalved: true }),
    ),
  ];
}

/** Whom the events are about that have a place by the order in which those came. */
function subjectsOf({ request, run }: Played): readonly number[] {
  const { isOrderedEvent } = request.ruleset.judging;
  if (isOrderedEvent === undefined) return [];
  return run.trace!.nodes.filter((node) => isOrderedEvent(node)).map(({ about }) => about);
}

function switchesOf(changes: readonly Change[]): Together {
  const values = changes.flatMap((change) =>
    change.kind === 'switch' ? [[change.name, change.value] as const] : [],
  );
  return { kind: 'switches', values: Object.fromEntries(values) };
}

interface OrderedEntity {
  readonly id: number;
  readonly json: JsonObject;
  readonly order: number;
}

/** Those on the table whose order counts, in that order. */
function entitiesOf({ request }: Played, { entities }: JsonObject): readonly OrderedEntity[] {
  const { judging } = request.ruleset;
  return (Array.isArray(entities) ? entities.filter(isObject) : [])
    .filter((json) => judging.isOrdered(json))
    .map((json) => ({ id: Number(json.id), json, order: Number(fieldOf(json, judging.order)) }))
    .filter(({ order }) => Number.isFinite(order))
    .sort((a, b) => a.order - b.order);
}

function fieldOf(json: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (value, key) => (isObject(value) ? value[key] : undefined),
    json,
  );
}

/** Pairs whose abilities resolved, neighbours first. */
function pairsOf(ordered: readonly OrderedEntity[]): Change[] {
  const pairs = ordered.flatMap((first, i) =>
    ordered.slice(i + 1).map((second, j) => ({ first: first.id, second: second.id, apart: j })),
  );
  return pairs
    .toSorted((a, b) => a.apart - b.apart)
    .map(({ first, second }) => ({ kind: 'order', first, second }));
}

/** Those with a text that acts without a trigger: what they do is easily overlooked, and the trace seldom names them. */
function silenceable(
  { request, before }: Played,
  entities: readonly OrderedEntity[],
  sources: readonly number[],
): number[] {
  const { inquiry, judging, telling } = request.ruleset;
  const { auraSteps } = inquiry;
  if (judging.silence === undefined) return [];
  return entities.map(({ id }) => id).filter((id) => !sources.includes(id) && isWithText(id));

  function isWithText(id: number): boolean {
    if (telling.standing(before.state, id) === null) return false;
    if (telling.standsFor(before.state, id) !== 0) return false;
    return auraSteps === undefined || auraSteps(before.state, id).length > 0;
  }
}

type Switched = Extract<Change, { kind: 'switch' }>;

/** A dated rule as an edition has it: the rules that say so, and what was or will be instead. */
interface Dated {
  readonly rules: readonly string[];
  readonly others: readonly Switched[];
}

const datedOf = new Map<string, readonly Dated[]>();

/** The dated rules of an edition; made once. */
function datedIn({ id, editions }: AnyRuleset, edition: string): readonly Dated[] {
  const key = `${id} ${edition}`;
  let found = datedOf.get(key);
  if (found === undefined) {
    found = editions.switches.flatMap(({ name, variants }): Dated[] => {
      const at = variants.findLastIndex(({ from }) => editions.isIn(`>=${from}`, edition));
      const [own, earlier, later] = [variants[at], variants[at - 1], variants[at + 1]];
      if (own === undefined) return [];
      const other = (value: Json, patch: string, isBefore: boolean): Switched => ({
        ...{ kind: 'switch', name, value, rules: own.rules, patch, isBefore },
      });
      const others = [
        ...(earlier === undefined ? [] : [other(earlier.value, own.from, false)]),
        ...(later === undefined ? [] : [other(later.value, later.from, true)]),
      ];
      return [{ rules: own.rules, others }];
    });
    datedOf.set(key, found);
  }
  return found;
}

/** Dated rules that the trace cites, as they were before or are since. */
function switches({ request, run }: Played): Switched[] {
  const { ruleset, edition } = request;
  if (ruleset.editions.withSwitches === undefined) return [];
  const cited = new Set(run.trace!.nodes.flatMap(({ rules }) => rules));
  return datedIn(ruleset, edition).flatMap(({ rules, others }) =>
    rules.some((rule) => cited.has(rule)) ? others : [],
  );
}

function changed(
  { request, before }: Played,
  view: JsonObject,
  change: Change | Together,
): Position<Table> | null {
  const { setup, editions, judging, program } = request.ruleset;
  if (change.kind === 'switch' || change.kind === 'switches') {
    const copy = { state: program.copy(before.state), names: before.names };
    const values = change.kind === 'switch' ? { [change.name]: change.value } : change.values;
    return editions.withSwitches!(copy, values);
  }
  const silenced =
    change.kind === 'silence'
      ? [change.entity]
      : change.kind === 'silences'
        ? change.entities
        : null;
  const entities = (view.entities as readonly JsonObject[]).map((json) => {
    if (silenced !== null) {
      if (!silenced.includes(Number(json.id))) return json;
      const { tag, value } = judging.silence!;
      return { ...json, tags: { ...(json.tags as JsonObject), [tag]: value } };
    }
    const other = inPlaceOf(change as Reordering, Number(json.id));
    if (other === 0) return json;
    const from = (view.entities as readonly JsonObject[]).find(({ id }) => id === other);
    return withField(json, judging.order, fieldOf(from, judging.order) ?? 0);
  });
  const problems = new Problems();
  const position = setup.readState({ ...view, entities }, ['state'], problems);
  return position === null || problems.errors.length > 0
    ? null
    : { state: position.state, names: before.names };
}

type Reordering = Extract<Change | Together, { kind: 'order' | 'reverse' }>;

/** Who has the place that an entity comes to have; 0: it keeps its own. */
function inPlaceOf(change: Reordering, entity: number): number {
  if (change.kind === 'reverse') {
    const at = change.entities.indexOf(entity);
    return at < 0 ? 0 : change.entities.at(-1 - at)!;
  }
  if (entity === change.first) return change.second;
  return entity === change.second ? change.first : 0;
}

function withField(json: JsonObject, [key, ...rest]: readonly string[], value: Json): JsonObject {
  const inner = json[key!];
  return {
    ...json,
    [key!]: rest.length === 0 ? value : withField(isObject(inner) ? inner : {}, rest, value),
  };
}
