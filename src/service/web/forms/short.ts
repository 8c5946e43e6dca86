import { markdownText } from './markdown.js';
import { type Report, ruleAddress } from './report.js';
import { wikiText } from './wikitext.js';

/** So many reasons say why: the whole report has all. */
const MOST_REASONS = 3;

/** A ruling in a few lines that are pasted elsewhere: the sentence, why with the rules, the address. */
export interface ShortForms {
  readonly wikitext: string;
  readonly markdown: string;
  readonly discord: string;
}

/** What a ruling is pasted as. */
export function shortForms(report: Report): ShortForms {
  const { title, ruling, why, address } = report;
  const reasons = why.slice(0, MOST_REASONS);
  const [w, m] = [wikiText, markdownText];
  const wiki = reasons.map(({ text, rule }) =>
    rule === null
      ? ` ${w(text)}.`
      : ` ${w(text)} ([${ruleAddress(report, rule)} ${w(rule.name)}]).`,
  );
  const listed = reasons.map(({ text, rule }) =>
    rule === null
      ? `- ${m(text)}`
      : `- ${m(text)} ([${m(rule.name)}](${ruleAddress(report, rule)}))`,
  );
  const quoted = reasons.map(({ text, rule }) =>
    rule === null ? `> ${m(text)}` : `> ${m(text)} (*${m(rule.name)}*)`,
  );
  return {
    wikitext: `'''${w(ruling)}'''${wiki.join('')} [${address} ${w(title)}]`,
    markdown: [
      `**${m(ruling)}**`,
      ...(listed.length === 0 ? [] : ['', ...listed]),
      ...['', `[![${m(title)}](${address}.png?format=card)](${address})`],
    ].join('\n'),
    discord: [`**${m(ruling)}**`, ...quoted, address].join('\n'),
  };
}
