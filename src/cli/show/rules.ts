import pc from 'picocolors';
import type { CitedRule } from '../../scenario/oracle.js';
import { wrapped } from './columns.js';

/** Rules with what they say, a paragraph each, wrapped to a width. */
export function ruleLines(rules: readonly CitedRule[], width: number): string[] {
  const id = Math.max(0, ...rules.map((rule) => rule.id.length));
  return rules.flatMap((rule) =>
    wrapped(rule.says, Math.max(20, width - id - 4)).map(
      (line, i) => `  ${pc.cyan((i === 0 ? rule.id : '').padEnd(id))}  ${pc.dim(line)}`,
    ),
  );
}
