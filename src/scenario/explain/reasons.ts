import type { TraceNode } from '../../kernel/index.js';
import type { NotedEvent } from '../../rulesets/common/inquiry.js';
import { citationIn } from '../rules/deciding.js';
import { type Case, eventAround, eventJson, nearestAround, said } from './case.js';
import type { ExplanationReason } from './schema.js';

/** A reason before equal ones are counted together. */
interface Single extends Omit<ExplanationReason, 'times' | 'nodes' | 'rule' | 'alsoRules'> {
  readonly node: number | null;
  /** What is cited for it. */
  readonly rules: readonly string[];
}

/** More events than this are not looked at one by one for why an entity was not asked. */
const MOST_EVENTS = 500;

/** Why things did not happen to or by an entity: what came nearest to happening first. */
export function reasonsOf(asked: Case): readonly ExplanationReason[] {
  const { ruleset, edition } = asked.played.request;
  const cite = citationIn(ruleset, edition);
  const { state } = asked.played.after;
  const identity = ruleset.program.identify(state, asked.entity);
  const cards = [ruleset.show.card(state, identity).name];
  const all = [
    ...toldByTrace(asked),
    ...notAsked(asked),
    ...neverOccurred(asked),
    ...ofAuras(asked),
  ];
  const counted = new Map<string, ExplanationReason>();
  for (const { node, rules, ...single } of all) {
    if (asked.event !== null && single.event?.name !== asked.event) continue;
    const key = JSON.stringify([single.code, single.text, single.event?.text ?? null]);
    const known = counted.get(key);
    const nodes = [...(known?.nodes ?? []), ...(node === null ? [] : [node])];
    counted.set(key, {
      ...(known ?? { ...single, ...cite(rules, () => cards) }),
      times: (known?.times ?? 0) + 1,
      nodes,
    });
  }
  const rank = ({ code }: ExplanationReason): number => ruleset.inquiry.rankOf(code);
  return [...counted.values()].sort((a, b) => rank(b) - rank(a));
}

/** Conditions that did not hold, and what was prevented: nodes of the trace that say so themselves. */
function toldByTrace(asked: Case): Single[] {
  const { inquiry } = asked.played.request.ruleset;
  return asked.nodes.flatMap((node) => {
    const isOwn = node.source === asked.entity;
    const isAbout = node.about === asked.entity && !isOfATrigger(node);
    if (node.kind === 'effect' ? !isAbout : !isOwn && !isAbout) return [];
    const code = inquiry.reasonOf(node);
    if (code === null) return [];
    const { id, text } = asked.lines.get(node.id)!;
    const event = eventJson(asked, eventAround(asked, node));
    const after = earlierInQueue(asked, node);
    return [{ code, text, rules: node.rules, event, node: id, after }];
  });
}

/** Checks of a trigger are about its bearer alone: to whom something happened they say nothing. */
function isOfATrigger({ name }: TraceNode): boolean {
  return name === 'not queued' || name === 'aborted' || name === 'nested';
}

/** The triggers that resolved before this one in its Queue. */
function earlierInQueue(asked: Case, node: TraceNode): ExplanationReason['after'] {
  if (node.name !== 'aborted') return [];
  return asked.nodes.flatMap(({ id, parent, kind }) =>
    parent === node.parent && kind === 'trigger' && id < node.id
      ? [{ id, text: asked.lines.get(id)!.text }]
      : [],
  );
}

/** Events that a trigger of the entity responds to, at which it was not even asked: it was not there, or silenced. */
function notAsked(asked: Case): Single[] {
  const { request, after } = asked.played;
  const { inquiry } = request.ruleset;
  const { whyNotAsked } = inquiry;
  const noted = inquiry.events?.(after.state) ?? [];
  if (whyNotAsked === undefined) return [];
  const listening = listeningOf(asked);
  const names = new Set(listening.map(({ event }) => event));
  const ownOnly = new Set(listening.filter((one) => one.ownOnly).map(({ event }) => event));
  const found: Single[] = [];
  for (const event of noted) {
    if (!names.has(event.name) || (event.isHeard && wasAsked(asked, event))) continue;
    if (found.length === MOST_EVENTS) break;
    const state = asked.playback.stateAfter(event.changes);
    const own = event.about === asked.entity;
    if (ownOnly.has(event.name) && !own) continue;
    const { code, says, rules } = whyNotAsked(state, asked.entity, event);
    const text = said(asked, { text: says, source: asked.entity, about: event.about });
    found.push({ code, text, rules, event: notedJson(asked, event), node: null, after: [] });
  }
  return found;
}

/** Whether the trace says what became of the entity's trigger in an event. */
function wasAsked(asked: Case, { nodes: place }: NotedEvent): boolean {
  const { nodes } = asked.playback;
  const end = asked.playback.endOf(place);
  for (let at = place + 1; at < end; at++) {
    const node = nodes[at]!;
    if (node.source !== asked.entity || (node.kind !== 'trigger' && !isOfATrigger(node))) continue;
    if (eventAround(asked, node) === nodes[place]) return true;
  }
  return false;
}

/** Events that a trigger of the entity responds to and that never happened, and what happened instead. */
function neverOccurred(asked: Case): Single[] {
  const { request, after } = asked.played;
  const { inquiry } = request.ruleset;
  if (inquiry.events === undefined || inquiry.whyNever === undefined) return [];
  const noted = inquiry.events(after.state);
  return listeningOf(asked).flatMap(({ event, ownOnly }): Single[] => {
    const happened = noted.some(
      ({ name, about }) => name === event && (!ownOnly || about === asked.entity),
    );
    if (happened) return [];
    const { code, says, rules, insteadOf } = inquiry.whyNever!(event);
    const never = ownOnly
      ? said(asked, { text: '{source} has not died', source: asked.entity })
      : said(asked, { text: says, source: 0 });
    const instead = asked.nodes.filter(({ name }) => insteadOf.includes(name));
    if (instead.length === 0)
      return [
        { code, text: never, rules, event: { name: event, text: never }, node: null, after: [] },
      ];
    return instead.map(({ id, rules: cited }) => {
      const text = `${never}: ${asked.lines.get(id)!.text}`;
      return {
        code,
        text,
        rules: [...cited, ...rules],
        event: { name: event, text: never },
        node: id,
        after: [],
      };
    });
  });
}

/**
 * What an entity does to others as long as it is there begins and ends with the next step that works it out: when it
 * was that for this one.
 */
function ofAuras(asked: Case): Single[] {
  const { request, after } = asked.played;
  const { ruleset } = request;
  const steps = ruleset.inquiry.auraSteps?.(after.state, asked.entity) ?? [];
  const zone = ruleset.show.columns.indexOf('ZONE');
  const { playback } = asked;
  const found: Single[] = [];
  for (let n = 0; n < playback.length && steps.length > 0; n++) {
    const change = playback.changeAt(n);
    if (change.row !== asked.entity || change.column !== zone) continue;
    const isIn = ruleset.reader.isInPlay(playback.stateAfter(n + 1), asked.entity);
    const wasIn =
      n > 0 && change.from !== 0 && ruleset.reader.isInPlay(playback.stateAfter(n), asked.entity);
    if (isIn === wasIn) continue;
    for (const { step, rules } of steps) {
      const at = playback.nodes.find(({ name }, place) => name === step && place > change.place);
      const says = isIn ? 'acts on nothing before' : 'still acts until';
      const when = at === undefined ? `the next ${step}, and none follows` : placeOf(asked, at);
      const text = `${asked.title} ${isIn ? 'comes into' : 'leaves'} play; its aura ${says} ${when}`;
      found.push({
        code: 'AURA_NOT_UPDATED',
        text,
        rules,
        event: null,
        node: at?.id ?? null,
        after: [],
      });
    }
  }
  return found;
}

/** A step and the phase that it follows, as in `the Aura Update (Other) after the Battlecry Phase`. */
function placeOf(asked: Case, node: TraceNode): string {
  const around = nearestAround(asked, node, ({ kind }) => kind !== 'sequence');
  const where =
    around === null ? '' : ` (${asked.lines.get(around.id)!.text.replace(/^The /, 'the ')})`;
  return `the ${node.name}${where}`;
}

function listeningOf(
  asked: Case,
): readonly { readonly event: string; readonly ownOnly: boolean }[] {
  const { request, before, after } = asked.played;
  const { listensTo } = request.ruleset.inquiry;
  if (listensTo === undefined) return [];
  const { entity } = asked;
  const first = entity < before.state.count ? listensTo(before.state, entity) : [];
  const known = new Set(first.map(({ event }) => event));
  return [...first, ...listensTo(after.state, entity).filter(({ event }) => !known.has(event))];
}

function notedJson(asked: Case, event: NotedEvent): { name: string; text: string } {
  const { name, text, source, about, value } = event;
  return { name, text: said(asked, { text, source, about, value }) };
}
