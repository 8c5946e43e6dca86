import type { TraceNode } from '../../kernel/index.js';
import type { NotedEvent } from '../../rulesets/common/inquiry.js';
import { citationIn } from '../rules/deciding.js';
import { ofAuras } from './auras.js';
import { hindrancesOf, rulesBehind, specificRulesOf } from './behind.js';
import { type Case, eventAround, eventJson, type Single, said } from './case.js';
import { refusals } from './refusals.js';
import type { ExplanationReason } from './schema.js';

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
    ...refusals(asked),
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
    const around = eventAround(asked, node);
    const event = eventJson(asked, around);
    const after = earlierInQueue(asked, node);
    const before = around === null ? [] : hindrancesOf(asked, around, around.about);
    const rules = [...node.rules, ...before.flatMap((one) => specificRulesOf(asked, one))];
    return [{ code, text, rules, event, node: id, after }];
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
    const { code, says, rules, since } = whyNotAsked(state, asked.entity, event);
    const text = said(asked, { text: says, source: asked.entity, about: event.about });
    const cause = since === undefined ? null : lastChange(asked, since, event.changes);
    found.push({
      code,
      text: cause === null ? text : `${text} (${asked.lines.get(cause.id)!.text})`,
      rules:
        cause === null
          ? rules
          : [...specificRulesOf(asked, cause), ...rules, ...rulesBehind(asked, cause.id)],
      event: notedJson(asked, event),
      node: cause?.id ?? null,
      after: [],
    });
  }
  return found;
}

/** The effect or trigger that changed a column of the entity last, before a moment; null: none has. */
function lastChange(
  { playback, played, entity, childrenOf }: Case,
  column: string,
  moment: number,
): TraceNode | null {
  const at = played.request.ruleset.show.columns.indexOf(column);
  for (let n = moment - 1; n >= 0; n--) {
    const change = playback.changeAt(n);
    if (change.row !== entity || change.column !== at) continue;
    const node = playback.nodes[change.place];
    if (node === undefined || node.kind === 'effect') return node ?? null;
    // what is used up by its own trigger leaves as that begins
    const triggers = childrenOf.get(node.id) ?? [];
    return triggers.find(({ kind, source }) => kind === 'trigger' && source === entity) ?? null;
  }
  return null;
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
    if (instead.length === 0) {
      const end = endOf(asked);
      return [
        {
          code: end === null ? code : 'GAME_OVER',
          text: end === null ? never : `${never}: the game is over`,
          rules:
            end === null
              ? rules
              : [...specificRulesOf(asked, end), ...rulesBehind(asked, end.id), ...rules],
          event: { name: event, text: never },
          node: end?.id ?? null,
          after: [],
        },
      ];
    }
    return instead.map((node) => {
      const { id, source, rules: cited } = node;
      const before = source === 0 ? [] : hindrancesOf(asked, node, source);
      const told = [...before, node].map((one) => asked.lines.get(one.id)!.text);
      return {
        code,
        text: `${never}: ${told.join('; ')}`,
        rules: [...before.flatMap((one) => specificRulesOf(asked, one)), ...cited, ...rules],
        event: { name: event, text: never },
        node: id,
        after: [],
      };
    });
  });
}

/** The node in which the game ended; null: it goes on, or was over before. */
function endOf({ played, playback }: Case): TraceNode | null {
  const { request, before, after } = played;
  const { result } = request.ruleset.show;
  if (result(before.state) !== 'none' || result(after.state) === 'none') return null;
  return playback.nodes[playback.changeAt(playback.length - 1).place] ?? null;
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
