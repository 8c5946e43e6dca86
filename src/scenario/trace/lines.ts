import {
  entityIn,
  HOLES,
  type Table,
  type TraceBuilder,
  type TraceNode,
} from '../../kernel/index.js';
import { capital } from '../../rulesets/common/capital.js';
import { memoize, memoizeByText } from '../../rulesets/common/memoize.js';
import { ruleRowsOf } from '../../rulesets/common/rule-rows.js';
import type { Translation } from '../../rulesets/common/translation.js';
import type { AnyRuleset, Position } from '../../rulesets/ruleset.js';
import { type Citation, citationIn } from '../rules/deciding.js';
import { ruleRow } from '../rules/rule-files.js';
import type { TraceHash } from './hash.js';
import type { TraceChange, TraceDetail, TraceLine } from './schema.js';

/** A trace that is to be written out. */
interface WrittenTrace {
  readonly trace: TraceBuilder;
  /** The nodes that were open when the run was paused. */
  readonly reopened?: readonly TraceNode[];
  /** Is fed with the trace. */
  readonly hash: TraceHash;
  /** Lines after which it breaks off. */
  readonly most?: number;
}

/**
 * The trace as it is written out: every node with its sentence and its changes. Feeds the hash. A part that
 * goes on after a pause begins with the nodes that were open then, under their old ids. Past `most` lines it
 * breaks off, and has no changes.
 */
export function writeTrace(
  ruleset: AnyRuleset,
  position: Position<Table>,
  { trace, reopened = [], hash, most = Number.MAX_SAFE_INTEGER }: WrittenTrace,
): TraceLine[] {
  const inferred = inferredOf(ruleset);
  const cite = citationIn(ruleset, ruleset.editions.of(position.state));
  const changes = new Map<number, TraceChange[]>();
  const write = (node: TraceNode): TraceLine => {
    const own: TraceChange[] = [];
    changes.set(node.id, own);
    const isInferred = node.rules.some((rule) => inferred.has(rule));
    return writeLine(ruleset, position, node, {
      citation: cite(node.rules, () => namesOfCards(ruleset, position, node)),
      inferred: isInferred,
      changes: own,
    });
  };
  const lines = reopened.map(write);
  for (const node of trace.nodes) {
    if (lines.length >= most) return lines;
    lines.push(write(node));
    hash.addNode(
      node,
      ruleset.show.card(position.state, node.sourceIdentity).id,
      ruleset.show.card(position.state, node.aboutIdentity).id,
    );
  }
  for (const change of trace.cellChanges()) {
    const written: TraceChange = {
      n: hash.changeCount,
      entity: change.row,
      tag: ruleset.show.columns[change.column]!,
      from: ruleset.show.cellValue(position.state, change.column, change.from),
      to: ruleset.show.cellValue(position.state, change.column, change.to),
    };
    hash.addChange(change.node, written);
    changes.get(change.node)?.push(written);
  }
  return lines;
}

/** The ids of what the rulebook does not say; made once for a rule system. */
const inferredOf = memoize(({ catalogue }: AnyRuleset): ReadonlySet<string> => {
  const rows = catalogue.ruleFiles.flatMap(ruleRowsOf);
  return new Set(rows.flatMap(({ id, topic }) => (topic === 'inferred' ? [id] : [])));
});

/** What a line says beside what its node has. */
interface Written extends Pick<TraceLine, 'inferred' | 'changes'> {
  readonly citation: Citation;
}

/** A line. Its fields are named one by one: objects that are spread into others cost several times as much. */
function writeLine(
  ruleset: AnyRuleset,
  position: Position<Table>,
  node: TraceNode,
  { citation, inferred, changes }: Written,
): TraceLine {
  return {
    id: node.id,
    parent: node.parent < 0 ? null : node.parent,
    depth: node.depth,
    kind: node.kind,
    name: node.name,
    rule: citation.rule,
    alsoRules: citation.alsoRules,
    source: sourceOf(ruleset, position, node),
    text: sentence(ruleset, position, node),
    inferred,
    changes,
  };
}

/** The names of the cards that a node is about, as they were then. */
export function namesOfCards(
  ruleset: AnyRuleset,
  { state }: Position<Table>,
  { sourceIdentity, aboutIdentity }: Pick<TraceNode, 'sourceIdentity' | 'aboutIdentity'>,
): readonly string[] {
  return [sourceIdentity, aboutIdentity]
    .filter((identity) => identity !== 0)
    .map((identity) => ruleset.show.card(state, identity).name);
}

function sourceOf(
  ruleset: AnyRuleset,
  { state }: Position<Table>,
  { source, sourceIdentity }: TraceNode,
): TraceLine['source'] {
  if (source === 0) return null;
  const { id, name } = ruleset.show.card(state, sourceIdentity);
  return { id: source, card: id, name };
}

/** Texts that are remembered in pieces: there are some hundreds, and a few with names of cards in them. */
const MOST_TEXTS = 4_096;

/** A text in pieces, those at odd places being holes; the first begins with a capital. */
const piecesOf = memoizeByText(MOST_TEXTS, (text): readonly string[] => {
  const [first = '', ...others] = text.split(HOLES);
  return [capital(first), ...others];
});

/** What a sentence is made of; only where it names a rule need there be any. */
type Spoken = Omit<TraceNode, 'id' | 'parent' | 'depth' | 'kind' | 'name' | 'rules'> &
  Partial<Pick<TraceNode, 'rules'>>;

/** The node's sentence with names and numbers in it, beginning with a capital. */
export function sentence(ruleset: AnyRuleset, position: Position<Table>, node: Spoken): string {
  const pieces = piecesOf(translationOf(ruleset, position)?.sentence(node.text) ?? node.text);
  let text = pieces[0]!;
  for (let i = 1; i < pieces.length; i += 2)
    text += filled(ruleset, position, node, pieces[i]!) + pieces[i + 1]!;
  return pieces[0] === '' ? capital(text) : text;
}

/** How sentences are said in the language of a scenario; null: in English. */
export function translationOf(ruleset: AnyRuleset, { names }: Position<Table>): Translation | null {
  return names.language === 'zh' ? (ruleset.chinese ?? null) : null;
}

function filled(
  ruleset: AnyRuleset,
  position: Position<Table>,
  node: Spoken,
  hole: string,
): string {
  if (hole === 'value') return String(node.value);
  if (hole === 'rule') return ruleNameIn(ruleset, position, node);
  const [entity, identity] =
    hole === 'source'
      ? [node.source, node.sourceIdentity]
      : hole === 'about'
        ? [node.about, node.aboutIdentity]
        : entityIn(hole);
  if (entity === 0) return translationOf(ruleset, position)?.game ?? 'the game';
  return ruleset.show.titleOf(position, entity, identity);
}

/** The name of the rule that decides a node; its id where the catalogue has none. */
export function ruleNameIn(ruleset: AnyRuleset, position: Position<Table>, node: Spoken): string {
  const cite = citationIn(ruleset, ruleset.editions.of(position.state));
  const { rule } = cite(node.rules ?? [], () => namesOfCards(ruleset, position, node));
  return ruleRow(ruleset, rule)?.name[position.names.language] ?? rule;
}

const LEFT_OUT: ReadonlySet<string> = new Set(['check', 'queue']);

/** The trace in the detail asked for. What a left-out node holds moves up to its parent; ids stay. */
export function inDetail(lines: readonly TraceLine[], detail: TraceDetail): readonly TraceLine[] {
  if (detail === 'FULL') return lines;
  if (detail === 'NONE') return [];
  const kept = new Map<number, TraceLine & { readonly changes: TraceChange[] }>();
  const standsFor = new Map<number, number | null>();
  for (const line of lines) {
    const parent = line.parent === null ? null : (standsFor.get(line.parent) ?? line.parent);
    if (LEFT_OUT.has(line.kind)) {
      standsFor.set(line.id, parent);
      if (parent !== null) kept.get(parent)?.changes.push(...line.changes);
      continue;
    }
    const depth = parent === null ? 0 : (kept.get(parent)?.depth ?? line.depth - 1) + 1;
    kept.set(line.id, { ...line, alsoRules: [], parent, depth, changes: [...line.changes] });
  }
  return [...kept.values()].map((line) => ({
    ...line,
    changes: line.changes.sort((a, b) => a.n - b.n),
  }));
}
