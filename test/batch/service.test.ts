import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namedValues, type Refusal, typedGroup, wholeService } from '../common/whole-service.js';

/** Every operation over both faces of the service, with this game. */
const { post, get, rest, graphql, query } = wholeService();

/** Cauldron Mystic hits the Glutton or its player; then Toorgmai Mender asks whom it heals. */
const MENDER = {
  ruleset: 'batch',
  players: {
    1: {
      hand: [{ as: 'mender', card: 'Toorgmai Mender' }],
      board: [{ as: 'mystic', card: 'Cauldron Mystic' }],
    },
    2: { board: [{ as: 'glutton', card: 'Graveborn Glutton', health: 1 }] },
  },
  actions: [{ play: 'mender', lane: 2 }],
};
const HEALED = {
  ...MENDER,
  actions: [...MENDER.actions, { choose: 'glutton' }],
  decisions: ['glutton'],
};

describe('REST and GraphQL answer alike', () => {
  test('resolve', async () => {
    const answer = await rest('/v1/resolve', HEALED);
    expect(answer).toMatchObject({
      ruleset: 'batch',
      edition: '1',
      status: 'COMPLETE',
      result: 'none',
    });
    expect(answer.actions).toHaveLength(2);
    const selection =
      'resolve(scenario: { shortForm: $s }) { ruleset edition status traceHash state actions { legal } trace { text rule } }';
    const same = await graphql(selection, HEALED);
    expect(answer).toMatchObject({
      ...(same as object),
      trace: (same as { trace: object[] }).trace.map((line) => expect.objectContaining(line)),
    });
  });

  test('pause and resume, with `choose` and with `decide`', async () => {
    const paused = await rest('/v1/resolve', { ...MENDER, decisions: ['glutton'] });
    expect(paused).toMatchObject({ status: 'PENDING', pending: { name: 'choose', player: 1 } });
    const { state } = paused;
    const whole = await rest('/v1/resolve', HEALED);
    for (const answer of [{ actions: [{ choose: 'glutton' }] }, { decide: 'glutton' }]) {
      const { traceHash, state: after } = await rest('/v1/resolve', { state, ...answer });
      expect([traceHash, after]).toEqual([whole.traceHash, whole.state]);
      const same = await graphql('resolve(scenario: { shortForm: $s }) { traceHash status }', {
        state,
        ...answer,
      });
      expect(same).toEqual({ traceHash, status: 'COMPLETE' });
    }
  });

  test('legal actions, those that are not, and the answers of an open choice', async () => {
    const { actions, illegal } = await rest('/v1/actions', {
      ...MENDER,
      illegal: true,
      actions: [],
    });
    expect(actions).toContainEqual({
      action: { play: 'mender', lane: 3 },
      text: 'play mender into lane 3',
    });
    expect(illegal).toContainEqual({
      action: 'endTurn',
      text: 'end the turn',
      code: 'BATTLE_FIRST',
      message: 'The battle of this turn has not been fought yet.',
      rules: ['BATCH-c-turn'],
    });
    const selection =
      'legalActions(scenario: { shortForm: $s }, illegal: true) { actions { text } illegal { text reason { code message rules } } }';
    expect(await graphql(selection, { ...MENDER, actions: [] })).toEqual({
      actions: actions.map(({ text }: { text: string }) => ({ text })),
      illegal: illegal.map(({ text, code, message, rules = [] }: Refusal) => ({
        ...{ text, reason: { code, message, rules } },
      })),
    });
    const { state } = await rest('/v1/resolve', { ...MENDER, decisions: ['glutton'] });
    const open = await rest('/v1/actions', { state });
    expect(open.actions).toContainEqual({
      action: { choose: 'glutton' },
      text: 'choose glutton for Toorgmai Mender #2',
    });
    const listed =
      'legalActions(scenario: { shortForm: $s }) { ruleset edition engine actions { text } }';
    const { actions: listedActions, ...facts } = open;
    expect(await graphql(listed, { state })).toEqual({
      ...facts,
      actions: listedActions.map(({ text }: { text: string }) => ({ text })),
    });
  });

  test('outcomes', async () => {
    const body = { ...HEALED, decisions: [] };
    const groupBy = { entity: 'glutton', field: 'health' };
    const answer = await rest('/v1/outcomes', { ...body, groupBy });
    // the Mystic hits the Glutton (1 - 2 + 5) or the player (1 + 5), each with 1/2
    expect(answer.groups.map(({ by }: { by: object }) => Object.values(by)[0]).sort()).toEqual([
      4, 6,
    ]);
    const half = { numerator: '1', denominator: '2', decimal: 0.5 };
    for (const { probability } of answer.groups) expect(probability).toEqual(half);
    const selection =
      'outcomes(scenario: { shortForm: $s }, groupBy: $by) { complete groups { by { name value } probability { numerator denominator decimal } decisions } }';
    const same: { groups: object[] } = await graphql(selection, body, ', $by: [GroupKeyInput!]', {
      by: [{ entity: groupBy }],
    });
    expect(answer.groups.map(typedGroup)).toMatchObject(same.groups);
  });

  test('compare with a switch', async () => {
    const body = {
      ruleset: 'batch',
      players: {
        1: {
          hand: [{ as: 'bolt', card: 'Dreadbolt' }],
          board: ['Flame Speaker', { as: 'glutton', card: 'Graveborn Glutton' }],
        },
      },
      actions: [{ play: 'bolt', target: 'glutton' }],
      decisions: [4],
    };
    const switches = { eventOrder: 'OLDEST_FIRST' };
    const answer = await rest('/v1/compare', { ...body, switches });
    expect(answer).toMatchObject({ same: false, partings: [{ switches: ['eventOrder'] }] });
    const selection =
      'compare(scenario: { shortForm: $s }, switches: $w) { same partings { at switches lines { text rule } } }';
    expect(answer).toMatchObject(
      await graphql(selection, body, ', $w: [SwitchInput!]', { w: namedValues(switches) }),
    );
  });

  test('explain', async () => {
    const answer = await rest('/v1/explain', { ...HEALED, explain: 'mystic' });
    expect(answer.summary).toBe(
      'Cauldron Mystic L1 (mystic) triggered once. What came of it: Cauldron Mystic L1 (mystic) deals 2 damage to Graveborn Glutton L1 (glutton).',
    );
    const selection =
      'explain(scenario: { shortForm: $s }, entity: "mystic") { summary lines { id name rule } }';
    const same = (await graphql(selection, HEALED)) as { summary: string; lines: object[] };
    expect(answer.summary).toBe(same.summary);
    expect(answer.lines).toMatchObject(same.lines);
  });

  test('verify', async () => {
    const expected = [{ entity: 'glutton', health: 4 }, { never: 'trigger Vengeance' }];
    const body = { ...HEALED, expect: expected };
    const answer = await rest('/v1/verify', body);
    expect(answer).toMatchObject({ pass: true, expectations: [{ pass: true }, { pass: true }] });
    const selection =
      'verify(scenario: { shortForm: $s }) { pass traceHash expectations { pass message } }';
    expect(answer).toMatchObject(await graphql(selection, body));
    const wrong = await rest('/v1/verify', {
      ...HEALED,
      expect: [{ entity: 'glutton', health: 5 }],
    });
    expect(wrong.pass).toBe(false);
  });

  test('a saved scenario, its permalink, and the search for a card and a rule', async () => {
    const saved = await rest('/v1/scenarios', {
      ...HEALED,
      title: 'The Glutton lives',
      note: 'by choice',
    });
    expect(saved).toMatchObject({ created: true });
    const { body: fixed } = await get(saved.url);
    expect(fixed).toMatchObject({ id: saved.id, ruleset: 'batch', traceHash: saved.traceHash });
    const { state, actions, decisions } = fixed;
    expect(actions).toEqual([{ play: 6, lane: 2 }, { choose: 5 }]);
    const again = await rest('/v1/resolve', { state, actions, decisions });
    expect(again.traceHash).toBe(saved.traceHash);
    const found = await query(
      'scenarios(ruleset: "batch", card: "graveborn-glutton", rule: "BATCH-negative-visible") { nodes { contentId title } }',
    );
    expect(found).toEqual({ nodes: [{ contentId: saved.id, title: 'The Glutton lives' }] });
  });

  test.each([
    ['cards', 'cardId', 'id'],
    ['rules', 'ruleId', 'id'],
    ['patches', 'patch', 'patch'],
  ])('%s of this game', async (path, own, key) => {
    const { body } = await get(`/v1/${path}?ruleset=batch&first=100`);
    const same: { nodes: Record<string, string>[]; totalCount: number } = await query(
      `${path}(ruleset: "batch", first: 100) { nodes { ${own} } totalCount }`,
    );
    expect(same.nodes.length).toBeGreaterThan(0);
    expect(same.totalCount).toBe(body.total);
    const known = body.items.map((item: Record<string, string>) => ({ [own]: item[key] }));
    expect(known).toEqual(same.nodes);
  });
});

describe('what is wrong is said as for every game', () => {
  test.each([
    [
      '/v1/resolve',
      { ...MENDER, actions: [{ play: 'mendr', lane: 2 }] },
      'UNKNOWN_ENTITY',
      'mender',
    ],
    ['/v1/resolve', { ...MENDER, actions: [{ chose: 'glutton' }] }, 'UNKNOWN_ACTION', 'choose'],
    ['/v1/compare', { ...MENDER, switches: { eventOrdr: true } }, 'UNKNOWN_VALUE', 'eventOrder'],
  ])('%s %#', async (path, body, code, nearest) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([
      { code, nearest: expect.arrayContaining([nearest]) },
    ]);
  });
});

describe('docs/reference/api.md', () => {
  const [, section = ''] = readFileSync('docs/reference/api.md', 'utf8').split(
    '## The same for the lane battler',
  );
  const [text] = section.split('\n## ');
  const requests = [...text!.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, sh]) => {
    const [, path] = /localhost:\d+(\/\S+)/.exec(sh!)!;
    const [, body] = /-d '([^']*)'/.exec(sh!)!;
    return [path!, JSON.parse(body!)] as const;
  });
  const [shown] = [...text!.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) =>
    JSON.parse(json!),
  );

  test('its requests are answered as it says', async () => {
    expect(requests.map(([path]) => path)).toEqual(['/v1/resolve', '/graphql', '/v1/compare']);
    const [paused, resolved, compared] = await Promise.all(
      requests.map(([path, body]) => rest(path, body)),
    );
    expect(paused).toMatchObject(shown);
    const whole = await rest('/v1/resolve', {
      state: paused.state,
      actions: [{ choose: 'glutton' }],
    });
    expect(resolved.data.resolve).toMatchObject({ status: 'COMPLETE', traceHash: whole.traceHash });
    expect(compared.partings[0].switches).toEqual(['eventOrder']);
  });
});
