import pc from 'picocolors';
import type { RuleFileStanding, RuleStanding } from '../../scenario/conformance/rule-report.js';

const WIDTH = 40;

/** The rows of the catalogue: counts by file and topic, then every row that no trace cites and that gives no reason. */
export function ruleReportLines(standings: readonly RuleFileStanding[]): string[] {
  const heads = ['rules', 'shown', 'not shown', 'open'].map((head) => head.padStart(12));
  const lines = [`${pc.bold('Rules'.padEnd(WIDTH))}${pc.dim(heads.join(''))}`];
  for (const { file, rules } of standings) {
    lines.push(countLine(file, rules));
    for (const topic of new Set(rules.map(({ row }) => String(row.topic)))) {
      const of = rules.filter(({ row }) => row.topic === topic);
      lines.push(countLine(`  ${topic}`, of));
    }
  }
  const all = standings.flatMap(({ rules }) => rules);
  lines.push(countLine('all', all), ...openLines(all), ...astrayLines(all));
  return lines;
}

/** Whether a trace cites a rule, or a scenario shows both sides of a change. */
function isShown({ traces, row }: RuleStanding): boolean {
  return traces > 0 || row.shownBy !== undefined;
}

/** Whether nothing shows a rule, and nothing says why. */
export function isOpen(standing: RuleStanding): boolean {
  return !isShown(standing) && standing.row.notShown === undefined;
}

function countLine(title: string, rules: readonly RuleStanding[]): string {
  const shown = rules.filter(isShown).length;
  const open = rules.filter(isOpen).length;
  const counts = [rules.length, shown, rules.length - shown - open, open];
  const [count, ...cells] = counts.map((n) => String(n).padStart(12));
  return `${title.padEnd(WIDTH)}${count}${cells.slice(0, 2).join('')}${open > 0 ? pc.yellow(cells[2]!) : cells[2]}`;
}

function openLines(all: readonly RuleStanding[]): string[] {
  const lines = all
    .filter(isOpen)
    .map(
      ({ row, implementedIn }) =>
        `  ${row.id} (${row.patches}) ${pc.dim(implementedIn[0] ?? 'named nowhere')}`,
    );
  return lines.length === 0 ? [] : ['', pc.bold('Cited by no trace'), ...lines];
}

function astrayLines(all: readonly RuleStanding[]): string[] {
  const lines = all
    .filter(({ astray }) => astray.length > 0)
    .map(({ row, astray }) => `  ${pc.red(row.id)} (${row.patches}) ${astray[0]}`);
  return lines.length === 0 ? [] : ['', pc.bold('Cited outside of their range'), ...lines];
}
