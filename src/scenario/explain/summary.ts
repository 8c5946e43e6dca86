import type { Case } from './case.js';
import type { ExplanationReason, ExplanationTrigger } from './schema.js';
import { SUMMARY_WORDS } from './words.js';

/** So many reasons, and so many events, are told in a summary. */
const TOLD = 3;

/** The answer in a few sentences: how often it triggered, and what came nearest to making it happen once more. */
export function summaryOf(
  asked: Case,
  triggers: readonly ExplanationTrigger[],
  reasons: readonly ExplanationReason[],
): string {
  const { played } = asked;
  const words = SUMMARY_WORDS[played.after.names.language];
  const first =
    triggers.length > 0
      ? [happened(asked, triggers), ...cameOf(asked, triggers)]
      : [silent(asked, reasons)];
  const best = reasons[0];
  const { rankOf } = played.request.ruleset.inquiry;
  if (best === undefined || (triggers.length > 0 && rankOf(best.code) === 0))
    return words.text(first);
  const nearest = reasons.filter(({ code }) => rankOf(code) === rankOf(best.code));
  const told = nearest.slice(0, TOLD).map((reason) => reasonSentence(asked, reason));
  const more = nearest.length > TOLD ? [words.more(nearest.length - TOLD)] : [];
  return words.text([...first, ...told, ...more]);
}

/** That it did not trigger, and what happened to it instead. */
function silent(asked: Case, reasons: readonly ExplanationReason[]): string {
  const { title, played, entity, nodes, lines } = asked;
  const words = SUMMARY_WORDS[played.after.names.language];
  const listens = played.request.ruleset.inquiry.listensTo?.(played.after.state, entity) ?? null;
  if (listens !== null && listens.length > 0) return words.neverTriggered(title);
  const opening = listens === null ? words.didNotTrigger(title) : words.hasNoTrigger(title);
  if (listens !== null && reasons.length > 0) return words.sentence(opening);
  const what = nodes
    .filter(
      ({ kind, source, about }) => kind === 'effect' && (source === entity || about === entity),
    )
    .map(({ id }) => lines.get(id)!.text);
  return what.length > 0
    ? words.whatHappened(opening, what.slice(0, TOLD), what.length > TOLD)
    : words.nothingHappened(opening);
}

/** What the triggers did, as a sentence; what others answered to that is told of those. */
function cameOf(
  { childrenOf, lines, played }: Case,
  triggers: readonly ExplanationTrigger[],
): readonly string[] {
  const words = SUMMARY_WORDS[played.after.names.language];
  const within = (id: number): number[] => [
    id,
    ...(childrenOf.get(id) ?? []).flatMap((node) =>
      node.kind === 'event' || node.kind === 'queue' ? [] : within(node.id),
    ),
  ];
  const own = triggers.flatMap(({ id }) => within(id)).map((id) => lines.get(id)!);
  const effects = [...new Set(own.flatMap(({ kind, text }) => (kind === 'effect' ? [text] : [])))];
  if (effects.length > 0) return [words.whatCame(effects.slice(0, TOLD), effects.length > TOLD)];
  const isIdle = played.pending === null && own.every(({ changes }) => changes.length === 0);
  return isIdle ? [words.nothingCame] : [];
}

function happened({ title, played }: Case, triggers: readonly ExplanationTrigger[]): string {
  const words = SUMMARY_WORDS[played.after.names.language];
  const events = [
    ...new Set(triggers.flatMap(({ event }) => (event === null ? [] : [event.text]))),
  ];
  if (events.length === 0) return words.triggered(title, triggers.length);
  const told = { texts: events.slice(0, TOLD), more: events.length > TOLD };
  return words.triggeredAt(title, triggers.length, told);
}

function reasonSentence(
  { played }: Case,
  { text, event, times, after, rule }: ExplanationReason,
): string {
  return SUMMARY_WORDS[played.after.names.language].reason({
    event: event === null || text.startsWith(event.text) ? null : event.text,
    text,
    times,
    earlier: after.map((one) => one.text),
    rule,
  });
}
