import type { TraceNode } from '../../kernel/index.js';
import { Fields } from '../../rulesets/common/fields.js';
import { Problems } from '../../rulesets/ruleset.js';
import { ENGINE } from '../engine.js';
import { entityMeant, readReference } from '../expect/reference.js';
import type { Explanation, ExplanationLine, TraceLine } from '../oracle.js';
import { type Played, play } from '../play.js';
import { refuseIfAny } from '../problem.js';
import type { ScenarioRequest } from '../request.js';
import { TraceHash } from '../trace/hash.js';
import { writeTrace } from '../trace/lines.js';

/** Fields of a body that `explain` reads beside a scenario's. */
export const EXPLAIN_FIELDS = ['explain'];

/** What is asked: about whom, and within which events. */
interface Question {
  readonly entity: number;
  readonly event: string | null;
}

/**
 * Why something did or did not happen: everything in the trace that is about an entity, in order: the triggers that
 * resolved, the conditions that were looked at and did not hold, what was done to it and what it did.
 * @throws Refused when the scenario or the question makes no sense.
 */
export function explain(request: ScenarioRequest): Explanation {
  const played = play(request);
  const { ruleset, resumes } = request;
  const { entity, event } = readQuestion(played);
  const trace = played.run.trace!;
  const lines = writeTrace(ruleset, played.after, trace, resumes?.open ?? [], new TraceHash());
  const byId = new Map(lines.map((line) => [line.id, line]));
  const told = trace.nodes
    .filter((node) => isAbout(node, entity))
    .map((node) => lineOf(node, byId, entity))
    .filter(({ within }) => event === null || within.some(({ name }) => name === event));
  const identity = ruleset.program.identify(played.after.state, entity);
  const { id: card, name } = ruleset.card(played.after.state, identity);
  return {
    ruleset: ruleset.id,
    edition: request.edition,
    engine: ENGINE,
    entity: { id: entity, card, name },
    actions: played.reports,
    summary: summaryOf(
      ruleset.titleOf(played.after, entity, identity),
      told,
      ruleset.reader.checksThatHeld ?? [],
    ),
    lines: told,
  };
}

/** `explain: juggler`, or `explain: { entity: juggler, event: AFTER_SUMMON }`. */
function readQuestion({ request, after }: Played): Question {
  const { ruleset, body } = request;
  const problems = new Problems();
  const { state, names } = after;
  const scope = { ruleset, reader: ruleset.reader, names, state, problems };
  const json = body.explain;
  const isShort = typeof json === 'string' || typeof json === 'number';
  const form = 'an entity, or { entity, event }';
  const fields = isShort
    ? null
    : Fields.of(json ?? null, ['explain'], ['entity', 'event'], problems, form);
  const asked = isShort ? json : fields?.get('entity');
  const path = isShort ? ['explain'] : ['explain', 'entity'];
  const event = readEvent(fields, ruleset.reader.nodeNames.event ?? []);
  const reference = fields === null && !isShort ? null : readReference(scope, asked, path);
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', body);
  const entity = entityMeant(scope, reference!, state);
  if (typeof entity === 'string') problems.add('AMBIGUOUS_ENTITY', path, `${entity}.`);
  else if (entity === 0) problems.add('ENTITY_NOT_FOUND', path, 'there is none.');
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', body);
  return { entity: entity as number, event };
}

function readEvent(fields: Fields | null, known: readonly string[]): string | null {
  const text = fields?.text('event', null) ?? null;
  if (text === null) return null;
  const found = known.find((name) => name.toLowerCase() === text.toLowerCase());
  if (found !== undefined) return found;
  return fields!.problems.unknownName('UNKNOWN_VALUE', fields!.at('event'), 'event', text, known);
}

function isAbout({ source, about, kind }: TraceNode, entity: number): boolean {
  if (kind === 'queue') return false;
  return source === entity || about === entity;
}

function lineOf(
  node: TraceNode,
  byId: ReadonlyMap<number, TraceLine>,
  entity: number,
): ExplanationLine {
  const { id, kind, name, text, rules, inferred } = byId.get(node.id)!;
  const within: { id: number; kind: string; name: string; text: string }[] = [];
  for (let at = byId.get(node.parent); at !== undefined; at = byId.get(at.parent ?? -1)) {
    if (at.kind !== 'queue')
      within.unshift({ id: at.id, kind: at.kind, name: at.name, text: at.text });
  }
  const role = node.source === entity ? 'source' : 'about';
  return { id, kind, name, text, rules, inferred, role, within };
}

/** How often it triggered, and what kept it from it how often. */
function summaryOf(
  title: string,
  lines: readonly ExplanationLine[],
  held: readonly string[],
): string {
  const own = lines.filter(({ role }) => role === 'source');
  const triggers = own.filter(({ kind }) => kind === 'trigger').length;
  const times = (n: number): string => (n === 1 ? 'once' : `${n} times`);
  const reasons = new Map<string, number>();
  for (const { kind, name, text } of own)
    if (kind === 'check' && !held.includes(name)) reasons.set(text, (reasons.get(text) ?? 0) + 1);
  const happened = triggers === 0 ? 'never triggered' : `triggered ${times(triggers)}`;
  if (reasons.size === 0) {
    const nothing = triggers === 0 ? '; nothing ever asked whether it would' : '';
    return `${title} ${happened}${nothing}.`;
  }
  const kept = [...reasons].map(([text, n]) => `${text} (${times(n)})`).join('; ');
  return `${title} ${happened}. Kept from it: ${kept}.`;
}
