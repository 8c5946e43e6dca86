import { capital } from '../../rulesets/common/capital.js';
import type { Case } from './case.js';
import type { ExplanationReason, ExplanationTrigger } from './schema.js';

/** So many reasons, and so many events, are told in a summary. */
const TOLD = 3;

/** The answer in a few sentences: how often it triggered, and what came nearest to making it happen once more. */
export function summaryOf(
  asked: Case,
  triggers: readonly ExplanationTrigger[],
  reasons: readonly ExplanationReason[],
): string {
  const { title, played, entity, nodes, lines } = asked;
  const { ruleset } = played.request;
  const first =
    triggers.length > 0 ? `${happened(title, triggers)}${cameOf(asked, triggers)}` : silent();
  const best = reasons[0];
  const { rankOf } = ruleset.inquiry;
  if (best === undefined || (triggers.length > 0 && rankOf(best.code) === 0)) return first;
  const nearest = reasons.filter(({ code }) => rankOf(code) === rankOf(best.code));
  const told = nearest.slice(0, TOLD).map(reasonSentence);
  const more = nearest.length > TOLD ? [`And ${nearest.length - TOLD} more times the like.`] : [];
  return [first, ...told, ...more].join(' ');

  function silent(): string {
    const name = capital(title);
    const listens = ruleset.inquiry.listensTo?.(played.after.state, entity) ?? null;
    if (listens !== null && listens.length > 0) return `${name} never triggered.`;
    const opening =
      listens === null ? `${name} did not trigger` : `${name} has no trigger of its own`;
    if (listens !== null && reasons.length > 0) return `${opening}.`;
    const what = nodes
      .filter(
        ({ kind, source, about }) => kind === 'effect' && (source === entity || about === entity),
      )
      .map(({ id }) => lines.get(id)!.text);
    const more = what.length > TOLD ? ' ...' : '';
    return what.length > 0
      ? `${opening}. What happened: ${what.slice(0, TOLD).join('; ')}${more}.`
      : `${opening}, and nothing happened to it.`;
  }
}

/** What the triggers did, as a sentence; what others answered to that is told of those. */
function cameOf(
  { childrenOf, lines, played }: Case,
  triggers: readonly ExplanationTrigger[],
): string {
  const within = (id: number): number[] => [
    id,
    ...(childrenOf.get(id) ?? []).flatMap((node) =>
      node.kind === 'event' || node.kind === 'queue' ? [] : within(node.id),
    ),
  ];
  const own = triggers.flatMap(({ id }) => within(id)).map((id) => lines.get(id)!);
  const effects = [...new Set(own.flatMap(({ kind, text }) => (kind === 'effect' ? [text] : [])))];
  if (effects.length === 0) {
    const isIdle = played.pending === null && own.every(({ changes }) => changes.length === 0);
    return isIdle ? ' Nothing came of it.' : '';
  }
  const more = effects.length > TOLD ? ' ...' : '';
  return ` What came of it: ${effects.slice(0, TOLD).join('; ')}${more}.`;
}

function happened(title: string, triggers: readonly ExplanationTrigger[]): string {
  const count = triggers.length;
  const times = count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
  const events = [
    ...new Set(triggers.flatMap(({ event }) => (event === null ? [] : [event.text]))),
  ];
  if (events.length === 0) return `${capital(title)} triggered ${times}.`;
  const more = events.length > TOLD ? ' ...' : '';
  return `${capital(title)} triggered ${times}: ${events.slice(0, TOLD).join('; ')}${more}.`;
}

function reasonSentence({ text, event, times, after, rule }: ExplanationReason): string {
  const when = event === null || text.startsWith(event.text) ? '' : `${event.text}: `;
  const often = times === 1 ? '' : ` (${times} times)`;
  const earlier =
    after.length === 0
      ? ''
      : `; before it in the Queue: ${after.map((one) => one.text).join(', ')}`;
  return `${when}${when === '' ? text : uncapital(text)}${earlier}${often} [${rule}].`;
}

/** Sentences begin with names, which stay as they are. */
function uncapital(text: string): string {
  return /^(The|An?|No|It|None) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
