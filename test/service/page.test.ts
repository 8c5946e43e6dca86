import type supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../src/service/service.js';
import { scriptAddress } from '../../src/service/web/assets.js';
import { PAGE_POLICY, SHEET_ADDRESS, STYLE, TYPEFACE_STYLE } from '../../src/service/web/style.js';
import { startEngine } from './support/harness.js';

/** What browsers say that they take. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let service: Service;
let http: ReturnType<typeof supertest>;
beforeAll(async () => {
  ({ service, http } = await startEngine());
});
afterAll(async () => {
  await service.stop();
});

const EVIL = '</title><script>alert("x")</script> & <img src=x onerror=alert(1)>';

const JUGGLERS = {
  title: 'Why did my Knife Juggler not throw?',
  patch: '10.0',
  note: 'Asked in the forum.',
  players: {
    1: {
      board: [{ as: 'juggler', card: 'Knife Juggler', divineShield: true }],
      deck: ['Fireball'],
    },
    2: { hand: [{ as: 'imp', card: 'Wisp' }], deck: ['Fireball'], secrets: ['Counterspell'] },
  },
  actions: ['endTurn', { play: 'imp' }, { play: 'imp' }],
};

const BOMBER = {
  title: 'Mad Bomber',
  players: {
    1: { hand: ['Mad Bomber'], mana: 2 },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
  },
  actions: [{ play: 'Mad Bomber' }],
  random: { seed: 7 },
};

const BATTLE = {
  title: 'A battle',
  ruleset: 'batch',
  players: {
    1: { board: [{ as: 'big', card: 'Grove Matriarch', lane: 1 }] },
    2: { board: [{ as: 'small', card: 'Swampmoss Lurker', lane: 5 }] },
  },
  actions: ['battle'],
};

const save = async (body: object): Promise<string> =>
  (await http.post('/v1/scenarios').send(body)).body.url as string;

const open = (url: string) => http.get(url).set('Accept', BROWSER);

const pageOf = async (body: object, query = ''): Promise<string> =>
  (await open(`${await save(body)}${query}`)).text;

const SCRIPT = `<script type="module" src="${scriptAddress('viewer')}">`;

const ICON = '<img src="/icon.svg" alt="" width="28" height="28">';

const VOID: ReadonlySet<string> = new Set(['meta', 'link', 'input', 'img', 'base']);

/** Reads every tag; they must be closed in the order in which they were opened. */
function tagsOf(page: string): string[] {
  const opened: string[] = [];
  const found: string[] = [];
  for (const [, close, name, end] of page.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*?(\/?)>/g)) {
    if (close === '/') expect(opened.pop()).toBe(name);
    else {
      found.push(name!);
      if (!VOID.has(name!) && end === '') opened.push(name!);
    }
  }
  expect(opened).toEqual([]);
  return found;
}

describe('a permalink', () => {
  test('is a page for browsers and JSON for everybody else', async () => {
    const url = await save(JUGGLERS);
    const page = await open(url);
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
    });
    expect(page.headers.vary).toContain('Accept');
    for (const accept of ['*/*', 'application/json']) {
      const json = await http.get(url).set('Accept', accept);
      expect(json.headers['content-type']).toMatch(/^application\/json/);
      expect(json.headers.vary).toContain('Accept');
      expect(json.body.id).toMatch(/^[a-z2-7]{26}$/);
      expect(json.body).not.toHaveProperty('title');
      expect(json.headers.etag).not.toBe(page.headers.etag);
    }
  });

  test('has an ETag of its own as a page, and 304 for who has it', async () => {
    const url = await save(JUGGLERS);
    const { headers } = await open(url);
    expect(headers['cache-control']).toBe('public, max-age=60');
    const again = await open(url).set('If-None-Match', headers.etag as string);
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      'cache-control': 'public, max-age=60',
    });
    const asked = await open(`${url}?explain=juggler`);
    expect(asked.headers.etag).not.toBe(headers.etag);
  });

  test('that leads nowhere is a page too', async () => {
    const page = await open('/s/aaaaaaaaaaaaaaaaaaaaaaaaaa');
    expect(page.status).toBe(404);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['oracle-error']).toBe('SCENARIO_NOT_FOUND');
    tagsOf(page.text);
    const wrong = await open(`${await save(BOMBER)}?trace=nonsense`);
    expect([wrong.status, wrong.headers['oracle-error']]).toEqual([400, 'BAD_QUERY']);
  });

  test('keeps what else a link carries to itself', async () => {
    expect((await open(`${await save(BOMBER)}?utm_source=forum`)).status).toBe(200);
  });
});

describe('the page of a scenario', () => {
  test('shows title, note, patch, both boards, the changes and the trace', async () => {
    const page = await pageOf(JUGGLERS);
    expect(page).toContain('<title>Why did my Knife Juggler not throw? – Rules Oracle</title>');
    expect(page).toContain('<meta property="og:title" content="Illegal for Wisp: ');
    expect(page).toMatch(
      /<meta property="og:description" content="[^"]* – Why did my Knife Juggler/,
    );
    expect(page).toContain('<h1>Why did my Knife Juggler not throw?</h1>');
    expect(page).toContain('Hearthstone (advanced rulebook), patch 10.0');
    expect(page).toContain('<p class="note">Asked in the forum.</p>');
    expect(page).toContain(
      '<li>juggler <strong>2/2</strong><span class="marks">Divine Shield, Trigger</span></li>',
    );
    expect(page).toContain('<li>Counterspell</li>');
    expect(page).toContain('<li>Wisp (imp) was summoned for player 2.</li>');
    expect(page).toMatch(
      /<strong>Play imp<\/strong><p class="bad">Illegal: .*<code>REQ_\w+<\/code>/,
    );
    expect(page).toMatch(
      /<li id="n\d+" class="sequence"><a href="\?at=\d+#n\d+">\d+<\/a> <span>Play a minion: /,
    );
    expect(page).toMatch(/<a href="\/rules\/HS-SEQ-minion" title="[^"]+">HS-SEQ-minion<\/a>/);
  });

  test('every rule that it links to is there', async () => {
    const page = await pageOf(JUGGLERS, '?explain=juggler');
    const links = new Set([...page.matchAll(/href="(\/rules\/[^"]+)"/g)].map(([, to]) => to!));
    expect(links.size).toBeGreaterThan(5);
    for (const to of links) expect((await http.get(to.replaceAll('&amp;', '&'))).status).toBe(200);
  });

  test('explains, with the rule and what it says', async () => {
    const page = await pageOf(JUGGLERS, '?explain=juggler');
    expect(page).toContain('Knife Juggler (juggler) never triggered.');
    expect(page).toContain('<code>OTHER_PLAYERS_EVENT</code>');
    expect(page).toMatch(/<dt><a [^>]*>HS-QUEUECOND<\/a><\/dt><dd>A queuing condition/);
    expect(page).toContain('name="explain" value="juggler"');
    const unknown = await pageOf(JUGGLERS, '?explain=jugler');
    expect(unknown).toMatch(/role="alert".*Did you mean juggler/s);
  });

  test('works out how likely what is', async () => {
    const page = await pageOf(BOMBER, '?outcomes=yeti+health&explain=yeti');
    expect(page).toMatch(
      /<th scope="row">44\.444 % <small>4\/9<\/small><meter .+?<\/th><td>4<\/td>/,
    );
    expect(page).toContain('<input type="hidden" name="explain" value="yeti">');
    expect(await pageOf(BOMBER, '?outcomes=yeti+nonsense')).toContain('role="alert"');
  });

  test('shows checks and queues on request', async () => {
    const url = await save(JUGGLERS);
    const [brief, full] = [await open(url), await open(`${url}?trace=FULL`)];
    expect(brief.text).not.toContain('class="check"');
    expect(full.text).toContain('class="check"');
  });

  test('is the same for every game', async () => {
    const page = await pageOf(BATTLE, '?explain=big');
    expect(page).toContain('Advanced Event Timing (batches), patch 1');
    expect(page).toMatch(/<li>1: big <strong>\d+\/\d+<\/strong>/);
    expect(page).toContain('Grove Matriarch L1 (big)');
    tagsOf(page);
  });
});

describe('what came from outside', () => {
  const EVIL_CASE = {
    ...JUGGLERS,
    title: EVIL,
    note: EVIL,
    customCards: [{ id: 'X_EVIL', name: EVIL, type: 'MINION', cost: 0, attack: 1, health: 1 }],
    players: { 1: { hand: [{ as: 'imp', card: EVIL }] }, 2: {} },
    actions: [{ play: 'imp' }],
  };

  test('is text wherever it stands: titles, notes, names of cards, questions', async () => {
    const query = `?explain=${encodeURIComponent(`nobody ${EVIL}`)}&outcomes=${encodeURIComponent(EVIL)}&event=${encodeURIComponent('"><b>')}`;
    const card = { ...EVIL_CASE.customCards[0]!, name: 'Plain' };
    const players = { 1: { hand: [{ as: 'imp', card: 'Plain' }] }, 2: {} };
    const harmless = { ...EVIL_CASE, title: 'plain', note: 'plain', customCards: [card], players };
    // A long name takes two lines of a tile.
    const withoutLines = (tags: string[]): string[] => tags.filter((tag) => tag !== 'text');
    const plain = withoutLines(tagsOf(await pageOf(harmless, query)));
    const page = await pageOf(EVIL_CASE, query);
    expect(page.match(/<script[^>]*>/g)).toEqual([SCRIPT]);
    const preview =
      /^<img class="preview" src="\/s\/[a-z2-7]{12}\.png\?format=card" alt="[\w ,]+" /;
    expect(page.match(/<img[^>]*>/g)).toEqual([ICON, expect.stringMatching(preview)]);
    expect(page.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\son\w+=/);
    expect(page).toContain('<h1>&lt;/title&gt;&lt;script&gt;');
    expect(page).toContain('<p class="note">&lt;/title&gt;&lt;script&gt;');
    expect(withoutLines(tagsOf(page))).toEqual(plain);
  });

  test('the only style is the one that the policy names, and the only script is ours', async () => {
    const page = await pageOf(EVIL_CASE);
    expect(page).not.toContain('<style');
    expect(page.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      `<link rel="stylesheet" href="${SHEET_ADDRESS}">`,
    ]);
    const sheet = await http.get(SHEET_ADDRESS);
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(sheet.text.startsWith(TYPEFACE_STYLE)).toBe(true);
    expect(sheet.text.endsWith(STYLE)).toBe(true);
    expect(page).not.toMatch(/\sstyle=|javascript:/i);
    expect(page.match(/<script[^>]*>/g)).toEqual([SCRIPT]);
  });
});

describe('whoever cannot see it', () => {
  test('finds language, headings in order, labels, and tables that say what they are', async () => {
    const page = await pageOf(BOMBER, '?explain=yeti&outcomes=result');
    expect(page).toContain('<html lang="en">');
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [i, level] of levels.slice(1).entries()) expect(level - levels[i]!).toBeLessThan(2);
    const labelled = [...page.matchAll(/<label (?:class="unseen" )?for="(\w+)"/g)].map(
      ([, name]) => name,
    );
    for (const [, id] of page.matchAll(/<input id="(\w+)"/g)) expect(labelled).toContain(id);
    expect(page).toContain('<caption>');
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('reads it on a ground that it stands out from', () => {
    for (const theme of STYLE.matchAll(/:root\{([^}]*)\}/g)) {
      const colours = Object.fromEntries(
        [...theme[1]!.matchAll(/--(\w+):(#[0-9a-f]{6})/g)].map(([, name, value]) => [
          name!,
          value!,
        ]),
      );
      for (const ink of ['ink', 'soft', 'link', 'good', 'bad'])
        for (const ground of ['ground', 'panel'])
          expect(contrast(colours[ink]!, colours[ground]!), `${ink} on ${ground}`).toBeGreaterThan(
            4.5,
          );
    }
  });
});

/** The contrast of two colours as WCAG 2 reckons it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
}
