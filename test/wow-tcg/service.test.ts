import { describe, expect, test } from 'vitest';
import { namedValues, type Refusal, typedGroup, wholeService } from '../common/whole-service.js';

/** Every operation over both faces of the service, with this game. */
const { post, get, page, rest, graphql, query } = wholeService();

/** Kor is proposed against the opposing hero, and Crazy Igvand may protect it. */
const PROPOSED = {
  ruleset: 'wow-tcg',
  players: {
    1: { board: [{ as: 'kor', card: 'Kor Cindervein' }] },
    2: { board: [{ as: 'igvand', card: 'Crazy Igvand' }] },
  },
  actions: [{ propose: 'kor', against: 'hero 2' }, { pass: 'all' }, { pass: 'all' }],
};
const PROTECTED = {
  ...PROPOSED,
  actions: [...PROPOSED.actions, { protect: 'igvand' }, { pass: 'all' }],
};

describe('REST and GraphQL answer alike', () => {
  test('resolve', async () => {
    const answer = await rest('/v1/resolve', PROTECTED);
    expect(answer).toMatchObject({ ruleset: 'wow-tcg', status: 'COMPLETE', result: 'none' });
    expect(answer.actions).toHaveLength(5);
    const selection =
      'resolve(scenario: { shortForm: $s }) { ruleset edition status traceHash state actions { legal } trace { text rule } }';
    const same: { readonly trace: object[] } = await graphql(selection, PROTECTED);
    const trace = same.trace.map((line) => expect.objectContaining(line));
    expect(answer).toMatchObject({ ...same, trace });
  });

  test('pause and resume, with `protect`, `choose` and `decide`', async () => {
    const paused = await rest('/v1/resolve', PROPOSED);
    expect(paused).toMatchObject({ status: 'PENDING', pending: { name: 'protect', player: 2 } });
    const { state } = paused;
    const whole = await rest('/v1/resolve', {
      ...PROPOSED,
      actions: [...PROPOSED.actions, { protect: 'igvand' }],
    });
    const ways = [
      { actions: [{ protect: 'igvand' }] },
      { actions: [{ choose: 'igvand' }] },
      { decide: 'igvand' },
    ];
    for (const way of ways) {
      const { traceHash, state: after } = await rest('/v1/resolve', { state, ...way });
      expect([traceHash, after]).toEqual([whole.traceHash, whole.state]);
      const selection = 'resolve(scenario: { shortForm: $s }) { traceHash status }';
      expect(await graphql(selection, { state, ...way })).toEqual({
        traceHash,
        status: 'COMPLETE',
      });
    }
  });

  test('a player concedes while a choice is open, and the others go on', async () => {
    const { state } = await rest('/v1/resolve', {
      ...PROPOSED,
      players: { ...PROPOSED.players, 3: {} },
    });
    const answer = await rest('/v1/resolve', { state, actions: [{ concede: true, player: 2 }] });
    expect(answer).toMatchObject({ status: 'COMPLETE', result: 'none', pending: null });
    expect(answer.state.players[2].lost).toBe(true);
  });

  test('legal actions, those that are not, and the answers of an open choice', async () => {
    const own = [
      { as: 'kor', card: 'Kor Cindervein' },
      { as: 'next', card: 'Elder Moorf', isNew: true },
    ];
    const board = { ...PROPOSED, players: { ...PROPOSED.players, 1: { board: own } }, actions: [] };
    const { actions, illegal } = await rest('/v1/actions', { ...board, illegal: true });
    expect(actions).toContainEqual({
      action: { propose: 'kor', against: 'hero 2' },
      text: 'propose that kor attacks hero 2',
    });
    expect(illegal).toContainEqual(
      expect.objectContaining({
        action: { propose: 'next', against: 'igvand' },
        code: 'SUMMONING_DELAY',
      }),
    );
    const selection =
      'legalActions(scenario: { shortForm: $s }, illegal: true) { actions { text } illegal { text reason { code message rules } } }';
    expect(await graphql(selection, board)).toEqual({
      actions: actions.map(({ text }: { text: string }) => ({ text })),
      illegal: illegal.map(({ text, code, message, rules = [] }: Refusal) => ({
        ...{ text, reason: { code, message, rules } },
      })),
    });
    const { state } = await rest('/v1/resolve', PROPOSED);
    const open = await rest('/v1/actions', { state });
    expect(open.actions.map(({ action }: { action: unknown }) => action)).toEqual(
      expect.arrayContaining([{ protect: 'igvand' }, { protect: 'none' }]),
    );
    const listed =
      'legalActions(scenario: { shortForm: $s }) { ruleset edition engine actions { text } }';
    const { actions: listedActions, ...facts } = open;
    expect(await graphql(listed, { state })).toEqual({
      ...facts,
      actions: listedActions.map(({ text }: { text: string }) => ({ text })),
    });
  });

  test('outcomes', async () => {
    const body = {
      ruleset: 'wow-tcg',
      players: {
        1: { hand: ['Arcane Intellect'], deck: ['Fireball', 'Smite'], shuffled: true },
        2: {},
      },
      actions: ['concede'],
    };
    const groupBy = 'result';
    const answer = await rest('/v1/outcomes', { ...body, groupBy });
    expect(answer).toMatchObject({ complete: true });
    const selection = `outcomes(scenario: { shortForm: $s }, groupBy: $by) { complete groups { by { name value } probability { numerator denominator decimal } } }`;
    const same: { groups: object[] } = await graphql(selection, body, ', $by: [GroupKeyInput!]', {
      by: [{ whole: 'RESULT' }],
    });
    expect(answer.groups.map(typedGroup)).toMatchObject(same.groups);
  });

  test('compare with a switch', async () => {
    const body = {
      ruleset: 'wow-tcg',
      players: { 1: { board: [{ as: 'stone', card: 'Hearthstone' }] }, 2: {}, 3: {} },
      actions: [{ hearth: 'stone' }],
      decisions: ['no'],
    };
    const switches = { hearthingWinners: 'OPPONENTS' };
    const answer = await rest('/v1/compare', { ...body, switches });
    expect(answer).toMatchObject({ same: false, partings: [{ switches: ['hearthingWinners'] }] });
    const selection =
      'compare(scenario: { shortForm: $s }, switches: $w) { same partings { at switches lines { text rule } } }';
    expect(answer).toMatchObject(
      await graphql(selection, body, ', $w: [SwitchInput!]', { w: namedValues(switches) }),
    );
  });

  test('explain', async () => {
    const answer = await rest('/v1/explain', { ...PROTECTED, explain: 'igvand' });
    expect(answer.summary).toContain('Crazy Igvand');
    expect(answer.lines.map(({ name }: { name: string }) => name)).toContain('Combat Damage');
    const selection =
      'explain(scenario: { shortForm: $s }, entity: "igvand") { summary lines { id name rule } }';
    const same: { summary: string; lines: object[] } = await graphql(selection, PROTECTED);
    expect(answer.summary).toBe(same.summary);
    expect(answer.lines).toMatchObject(same.lines);
  });

  test('verify', async () => {
    const body = {
      ...PROTECTED,
      expect: [
        { entity: 'igvand', damage: 3 },
        { player: 2, chain: [] },
      ],
    };
    const answer = await rest('/v1/verify', body);
    expect(answer).toMatchObject({ pass: true, expectations: [{ pass: true }, { pass: true }] });
    const selection =
      'verify(scenario: { shortForm: $s }) { pass traceHash expectations { pass message } }';
    expect(answer).toMatchObject(await graphql(selection, body));
    const wrong = await rest('/v1/verify', {
      ...PROTECTED,
      expect: [{ entity: 'igvand', damage: 2 }],
    });
    expect(wrong.pass).toBe(false);
  });

  test('a saved scenario, its permalink, its page, and the search for a card and a rule', async () => {
    const title = 'Igvand protects';
    const saved = await rest('/v1/scenarios', { ...PROTECTED, title, note: 'by choice' });
    expect(saved).toMatchObject({ created: true });
    const { body: fixed } = await get(saved.url);
    expect(fixed).toMatchObject({ id: saved.id, ruleset: 'wow-tcg', traceHash: saved.traceHash });
    const { state, actions, decisions } = fixed;
    const again = await rest('/v1/resolve', { state, actions, decisions });
    expect(again.traceHash).toBe(saved.traceHash);
    const found = await query(
      'scenarios(ruleset: "wow-tcg", card: "crazy-igvand", rule: "WOW-602.2") { nodes { contentId title } }',
    );
    expect(found).toEqual({ nodes: [{ contentId: saved.id, title }] });

    const shown = await page(`${saved.url}?explain=igvand`);
    expect(shown).toContain(`<h1>${title}`);
    for (const said of ['Kor Cindervein', 'Crazy Igvand', 'deals 3 melee damage to', 'WOW-602.2'])
      expect(shown).toContain(said);
    expect(shown).toContain('The proposal of a combat was put on the chain.');
    expect(shown).not.toContain('became');
  });

  test.each([
    ['cards', 'cardId', 'id'],
    ['rules', 'ruleId', 'id'],
    ['patches', 'patch', 'patch'],
  ])('%s of this game', async (path, own, key) => {
    const { body } = await get(`/v1/${path}?ruleset=wow-tcg&first=100`);
    const same: { nodes: Record<string, string>[]; totalCount: number } = await query(
      `${path}(ruleset: "wow-tcg", first: 100) { nodes { ${own} } totalCount }`,
    );
    expect(same.nodes.length).toBeGreaterThan(0);
    expect(same.totalCount).toBe(body.total);
    const known = body.items.map((item: Record<string, string>) => ({ [own]: item[key] }));
    expect(known).toEqual(same.nodes);
  });

  test('what a card does is said in sentences', async () => {
    const { body } = await get('/v1/cards/crazy-igvand?ruleset=wow-tcg');
    expect(body).toMatchObject({ id: 'crazy-igvand', reads: 'It has protector.' });
  });
});

describe('what is wrong is said as for every game', () => {
  test.each([
    ['/v1/resolve', { actions: [{ propose: 'korr', against: 'hero 2' }] }, 'UNKNOWN_ENTITY', 'kor'],
    ['/v1/resolve', { actions: [{ porpose: 'kor' }] }, 'UNKNOWN_ACTION', 'propose'],
    [
      '/v1/compare',
      { switches: { hearthingWiners: 'NOBODY' } },
      'UNKNOWN_VALUE',
      'hearthingWinners',
    ],
  ])('%s %#', async (path, body, code, nearest) => {
    const answer = await post(path, { ...PROPOSED, ...body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([
      { code, nearest: expect.arrayContaining([nearest]) },
    ]);
  });
});
