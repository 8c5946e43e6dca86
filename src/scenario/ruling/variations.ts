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

/** So many pairs, and so many texts and dated rules, are tried: each is a whole run, and a reader waits. */
const MOST = { order: 6, silence: 4, switch: 4 } as const;
/** Of a longer run nothing is tried: it would take seconds. */
const LONGEST = 20_000;

/** The small changes that could turn what came of a run, those first that players argue about most. */
export function changesFor(played: Played): readonly Change[] {
  const { request, pending, run } = played;
  if (request.resumes !== null || pending !== null || run.trace!.count > LONGEST) return [];
  const sources = [...new Set(claimsOf(played).resolved.map(({ node }) => node.source))];
  const entities = entitiesOf(played);
  const ordered = entities.filter(({ id }) => sources.includes(id));
  return [
    ...pairsOf(ordered).slice(0, MOST.order),
    ...silences(played, entities, sources).slice(0, MOST.silence),
    ...switches(played).slice(0, MOST.switch),
  ];
}

/** A run from the start as a change makes it; null: it does not go through as it was asked. */
export function playedWith(played: Played, change: Change): Played | null {
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

/** Those with a text that acts without a trigger: what they do is easily overlooked. */
function silences(
  { request, before }: Played,
  entities: readonly OrderedEntity[],
  sources: readonly number[],
): Change[] {
  const { judging, telling } = request.ruleset;
  if (judging.silence === undefined) return [];
  const fighting = standingOf(request.ruleset, before);
  return entities
    .filter(({ id }) => !sources.includes(id) && isWithText(id))
    .map(({ id }) => ({ kind: 'silence', entity: id }));

  function isWithText(id: number): boolean {
    return fighting.has(id) && telling.standsFor(before.state, id) === 0;
  }
}

/** Dated rules that the trace cites, as they were before or are since. */
function switches({ request, run }: Played): Change[] {
  const { editions } = request.ruleset;
  if (editions.withSwitches === undefined) return [];
  const cited = new Set(run.trace!.nodes.flatMap(({ rules }) => rules));
  return editions.switches.flatMap(({ name, variants }): Change[] => {
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

function changed({ request, before }: Played, change: Change): Position<Table> | null {
  const { setup, editions, judging, program } = request.ruleset;
  if (change.kind === 'switch') {
    const copy = { state: program.copy(before.state), names: before.names };
    return editions.withSwitches!(copy, { [change.name]: change.value });
  }
  const view = setup.view(before);
  const entities = (view.entities as readonly JsonObject[]).map((json) => {
    if (change.kind === 'silence') {
      if (json.id !== change.entity) return json;
      const { tag, value } = judging.silence!;
      return { ...json, tags: { ...(json.tags as JsonObject), [tag]: value } };
    }
    const other =
      json.id === change.first ? change.second : json.id === change.second ? change.first : 0;
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

function withField(json: JsonObject, [key, ...rest]: readonly string[], value: Json): JsonObject {
  const inner = json[key!];
  return {
    ...json,
    [key!]: rest.length === 0 ? value : withField(isObject(inner) ? inner : {}, rest, value),
  };
}
