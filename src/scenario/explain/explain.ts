import type { TraceNode } from '../../kernel/index.js';
import { factsOf } from '../play/facts.js';
import { playWatched } from '../play/play-watched.js';
import type { ScenarioRequest } from '../play/request.js';
import { citedRules } from '../rules/cited.js';
import { rulingOf } from '../ruling/ruling.js';
import { rulesBehind } from './behind.js';
import { type Case, eventAround, eventJson, openCase } from './case.js';
import { reasonsOf } from './reasons.js';
import type { Explanation, ExplanationLine, ExplanationTrigger } from './schema.js';
import { summaryOf } from './summary.js';

/**
 * Why something did or did not happen: the triggers of an entity that resolved, why others did not, and everything
 * in the trace that is about it, in order.
 * @throws Refused when the scenario or the question makes no sense.
 */
export function explain(request: ScenarioRequest): Explanation {
  const { ruleset } = request;
  const played = playWatched(request);
  const asked = openCase(played);
  const { entity } = asked;
  const identity = ruleset.program.identify(played.after.state, entity);
  const { id: card, name } = ruleset.show.card(played.after.state, identity);
  const triggers = triggersOf(asked);
  const reasons = reasonsOf(asked);
  return {
    ...factsOf(request),
    entity: { id: entity, card, name },
    actions: played.reports,
    summary: summaryOf(asked, triggers, reasons),
    triggers,
    reasons,
    rules: citedRules(ruleset, [
      ...reasons.flatMap(({ rule, alsoRules }) => [rule, ...alsoRules]),
      ...triggers.flatMap(({ id, rule }) => [rule, ...asked.lines.get(id)!.alsoRules]),
    ]),
    lines: linesOf(asked),
    ...(request.ruling ? { ruling: rulingOf(played) } : {}),
  };
}

/** The triggers of the entity that resolved. */
function triggersOf(asked: Case): readonly ExplanationTrigger[] {
  return asked.nodes.flatMap((node) => {
    if (node.kind !== 'trigger' || node.source !== asked.entity) return [];
    const event = eventJson(asked, eventAround(asked, node));
    if (asked.event !== null && event?.name !== asked.event) return [];
    const { id, text, rule } = asked.lines.get(node.id)!;
    return [
      { id, text, rule, alsoRules: rulesBehind(asked, id), event, ...placeInQueue(asked, node) },
    ];
  });
}

/** Its place in the Queue, where it stands in one, and how many there were. */
function placeInQueue({ nodes, byId }: Case, node: TraceNode): { place: number; of: number } {
  if (byId.get(node.parent)?.kind !== 'queue') return { place: 1, of: 1 };
  const all = nodes.filter(
    ({ parent, kind, source }) => parent === node.parent && kind !== 'queue' && source !== 0,
  );
  const entries = all.filter(({ kind, name }) => kind === 'trigger' || name !== 'repeated');
  return { place: entries.indexOf(node) + 1, of: entries.length };
}

/**
 * Everything in the trace that is about the entity and what is attached to it, with the steps that changed it. Of how others
 * responded to it only what kept them from it is told.
 */
function linesOf(asked: Case): readonly ExplanationLine[] {
  const { inquiry, judging } = asked.played.request.ruleset;
  const attached = attachedTo(asked);
  const changing = stepsThatChange(asked, attached);
  return asked.nodes
    .filter((node) => {
      if (node.kind === 'queue') return false;
      if (node.source === asked.entity || changing.has(node)) return true;
      if (attached.has(node.about)) return node.kind === 'effect';
      if (node.about !== asked.entity) return false;
      const isTold = node.kind !== 'check' || inquiry.reasonOf(node) === null;
      return (
        isTold || node.name === 'prevented' || judging.setback(asked.played.run.state, node) > 1
      );
    })
    .map((node) => lineOf(asked, node))
    .filter(
      ({ within }) => asked.event === null || within.some(({ name }) => name === asked.event),
    );
}

/** Steps that change the entity, or what is attached to it: an Aura Update that works out its Attack. */
function stepsThatChange(
  { playback, entity }: Case,
  attached: ReadonlySet<number>,
): ReadonlySet<TraceNode> {
  const found = new Set<TraceNode>();
  for (let n = 0; n < playback.length; n++) {
    const { row, place } = playback.changeAt(n);
    const node = playback.nodes[place];
    if (node?.kind === 'step' && (row === entity || attached.has(row))) found.add(node);
  }
  return found;
}

/** What came to be attached to the entity, or was so no more. */
function attachedTo({ played, playback, entity }: Case): ReadonlySet<number> {
  const { inquiry, show } = played.request.ruleset;
  const at = inquiry.attachment === undefined ? -1 : show.columns.indexOf(inquiry.attachment);
  const found = new Set<number>();
  for (let n = 0; n < playback.length && at >= 0; n++) {
    const { row, column, from, to } = playback.changeAt(n);
    if (column === at && (from === entity || to === entity)) found.add(row);
  }
  return found;
}

function lineOf(asked: Case, node: TraceNode): ExplanationLine {
  const { lines, entity } = asked;
  const { id, kind, name, text, rule, inferred } = lines.get(node.id)!;
  const alsoRules = rulesBehind(asked, id);
  const within: { id: number; kind: string; name: string; text: string }[] = [];
  for (let at = lines.get(node.parent); at !== undefined; at = lines.get(at.parent ?? -1)) {
    if (at.kind !== 'queue')
      within.unshift({ id: at.id, kind: at.kind, name: at.name, text: at.text });
  }
  const role = node.source === entity ? 'source' : 'about';
  return { id, kind, name, text, rule, alsoRules, inferred, role, within };
}
