import type { Report } from './report.js';

/** Characters that would break a line, or that no terminal should be sent. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A text on one line. */
function line(text: string): string {
  return text.replaceAll(UNPRINTABLE, ' ');
}

/** A report as plain text. */
export function plainText(report: Report): string {
  const { title, ruling, note, game, engine, address, result, rules } = report;
  return [
    line(title),
    line(ruling),
    `Result: ${line(result)}`,
    ...whyOf(report),
    '',
    `${line(game)}, engine ${line(engine)}`,
    address,
    ...(note === '' ? [] : ['', ...note.split('\n').map(line)]),
    ...report.boards.flatMap(({ when, zones }) => [
      ...['', when],
      ...zones.map((zone) => `  ${line(zone)}`),
    ]),
    '',
    'What is done',
    ...report.actions.flatMap(({ text, illegal, changes }, i) => [
      `  ${i + 1}. ${line(text)}`,
      ...(illegal === null ? [] : [`     illegal: ${line(illegal)}`]),
      ...changes.map((change) => `     ${line(change)}`),
    ]),
    ...['', 'What happens'],
    ...report.lines.map(
      ({ depth, text, rule }) => `${'  '.repeat(depth + 1)}${line(text)} [${line(rule.name)}]`,
    ),
    ...['', 'Rules'],
    ...rules.map(({ id, name }) => `  ${line(name)} [${id}]`),
    '',
  ].join('\n');
}

function whyOf({ why, differs }: Report): readonly string[] {
  return [
    ...(why.length === 0 ? [] : ['', 'Why']),
    ...why.map(
      ({ text, rule }) => `  ${line(text)}${rule === null ? '' : ` [${line(rule.name)}]`}`,
    ),
    ...(differs === null ? [] : [`  ${line(differs)}`]),
  ];
}
