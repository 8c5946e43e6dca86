import type { TraceNode } from '../../kernel/index.js';
import type { Setback } from '../../rulesets/common/judging.js';
import { abilityOf, type Brief, type Lead, partyOf, ruleOf } from './brief.js';
import { claimsOf } from './claims.js';
import { differsOf } from './differs.js';
import type { Fate, Party, Reason } from './language/parts.js';
import { inLanguageOf } from './names.js';
import {
  beforeTextLead,
  byOrderLead,
  byPlayerLead,
  despiteLead,
  nestedLead,
} from './precedence.js';
import type { Because, Differs } from './schema.js';
import { firstNonNull, type Turn } from './turning.js';
import { passedBy } from './unasked.js';
import { reasonOf } from './why.js';
import { failedIn, promisedBy } from './within.js';

/**
 * The first sentence of a ruling. In this order: an ability that did nothing because of the order of play, what was prevented,
 * what the order of play or a text brought about, who did not respond, what did nothing; then a remark of the trace, what
 * another edition would have made of it, and what resolved first.
 */
export function leadOf(brief: Brief): Lead | null {
  const { turn } = brief;
  const turned = turn === null || turn.change.kind === 'switch' ? null : turnedLead(brief, turn);
  const byOrder = turn?.change.kind === 'order' ? turned : null;
  const byText = turn?.change.kind === 'silence' ? turned : null;
  const byDate = (): Lead | null =>
    turn?.change.kind === 'switch' ? turnedLead(brief, turn) : null;
  const makers: readonly (() => Lead | null)[] = [
    () => (byOrder?.isIdle === true ? byOrder : null),
    () => setbackLead(brief, 4),
    () => byOrder,
    () => despiteLead(brief),
    () => setbackLead(brief, 3),
    () => byText,
    () => unaskedLead(brief),
    () => idleLead(brief, true),
    () => byPlayerLead(brief),
    () => idleEffectLead(brief),
    () => setbackLead(brief, 2),
    () => repeatLead(brief),
    () => setbackLead(brief, 1),
    byDate,
    () => nestedLead(brief),
    () => beforeTextLead(brief),
    () => byOrderLead(brief),
    () => idleLead(brief, false),
  ];
  return firstNonNull(makers, (make) => make());
}

function turnedLead(brief: Brief, turn: Turn): Lead | null {
  const { claims, language } = brief;
  const otherwise = claimsOf(turn.other).resolved.filter(({ isIdle }) => !isIdle);
  const idle = claims.resolved.find(
    ({ node, isIdle }) => isIdle && otherwise.some((other) => other.node.source === node.source),
  );
  if (idle !== undefined) {
    const other = otherwise.find(({ node }) => node.source === idle.node.source)!;
    const ability = abilityOf(brief, idle.node);
    const what = language.idle({ ability, promised: promisedBy(turn.other, other.node) });
    const why = whyOf(brief, turn, idle.node);
    if (why === null) return null;
    const { reason, because } = why;
    return { sentence: language.lead(what, reason, ability.who), because, told: [], isIdle: true };
  }
  const told = turn.lost.find(
    (fate) =>
      turn.change.kind !== 'silence' ||
      (!isOf(fate, partyOf(brief, turn.change.entity)) && !isMoreOtherwise(fate, turn)),
  );
  const why = told === undefined ? null : whyOf(brief, turn, nodeOf(brief, told));
  if (told === undefined || why === null) return null;
  const { reason, because } = why;
  return { sentence: language.lead(language.fate(told), reason), because, told: [told] };
}

/** The reason why a change turns the answer; null: no node of the trace shows one. */
function whyOf(
  brief: Brief,
  turn: Turn,
  told: TraceNode | undefined,
): { readonly reason: Reason; readonly because: Because } | null {
  const why = reasonOf(brief, turn, told);
  if (why === null) return null;
  const { reason, node } = why;
  const text =
    reason.kind === 'resolvesFirst'
      ? brief.language.reason(reason)
      : bareOf(differsOf(brief, turn));
  return { reason, because: { text, rule: ruleOf(brief, node), node: node.id } };
}

/** The node that shows a fate first. */
function nodeOf({ played }: Brief, { node }: Fate): TraceNode | undefined {
  return node === undefined ? undefined : played.run.trace!.nodes.find(({ id }) => id === node);
}

/** Whether it happens to the one who is the reason. */
function isOf({ who }: Fate, reason: Party): boolean {
  return who.some(({ name }) => name === reason.name);
}

/** Whether the same happens without it, and to a greater amount: then it is no reason why it happens. */
function isMoreOtherwise({ kind, who, value = 0 }: Fate, { gained }: Turn): boolean {
  const names = new Set(who.map(({ name, player }) => `${player} ${name}`));
  return gained.some(
    (other) =>
      other.kind === kind &&
      (other.value ?? 0) > value &&
      other.who.some(({ name, player }) => names.has(`${player} ${name}`)),
  );
}

/** An ability that did nothing at all; `isCountedOn`: only one that players count on. */
function idleLead(brief: Brief, isCountedOn: boolean): Lead | null {
  const { claims, language, naming, played } = brief;
  const { judging } = played.request.ruleset;
  const idle = claims.resolved.find(
    ({ node, isIdle }) => isIdle && (!isCountedOn || judging.isCountedOn(node)),
  );
  if (idle === undefined) return null;
  const text = language.idleAbility(abilityOf(brief, idle.node));
  const failed = failedIn(played, idle.node);
  if (failed === undefined) {
    const because: Because = { text, rule: ruleOf(brief, idle.node), node: idle.node.id };
    return { sentence: language.sentence([text]), because, told: [] };
  }
  const told = naming.textOf(failed, language);
  const because: Because = { text: told, rule: ruleOf(brief, failed), node: failed.id };
  const sentence = language.lead(text, { kind: 'node', text: told.replace(/^.*?(?:: |：)/, '') });
  return { sentence, because, told: [] };
}

/** An effect that players count on and that changed nothing. */
function idleEffectLead(brief: Brief): Lead | null {
  const { claims, language, naming } = brief;
  const [node] = claims.idleEffects;
  if (node === undefined) return null;
  const text = language.withoutEffect(naming.textOf(node, language));
  const because: Because = { text, rule: ruleOf(brief, node), node: node.id };
  return { sentence: language.sentence([text]), because, told: [] };
}

/** A repetition that found nothing left to do. */
function repeatLead(brief: Brief): Lead | null {
  const { played, language, naming } = brief;
  const { nodes } = played.run.trace!;
  const { judging, inquiry } = played.request.ruleset;
  for (const [place, node] of nodes.entries()) {
    if (judging.isRepeat?.(node) !== true) continue;
    const end = nodes.findIndex(({ depth }, i) => i > place && depth < node.depth);
    const repeated = nodes.slice(place + 1, end < 0 ? nodes.length : end);
    const failed = repeated.find((one) => inquiry.reasonOf(one) !== null);
    if (failed === undefined || repeated.some(({ kind }) => kind !== 'check')) continue;
    const [text, why] = [node, failed].map((one) => naming.textOf(one, language));
    const sentence = language.lead(text!, { kind: 'node', text: why! });
    const rule = ruleOf(brief, node);
    return { sentence, because: { text: text!, rule, node: node.id }, told: [] };
  }
  return null;
}

/** The most telling node that says what did not happen. */
function setbackLead(brief: Brief, rated: Setback): Lead | null {
  const { claims, language, naming, played, question } = brief;
  const { judging } = played.request.ruleset;
  const points = claims.setbacks.filter((one) => judging.setback(played.run.state, one) === rated);
  const isAsked = ({ source, about }: TraceNode): boolean =>
    source === question?.entity || about === question?.entity;
  const { listensTo } = played.request.ruleset.inquiry;
  // of those who are kept from the same, one that waits for it loses most
  const waits = ({ name, about }: TraceNode): boolean =>
    name === points[0]?.name &&
    about !== 0 &&
    (listensTo?.(played.before.state, about).length ?? 0) > 0;
  const node = points.find(isAsked) ?? points.find(waits) ?? points[0];
  if (node === undefined) return null;
  const text = naming.textOf(node, language);
  const because: Because = { text, rule: ruleOf(brief, node), node: node.id };
  return { sentence: language.sentence([text]), because, told: [] };
}

/** Somebody who would have responded, had it been there. */
function unaskedLead(brief: Brief): Lead | null {
  const { language, played } = brief;
  const one = passedBy(played)[0];
  if (one === undefined) return null;
  const who = partyOf(brief, one.entity);
  const text = language.unasked({ who, says: language.plain(inLanguageOf(played, one.says)) });
  const sentence = language.sentence([text]);
  const rule = ruleOf(brief, { ...one.node, rules: one.rules });
  return { sentence, because: { text, rule, node: one.node.id }, told: [] };
}

/** A sentence as a clause. */
function bareOf({ text }: Differs): string {
  return text.replace(/[.。]$/, '');
}
