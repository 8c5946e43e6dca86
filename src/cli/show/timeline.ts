import pc from 'picocolors';
import type { Timeline, TimelineChange } from '../../scenario/oracle.js';
import { wrapped } from './columns.js';

/** A timeline: what each span of editions comes to, and between them what changed. */
export function* timelineLines({ spans, changes }: Timeline, width: number): Generator<string> {
  for (const [place, { from, to, asked, ruling, refusal }] of spans.entries()) {
    const change = changes[place - 1];
    if (change !== undefined) yield* changeLines(change, width);
    yield pc.bold(`${from === to ? from : `${from} to ${to}`}${asked ? ' (asked)' : ''}`);
    yield* indented(ruling?.text ?? refusal ?? '', width);
  }
}

function changeLines({ from, causes, cards }: TimelineChange, width: number): string[] {
  const rules = causes.map(({ governs, otherRules }) => {
    const ids = otherRules.map(({ id }) => id).join(', ');
    return ids === '' ? governs : `${governs} (${ids})`;
  });
  const what = [...rules, ...cards.map(({ name }) => name)];
  const text = what.length === 0 ? 'no single rule or card' : what.join('; ');
  return ['', ...indented(`Changed in ${from}: ${text}`, width).map((line) => pc.dim(line)), ''];
}

function indented(text: string, width: number): string[] {
  return wrapped(text, width - 2).map((line) => `  ${line}`);
}
