import fc from 'fast-check';
import type supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { element, escaped } from '../../src/drawing/markup.js';
import type { Service } from '../../src/service/service.js';
import { markdownText } from '../../src/service/web/forms/markdown.js';
import { wikiText } from '../../src/service/web/forms/wikitext.js';
import { html } from '../../src/service/web/html.js';
import { startEngine } from './support/harness.js';
import { HOSTILE_TEXT } from './support/hostile-texts.js';

let service: Service;
let http: ReturnType<typeof supertest>;
let url: string;
beforeAll(async () => {
  ({ service, http } = await startEngine());
  url = (await http.post('/v1/scenarios').send(TRADE)).body.url as string;
});
afterAll(async () => {
  await service.stop();
});

const TRADE = {
  patch: '10.0',
  title: 'A {{trade}} | <b>of</b> *two*',
  players: {
    1: { board: [{ as: 'hoarder', card: 'Loot Hoarder' }], deck: ['Fireball'] },
    2: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
  },
  actions: [{ attack: 'hoarder', target: 'raptor' }],
};

const read = async (path: string): Promise<{ type: string; body: Buffer; text: string }> => {
  const answer = await http.get(path).buffer(true).parse(bytes);
  expect(answer.status, path).toBe(200);
  const body = answer.body as Buffer;
  return { type: answer.headers['content-type'] as string, body, text: body.toString() };
};

function bytes(response: supertest.Response, done: (error: null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}

describe('a scenario', () => {
  test('is had in every form by its extension, and by what is accepted', async () => {
    const types = {
      svg: 'image/svg+xml',
      png: 'image/png',
      txt: 'text/plain; charset=utf-8',
      md: 'text/markdown; charset=utf-8',
      wiki: 'text/x-wiki; charset=utf-8',
      yaml: 'application/yaml; charset=utf-8',
      log: 'text/x-power-log; charset=utf-8',
      hsreplay: 'application/vnd.hearthsim-hsreplay+xml',
      html: 'text/html; charset=utf-8',
    };
    for (const [extension, type] of Object.entries(types)) {
      expect((await read(`${url}.${extension}`)).type, extension).toBe(type);
      if (extension === 'html') continue;
      const accepted = await http.get(url).set('Accept', type.split(';')[0]!);
      expect(accepted.headers['content-type'], extension).toBe(type);
      expect(accepted.headers.vary).toContain('Accept');
    }
    expect((await http.get(`${url}.xyz`)).status).toBe(404);
  });

  test('is a log of the game, as a resolution is that asks for one', async () => {
    const { text } = await read(`${url}.log`);
    expect(text).toContain('BLOCK_START BlockType=ATTACK Entity=[entityName=Loot Hoarder');
    expect((await read(`${url}.hsreplay`)).text).toContain('<HSReplay version="1.7"');
    const asked = http.post('/v1/resolve').send({ ...TRADE, log: 'log' });
    expect((await asked).body.log).toBe(text);
    const page = await http.get(url).set('Accept', 'text/html');
    expect(page.text).toContain(`href="${url}.hsreplay"`);
    const refused = await http.post('/v1/resolve').send({ ruleset: 'wow-tcg', log: 'log' });
    expect(refused.body.code).toBe('INVALID_SCENARIO');
  });

  test('is a picture at any step, from either side, of the size that sites show', async () => {
    const { body } = await read(`${url}.png?format=card`);
    expect(body.subarray(1, 4).toString()).toBe('PNG');
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
    const [start, end, turned] = await Promise.all(
      ['?at=start', '', '?side=2&at=start'].map(
        async (query) => (await read(`${url}.svg${query}`)).text,
      ),
    );
    expect(start).toContain('>Raptor<');
    expect(end).not.toContain('>Raptor<');
    expect(start!.indexOf('Uther')).toBeLessThan(start!.indexOf('Jaina'));
    expect(turned!.indexOf('Jaina')).toBeLessThan(turned!.indexOf('Uther'));
  });

  test('is told in words with the rule of every line', async () => {
    const { text } = await read(`${url}.txt`);
    expect(text).toContain('player 1, board: Loot Hoarder 2/1');
    expect(text).toMatch(/^ +Loot Hoarder deals 2 damage to Bloodfen Raptor \[[^\]]* [^\]]*\]$/m);
    expect(text).toMatch(/^ {2}\S.* \[HS-DH1\]$/m);
    expect(text.split('\n')[1]).toMatch(/^Loot Hoarder and Bloodfen Raptor die/);
    expect(text.split('\n')[2]).toBe('Result: none');
    expect(text).not.toMatch(/\b(hoarder|raptor)\b/);
    const markdown = (await read(`${url}.md`)).text;
    expect(markdown).toMatch(/ \(\[[^\]]+\]\(http[^)]*\/rules\/HS-DH1\)\)$/m);
    expect(markdown).not.toMatch(/\b(hoarder|raptor)\b/);
    expect(markdown.split('\n')[0]).toBe('# A \\{\\{trade\\}\\} \\| \\<b\\>of\\<\\/b\\> \\*two\\*');
  });

  test('is a call of a template for wikis, or a table', async () => {
    const { text } = await read(`${url}.wiki`);
    expect(text.startsWith('{{Rules Oracle scenario\n| title = A ')).toBe(true);
    expect(text.trimEnd().endsWith('}}')).toBe(true);
    const lines = text.trim().split('\n').slice(1, -1);
    for (const line of lines) expect(line).toMatch(/^\| [a-z]+\d* = [^{}|[\]<>=]*$/);
    expect(lines).toContainEqual(expect.stringMatching(/^\| rule1 = \w+ .*\w$/));
    expect(lines).toContainEqual(
      expect.stringMatching(/^\| action1 = Loot Hoarder attacks Bloodfen Raptor$/),
    );
    const table = (await read(`${url}.wiki?style=table`)).text;
    expect(table.startsWith('{| class="wikitable"\n')).toBe(true);
    expect(table.match(/^\{\|/gm)).toHaveLength(table.match(/^\|\}$/gm)!.length);
  });

  test('is sent again as it is written in YAML, and comes to the same', async () => {
    const scenario = parse((await read(`${url}.yaml`)).text) as object;
    const again = (await http.post('/v1/resolve').send(scenario)).body;
    const first = (await http.post('/v1/resolve').send(TRADE)).body;
    expect(again.traceHash).toBe(first.traceHash);
  });

  test('is a file with everything in it', async () => {
    const { text } = await read(`${url}.html`);
    expect(text).toMatch(/<base href="http:\/\/127\.0\.0\.1:\d+\/s\/\w+">/);
    expect(text).not.toContain('<script');
    expect(text).toContain('<svg');
  });
});

describe('other sites', () => {
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const page = async (path: string) => http.get(path).set('Accept', BROWSER);
  const metaOf = (text: string, name: string): string =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(text)?.[1] ?? '';

  test('find a title with the outcome, a picture, and how to embed the board', async () => {
    const { text } = await page(url);
    expect(metaOf(text, 'og:title')).toBe(
      'Loot Hoarder and Bloodfen Raptor die, Player 1 draws Fireball',
    );
    expect(metaOf(text, 'og:description')).toMatch(/^[^(]+\. \([A-Z][^()]+\) – /);
    expect(text).toMatch(/<span class="rule" title="HS-[^"]+">[^<]* [^<]*<\/span>/);
    const picture = new URL(metaOf(text, 'og:image').replaceAll('&amp;', '&'));
    expect((await read(picture.pathname + picture.search)).type).toBe('image/png');
    expect(metaOf(text, 'og:url')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/s\/\w+$/);
    const oembed = /json\+oembed" href="([^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&');
    const { pathname, search } = new URL(oembed);
    const answer = await http.get(`${pathname}${search}&maxwidth=300&maxheight=200`);
    expect(answer.body).toMatchObject({ type: 'rich', version: '1.0', width: 300, height: 200 });
    expect(answer.body.html).toMatch(/^<iframe src="http[^"<>]*\/embed" width="300" height="200"/);
    expect(answer.body.html).not.toMatch(/<b>|<script/);
  });

  test('are told what there is not', async () => {
    const { text } = await page(url);
    const own = metaOf(text, 'og:url');
    const ask = async (of: string, more = '') =>
      (await http.get(`/oembed?url=${encodeURIComponent(of)}${more}`)).status;
    expect(await ask(own)).toBe(200);
    expect(await ask(own, '&format=xml')).toBe(501);
    const host = new URL(own).origin;
    const hostile = [
      '',
      'x',
      'file:///etc/passwd',
      'http://169.254.169.254/s/a',
      `${host}/v1/cards`,
    ];
    for (const of of hostile) expect(await ask(of), of).toBe(404);
    expect(await ask(`${host}/s/${'a'.repeat(26)}`)).toBe(404);
  });

  test('may frame the page that is made for it, and no other', async () => {
    const policy = async (path: string) =>
      (await page(path)).headers['content-security-policy'] as string;
    expect(await policy(`${url}/embed`)).toContain('frame-ancestors *');
    expect(await policy(url)).toContain("frame-ancestors 'none'");
    expect((await http.get('/v1/rulesets')).headers['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
  });
});

describe('2,000 hostile texts', () => {
  const printable = (text: string): string =>
    text
      .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, ' ')
      .trim();

  test('are one text each in every form', () => {
    fc.assert(
      fc.property(HOSTILE_TEXT, (text) => {
        const wiki = wikiText(text);
        expect(wiki).toMatch(
          /^(?:[\p{L}\p{N}\p{M} ,.()?!/]|&#\d+;|(?<=[\p{L}\p{N}])(?:['-](?=[\p{L}\p{N}])|: ))*$/u,
        );
        const back = wiki.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(+code));
        expect(back).toBe(printable(text));
        const md = markdownText(text);
        expect(md.replaceAll(/\\(?=[!-/:-@[-`{-~])[\s\S]/g, '')).not.toMatch(
          /[!"#$%&*+\-./:<=>@[\\\]^_`{|}~()\n]/,
        );
        const drawn = element('text', { class: text }, escaped(text));
        expect(drawn).toMatch(/^<text class="[^"<>]*"(?:\/>|>[^<>]*<\/text>)$/);
        expect(html`<p>${text}</p>`.text).toMatch(/^<p>[^<>]*<\/p>$/);
      }),
      { numRuns: 2_000 },
    );
  });
});
