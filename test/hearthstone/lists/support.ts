import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operate } from '../../../src/scenario/operate.js';
import { ask, sent } from '../../scenario/support/ask.js';

/** One name of a list: a board on which it does what the list says, and what that is. */
export interface Listed {
  readonly card: string;
  /** The edition of the board. */
  readonly patch: string;
  readonly players: { readonly 1?: object; readonly 2?: object };
  readonly actions: readonly object[];
  readonly decisions?: readonly unknown[];
  /** What the list says of the card, as expectations. */
  readonly expect: readonly object[];
  /** The same board with one thing changed, on which the list says something else. */
  readonly beside?: Partial<Omit<Listed, 'card' | 'beside'>>;
  readonly more?: object;
}

/** The messages of the expectations that do not hold, and of what went wrong on the way. */
export function verified(body: object): readonly string[] {
  return ask('verify', body)
    .expectations.filter(({ pass }) => !pass)
    .map(({ message }) => message);
}

/** What a board shows that its list does not say; the second board too. */
export function misses(listed: Listed): readonly string[] {
  const { beside, ...board } = listed;
  const second = beside === undefined ? [] : [{ ...board, ...beside }];
  return [board, ...second].flatMap(({ card: _, decisions, more, ...body }) =>
    verified({
      ...body,
      ...(decisions === undefined ? { random: { seed: 1 } } : { decisions }),
      ...more,
    }),
  );
}

interface Row {
  readonly id: string;
  readonly cards?: readonly string[];
}

const CATALOGUE = ['en-1', 'en-2', 'zh-1', 'zh-2'].flatMap(
  (book) => parse(readFileSync(`rules/hearthstone-${book}.yaml`, 'utf8')) as readonly Row[],
);

/** The names that rules list and that have neither a board nor a reason. */
export function unlisted(
  rules: readonly string[],
  boards: readonly { readonly card: string }[],
  unknown: Readonly<Record<string, string>> = {},
): readonly string[] {
  const shown = new Set([...boards.map(({ card }) => card), ...Object.keys(unknown)]);
  const rows = rules.map((id) => CATALOGUE.find((row) => row.id === id));
  return rows.flatMap((row) => row?.cards ?? ['no such row']).filter((name) => !shown.has(name));
}

const UNKNOWN = /there is no card|is not known here/;

/** The names that are said to be unknown, but of which the engine has the card and its text. */
export function knownAfterAll(unknown: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(unknown).filter((card) => {
    const places = [{ hand: [card] }, { board: [card] }, { quest: card }];
    return !places.some((place) => UNKNOWN.test(refusal({ patch: '23.0', players: { 1: place } })));
  });
}

function refusal(body: object): string {
  const outcome = operate('resolve', sent(body));
  const errors = outcome.ok ? [] : (outcome.problem.errors ?? []);
  return errors.map(({ message }) => message).join(' ');
}
