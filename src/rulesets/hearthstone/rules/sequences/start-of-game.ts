import { OPEN } from '../../../../kernel/index.js';
import { cardOf, controllerOf, get, type HsRun, renewPlayOrder, set } from '../../state/access.js';
import { chance } from '../../state/asking.js';
import { Op, type StartOrderFrame } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import { EventKind, Tag, Zone } from '../../vocabulary/index.js';
import { raise } from '../triggers/event.js';
import { phase, sequence, step } from './sequence.js';

const RULES = ['ZH-5.5-start-of-game'];

/**
 * The start of the game, when the mulligan is over. The cards that act then have an order of their own: those of the first
 * player, from the hand before from the deck, in the deck the cheaper first, equal ones at random, and last those that went back in
 * the mulligan.
 */
export const startGame = sequence('Start the game', RULES, null, [
  step('Cards are put in order', RULES, (run) => putInOrder(run, 1)),
  [(run) => putInOrder(run, 2)],
  phase('Start of Game Phase', RULES, [(run) => raise(run, EventKind.START_OF_GAME, {})]),
]);

/** Those in hand have their order from the left. */
function putInOrder(run: HsRun, player: 1 | 2): void {
  for (const card of run.state.hand[player]) {
    set(run, card, Tag.OPENING_HAND, 1);
    if (acts(run.state, card)) renewPlayOrder(run, card);
  }
  run.push({ op: Op.START_ORDER, pc: 0, player, placed: [] } satisfies StartOrderFrame);
}

function acts(s: State, card: number): boolean {
  return cardOf(s, card).listens[EventKind.START_OF_GAME] === 1;
}

/** The next card of the deck gets its place: one of those before which nothing comes. */
export function stepStartOrder(run: HsRun, frame: StartOrderFrame): void {
  const s = run.state;
  const left = s.listeners.filter(
    (e) =>
      controllerOf(s, e) === frame.player &&
      get(s, e, Tag.ZONE) === Zone.DECK &&
      acts(s, e) &&
      !frame.placed.includes(e),
  );
  if (left.length === 0) {
    run.pop();
    return;
  }
  const options = left.filter((e) => !left.some((other) => comesBefore(s, other, e)));
  const index =
    options.length === 1 ? 0 : chance(run, 'order at the start', { source: 0, options });
  if (index === OPEN) return;
  const next = options[index]!;
  renewPlayOrder(run, next);
  frame.placed = [...frame.placed, next];
}

/** The cheaper card first, and last what went back in the mulligan, whatever it costs. */
function comesBefore(s: State, a: number, b: number): boolean {
  const late = get(s, a, Tag.MULLIGANED) - get(s, b, Tag.MULLIGANED);
  if (late !== 0) return late < 0;
  return get(s, a, Tag.MULLIGANED) === 0 && get(s, a, Tag.COST) < get(s, b, Tag.COST);
}
