import type { TraceLine } from '../../scenario/oracle.js';
import { type Content, type Html, html } from './html.js';

/** A page shows so many nodes of a trace; the rest is in the JSON. */
const MOST_NODES = 3_000;
/** Nodes down to this depth are open when the page is opened. */
const OPEN_DEPTH = 3;

/** A trace as nested lists; what a node holds can be folded away. */
export function traceView(trace: readonly TraceLine[], ruleset: string): Html {
  if (trace.length === 0) return html`<p>Nothing happened.</p>`;
  const shown = trace.slice(0, MOST_NODES);
  const children = new Map<number | null, TraceLine[]>();
  const known = new Set(shown.map(({ id }) => id));
  for (const line of shown) {
    const parent = line.parent !== null && known.has(line.parent) ? line.parent : null;
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [line]);
    else siblings.push(line);
  }
  const list = (lines: readonly TraceLine[]): Content[] => lines.map((line) => item(line));
  const item = (line: TraceLine): Html => {
    const inner = children.get(line.id) ?? [];
    const says = sentence(line);
    const cited = ruleLinks(line.rules, ruleset);
    if (inner.length === 0) return html`<li id="n${line.id}">${says} ${cited}</li>`;
    const open = line.depth < OPEN_DEPTH ? html` open` : null;
    return html`<li id="n${line.id}"><details${open}><summary>${says}</summary>${cited}<ul>${list(inner)}</ul></details></li>`;
  };
  const rest = trace.length - shown.length;
  const more = rest === 0 ? null : html`<p>And ${rest} nodes more.</p>`;
  return html`<ul class="trace">${list(children.get(null) ?? [])}</ul>${more}`;
}

function sentence({ kind, text, inferred }: TraceLine): Html {
  const concluded = inferred ? html` <span class="soft">(concluded, not stated)</span>` : null;
  return html`<span class="kind">${kind}</span> ${text}${concluded}`;
}

/** Rule ids, each a link to what the rule says. */
export function ruleLinks(rules: readonly string[], ruleset: string): Html | null {
  if (rules.length === 0) return null;
  const links = rules.map((id, i) => html`${i === 0 ? null : ' '}${ruleLink(id, ruleset)}`);
  return html`<span class="rules">[${links}]</span>`;
}

/** A rule id as a link to what the rule says. */
export function ruleLink(id: string, ruleset: string): Html {
  const address = `/v1/rules/${encodeURIComponent(id)}?ruleset=${encodeURIComponent(ruleset)}`;
  return html`<a href="${address}">${id}</a>`;
}
