import type { TraceNode } from '../../kernel/index.js';
import { isOfFrame } from '../rules/frame.js';
import { type Case, eventAround, nearestAround } from './case.js';

/** Nodes whose further rules say when what is in them comes. */
const PLACES: ReadonlySet<string> = new Set(['phase', 'step']);

/**
 * The rules behind a line: its own; then what decides all that it is part of, innermost first: why it comes when it does. Beside
 * what decides them, the order of a Queue of several, the innermost Phase, and the rulings that the effects around it
 * follow say more of that.
 */
export function rulesBehind(asked: Case, id: number): readonly string[] {
  const { byId, lines } = asked;
  const rules: string[] = [...(lines.get(id)?.alsoRules ?? [])];
  let isPlaced = false;
  for (let node = byId.get(id); node !== undefined; ) {
    const around = byId.get(node.parent);
    if (around === undefined) break;
    rules.push(...rulesAround(asked, node, around, isPlaced));
    isPlaced ||= PLACES.has(around.kind);
    node = around;
  }
  rules.push(...inSpiteOf(asked, id), ...ruledBefore(asked, id));
  const own = lines.get(id)?.rule;
  return [...new Set(rules)].filter((rule) => rule !== own);
}

/** What a node around another one says of why that is there. */
function rulesAround(
  asked: Case,
  node: TraceNode,
  around: TraceNode,
  isPlaced: boolean,
): readonly string[] {
  const { ruleset } = asked.played.request;
  const siblings = asked.childrenOf.get(around.id) ?? [];
  const ruling = siblings.findLast(
    (one) => one.id < node.id && ruleset.inquiry.governs?.(one) === true,
  );
  const isOrdered = around.kind === 'queue' && siblings.length > 1;
  const isPlace = !isPlaced && PLACES.has(around.kind);
  return [
    asked.lines.get(around.id)!.rule,
    ...(isOrdered || isPlace ? specificRulesOf(asked, around) : []),
    ...(ruling === undefined ? [] : specificRulesOf(asked, ruling)),
  ];
}

/** The rulings that the source of a line follows in the same Sequence. */
function ruledBefore(asked: Case, id: number): readonly string[] {
  const { inquiry } = asked.played.request.ruleset;
  const node = asked.byId.get(id)!;
  const around = nearestAround(asked, node, ({ kind }) => kind === 'sequence');
  if (node.source === 0 || around === null) return [];
  return asked.nodes
    .filter(
      (one) =>
        one.id > around.id &&
        one.id < id &&
        one.source === node.source &&
        inquiry.governs?.(one) === true,
    )
    .flatMap((one) => specificRulesOf(asked, one));
}

/** What a node cites but for the frame. */
export function specificRulesOf(
  { lines, played }: Case,
  { id }: Pick<TraceNode, 'id'>,
): readonly string[] {
  const { rule, alsoRules } = lines.get(id)!;
  return [rule, ...alsoRules].filter((one) => !isOfFrame(played.request.ruleset, one));
}

/** Rules by which an event comes though something has happened to whom it is about: countered, it has been cast all the same. */
function inSpiteOf(asked: Case, id: number): readonly string[] {
  const node = asked.byId.get(id)!;
  const event = node.kind === 'trigger' ? eventAround(asked, node) : null;
  if (event === null || event.about === 0) return [];
  return hindrancesOf(asked, event, event.about).flatMap((one) => specificRulesOf(asked, one));
}

/** Nodes of the same Sequence, before this one, that tell what kept an entity from something. */
export function hindrancesOf(asked: Case, node: TraceNode, entity: number): readonly TraceNode[] {
  const { inquiry } = asked.played.request.ruleset;
  const around = nearestAround(asked, node, ({ kind }) => kind === 'sequence');
  if (around === null) return [];
  return asked.nodes.filter(
    (one) =>
      one.id > around.id &&
      one.id < node.id &&
      one.about === entity &&
      inquiry.hinders?.(one) === true,
  );
}
