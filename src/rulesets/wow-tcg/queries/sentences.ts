import { type Decision, entityHole } from '../../../kernel/index.js';
import { cardOf, get, identityOf, isKind, named } from '../state/access.js';
import { PLAYER_CARD } from '../state/pool.js';
import type { State } from '../state/state.js';
import { Col, Kind, TARGET_COLUMNS } from '../vocabulary/index.js';
import { rowOfKey } from './look.js';

/** The hole of a sentence for any row: of a former object, the card that it was. */
export function hole(s: State, e: number): string {
  const row = named(s, e);
  return row === 0 ? 'nobody' : entityHole(row, identityOf(s, row));
}

/** Rows as a list within a sentence: `a, b and c`. */
export function holes(s: State, rows: readonly number[]): string {
  const all = rows.map((e) => hole(s, e));
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** What follows a link's name where it has targets; empty: it has none. */
export function targeting(s: State, targets: readonly number[]): string {
  return targets.length === 0 ? '' : `, targeting ${holes(s, targets)}`;
}

/** A link as a sentence calls it, with its targets: it is what the sentence is `{about}`. */
export function linkPhrase(s: State, link: number): string {
  const count = get(s, link, Col.TARGETS);
  const [first = 0, second = 0, ...more] = TARGET_COLUMNS.map((column) => get(s, link, column));
  if (isKind(s, link, Kind.EFFECT) && cardOf(s, link).index === PLAYER_CARD)
    return `the proposal that ${hole(s, first)} attacks ${hole(s, second)}`;
  return `{about}${targeting(s, [first, second, ...more].slice(0, count))}`;
}

/** What a player or chance says to a question, by its name; `{source}` is what asks, `{about}` what is picked. */
const PICKED: Readonly<Record<string, string>> = {
  'card instead of drawing': 'takes {about} instead of drawing',
  'deck order': 'puts {about} on top of the others',
  'destroy as a cost': 'destroys {about} as a cost of {source}',
  discard: 'discards {about}',
  'exhaust as a cost': 'exhausts {about} as a cost of {source}',
  host: 'attaches {source} to {about}',
  'new host': 'attaches it to {about}',
  'next triggered effect': 'adds {about} to the chain next',
  'packet order': 'chooses the damage to {about} first',
  protect: 'protects {source} with {about}',
  'put damage on as a cost': 'puts damage on {about} as a cost of {source}',
  'remove as a cost': 'removes {about} as a cost of {source}',
  resource: 'pays for {source} with {about}',
  search: 'takes {about}',
  target: 'chooses {about} as a target of {source}',
  'timestamp order': 'chooses {about} as the earlier one',
  uniqueness: 'gives up {about}',
};

/** What is said where none of the cards is picked. */
const NONE_PICKED: Readonly<Record<string, string>> = {
  armor: 'exhausts no more armor',
  protect: 'declines to protect {source}',
};

/** What is said to a question that has only yes and no, in this order. */
const YES_OR_NO: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  'interrupt the loop': ['interrupts the loop', 'lets the loop go on'],
  'keep for the next game': [
    'keeps {source} for the next game',
    'does not keep {source} for the next game',
  ],
  mulligan: ['takes a mulligan', 'keeps the opening hand'],
  'permission to hearth': ['permits it', 'does not permit it'],
  ready: ['readies {source}', 'leaves {source} exhausted'],
};

/** What is said to a question whose answer is a number. */
const NUMBERED: Readonly<Record<string, string>> = {
  X: 'chooses # for X of {source}',
  share: 'assigns # of what {source} divides',
  'secret number': 'chooses the number # in secret for {source}',
  mode: 'chooses mode # of {source}',
  'number of repetitions': 'repeats the loop # times',
  'number of targets': 'chooses # targets for {source}',
};

/** Who chose what. */
export function answerText(s: State, decision: Decision, index: number): string {
  const { kind, name, of, player, source } = decision;
  const option = decision.options[index]!;
  if (kind === 'chance' && of === 'entity') return 'chance picks {about}';
  if (of === 'coin')
    return `chance picks the ${option === 1 ? 'winning' : 'losing'} side for {source}`;
  if (kind === 'chance') return `the die of {source} shows ${option}`;
  const who = `player ${player}`;
  if (of === 'yes or no') {
    const [yes, no] = YES_OR_NO[name] ?? ['uses {source}', 'declines to use {source}'];
    return `${who} ${option === 1 ? yes : no}`;
  }
  if (of === 'cost') return `${who} pays the ${option === 1 ? 'alternate' : 'printed'} cost`;
  if (of === 'modifier' || of === 'entity') {
    if (option === 0) return `${who} ${NONE_PICKED[name] ?? 'chooses nothing more for {source}'}`;
    if (of === 'modifier') {
      const row = hole(s, rowOfKey(option));
      return `${who} ${name === 'armor' ? `prevents damage with ${row}` : `applies ${row} first`}`;
    }
    const usual = source === 0 ? 'chooses {about}' : 'chooses {about} for {source}';
    return `${who} ${PICKED[name] ?? usual}`;
  }
  return `${who} ${(NUMBERED[name] ?? 'chooses #').replace('#', String(option))}`;
}
