import { type Report, type ReportedRule, ruleAddress } from './report.js';

const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
/** Everything that Markdown, HTML in it, or a dialect could read as more than a letter. */
const PUNCTUATION = /[!"#$%&*+\-./:<=>@[\\\]^_`{|}~()]/g;
/** A text as Markdown that shows nothing but the text, on one line. */
export function markdownText(text: string): string {
  return text.replaceAll(UNPRINTABLE, ' ').trim().replaceAll(PUNCTUATION, '\\$&');
}

/** A report as Markdown. */
export function markdown(report: Report): string {
  const { title, ruling, note, game, engine, address, result, why, differs } = report;
  const t = markdownText;
  const link = (rule: ReportedRule): string => `[${t(rule.name)}](${ruleAddress(report, rule)})`;
  return [
    ...[`# ${t(title)}`, '', `**${t(ruling)}**`, '', `Result: **${t(result)}**`],
    ...(why.length === 0 ? [] : ['']),
    ...why.map(({ text, rule }) => `- ${t(text)}${rule === null ? '' : ` (${link(rule)})`}`),
    ...(differs === null ? [] : ['', t(differs)]),
    ...['', `${t(game)}, engine ${t(engine)}: <${address}>`],
    ...(note === '' ? [] : ['', ...note.split('\n').map((each) => `> ${t(each)}`)]),
    ...['', `![The board](${address}.png)`],
    ...report.boards.flatMap(({ when, zones }) => [
      ...['', `## ${when}`, ''],
      ...zones.map((zone) => `- ${t(zone)}`),
    ]),
    ...['', '## What is done', ''],
    ...report.actions.flatMap(({ text, illegal, changes }, i) => [
      `${i + 1}. **${t(text)}**`,
      ...(illegal === null ? [] : [`   - illegal: ${t(illegal)}`]),
      ...changes.map((change) => `   - ${t(change)}`),
    ]),
    ...['', '## What happens', ''],
    ...report.lines.map(
      ({ depth, text, rule }) => `${'  '.repeat(depth)}- ${t(text)} (${link(rule)})`,
    ),
    '',
  ].join('\n');
}
