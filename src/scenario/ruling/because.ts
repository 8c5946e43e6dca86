import type { TraceNode } from '../../kernel/index.js';
import type { Setback } from '../../rulesets/common/judging.js';
import { type Brief, type Lead, ruleOf } from './brief.js';
import { decidingRule } from './deciding-rule.js';
import type { Because } from './schema.js';
import { causesOf } from './within.js';

/** So many reasons are given. */
const REASONS = 4;

/** Why: what the first sentence rests on, what else was kept from happening, and what happened. */
export function becauseOf(brief: Brief, lead: Lead | null): Because[] {
  const { played, claims, fates, language, naming } = brief;
  const byId = new Map(played.run.trace!.nodes.map((node) => [node.id, node]));
  const shown = fates.flatMap(({ node }) => byId.get(node ?? -1) ?? []);
  const because = (node: TraceNode, isSpecific: boolean): Because => ({
    text: naming.textOf(node, language),
    rule: ruleOf(brief, node, isSpecific),
    node: node.id,
  });
  /** What happened, by the rule of the step that it is part of: of a Death, why it comes when it does. It is seen itself. */
  const ofStep = (node: TraceNode): Because => {
    const around = byId.get(node.parent);
    const rule = around?.kind === 'step' ? ruleOf(brief, around, true) : null;
    if (around === undefined || rule === null) return because(node, false);
    return { text: naming.textOf(node, language), rule, node: node.id };
  };
  const { judging } = played.request.ruleset;
  const setback = (node: TraceNode): Setback => judging.setback(played.run.state, node);
  // what was not even asked decides only where there is nothing else
  const told = claims.setbacks.filter((node) => setback(node) !== 2);
  const unasked = claims.setbacks.filter((node) => setback(node) === 2);
  const specific = [
    ...told.map((node) => because(node, false)),
    ...shown.map((node) => causeOf(brief, node)),
    ...unasked.map((node) => because(node, true)),
  ].filter(({ rule }) => rule !== null);
  const first = [...(lead?.because == null ? [] : [lead.because]), ...refusals(brief)];
  // where nothing but the frame decides, that is better than no reason
  const begun = played.run.trace!.nodes.filter(({ kind }) => kind === 'sequence').slice(-1);
  const all =
    first.length + specific.length > 0
      ? [...first, ...specific]
      : (shown.length > 0 ? shown : begun).slice(0, 1).map(ofStep);
  return all
    .filter(({ text }, i) => all.findIndex((one) => one.text === text) === i)
    .slice(0, REASONS);
}

/** What happened and the rule that decides it; where that is the frame, the rule of the ruling or the trigger behind it. */
function causeOf(brief: Brief, node: TraceNode): Because {
  const { naming, language, played } = brief;
  const text = naming.textOf(node, language);
  const own = ruleOf(brief, node, true);
  if (own !== null) return { text, rule: own, node: node.id };
  for (const cause of causesOf(played, node)) {
    const rule = ruleOf(brief, cause, true);
    if (rule === null) continue;
    const isBy = cause.kind === 'trigger' && cause !== node;
    const what = isBy ? language.caused(naming.textOf(cause, language), text) : text;
    return { text: what, rule, node: cause.id };
  }
  return { text, rule: null, node: node.id };
}

/** Why actions are refused. */
function refusals({ played }: Brief): Because[] {
  const { request, reports } = played;
  const { ruleset, edition } = request;
  return reports.flatMap(({ illegal }): Because[] => {
    if (illegal === undefined) return [];
    const { message, rules = [] } = illegal;
    const { language } = played.after.names;
    const bench = { ruleset, edition, language, cards: [], isSpecific: false };
    return [{ text: message, rule: decidingRule(rules, bench), node: null }];
  });
}
