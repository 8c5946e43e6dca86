import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownAs } from '../../src/rulesets/common/plain-data.js';
import { operate } from '../../src/scenario/operate.js';
import type { Replay } from '../../src/scenario/oracle.js';
import { BODY_LIMITS } from '../../src/service/body/check-tree.js';
import { parseYaml } from '../../src/service/body/parse-yaml.js';
import { embedPage } from '../../src/service/web/embed.js';
import { markdown } from '../../src/service/web/forms/markdown.js';
import { picture } from '../../src/service/web/forms/picture.js';
import { plainText } from '../../src/service/web/forms/plain-text.js';
import { reportOf } from '../../src/service/web/forms/report.js';
import { wikitext } from '../../src/service/web/forms/wikitext.js';
import { yamlForm } from '../../src/service/web/forms/yaml.js';
import type { ShownReplay } from '../../src/service/web/replay-view.js';
import { scenarioFile } from '../../src/service/web/scenario.js';
import { HOSTILE_TEXT } from '../service/support/hostile-texts.js';
import { openBrowser } from './support/browser.js';

/** Names of a document that hostile texts take the place of: title, note, and cards. */
const NAMES = Array.from({ length: 16 }, (_, i) => `Qz${String.fromCharCode(97 + i)}qz`);
const COUNT = 2_000;

/** A scenario whose every name is one of these, resolved once. */
function template(): string {
  const [title = '', note = '', ...cards] = NAMES;
  const customCards = cards.map((name, i) => ({
    ...{ id: `X_${i}`, name, type: 'MINION', cost: 0, attack: 1, health: 1 },
  }));
  const side = (from: number) => cards.slice(from, from + 5);
  const answer = operate('replay', {
    customCards,
    players: {
      1: { board: side(0), hand: cards.slice(10, 12) },
      2: { board: side(5), deck: cards.slice(12) },
    },
    actions: [{ attack: cards[0]!, target: cards[5]! }],
    difference: true,
    boards: true,
    trace: 'SUMMARY',
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  const scenario = { url: '/s/a', title, note, ruleset: 'hearthstone', edition: '10.0' };
  const shown = {
    scenario,
    replay: answer.body,
    game: 'Hearthstone',
    address: 'http://a.test/s/a',
  };
  return JSON.stringify(shown);
}

const TEMPLATE = template();

/** The document with other names. */
function shownWith(texts: readonly string[]): ShownReplay {
  let json = TEMPLATE;
  for (const [i, name] of NAMES.entries())
    json = json.replaceAll(name, () => JSON.stringify(texts[i]).slice(1, -1));
  // It was written from a replay.
  const shown = JSON.parse(json) as { readonly replay: Replay };
  return knownAs<ShownReplay>(shown);
}

const PLAIN = shownWith(NAMES);
const all = fc.sample(HOSTILE_TEXT, { seed: 5, numRuns: COUNT });
/**
 * A batch for each document. A title and a note that are empty would be left out, with their elements; what has the name
 * of another is told in one line with it.
 */
const batches = Array.from({ length: Math.ceil(COUNT / NAMES.length) }, (_, i) => {
  const batch: string[] = [];
  for (const j of NAMES.keys()) {
    const text = `${j < 2 ? 'x' : ''}${all[(i * NAMES.length + j) % COUNT]!}`;
    batch.push(batch.includes(text) ? `${text}${j}` : text);
  }
  return batch;
});

/** Documents of markup, as the name of their form says. */
const MARKUP = {
  html: (shown: ShownReplay) => scenarioFile(shown, {}),
  embed: (shown: ShownReplay) => embedPage(shown, { at: '3' }),
  svg: (shown: ShownReplay) => picture(shown, {}, 'LIGHT'),
  card: (shown: ShownReplay) => picture(shown, { format: 'card' }, 'DARK'),
} as const;

type Form = keyof typeof MARKUP;

const written = (form: Form, shown: ShownReplay): string =>
  Buffer.from(MARKUP[form](shown)).toString();

let browser: Browser | null = null;
let page: Page | null = null;
beforeAll(async () => {
  browser = await openBrowser();
  page = (await browser?.newPage()) ?? null;
});
afterAll(async () => {
  await browser?.close();
});

const PARSE = readFileSync(new URL('support/parse-documents.mjs', import.meta.url), 'utf8');

interface Parsed {
  readonly names: string;
  readonly attributes: string;
  readonly texts: readonly string[];
}

/** What a parser makes of documents: their elements, their attributes, and every text in them. */
async function parsed(form: Form, documents: readonly string[]): Promise<readonly Parsed[]> {
  const type = form === 'svg' || form === 'card' ? 'image/svg+xml' : 'text/html';
  const asked = JSON.stringify({ type, documents });
  return page!.evaluate(`${PARSE}\nparseDocuments(${asked})`);
}

/** A text as markup shows it: characters that no document has are one that says so. */
function shownText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, (found) =>
    found === '\n' || found === '\t' ? found : '\ufffd',
  );
}

describe(`${COUNT} hostile texts in whole documents`, () => {
  test.for(Object.keys(MARKUP) as Form[])(
    'are texts and nothing else: %s',
    async (form, { skip }) => {
      if (page === null) return skip('there is no Chromium');
      const [plain] = await parsed(form, [written(form, PLAIN)]);
      const found = await parsed(
        form,
        batches.map((texts) => written(form, shownWith(texts))),
      );
      for (const [i, { names, attributes, texts }] of found.entries()) {
        expect(names, `document ${i}`).toBe(plain!.names);
        expect(attributes, `document ${i}`).toBe(plain!.attributes);
        const [title = '', , ...cards] = batches[i]!.map(shownText);
        // Where a drawing has no room, names are cut off: there the title of the tile has all of it.
        const whole = form === 'card' ? [title] : [title, ...cards.slice(0, 12)];
        for (const text of form === 'embed' ? whole.slice(1) : whole)
          expect(
            texts.some((one) => one.includes(text)),
            JSON.stringify(text),
          ).toBe(true);
      }
    },
  );

  test('yaml is read back as the same scenario', () => {
    for (const [title = '', note = '', ...cards] of batches) {
      const body = {
        note,
        customCards: cards.map((name, i) => ({ id: `X_${i}`, name })),
        players: { 1: { board: cards.map((card) => ({ as: card, card })) }, 2: { deck: cards } },
        actions: cards.map((card) => ({ attack: card, target: title })),
      };
      const bytes = Buffer.from(yamlForm(title, body));
      const read = parseYaml(bytes.toString(), BODY_LIMITS);
      expect(read).toEqual({ ok: true, value: { title, ...body } });
    }
  });

  /** Lines of a form, of what is left of them when escaped characters are gone. */
  const FORMS = {
    txt: (shown: ShownReplay) => plainText(reportOf(shown)).replaceAll(/[^\n]+/g, '.'),
    md: (shown: ShownReplay) =>
      markdown(reportOf(shown))
        .replaceAll(/\\[!-/:-@[-`{-~]/g, '')
        .replaceAll(/[^\n!"#$%&*+\-./:<=>@[\\\]^_`{|}~()]+/g, ''),
    wiki: (shown: ShownReplay) => meaningful(wikitext(reportOf(shown), 'template')),
    table: (shown: ShownReplay) => meaningful(wikitext(reportOf(shown), 'table')),
  } as const;

  /** What means something to a wiki. */
  function meaningful(text: string): string {
    return text.replaceAll(/&#\d+;/g, '').replaceAll(/[^\n{}|[\]<>=~_*#;&]+/g, '');
  }

  test.for(Object.keys(FORMS) as (keyof typeof FORMS)[])(
    '%s keeps its lines and its marks',
    (form) => {
      // Empty texts leave no line of their own: a note that is empty is left out.
      const plain = FORMS[form](PLAIN);
      for (const texts of batches) {
        const [title = '', , ...cards] = texts;
        expect(FORMS[form](shownWith([title, 'Note', ...cards]))).toBe(plain);
      }
    },
  );
});
