import type { TraceNode } from '../../kernel/index.js';
import { eventsOf } from '../difference/events.js';
import { abilityOf, type Brief, type Lead, partyOf, ruleOf } from './brief.js';
import type { Ability, Reason } from './language/parts.js';
import { inLanguageOf } from './names.js';
import { firstNonNull } from './turning.js';
import { triggerAround } from './within.js';

/** Two triggers that both did something, the one that resolved first and the other, and the Queue of the second. */
interface Pair {
  readonly first: TraceNode;
  readonly second: TraceNode;
  readonly queue: TraceNode;
}

/** That the triggers of one player came before those of the other; null: those of both answered no event. */
export function byPlayerLead(brief: Brief): Lead | null {
  const { request, after } = brief.played;
  const { byPlayer } = request.ruleset.judging;
  if (byPlayer === undefined) return null;
  const { controllerOf } = request.ruleset.telling;
  return firstNonNull(queuedPairs(brief), ({ first, second, queue }) => {
    const player = controllerOf(after.state, first.source);
    if (player === controllerOf(after.state, second.source)) return null;
    const rules = byPlayer.rules.filter((rule) => queue.rules.includes(rule));
    if (rules.length === 0) return null;
    const says = inLanguageOf(brief.played, byPlayer.says);
    return leadBy(brief, { first, second, queue }, rules, (pair) => ({
      ...{ kind: 'ofPlayer', ...pair, player, says },
    }));
  });
}

/** That all that followed from a trigger came before one that was queued with it; null: nothing did. */
export function nestedLead(brief: Brief): Lead | null {
  const { nesting } = brief.played.request.ruleset.judging;
  const active = activeTriggers(brief);
  const { nodes } = brief.played.run.trace!;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  /** Whether it follows from a trigger of a Queue. */
  const isInside = (node: TraceNode, queue: number): boolean => {
    const around = triggerAround(nodes, byId.get(node.parent)!);
    return around !== undefined && (around.parent === queue || isInside(around, queue));
  };
  return firstNonNull(active, (second) => {
    const queue = byId.get(second.parent);
    // the one that is nested deepest is the least expected
    const [first] = active
      .filter((one) => one.id < second.id && isInside(one, second.parent))
      .toSorted((a, b) => b.depth - a.depth);
    if (queue === undefined || first === undefined) return null;
    return leadBy(brief, { first, second, queue }, nesting, (pair) => ({
      ...{ kind: 'nested', ...pair },
    }));
  });
}

/** That one of those that were queued together came into play first; null: none were. */
export function byOrderLead(brief: Brief): Lead | null {
  const { ordering, byPlayer } = brief.played.request.ruleset.judging;
  return firstNonNull(queuedPairs(brief), (pair) => {
    const rules = ordering.filter((rule) => pair.queue.rules.includes(rule));
    if (byPlayer?.rules.some((rule) => pair.queue.rules.includes(rule)) === true) return null;
    if (rules.length === 0) return null;
    return leadBy(brief, pair, rules, (abilities) => ({
      ...{ kind: 'resolvesFirst', ...abilities },
    }));
  });
}

/** That somebody responded to the playing of a card before its text was carried out; null: nobody did. */
export function beforeTextLead(brief: Brief): Lead | null {
  const { played, naming, language } = brief;
  const { nodes } = played.run.trace!;
  const { happening } = played.request.ruleset.telling;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const phaseOf = (node: TraceNode): TraceNode | undefined => {
    for (let at: TraceNode | undefined = node; at !== undefined; at = byId.get(at.parent))
      if (at.kind === 'phase') return at;
    return undefined;
  };
  return firstNonNull(activeTriggers(brief), (trigger) => {
    const early = phaseOf(trigger);
    const sequence = byId.get(early?.parent ?? -1);
    if (early === undefined || sequence === undefined) return null;
    if (!PLAYING.has(happening(played.after.state, sequence)?.kind ?? '')) return null;
    const text = nodes.find(
      (node) =>
        node.id > early.id &&
        node.source === early.source &&
        happening(played.after.state, node) !== null &&
        phaseOf(node)?.parent === sequence.id,
    );
    const late = text === undefined ? undefined : phaseOf(text);
    if (late === undefined || late === early || late.source !== early.source) return null;
    const phases = [early, late].map((node) => naming.textOf(node, language));
    const first = abilityOf(brief, trigger);
    const card = naming.partyIn(early, 'source')!;
    if (language.party(first.who) === language.party(card)) return null;
    const [before, after] = [phases[0]!, phases[1]!];
    const said = language.reason({ kind: 'beforeText', first, card, early: before, late: after });
    const because = { text: said, rule: ruleOf(brief, sequence), node: early.id };
    return { sentence: language.sentence([said]), because, told: [] };
  });
}

/** That a trigger was carried out although the one whom its event is about had left meanwhile; null: none was. */
export function despiteLead(brief: Brief): Lead | null {
  const { played, language, naming } = brief;
  const byId = new Map(played.run.trace!.nodes.map((node) => [node.id, node]));
  const { judging } = played.request.ruleset;
  const left = eventsOf(played).filter(({ kind }) => LEAVING.has(kind));
  return firstNonNull(activeTriggers(brief), (trigger) => {
    const event = byId.get(byId.get(trigger.parent)?.parent ?? -1);
    if (event?.kind !== 'event' || judging.isOrderedEvent?.(event) === true) return null;
    const gone = left.find(
      ({ entity, node }) =>
        entity !== trigger.source &&
        (entity === event.about || entity === event.source) &&
        node.id > event.id &&
        node.id < trigger.id,
    );
    if (gone === undefined) return null;
    const who = partyOf(brief, gone.entity);
    const text = language.despite(naming.textOf(trigger, language), who);
    const because = { text, rule: ruleOf(brief, trigger), node: trigger.id };
    return { sentence: language.sentence([text]), because, told: [] };
  });
}

/** How a card is used that has a text of its own. */
const PLAYING: ReadonlySet<string> = new Set(['cast', 'play']);

/** What takes somebody out of play. */
const LEAVING: ReadonlySet<string> = new Set(['death', 'destroy', 'remove', 'return', 'shuffle']);

/** Triggers that did something. */
function activeTriggers({ claims }: Brief): readonly TraceNode[] {
  return claims.resolved
    .filter(({ node, isIdle }) => node.kind === 'trigger' && !isIdle)
    .map(({ node }) => node);
}

/** Triggers one after the other in a Queue. */
function queuedPairs(brief: Brief): readonly Pair[] {
  const active = activeTriggers(brief);
  const byId = new Map(brief.played.run.trace!.nodes.map((node) => [node.id, node]));
  return active.flatMap((first): Pair[] => {
    const queue = byId.get(first.parent);
    const second = active.find(({ id, parent }) => id > first.id && parent === first.parent);
    return queue?.kind !== 'queue' || second === undefined ? [] : [{ first, second, queue }];
  });
}

type Abilities = { readonly first: Ability; readonly second: Ability };

/** A sentence on a pair whose names tell the two apart; null: they do not. */
function leadBy(
  brief: Brief,
  { first, second, queue }: Pair,
  rules: readonly string[],
  reasonOf: (pair: Abilities) => Reason,
): Lead | null {
  const { language } = brief;
  const pair = { first: abilityOf(brief, first), second: abilityOf(brief, second) };
  if (language.party(pair.first.who) === language.party(pair.second.who)) return null;
  const text = language.reason(reasonOf(pair));
  const because = { text, rule: ruleOf(brief, { ...queue, rules }), node: queue.id };
  return { sentence: language.sentence([text]), because, told: [] };
}
