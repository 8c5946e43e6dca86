import { type Report, ruleAddress } from './report.js';

const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;
/** What stays as it is: letters, digits, and punctuation that wikis give no meaning to. */
const PLAIN = /[\p{L}\p{N}\p{M} ,.()?!/]/u;

/** Hyphens and apostrophes between two letters, and colons behind a word, mean nothing to a wiki either. */
const INSIDE_WORDS = /(?<=[\p{L}\p{N}])&#(?:45|39);(?=[\p{L}\p{N}])/gu;
const AFTER_WORDS = /(?<=[\p{L}\p{N}])&#58; /gu;

/** A text as wikitext that shows nothing but the text: in a template, a table or a line. */
export function wikiText(text: string): string {
  const line = text.replaceAll(UNPRINTABLE, ' ').trim();
  return Array.from(line, (character) =>
    PLAIN.test(character) ? character : `&#${character.codePointAt(0)};`,
  )
    .join('')
    .replaceAll(INSIDE_WORDS, (code) => (code === '&#45;' ? '-' : "'"))
    .replaceAll(AFTER_WORDS, ': ');
}

/** How a report is written for a wiki. */
export type WikiStyle = 'template' | 'table';

/** A report as wikitext: a call of a template with named parameters, or a table that needs none. */
export function wikitext(report: Report, style: WikiStyle): string {
  const fields = fieldsOf(report);
  return style === 'template' ? templateCall(fields) : table(report, fields);
}

type Fields = readonly (readonly [name: string, value: string])[];

function fieldsOf(report: Report): Fields {
  const { title, ruling, why, differs, note, game, engine, address, boards, actions } = report;
  const w = wikiText;
  return [
    ['title', w(title)],
    ['ruling', w(ruling)],
    ['result', w(report.result)],
    ...why.flatMap(({ text, rule }, i): [string, string][] => [
      [`why${i + 1}`, w(text)],
      ...(rule === null ? [] : [[`rule${i + 1}`, w(rule.name)] as [string, string]]),
    ]),
    ...(differs === null ? [] : [['differs', w(differs)] as const]),
    ['note', w(note)],
    ['game', w(game)],
    ['engine', w(engine)],
    ['url', address],
    ['picture', `${address}.png`],
    ...boards.flatMap(({ when, zones }) =>
      zones.map((zone, i): [string, string] => [`${when.toLowerCase()}${i + 1}`, w(zone)]),
    ),
    ...actions.flatMap(({ text, illegal, changes }, i): [string, string][] => [
      [`action${i + 1}`, w(text)],
      ...(illegal === null ? [] : [[`illegal${i + 1}`, w(illegal)] as [string, string]]),
      [`changes${i + 1}`, w(changes.join(' '))],
    ]),
    [
      'rules',
      w(
        rulesOf(report)
          .map(({ id, name }) => `${name} (${id})`)
          .join(', '),
      ),
    ],
  ];
}

/** The rules that decide, each once; those of every line where nothing is said to decide. */
function rulesOf({ why, rules }: Report): Report['rules'] {
  const ids = new Set(why.map(({ rule }) => rule?.id));
  const deciding = rules.filter(({ id }) => ids.has(id));
  return deciding.length === 0 ? rules : deciding;
}

function templateCall(fields: Fields): string {
  const lines = fields.map(([name, value]) => `| ${name} = ${value}`);
  return `${['{{Rules Oracle scenario', ...lines, '}}'].join('\n')}\n`;
}

function table(report: Report, fields: Fields): string {
  const { title, address, lines } = report;
  const w = wikiText;
  const shown = fields.filter(([name]) => name !== 'title' && name !== 'url' && name !== 'picture');
  return [
    '{| class="wikitable"',
    `|+ [${address} ${w(title)}]`,
    ...shown.flatMap(([name, value]) => ['|-', `! scope="row" | ${name}`, `| ${value}`]),
    '|}',
    '{| class="wikitable mw-collapsible mw-collapsed"',
    '! What happens !! Rule',
    ...lines.flatMap(({ depth, text, rule }) => [
      '|-',
      `| ${'&emsp;'.repeat(depth)}${w(text)}`,
      `| [${ruleAddress(report, rule)} ${w(rule.name)}]`,
    ]),
    '|}',
    '',
  ].join('\n');
}
