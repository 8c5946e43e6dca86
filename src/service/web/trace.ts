import type { TraceLine } from '../../scenario/oracle.js';
import { type Content, type Html, html } from './html.js';
import { addressOf, type PageQuery } from './page-query.js';
import { ruleLink, ruleLinks } from './rule-links.js';
import { inWords } from './words.js';

/** A page shows so many nodes of a trace; the rest is in the JSON. */
const MOST_NODES = 3_000;
/** A trace of more lines than this leaves out idle steps, and is folded by turn. */
const LONG = 250;

/** Kinds of nodes that only lead through a turn: where nothing happens in them they are idle. */
const FRAMES: ReadonlySet<string> = new Set(['phase', 'step', 'check', 'queue']);

/** Kinds of nodes that look like any line. */
const PLAIN_KINDS: ReadonlySet<string> = new Set(['effect', 'decision']);

/** A trace that is to be shown. */
export interface ShownTrace {
  readonly trace: readonly TraceLine[];
  readonly ruleset: string;
  readonly query: PageQuery;
  /** The node of the step that is shown; null: none. */
  readonly now: number | null;
  /** The turn in which a root of the trace begins. */
  readonly turnOf: (node: number) => number;
  /** Where a number leads to that a line has; absent: to the line itself, at its step. */
  readonly addressOf?: (node: number) => string;
  /** What the lines of this trace are called, where a page has several: `n` unless another is given. */
  readonly prefix?: string;
  /** Lines that are folded though they change something. */
  readonly folded?: ReadonlySet<number>;
  /** The line at which it parts from another trace. */
  readonly parting?: number;
}

/** A trace as nested lists, by turn where it has several. */
export function traceView(shown: ShownTrace): Html {
  const { trace, turnOf, now } = shown;
  if (trace.length === 0) return html`<p>${inWords(shown.query.lang, 'Nothing happened.')}</p>`;
  const writer = new TraceWriter(shown);
  const turns = new Map<number, TraceLine[]>();
  for (const root of writer.roots) {
    const turn = turnOf(root.id);
    const before = turns.get(turn);
    if (before === undefined) turns.set(turn, [root]);
    else before.push(root);
  }
  const rest = trace.length - MOST_NODES;
  const more = rest > 0 ? html`<p>And ${rest} nodes more.</p>` : null;
  if (turns.size === 1) return html`<ul class="trace">${writer.list(writer.roots)}</ul>${more}`;
  const isShort = trace.length <= LONG;
  const current = [...turns].findLast(([, roots]) => now !== null && roots[0]!.id <= now)?.[0];
  const folded = [...turns].map(([turn, roots]) => {
    const open = isShort || turn === current ? html` open` : null;
    return html`<details class="turn"${open}><summary>Turn ${turn}</summary><ul class="trace">${writer.list(roots)}</ul></details>`;
  });
  return html`${folded}${more}`;
}

class TraceWriter {
  readonly roots: readonly TraceLine[];
  private readonly children = new Map<number, TraceLine[]>();
  /** Nodes in which something happens, or around one. */
  private readonly telling = new Set<number>();
  private readonly isLong: boolean;
  /** Rules that a line has told already: a long trace tells each once, and the script everywhere. */
  private readonly cited = new Set<string>();

  constructor(private readonly shown: ShownTrace) {
    const lines = shown.trace.slice(0, MOST_NODES);
    this.isLong = lines.length > LONG && shown.query.trace === undefined;
    const byId = new Map(lines.map((line) => [line.id, line]));
    const roots: TraceLine[] = [];
    for (const line of lines) {
      const parent = line.parent === null ? undefined : byId.get(line.parent);
      if (parent === undefined) roots.push(line);
      else this.childrenOf(parent.id).push(line);
      const isParting = line.id === shown.parting;
      const isIdle = line.changes.length === 0 && FRAMES.has(line.kind);
      if (!isParting && (isIdle || shown.folded?.has(line.id) === true)) continue;
      for (let at: TraceLine | undefined = line; at !== undefined && !this.telling.has(at.id); ) {
        this.telling.add(at.id);
        at = at.parent === null ? undefined : byId.get(at.parent);
      }
    }
    this.roots = roots;
  }

  private childrenOf(id: number): TraceLine[] {
    const there = this.children.get(id);
    if (there !== undefined) return there;
    const made: TraceLine[] = [];
    this.children.set(id, made);
    return made;
  }

  /** Lines side by side; those in a row where nothing happens are folded, or left out of a long trace. */
  list(lines: readonly TraceLine[]): Content[] {
    const written: Content[] = [];
    let idle: TraceLine[] = [];
    const fold = (): void => {
      if (idle.length > 0 && !this.isLong) written.push(this.folded(idle));
      idle = [];
    };
    for (const line of lines) {
      if (this.isLong && this.onlyFrames(line)) {
        written.push(...this.list(this.children.get(line.id) ?? []));
        continue;
      }
      if (!this.telling.has(line.id)) {
        idle.push(line);
        continue;
      }
      fold();
      written.push(this.item(line));
    }
    fold();
    return written;
  }

  /** Whether a line only leads to those in it: a long trace leaves it out, and shows them in its place. */
  private onlyFrames({ id, kind, changes }: TraceLine): boolean {
    if (id === this.shown.parting) return false;
    return FRAMES.has(kind) && changes.length === 0 && this.telling.has(id);
  }

  private folded(idle: readonly TraceLine[]): Html {
    const steps = idle.length === 1 ? '1 idle step' : `${idle.length} idle steps`;
    return html`<li class="idle"><details><summary>${steps}</summary><ul>${idle.map((line) =>
      this.item(line),
    )}</ul></details></li>`;
  }

  private item(line: TraceLine): Html {
    const { id, kind, text, inferred } = line;
    const { query, now, prefix = 'n', parting } = this.shown;
    const inner = this.children.get(id) ?? [];
    const address =
      this.shown.addressOf?.(id) ?? `${addressOf('', { ...query, at: String(id) })}#n${id}`;
    const current = id === now ? html` aria-current="step"` : null;
    const parts = id === parting ? html`<strong class="parts">They part here</strong>` : null;
    const concluded = inferred
      ? html` <em>${inWords(query.lang, '(concluded, not stated)')}</em>`
      : null;
    const held = inner.length === 0 ? null : html`<ul>${this.list(inner)}</ul>`;
    const looks = PLAIN_KINDS.has(kind) ? null : html` class="${kind}"`;
    return html`<li id="${prefix}${id}"${looks}${current}>${parts}<a href="${address}">${id}</a> <span>${text}</span>${concluded} ${this.rules(line)}${held}</li>`;
  }

  private rules({ rule, alsoRules }: TraceLine): Html | null {
    const { ruleset, query } = this.shown;
    if (query.trace === 'FULL') return ruleLinks([rule, ...alsoRules], ruleset);
    const isRepeated = this.isLong && this.cited.has(rule);
    this.cited.add(rule);
    return html`<small>${ruleLink(rule, ruleset, isRepeated)}</small>`;
  }
}
