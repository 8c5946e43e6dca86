import { describe, expect, test } from 'vitest';
import { operate } from '../../src/scenario/operate.js';
import type { Json } from '../../src/scenario/oracle.js';
import { type Body, errorsOf, resolve } from './support/ask.js';

const players = {
  1: { board: ['Wisp'], hand: ['Fireball'], mana: 10 },
  2: { board: ['Bloodfen Raptor'] },
};
const board = (...items: Json[]): Body => ({ players: { 1: { board: items } } });

/** What people type, and what the refusal says. */
const SAID: readonly (readonly [typed: Body, pointer: string, says: string])[] = [
  [{ players, actions: [{ cast: 'Fireball' }] }, '/actions/0', 'Did you mean play?'],
  [{ players: { 1: { minions: ['Wisp'] } } }, '/players/1/minions', 'Did you mean board?'],
  [{ players: { 1: { crystals: 5 } } }, '/players/1/crystals', 'Did you mean mana?'],
  [board({ name: 'Wisp' }), '/players/1/board/0/name', 'Did you mean card?'],
  [
    board(...Array.from({ length: 8 }, () => 'Wisp')),
    '/players/1/board',
    'the board holds at most 7, and you name 8.',
  ],
  [{ patch: 10, players }, '/patch', 'write "10.0" in quotes'],
  [{ edition: 10.2, players }, '/edition', 'write "10.2" in quotes'],
  [{ edition: 'soon', players }, '/edition', '"soon" is no patch'],
  [{ edition: '10.0', patch: '10.0', players }, '/edition', '`patch` says it already'],
  [board(true), '/players/1/board/0', 'Some YAML readers take `on`, `yes` and `y` for true'],
];

test.each(SAID)('%j is refused in words that help', (typed, pointer, says) => {
  expect(errorsOf(typed)[pointer]?.message).toContain(says);
});

test('a key that a YAML reader made true is explained', () => {
  const triggers = [{ true: 'SUMMON', do: [] }];
  const customCards = [{ id: 'A', name: 'A', type: 'MINION', attack: 1, health: 1, triggers }];
  const messages = Object.values(errorsOf({ players, customCards })).map(({ message }) => message);
  expect(messages.join()).toContain('take `on`, `yes` and `y` for true: put the word in quotes.');
});

test('an edition is taken for a patch by every operation', () => {
  for (const name of ['resolve', 'verify', 'normalise', 'timeline', 'explain'] as const) {
    const asked = { players, actions: ['endTurn'], explain: 'Wisp', expect: [] };
    const { explain, expect: expected, ...rest } = asked;
    const own = name === 'explain' ? { explain } : name === 'verify' ? { expect: expected } : {};
    const said = (word: string): Json =>
      knownBody(operate(name, { ...rest, ...own, [word]: '10.0' } as never));
    expect(said('edition')).toEqual(said('patch'));
  }
});

function knownBody(outcome: ReturnType<typeof operate>): Json {
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return JSON.parse(JSON.stringify(outcome.body)) as Json;
}

describe('a spell that only gives keywords', () => {
  test('stands among the enchantments, and attaches nothing', () => {
    const named = board({
      card: 'Wisp',
      enchantments: ['Windfury', { card: 'Hand of Protection' }],
    });
    const said = board({ card: 'Wisp', windfury: true, divineShield: true });
    expect(resolve(named).state).toEqual(resolve(said).state);
  });

  test('that does more is no such spell', () => {
    const errors = errorsOf(board({ card: 'Wisp', enchantments: ['Holy Light'] }));
    expect(errors['/players/1/board/0/enchantments/0']?.code).toBe('NO_ENCHANTMENT');
  });
});

test("an enemy's minion does not attack for you", () => {
  const attack = { attack: 'Bloodfen Raptor', target: 'Wisp' };
  expect(resolve({ players, actions: [attack] }).actions).toMatchObject([
    { illegal: { code: 'REQ_ATTACKER_YOURS', message: 'The attacker is not yours.' } },
  ]);
});
