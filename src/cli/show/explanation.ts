import pc from 'picocolors';
import type { Explanation, ExplanationReason, ExplanationTrigger } from '../../scenario/oracle.js';
import { wrapped } from './columns.js';
import { ruleLines } from './rules.js';

/** An explanation: the answer, all reasons, the rules behind them, and what the trace says of the entity. */
export function* explanationLines(answer: Explanation, width: number): Generator<string> {
  const { summary, actions, triggers, reasons, rules, lines } = answer;
  for (const line of wrapped(summary, width)) yield pc.bold(line);
  for (const { action, legal, illegal } of actions)
    if (!legal)
      yield pc.red(`illegal ${JSON.stringify(action)}: ${illegal?.code}. ${illegal?.message}`);
  if (triggers.length > 0) yield* ['', pc.bold('What happened')];
  for (const trigger of triggers) yield triggerText(trigger);
  if (reasons.length > 0) yield* ['', pc.bold('Why not')];
  for (const reason of reasons) yield reasonText(reason);
  if (rules.length > 0) yield* ['', pc.bold('Rules'), ...ruleLines(rules, width)];
  if (lines.length > 0) yield* ['', pc.bold('In the trace')];
  let place = '';
  for (const { kind, text, rule, within } of lines) {
    const around = within.map((node) => node.text).join(' > ');
    if (around !== place) yield `  ${pc.dim(around)}`;
    place = around;
    yield `    ${kind === 'check' ? pc.yellow(text) : text}${citation(rule)}`;
  }
}

function triggerText({ text, event, rule, place, of }: ExplanationTrigger): string {
  const when = event === null ? '' : `${event.text}: `;
  const order = of === 1 ? '' : pc.dim(` (number ${place} of ${of} in its Queue)`);
  return `  ${pc.green('yes')}  ${when}${text}${order}${citation(rule)}`;
}

function reasonText({ code, text, event, times, after, rule }: ExplanationReason): string {
  const when = event === null || text.startsWith(event.text) ? '' : `${event.text}: `;
  const often = times === 1 ? '' : ` (${times} times)`;
  const earlier =
    after.length === 0 ? '' : `; before it: ${after.map((one) => one.text).join(', ')}`;
  return `  ${pc.yellow('no')}   ${when}${text}${earlier}${often} ${pc.dim(code)}${citation(rule)}`;
}

function citation(rule: string): string {
  return pc.dim(` [${rule}]`);
}
