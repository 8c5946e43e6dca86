import type { TraceNode } from '../../kernel/index.js';
import { cardsOf } from '../rules/deciding.js';
import { isOfFrame } from '../rules/frame.js';
import { ruleRow } from '../rules/rule-files.js';
import { abilityOf, type Brief, partyOf } from './brief.js';
import type { Reason } from './language/parts.js';
import { nodesOnlyHere, type Turn } from './turning.js';
import type { Change } from './variations.js';
import { commonAncestor, triggerAround } from './within.js';

/** Why a change turns it, and the node whose rule decides. */
export interface Why {
  readonly reason: Reason;
  readonly node: TraceNode;
}

/** Why a change turns it; `told`: the node of that of which the ruling tells. Null: nothing shows it. */
export function reasonOf(brief: Brief, turn: Turn, told: TraceNode | undefined): Why | null {
  const { change } = turn;
  const own = nodesOnlyHere(brief.played, turn.other);
  if (change.kind === 'order') return ofOrder(brief, { change, told, parting: own[0] });
  if (own[0] === undefined) return null;
  if (change.kind === 'silence') {
    const who = partyOf(brief, change.entity);
    return { reason: { kind: 'effectOf', who }, node: decisiveFor(brief, change.entity, own) };
  }
  const { patch, isBefore, rules } = change;
  return { reason: { kind: 'dated', patch, isBefore }, node: { ...own[0], rules } };
}

/** Of the nodes that are there because of somebody the one whose rule names its card, or that it is source of. */
function decisiveFor({ played }: Brief, entity: number, nodes: readonly TraceNode[]): TraceNode {
  const { ruleset } = played.request;
  const { before, request } = played;
  const { name } = ruleset.show.card(
    before.state,
    request.ruleset.program.identify(before.state, entity),
  );
  const isNamed = (rule: string): boolean => {
    const row = ruleRow(ruleset, rule);
    return row !== undefined && cardsOf(row).includes(name);
  };
  const isOwn = ({ source, rules }: TraceNode): boolean =>
    source === entity && rules.some((rule) => !isOfFrame(ruleset, rule));
  return nodes.find(({ rules }) => rules.some(isNamed)) ?? nodes.find(isOwn) ?? nodes[0]!;
}

interface Ordering {
  readonly change: Extract<Change, { kind: 'order' }>;
  readonly told: TraceNode | undefined;
  readonly parting: TraceNode | undefined;
}

/** That one comes before another: their triggers, or the events that are about them where neither trigger does it. */
function ofOrder(brief: Brief, { change, told, parting }: Ordering): Why | null {
  const { nodes } = brief.played.run.trace!;
  const entities = [change.first, change.second] as const;
  const triggers = entities.map((entity) =>
    nodes.find(({ kind, source }) => kind === 'trigger' && source === entity),
  );
  const { isOrderedEvent } = brief.played.request.ruleset.judging;
  const events = entities.map((entity) =>
    nodes.find((node) => node.about === entity && isOrderedEvent?.(node) === true),
  );
  const by = told === undefined ? undefined : triggerAround(nodes, told);
  const isDoneByOne = by === undefined || triggers.includes(by);
  const haveEvents = events.every((event) => event !== undefined);
  const [first, second] =
    haveEvents && (!isDoneByOne || triggers.includes(undefined))
      ? events
      : triggers.map((trigger, i) => trigger ?? events[i]);
  if (first === undefined || second === undefined) return null;
  const around = commonAncestor(nodes, first, second);
  // only what is queued together resolves in order of play
  if (around !== null && around.kind !== 'sequence' && first.id < second.id)
    return {
      reason: {
        kind: 'resolvesFirst',
        first: abilityOf(brief, first),
        second: abilityOf(brief, second),
      },
      node: { ...around, rules: orderingOf(brief, around) },
    };
  if (parting === undefined) return null;
  return {
    reason: {
      kind: 'cameFirst',
      first: partyOf(brief, change.first),
      second: partyOf(brief, change.second),
    },
    node: parting,
  };
}

/** What a node cites of the rules that order what is in it; where it cites none, all that it cites. */
function orderingOf({ played }: Brief, { rules }: TraceNode): readonly string[] {
  const cited = played.request.ruleset.judging.ordering.filter((rule) => rules.includes(rule));
  return cited.length > 0 ? cited : rules;
}
