import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { operate } from '../../src/scenario/operate.js';
import type { Json, JsonObject, Problem, Resolution } from '../../src/scenario/oracle.js';
import { refusal, resolve, sent } from './support/ask.js';

/** A spell that hits a random enemy; keys of its card and of the action are not in the order of the alphabet. */
const body = {
  customCards: [
    {
      type: 'SPELL',
      id: 'MISSILE',
      name: 'Missile',
      text: [{ repeat: 2, do: [{ damage: 1, to: { random: 'ENEMY_CHARACTERS' } }] }],
    },
  ],
  players: {
    1: { hand: ['Missile', 'Wisp'], deck: ['Wisp'] },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }], deck: ['Wisp'] },
  },
  actions: [{ play: 'Missile' }, { position: 0, play: 'Wisp #1' }, 'endTurn'],
};

const open = resolve(body);
const state = open.state as JsonObject & { readonly continuation: string };
const { continuation } = state;
const later = resolve({ state, decide: 'yeti' });
const batch = resolve({
  ruleset: 'batch',
  players: { 1: { hand: [{ card: 'Dreadbolt', level: 1 }] }, 2: {} },
});

/** What a continuation says, said otherwise, and signed by whoever has this secret. */
function rewritten(change: (written: Record<string, Json>) => void, secret = 'test'): string {
  const [version, payload] = continuation.split('.');
  const written = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as Record<string, Json>;
  change(written);
  const text = Buffer.from(JSON.stringify(written)).toString('base64url');
  return `${version}.${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** The code of the problem that a body is refused with. */
const codeOf = (sent: object): string => refusal(sent).code;

describe('a continuation', () => {
  it('gives what never paused, byte for byte', () => {
    const whole = resolve({ ...body, decisions: ['yeti', 'yeti'] });
    const parts = resolve({ state: later.state, decide: 'yeti' });
    expect(JSON.stringify({ ...parts, trace: [] })).toBe(JSON.stringify({ ...whole, trace: [] }));
  });

  it('can be answered again, and otherwise: nobody remembers that it was', () => {
    expect(resolve({ state, decide: 'yeti' })).toEqual(later);
    const other = resolve({ state, decide: 'hero 2' });
    expect(other.decisions).not.toEqual(later.decisions);
  });

  it('is taken as it is written, wherever it stands', () => {
    expect(resolve({ continuation, decide: 'yeti' })).toEqual(later);
    expect(resolve({ state, continuation, decide: 'yeti' })).toEqual(later);
    expect(resolve({ continuation: rewritten(() => {}), decide: 'yeti' })).toEqual(later);
  });
});

describe('a continuation is refused', () => {
  it('when any one of its characters is another', () => {
    for (let at = 0; at < continuation.length; at += 37) {
      const other = continuation[at] === 'A' ? 'B' : 'A';
      const changed = `${continuation.slice(0, at)}${other}${continuation.slice(at + 1)}`;
      expect([at, codeOf({ continuation: changed })]).toEqual([at, 'INVALID_CONTINUATION']);
    }
  });

  it('when any of it is missing', () => {
    for (let length = 0; length < continuation.length; length += 53)
      expect(codeOf({ continuation: continuation.slice(0, length) })).toBe('INVALID_CONTINUATION');
    expect(codeOf({ continuation: continuation.slice(3) })).toBe('INVALID_CONTINUATION');
  });

  it.each([
    ['longer', `${continuation}.x`],
    ['of another form', continuation.replace('c1.', 'c2.')],
    ['signed by nobody', `${continuation.split('.').slice(0, 2).join('.')}.`],
    ['a number', 7],
    ['null', null],
    ['an object', { machine: {} }],
  ])('when it is %s', (_, changed) => {
    expect(codeOf({ continuation: changed })).toBe('INVALID_CONTINUATION');
  });

  it('when it is signed with the key of another installation', () => {
    const foreign = rewritten(() => {}, 'another secret');
    expect(codeOf({ continuation: foreign })).toBe('INVALID_CONTINUATION');
    expect(refusal({ state }, 'resolve', 'another secret').code).toBe('INVALID_CONTINUATION');
  });

  it('when another version of the engine has written it', () => {
    const old = rewritten((written) => {
      written.engine = '0';
    });
    const problem = refusal({ continuation: old, decide: 'yeti' });
    expect(problem.code).toBe('INVALID_CONTINUATION');
    expect(problem.detail).toContain(`engine 0 wrote it, and this engine is ${open.engine}`);
    expect(problem.scenario).toMatchObject({ ruleset: 'hearthstone', actions: body.actions });
  });

  it('with the decisions made so far, where it is of a version that kept no whole scenario', () => {
    const [version, payload] = (
      later.state as { readonly continuation: string }
    ).continuation.split('.');
    const written = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as JsonObject;
    const { scenario: _, edition: __, ...rest } = written;
    const text = Buffer.from(JSON.stringify({ ...rest, engine: '3' })).toString('base64url');
    const signature = createHmac('sha256', 'test').update(text).digest('base64url');
    const problem = refusal({ continuation: `${version}.${text}.${signature}` });
    expect(problem).toMatchObject({ code: 'INVALID_CONTINUATION', decisions: later.decisions });
    expect(problem).not.toHaveProperty('scenario');
  });

  it('when the body names another rule system', () => {
    const problem = refusal({ ruleset: 'batch', continuation, decide: 'yeti' });
    expect(problem).toMatchObject({ code: 'INVALID_CONTINUATION', status: 422 });
    expect(problem.detail).toContain('hearthstone');
    const { continuation: _, ...rest } = batch.state as JsonObject;
    expect(codeOf({ state: rest, continuation })).toBe('INVALID_CONTINUATION');
  });

  it('when an edition is named beside it', () => {
    const problem = refusal({ patch: '9.1', continuation, decide: 'yeti' });
    expect(problem.errors).toMatchObject([{ code: 'NOT_HERE', pointer: '/patch' }]);
  });

  it('when the state beside it is of another moment, another edition or other cards', () => {
    const changes: JsonObject[] = [
      { ...(later.state as JsonObject), continuation },
      { ...state, edition: '9.1' },
      { ...state, customCards: [] },
      { ...state, stale: { healthAttack: true, other: true, deaths: true }, entities: [] },
    ];
    for (const changed of changes)
      expect(codeOf({ state: changed, decide: 'yeti' })).toBe('INVALID_CONTINUATION');
  });

  it('when the state beside it has another one', () => {
    const { continuation: another } = later.state as { readonly continuation: string };
    expect(codeOf({ state, continuation: another })).toBe('INVALID_CONTINUATION');
  });
});

describe('several secrets', () => {
  const signedBy = (secret: string) =>
    (operate('resolve', sent(body), { continuationSecret: secret }) as { body: Resolution }).body
      .state as { readonly continuation: string };
  const isTaken = (sealed: object, secret: string): boolean =>
    operate('resolve', sent({ ...sealed, decide: 'yeti' }), { continuationSecret: secret }).ok;

  it('take what any of them has signed, so that a new one ends no open decision', () => {
    const { continuation: old } = signedBy('old');
    expect(isTaken({ continuation: old }, 'new,old')).toBe(true);
    expect(isTaken({ continuation: old }, 'new')).toBe(false);
  });

  it('sign with the first of them', () => {
    const { continuation: rotated } = signedBy('new,old');
    expect(isTaken({ continuation: rotated }, 'new')).toBe(true);
    expect(isTaken({ continuation: rotated }, 'old')).toBe(false);
  });
});

describe('an answer without a continuation', () => {
  const { continuation: _, ...settled } = state;

  it('is refused, whether a state is there or not', () => {
    for (const sent of [{ state: settled, decide: 'yeti' }, { decide: 'yeti' }])
      expect(refusal(sent).errors).toMatchObject([{ code: 'NOT_HERE', pointer: '/decide' }]);
  });
});

describe('a wrong answer', () => {
  const wrong = (decide: Json): Problem => refusal({ state, decide });

  it('is told the options, the most similar ones where some are', () => {
    expect(wrong('yetti')).toMatchObject({
      code: 'DECISION_MISMATCH',
      errors: [
        { pointer: '/decide', expected: expect.stringContaining('one of 2'), nearest: ['yeti'] },
      ],
    });
    expect(wrong(99)).toMatchObject({ errors: [{ nearest: ['Uther Lightbringer', 'yeti'] }] });
    for (const decide of [{ option: 2 }, { option: -1 }, { option: 0.5 }, {}, [], null, true])
      expect(wrong(decide)).toMatchObject({ code: 'DECISION_MISMATCH' });
  });

  it('changes nothing: the same continuation is answered afterwards', () => {
    expect(codeOf({ state, decide: 'nobody' })).toBe('DECISION_MISMATCH');
    expect(resolve({ state, decide: 'yeti' })).toEqual(later);
  });
});
