import { describe, expect, test } from 'vitest';
import type { Explanation } from '../../src/scenario/oracle.js';
import { ask, type Body, refusal, resolve } from './support/ask.js';

const explained = (body: Body): Explanation => ask('explain', body);

const codesOf = (body: Body): string[] => explained(body).reasons.map(({ code }) => code);

const BOARD = {
  players: {
    1: { board: [{ as: 'juggler', card: 'Knife Juggler' }], deck: ['Fireball'], mana: 10 },
    2: { hand: [{ as: 'imp', card: 'Wisp' }], deck: ['Fireball'] },
  },
  actions: ['endTurn', { play: 'imp' }],
};

test('why my Knife Juggler did not throw has an answer, with the rule and what it says', () => {
  const { summary, reasons, rules, lines, triggers } = explained({ ...BOARD, explain: 'juggler' });
  expect(summary).toBe(
    "Knife Juggler (juggler) never triggered. Wisp (imp) has been summoned: Knife Juggler (juggler) responds only to what its own player's side does [HS-QUEUECOND].",
  );
  expect(triggers).toEqual([]);
  expect(reasons).toMatchObject([
    {
      code: 'OTHER_PLAYERS_EVENT',
      rule: 'HS-QUEUECOND',
      alsoRules: [],
      event: { name: 'AFTER_SUMMON', text: 'Wisp (imp) has been summoned' },
      times: 1,
      nodes: [lines[0]!.id],
    },
  ]);
  expect(rules).toEqual([
    { id: 'HS-QUEUECOND', says: expect.stringContaining('the trigger is not queued') },
  ]);
  expect(lines).toMatchObject([{ kind: 'check', name: 'not queued', role: 'source' }]);
  expect(lines[0]?.within.map(({ kind }) => kind)).toEqual(['sequence', 'phase', 'event']);
});

describe('why a Knife Juggler does or does not throw', () => {
  const juggler = { as: 'juggler', card: 'Knife Juggler' };
  const imp = { as: 'imp', card: 'Wisp' };
  const play = { play: 'imp' };
  test.each([
    ['it throws', { board: [juggler], hand: [imp] }, [play], []],
    [
      'it is silenced',
      { board: [{ ...juggler, silenced: true }], hand: [imp] },
      [play],
      ['SILENCED'],
    ],
    [
      'it is silenced in the turn, before',
      { board: [juggler], hand: [imp, 'Ironbeak Owl'], mana: 5 },
      [{ play: 'Ironbeak Owl', target: 'juggler' }, play],
      ['SILENCED'],
    ],
    ['it is in the hand', { hand: [juggler, imp] }, [play], ['NOT_IN_PLAY']],
    [
      'it was played later',
      { hand: [juggler, imp], mana: 10 },
      [play, { play: 'juggler' }],
      ['OWN_ENTRY', 'NOT_IN_PLAY'],
    ],
    [
      'it has died before',
      { board: [juggler], hand: [imp, 'Fireball'], mana: 10 },
      [{ play: 'Fireball', target: 'juggler' }, play],
      ['LEFT_PLAY'],
    ],
    [
      'it was transformed before',
      { board: [juggler], hand: [imp, 'Polymorph'], mana: 10 },
      [{ play: 'Polymorph', target: 'juggler' }, play],
      ['TRANSFORMED'],
    ],
    ['nothing is summoned', { board: [juggler] }, [], ['EVENT_NEVER_OCCURRED']],
  ])('%s', (_, one, actions, codes) => {
    const body = { patch: '10.0', players: { 1: one, 2: {} }, actions, random: { seed: 1 } };
    const found = codesOf({ ...body, explain: 'juggler' });
    if (codes.length === 0) expect(found).toEqual([]);
    else expect(found).toEqual(expect.arrayContaining(codes));
  });
});

/** A spell that destroys the enemy's Secrets. */
const LIGHT = {
  id: 'X_LIGHT',
  name: 'Light it up',
  type: 'SPELL',
  cost: 0,
  text: [{ destroy: 'ENEMY_SECRETS' }],
};

describe('why a Secret does not trigger', () => {
  const trap = { as: 'trap', card: 'Explosive Trap' };
  test.each([
    [
      "it is its player's own turn",
      {
        1: { secrets: [{ as: 'barrier', card: 'Counterspell' }], hand: ['Fireball'], mana: 4 },
        2: {},
      },
      [{ play: 'Fireball', target: 'hero 2' }],
      'barrier',
      'SECRET_ON_OWN_TURN',
    ],
    [
      'it has been removed before',
      {
        1: { board: ['Wisp'], hand: ['Light it up'] },
        2: { secrets: [trap] },
      },
      [{ play: 'Light it up' }, { attack: 'Wisp', target: 'hero 2' }],
      'trap',
      'LEFT_PLAY',
    ],
    [
      'it has triggered before',
      { 1: { board: ['Chillwind Yeti', 'Boulderfist Ogre'] }, 2: { secrets: [trap] } },
      [
        { attack: 'Chillwind Yeti', target: 'hero 2' },
        { attack: 'Boulderfist Ogre', target: 'hero 2' },
      ],
      'trap',
      'LEFT_PLAY',
    ],
  ])('%s', (_, players, actions, entity, code) => {
    expect(codesOf({ players, actions, customCards: [LIGHT], explain: entity })[0]).toBe(code);
  });
});

test('a Deathrattle: of the living, of the silenced, of the dead', () => {
  const hoarder = { as: 'hoarder', card: 'Loot Hoarder' };
  const fire = { hand: ['Fireball'], mana: 4 };
  const shot = [{ play: 'Fireball', target: 'hoarder' }];
  const codes = (board: object[], actions: object[]): string[] =>
    codesOf({ players: { 1: fire, 2: { board, deck: ['Wisp'] } }, actions, explain: 'hoarder' });
  expect(codes([hoarder], [])).toEqual(['EVENT_NEVER_OCCURRED']);
  expect(codes([{ ...hoarder, silenced: true }], shot)).toEqual(['SILENCED']);
  expect(codes([hoarder], shot)).toEqual([]);
});

test('damage that is prevented: who is Immune, and who has a Divine Shield', () => {
  const players = {
    1: { hand: ['Flamestrike'], mana: 7 },
    2: {
      board: [
        { as: 'immune', card: 'Acolyte of Pain', immune: true },
        { as: 'shield', card: 'Acolyte of Pain', divineShield: true },
      ],
      deck: ['Wisp'],
    },
  };
  const actions = [{ play: 'Flamestrike' }];
  const patch = '10.0';
  expect(codesOf({ patch, players, actions, explain: 'immune' })).toContain('PREVENTED');
  const [reason] = explained({ patch, players, actions, explain: 'shield' }).reasons;
  expect(reason).toMatchObject({
    code: 'DIVINE_SHIELD',
    rule: 'HS-DH2a',
  });
});

test('why it did has an answer too: what it responded to, and its place in the Queue', () => {
  const body = {
    players: {
      1: {
        board: [
          { as: 'first', card: 'Knife Juggler' },
          { as: 'second', card: 'Knife Juggler' },
        ],
        hand: ['Wisp'],
      },
      2: {},
    },
    actions: [{ play: 'Wisp' }],
  };
  const answer = explained({ ...body, explain: 'second' });
  expect(answer.summary).toMatch(
    /^Knife Juggler \(second\) triggered once: Wisp( \(\d+\))? has been summoned\. What came of it: Knife Juggler \(second\) deals 1 damage to /,
  );
  expect(answer.triggers).toMatchObject([{ event: { name: 'AFTER_SUMMON' }, place: 2, of: 2 }]);
  const { trace } = resolve(body);
  for (const { id, text, within } of answer.lines) {
    expect(trace.find((node) => node.id === id)?.text).toBe(text);
    expect(within.at(-1)?.id ?? null).not.toBe(id);
  }
  expect(answer.lines.map(({ kind }) => kind)).toContain('effect');
});

test('of somebody whom nothing concerns it says so', () => {
  const answer = explained({ players: { 1: { board: ['Wisp'] } }, explain: 'Wisp' });
  expect(answer).toMatchObject({ lines: [], triggers: [], reasons: [] });
  expect(answer.summary).toContain('nothing happened to it');
});

test('of one without a trigger it says what happened', () => {
  const { summary } = explained({
    players: { 1: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] }, 2: { board: ['Wisp'] } },
    actions: [{ attack: 'yeti', target: 'Wisp' }],
    explain: 'yeti',
  });
  expect(summary).toMatch(
    /^Chillwind Yeti \(yeti\) has no trigger of its own\. What happened: .*deals/,
  );
});

test('a run that goes on after a decision is explained as far as its own trace goes', () => {
  const paused = resolve({
    players: {
      1: { board: [{ as: 'juggler', card: 'Knife Juggler' }], hand: ['Wisp'] },
      2: { board: ['Wisp'] },
    },
    actions: [{ play: 'Wisp' }],
    random: 'ask',
  });
  const { lines } = explained({ state: paused.state, decide: 'hero 2', explain: 'juggler' });
  expect(lines.some(({ kind, text }) => kind === 'effect' && /deals 1 damage/.test(text))).toBe(
    true,
  );
});

test('the lane battler answers in the same form', () => {
  const { summary, reasons } = explained({
    ruleset: 'batch',
    players: {
      1: { board: [{ as: 'big', card: 'Grove Matriarch', lane: 1 }] },
      2: { board: [{ as: 'small', card: 'Swampmoss Lurker', lane: 5 }] },
    },
    actions: ['battle'],
    explain: 'big',
  });
  expect(summary).toContain('(big)');
  expect(Array.isArray(reasons)).toBe(true);
});

test('being asked changes nothing: the nodes are those of the trace', () => {
  const { trace } = resolve(BOARD);
  const { lines } = explained({ ...BOARD, explain: 'juggler' });
  for (const { id, text } of lines) expect(trace[id]?.text).toBe(text);
  const { traceHash } = resolve(BOARD);
  expect(resolve(BOARD).traceHash).toBe(traceHash);
});

test('questions that make no sense are refused', () => {
  const codes = (explain: unknown): string[] =>
    (refusal({ ...BOARD, explain }, 'explain').errors ?? []).map(
      ({ pointer, code }) => `${pointer} ${code}`,
    );
  expect(codes('jugler')).toEqual(['/explain UNKNOWN_ENTITY']);
  expect(codes({ entity: 'juggler', event: 'NONSENSE' })).toEqual(['/explain/event UNKNOWN_VALUE']);
  expect(codes('Fireball')).toEqual(['/explain AMBIGUOUS_ENTITY']);
  expect(codes(true)).toEqual(['/explain WRONG_TYPE']);
  expect(refusal(BOARD, 'explain').errors).toMatchObject([
    { code: 'REQUIRED', pointer: '/explain' },
  ]);
});

test('conditions of texts, doublers that come too late, cards that are not corrupted, and those who stay Frozen', () => {
  const tech = {
    players: { 1: { hand: ['Mind Control Tech'] }, 2: { board: ['Wisp'] } },
    actions: [{ play: 'Mind Control Tech' }],
  };
  expect(codesOf({ ...tech, explain: 'Mind Control Tech' })).toContain('CONDITION_FAILS');
  const corrupt = {
    patch: '23.0',
    players: { 1: { hand: ['Tickatus', 'Chillwind Yeti'] }, 2: {} },
    actions: [{ play: 'Chillwind Yeti' }],
  };
  expect(codesOf({ ...corrupt, explain: 'Tickatus' })).toContain('NOT_CORRUPTED');
  const frozen = {
    players: {
      1: { board: [{ card: 'Chillwind Yeti', frozen: true, attacksThisTurn: 1 }] },
      2: {},
    },
    actions: ['endTurn'],
  };
  expect(codesOf({ ...frozen, explain: 'Chillwind Yeti' })).toContain('STAYS_FROZEN');
});

test('the steps that change somebody are told: an aura, where no trigger is', () => {
  const players = { 1: { hand: ['Stormwind Champion'], board: ['Wisp'] }, 2: {} };
  const { lines } = explained({
    players,
    actions: [{ play: 'Stormwind Champion' }],
    explain: 'Wisp',
  });
  expect(lines.map(({ name }) => name)).toContain('Aura Update (Health/Attack)');
});

test('what never came because the game was over before says so', () => {
  const { reasons } = explained({
    players: {
      1: { hand: ['Fireball'] },
      2: { hero: { damage: 26 }, board: ['Northshire Cleric'] },
    },
    actions: [{ play: 'Fireball', target: 'hero 2' }],
    explain: 'Northshire Cleric',
  });
  expect(reasons.map(({ code }) => code)).toContain('GAME_OVER');
});
