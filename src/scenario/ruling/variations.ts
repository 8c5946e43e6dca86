import type { Table } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import { type JsonObject, type Position, Problems } from '../../rulesets/ruleset.js';
import { Refused } from '../operation/refused.js';
import { type Played, play } from '../play/play.js';
import type { Json } from '../terms/schema.js';
import { claimsOf } from './claims.js';
import { standingOf } from './standing.js';

/** What is changed at the start, as little as can be. */
export type Change =
  | { readonly kind: 'order'; readonly first: number; readonly second: number }
  | { readonly kind: 'silence'; readonly entity: number }
  | {
      readonly kind: 'switch';
      readonly name: string;
      readonly value: Json;
      /** The patch that parts the two values; the run is `before` it or not. */
      readonly patch: string;
      readonly isBefore: boolean;
    };

/** Several changes at once: where they come to nothing, so does each. */
export type Together =
  | { readonly kind: 'reverse'; readonly entities: readonly number[] }
  | { readonly kind: 'switches'; readonly values: JsonObject };

/** Changes of a kind, and what tries them all at once; null: each is tried. */
export interface Trials {
  readonly together: Together | null;
  readonly changes: readonly Change[];
}

/** So many pairs and so many texts are tried: each is a whole run, and a reader waits. */
const MOST = { order: 6, silence: 4 } as const;
/** Of a longer run nothing is tried: it would take seconds. */
const LONGEST = 20_000;

/** The small changes that could turn what came of a run, those first that players argue about most. */
export function changesFor(played: Played): readonly Trials[] {
  const { request, pending, run } = played;
  if (request.resumes !== null || pending !== null || run.trace!.count > LONGEST) return [];
  const sources = [...new Set(claimsOf(played).resolved.map(({ node }) => node.source))];
  const entities = entitiesOf(played);
  const ordered = entities.filter(({ id }) => sources.includes(id));
  const pairs = pairsOf(ordered).slice(0, MOST.order);
  const reverse = { kind: 'reverse', entities: ordered.map(({ id }) => id) } as const;
  const dated = switches(played);
  return [
    { together: pairs.length > 1 ? reverse : null, changes: pairs },
    { together: null, changes: silences(played, entities, sources).slice(0, MOST.silence) },
    ...[true, false].map((isBefore): Trials => {
      const changes = dated.filter((change) => change.isBefore === isBefore);
      const values = Object.fromEntries(changes.map(({ name, value }) => [name, value]));
      const together = { kind: 'switches', values } as const;
      return { together: changes.length > 1 ? together : null, changes };
    }),
  ];
}

/** A run from the start as a change makes it; null: it does not go through as it was asked. */
export function playedWith(played: Played, change: Change | Together): Played | null {
  const { request } = played;
  const position = changed(played, change);
  if (position === null) return null;
  try {
    const other = play({ ...request, position });
    return other.pending === null ? other : null;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

interface OrderedEntity {
  readonly id: number;
  readonly json: JsonObject;
  readonly order: number;
}

/** Those on the table whose order counts, in that order. */
function entitiesOf({ request, before }: Played): readonly OrderedEntity[] {
  const { judging, setup } = request.ruleset;
  const { entities } = setup.view(before);
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
function silences(
  { request, before }: Played,
  entities: readonly OrderedEntity[],
  sources: readonly number[],
): Change[] {
  const { inquiry, judging, telling } = request.ruleset;
  const { auraSteps } = inquiry;
  if (judging.silence === undefined) return [];
  const fighting = standingOf(request.ruleset, before);
  return entities
    .filter(({ id }) => !sources.includes(id) && isWithText(id))
    .map(({ id }) => ({ kind: 'silence', entity: id }));

  function isWithText(id: number): boolean {
    if (!fighting.has(id) || telling.standsFor(before.state, id) !== 0) return false;
    return auraSteps === undefined || auraSteps(before.state, id).length > 0;
  }
}

type Switched = Extract<Change, { kind: 'switch' }>;

/** Dated rules that the trace cites, as they were before or are since. */
function switches({ request, run }: Played): Switched[] {
  const { editions } = request.ruleset;
  if (editions.withSwitches === undefined) return [];
  const cited = new Set(run.trace!.nodes.flatMap(({ rules }) => rules));
  return editions.switches.flatMap(({ name, variants }): Switched[] => {
    const at = variants.findLastIndex(({ from }) => editions.isIn(`>=${from}`, request.edition));
    const own = variants[at];
    if (own === undefined || !own.rules.some((rule) => cited.has(rule))) return [];
    const [later, earlier] = [variants[at + 1], variants[at - 1]];
    return [
      ...(earlier === undefined
        ? []
        : [
            {
              kind: 'switch' as const,
              name,
              value: earlier.value,
              patch: own.from,
              isBefore: false,
            },
          ]),
      ...(later === undefined
        ? []
        : [
            {
              kind: 'switch' as const,
              name,
              value: later.value,
              patch: later.from,
              isBefore: true,
            },
          ]),
    ];
  });
}

function changed({ request, before }: Played, change: Change | Together): Position<Table> | null {
  const { setup, editions, judging, program } = request.ruleset;
  if (change.kind === 'switch' || change.kind === 'switches') {
    const copy = { state: program.copy(before.state), names: before.names };
    const values = change.kind === 'switch' ? { [change.name]: change.value } : change.values;
    return editions.withSwitches!(copy, values);
  }
  const view = setup.view(before);
  const entities = (view.entities as readonly JsonObject[]).map((json) => {
    if (change.kind === 'silence') {
      if (json.id !== change.entity) return json;
      const { tag, value } = judging.silence!;
      return { ...json, tags: { ...(json.tags as JsonObject), [tag]: value } };
    }
    const other = inPlaceOf(change, Number(json.id));
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

/** Who has the place that an entity comes to have; 0: it keeps its own. */
function inPlaceOf(
  change: Extract<Change | Together, { kind: 'order' | 'reverse' }>,
  entity: number,
): number {
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
