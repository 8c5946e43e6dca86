import type supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../src/service/service.js';
import { startEngine } from './support/harness.js';

let service: Service;
let http: ReturnType<typeof supertest>;
beforeAll(async () => {
  ({ service, http } = await startEngine());
});
afterAll(async () => {
  await service.stop();
});

const BOARD =
  '1.players:(1:(board:!((as:juggler,card:Knife_Juggler)),hand:!(Wisp)),2:(board:!(Chillwind_Yeti)))';

/** The board after a change, as programs are told it. */
async function changed(query: Record<string, string>): Promise<Record<string, unknown>> {
  const answer = await http.get('/play').query({ b: BOARD, ...query });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.scenario;
}

/** The page that a browser sees after a change. */
async function pageAfter(query: Record<string, string>): Promise<string> {
  const answer = await http
    .get('/play')
    .query({ b: BOARD, ...query })
    .set('Accept', 'text/html')
    .redirects(1);
  expect(answer.status).toBe(200);
  return answer.text;
}

describe('a table', () => {
  test('is played at without a script: what can be done is a button, what cannot says why', async () => {
    const page = await pageAfter({});
    expect(page).toContain('<svg');
    expect(page).toMatch(
      /<span class="subject">juggler attacks <\/span> <span class="choices"><button form="edit"/,
    );
    expect(page).toMatch(/<code>REQ_ATTACK_GREATER_THAN_0<\/code>.*href="\/rules\//);
    expect(page).not.toContain('Take back');
  });

  test('goes on with what is done, and back', async () => {
    const attack = { attack: 'juggler', target: 'Chillwind Yeti' };
    const played = await changed({ act: JSON.stringify(attack) });
    expect(played.actions).toEqual([attack]);
    const page = await pageAfter({ act: JSON.stringify(attack) });
    expect(page).toContain('Take back');
    expect(page).toContain('Knife Juggler (juggler) died.');
    const answer = await http.get('/play').query({ b: BOARD, act: JSON.stringify(attack) });
    const back = await http.get('/play').query({ b: answer.body.code, do: 'back' });
    expect(back.body.scenario).not.toHaveProperty('actions');
    expect(back.body.code).toBe(BOARD);
  });

  test('asks what chance would decide', async () => {
    const page = await pageAfter({ act: JSON.stringify({ play: 'Wisp' }) });
    expect(page).toMatch(
      /Chance decides: .*<button form="edit" name="act" value="\{&quot;decide&quot;:/s,
    );
  });

  test('offers what is meant by a name that no card has', async () => {
    const refused = await pageAfter({ do: 'add', place: '2.board', card: 'Knif Jugler' });
    const [, way = ''] = /href="([^"]+)">Put Knife Juggler there/.exec(refused) ?? [];
    expect(refused).toContain('Leave it out');
    expect(refused.match(/Did you mean/g)).toHaveLength(1);
    const mended = await http.get(way.replaceAll('&amp;', '&')).set('Accept', 'application/json');
    expect(mended.body.scenario.players[2].board).toEqual(['Chillwind Yeti', 'Knife Juggler']);
  });

  test('is changed by adding, moving, removing and filling in', async () => {
    expect(await changed({ do: 'add', place: '2.board', card: ' Wisp ' })).toMatchObject({
      players: { 2: { board: ['Chillwind Yeti', 'Wisp'] } },
    });
    expect(await changed({ do: 'add', place: '2.weapon', card: 'Fiery War Axe' })).toMatchObject({
      players: { 2: { weapon: 'Fiery War Axe' } },
    });
    expect(await changed({ do: 'move 1.hand.0 1.board.0' })).toMatchObject({
      players: { 1: { hand: [], board: ['Wisp', { as: 'juggler' }] } },
    });
    expect(await changed({ do: 'remove 2.board.0' })).toMatchObject({
      players: { 2: { board: [] } },
    });
    const fields = { of: 'damage,taunt,as,enchantments', 'f.damage': '3', 'f.taunt': 'true' };
    const filled = await changed({
      do: 'set',
      place: '2.board.0',
      ...fields,
      'f.enchantments': 'Blessing of Might, Blessing of Kings',
    });
    expect(filled).toMatchObject({
      players: {
        2: {
          board: [
            {
              card: 'Chillwind Yeti',
              damage: 3,
              taunt: true,
              enchantments: ['Blessing of Might', 'Blessing of Kings'],
            },
          ],
        },
      },
    });
    expect(
      await changed({ do: 'set', place: '1', of: 'mana,fatigue', 'f.mana': '7' }),
    ).toMatchObject({
      players: { 1: { mana: 7, board: [{ as: 'juggler' }] } },
    });
    const game = { do: 'game', 'f.patch': '9.2', 'f.number': '5', 'f.player': '2' };
    expect(await changed(game)).toMatchObject({ patch: '9.2', turn: { number: 5, player: 2 } });
    // Another game begins with a board of its own, on which nothing has been done.
    const other = await changed({ do: 'game', 'f.ruleset': 'batch', 'f.player': '2' });
    expect(Object.keys(other).sort()).toEqual(['players', 'ruleset']);
    expect(other).toMatchObject({ ruleset: 'batch', players: { 1: { hand: [{ as: 'mender' }] } } });
    const dealt = {
      ...{ do: 'decks', b: '1.ruleset:wow-tcg', 'f.hero1': 'Graccus', 'f.seed': '7' },
      ...{ 'f.deck1': '4x Fire Blast\nKrol Blade', 'f.deck2': '4 Fury', 'f.team2': '2' },
    };
    expect(await changed(dealt)).toEqual({
      ruleset: 'wow-tcg',
      turn: { step: 'SETUP' },
      players: {
        1: {
          hero: 'Graccus',
          deck: [
            { card: 'Fire Blast', count: 4 },
            { card: 'Krol Blade', count: 1 },
          ],
        },
        2: { deck: [{ card: 'Fury', count: 4 }], team: 2 },
      },
      actions: ['startGame'],
      random: { seed: 7 },
    });
    expect(await changed({ do: 'text', text: 'players: { 1: { hand: [Wisp] } }' })).toEqual({
      players: { 1: { hand: ['Wisp'] } },
    });
  });

  test('keeps what was done by name when the board changes, and drops what was done by number', async () => {
    const named = await http
      .get('/play')
      .query({ b: BOARD, act: '{"attack":"juggler","target":"hero 2"}' });
    const kept = await http
      .get('/play')
      .query({ b: named.body.code, do: 'add', place: '2.hand', card: 'Wisp' });
    expect(kept.body.scenario.actions).toHaveLength(1);
    const numbered = await http
      .get('/play')
      .query({ b: BOARD, act: '{"attack":"juggler","target":6}' });
    const gone = await http.get('/play').query({ b: numbered.body.code, do: 'remove 2.board.0' });
    expect(gone.body.scenario).not.toHaveProperty('actions');
  });

  test('that makes no sense says so, and can be mended', async () => {
    const page = await pageAfter({ do: 'add', place: '1.board', card: 'Knif Juggler' });
    expect(page).toMatch(/role="alert".*Did you mean Knife Juggler/s);
    expect(page).toContain('Knif Juggler');
    const wrong = [
      [{ b: '1.players:(1:(board:!(' }, 'BAD_BOARD_CODE'],
      [{ b: 'x' }, 'BAD_BOARD_CODE'],
      [{ b: BOARD, do: 'remove x' }, 'BAD_EDIT'],
      [{ b: BOARD, do: 'fly' }, 'BAD_EDIT'],
      [{ b: BOARD, do: 'add', place: '1.board' }, 'BAD_EDIT'],
      [{ b: BOARD, act: '{' }, 'BAD_EDIT'],
      [{ b: BOARD, do: 'text', text: '{' }, 'MALFORMED_YAML'],
    ] as const;
    for (const [query, code] of wrong) {
      const json = await http.get('/play').query(query);
      expect(json.body.code, json.text).toBe(code);
      const html = await http.get('/play').query(query).set('Accept', 'text/html');
      expect(html.headers['oracle-error']).toBe(code);
    }
  });

  test('of any game is set up in its own words', async () => {
    for (const [ruleset, zone] of [
      ['batch', 'discard'],
      ['wow-tcg', 'graveyard'],
    ]) {
      const page = await pageAfter({ b: `1.ruleset:${ruleset}` });
      expect(page).toContain(`<option value="1.${zone}">${zone}</option>`);
    }
  });

  test('is saved by the form of the page, with a title and a token', async () => {
    const form = { b: BOARD, title: 'A juggler & a yeti', author: 'Ada', note: 'Why?' };
    const saved = await http.post('/play/share').type('form').send(form).set('Accept', 'text/html');
    expect(saved.status).toBe(201);
    const url = /<p class="biglink"><a href="(\/s\/[a-z2-7]{12})">/.exec(saved.text)?.[1] ?? '';
    expect(saved.text).toMatch(/<code class="token">[\w-]{20,}<\/code>/);
    const page = await http.get(url).set('Accept', 'text/html');
    expect(page.text).toContain('<h1>A juggler &amp; a yeti</h1>');
    const share = () =>
      http.post('/play/share').type('form').set('Idempotency-Key', 'share-1').send(form);
    const json = await share();
    expect((await share()).body).toEqual(json.body);
    expect(json.body).toMatchObject({ created: false, editToken: expect.any(String) });
    const broken = await http.post('/play/share').type('form').send({ b: '1.(' });
    expect(broken.body.code).toBe('BAD_BOARD_CODE');
    expect((await http.post('/v1/resolve').type('form').send(form)).status).toBe(415);
  });
});

describe('what the engine knows', () => {
  const page = async (path: string): Promise<string> => {
    const answer = await http.get(path).set('Accept', 'text/html').redirects(1);
    expect(answer.status, path).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    return answer.text;
  };

  test('a rule has a page: what it says, its editions, what replaced it, what shows it', async () => {
    const rule = await page('/rules/HS-R4a');
    expect(rule).toMatch(
      /<h1>Steps after a Phase: [^<]+ <span class="also" lang="zh-CN">阶段间[^<]+<\/span><\/h1>/,
    );
    expect(rule).toMatch(/Advanced rulebook: Rule 4 \(auras\).*<code>HS-R4a<\/code>/);
    expect(rule).toContain('before patch 11.2');
    expect(rule).toMatch(/What replaced it.*href="\/rules\/ZH-4.2-no-aura-update"/s);
    expect(rule).toContain('<a href="/cases/EN-55">');
    expect((await http.get('/rules/HS-R4a')).body).toMatchObject({ id: 'HS-R4a' });
    expect((await http.get('/rules/HS-R4x').set('Accept', 'text/html')).status).toBe(404);
  });

  test('a card has a page: facts, what was different, its behaviour read and as data', async () => {
    const card = await page('/cards/NEW1_019');
    expect(card).toContain(
      '<h1>Knife Juggler <span class="also" lang="zh-CN">飞刀杂耍者</span></h1>',
    );
    expect(card).toContain('After you summon a card');
    expect(card).toMatch(/<svg class="portrait".+>2<.+Knife Juggler<.+<\/svg>/s);
    expect(card).toContain('<dt>before 5.0.0.12574</dt><dd><ul><li>attack: 3</li></ul></dd>');
    expect(card).toContain('AFTER_SUMMON');
    expect((await http.get('/cards/NEW1_019')).body).toMatchObject({ name: 'Knife Juggler' });
  });

  test('a card whose text is not known has a page that says so, and why', async () => {
    const { sets } = (await http.get('/v1/cards/coverage?patch=18.0')).body;
    const [unknown] = sets.flatMap(({ reasons }: { reasons: unknown[] }) => reasons);
    const card = await page(`/cards/${unknown.id}`);
    expect(card).toContain(`Its text is not known</strong>: ${unknown.reason}.`);
    expect(card).toMatch(/<h1>[^<]+ <span class="also" lang="zh-CN">/);
    expect(card).toContain('<dt>cost</dt>');
  });

  test('indexes and the search find what is misspelt', async () => {
    expect(await page('/rules')).toContain('Next page');
    expect(await page('/cards?q=knife+jugler')).toContain(
      '<a href="/cards/NEW1_019">Knife Juggler</a>',
    );
    expect(await page('/rules?q=redemtion+queues')).toContain(
      '<a href="/rules/HS-R7-redemption">Redemption queues last for a death</a>',
    );
    const found = await page('/search?q=jugler');
    expect(found).toMatch(/Knife Juggler.*Card/s);
    expect(await page('/search?q=%3Cscript%3E')).toContain('Found for “&lt;script&gt;”');
  });

  test('a worked case is played at a table', async () => {
    const answer = await http.get('/cases/EN-383a').set('Accept', 'text/html');
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/play\?b=1\.title:/),
    ]);
    expect(await page('/cases/EN-383a')).toContain('<h1>Mirror Entity ignores what Snipe');
    expect((await http.get('/cases/EN-383a')).body.rules.length).toBeGreaterThan(0);
  });

  test('the first page has a board, famous rulings with what comes of them, and a search', async () => {
    const start = await page('/');
    expect(start.match(/<li class="panel"><h3><a href="\/cases\//g)).toHaveLength(8);
    expect(start).toContain('Chillwind Yeti, Bloodfen Raptor and Novice Engineer die');
    expect(start).toContain('What can be done');
    expect(start).toContain('role="search"');
    expect((await http.get('/')).body).toMatchObject({ play: '/play' });
  });

  test('crawlers are told where pages are', async () => {
    const robots = await http.get('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    const address = /^Sitemap: http:\/\/[^/]+(.*)$/m.exec(robots.text)?.[1];
    const map = await http.get(address ?? '');
    expect(map.text).toContain('/rules/HS-R4a</loc>');
    expect(map.text).toContain('/cards/NEW1_019</loc>');
  });
});

describe('a saved scenario', () => {
  const MIRROR = {
    title: 'A golem & its mirror',
    patch: '7.0',
    players: { 1: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] }, 2: { board: ['Wisp'] } },
    actions: [{ attack: 'raptor', target: 'Wisp' }],
    author: 'Ada <b>',
    tags: ['trade'],
    links: ['https://example.org/?a=1&b=2'],
    stepNotes: [{ at: 0, text: 'Here it begins.' }],
  };
  const html = async (address: string): Promise<string> => {
    const path = address.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
    return (await http.get(path).set('Accept', 'text/html')).text;
  };

  test('shows what its author says, and who can be asked about', async () => {
    const { url } = (await http.post('/v1/scenarios').send(MIRROR)).body;
    const shown = await html(url);
    expect(shown).toContain('shared by Ada &lt;b&gt;</p>');
    expect(shown).toContain('<span class="tag">trade</span>');
    expect(shown).toContain('<a href="https://example.org/?a=1&amp;b=2" rel="nofollow ugc');
    expect(shown).toContain(`<a href="${url}?at=0#stage">Step 0</a>: Here it begins.`);
    const why = /href="(\/s\/[a-z2-7]{12}\?explain=\d+)#why">raptor</.exec(shown)?.[1] ?? '';
    expect(await html(why)).toContain('Bloodfen Raptor (raptor) has no trigger of its own');
    expect(shown).not.toContain('The ruling has changed');
  });

  test('is copied to a table, and compared between editions', async () => {
    const { url } = (await http.post('/v1/scenarios').send(MIRROR)).body;
    const shown = await html(url);
    const copy = /class="button" href="(\/play\?b=[^"]+)"/.exec(shown)?.[1] ?? '';
    expect(await html(copy)).toContain('<h1>A golem &amp; its mirror</h1>');
    const compare = /class="button" href="(\/compare\?b=[^"]+)"/.exec(shown)?.[1] ?? '';
    const compared = await html(`${compare}&other=10.0`);
    expect(compared).toContain('Exactly the same happens in both editions.');
    expect(compared).toContain('<h2 id="through">Through all editions</h2>');
    expect(compared).toMatch(/Patch 7\.0.*Patch 10\.0/s);
    const b = new URL(compare.replaceAll('&#39;', "'"), 'http://x').searchParams.get('b') ?? '';
    const json = await http.get('/compare').query({ b, other: '10.0' });
    expect(json.body.comparison.answer.same).toBe(true);
  });

  test('resolves to odds as bars, each with a way that leads there', async () => {
    const bomber = { players: { 1: { hand: ['Mad Bomber'] } }, actions: [{ play: 'Mad Bomber' }] };
    const { url } = (await http.post('/v1/scenarios').send(bomber)).body;
    const odds = await html(`${url}?outcomes=hero+2+health`);
    const way = /<meter [^>]+><\/meter>.+?<a href="(\/play\?b=[^"]+)">play it/.exec(odds);
    expect(await html(way?.[1] ?? '')).toContain('What was done');
  });
});
