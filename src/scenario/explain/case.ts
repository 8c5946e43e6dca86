import type { TraceNode } from '../../kernel/index.js';
import type { Played } from '../play/play.js';
import { TraceHash } from '../trace/hash.js';
import { sentence, writeTrace } from '../trace/lines.js';
import { Playback } from '../trace/playback.js';
import type { TraceLine } from '../trace/schema.js';
import { type Question, readQuestion } from './question.js';
import type { ExplanationReason } from './schema.js';

/** What an explanation is made of: a run, its trace in both forms, and who is asked about. */
export interface Case extends Question {
  readonly played: Played;
  readonly nodes: readonly TraceNode[];
  readonly lines: ReadonlyMap<number, TraceLine>;
  readonly byId: ReadonlyMap<number, TraceNode>;
  /** What a node consists of, in order. */
  readonly childrenOf: ReadonlyMap<number, readonly TraceNode[]>;
  readonly playback: Playback;
  /** What the entity is called. */
  readonly title: string;
}

/**
 * Opens the case of a run.
 * @throws Refused when the question makes no sense.
 */
export function openCase(played: Played): Case {
  const { request, run, before, after } = played;
  const { ruleset, resumes } = request;
  const question = readQuestion(played);
  const trace = run.trace!;
  const reopened = resumes?.open ?? [];
  const lines = writeTrace(ruleset, after, { trace, reopened, hash: new TraceHash() });
  const nodes = [...reopened, ...trace.nodes];
  const recording = { start: before.state, nodes: trace.nodes, changes: trace.changes };
  const identity = ruleset.program.identify(after.state, question.entity);
  return {
    ...question,
    played,
    nodes,
    lines: new Map(lines.map((line) => [line.id, line])),
    byId: new Map(nodes.map((node) => [node.id, node])),
    childrenOf: childrenOf(nodes),
    playback: new Playback(ruleset.reader, recording, ruleset.show.columns.length),
    title: ruleset.show.titleOf(after, question.entity, identity),
  };
}

function childrenOf(nodes: readonly TraceNode[]): ReadonlyMap<number, readonly TraceNode[]> {
  const found = new Map<number, TraceNode[]>();
  for (const node of nodes) {
    const known = found.get(node.parent);
    if (known === undefined) found.set(node.parent, [node]);
    else known.push(node);
  }
  return found;
}

/** The nearest node around this one for which a test holds. */
export function nearestAround(
  { byId }: Case,
  node: TraceNode,
  test: (node: TraceNode) => boolean,
): TraceNode | null {
  for (let at = byId.get(node.parent); at !== undefined; at = byId.get(at.parent))
    if (test(at)) return at;
  return null;
}

/** A reason before equal ones are counted together. */
export interface Single extends Omit<ExplanationReason, 'times' | 'nodes' | 'rule' | 'alsoRules'> {
  readonly node: number | null;
  /** What is cited for it. */
  readonly rules: readonly string[];
}

/** The event inside which a node stands. */
export function eventAround(asked: Case, node: TraceNode): TraceNode | null {
  return nearestAround(asked, node, ({ kind }) => kind === 'event');
}

/** An event as an explanation names it. */
export function eventJson(
  { lines }: Case,
  node: TraceNode | null,
): { readonly name: string; readonly text: string } | null {
  return node === null ? null : { name: node.name, text: lines.get(node.id)!.text };
}

/** A sentence with holes, and what goes into them. */
interface Spoken {
  readonly text: string;
  readonly source: number;
  readonly about?: number;
  readonly value?: number;
}

/** A sentence about entities as they are in the end. */
export function said({ played }: Case, spoken: Spoken): string {
  const { text, source, about = 0, value = 0 } = spoken;
  const { request, after } = played;
  const identify = (e: number): number =>
    e === 0 ? 0 : request.ruleset.program.identify(after.state, e);
  return sentence(request.ruleset, after, {
    text,
    source,
    about,
    value,
    sourceIdentity: identify(source),
    aboutIdentity: identify(about),
  });
}
