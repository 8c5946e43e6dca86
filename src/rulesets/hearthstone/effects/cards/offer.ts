import { OPEN } from '../../../../kernel/index.js';
import type { HsRun } from '../../state/access.js';
import { chosen, drawn } from '../../state/asking.js';
import type { EffectsFrame } from '../../state/frames.js';
import type { CompiledCard, ConditionTest } from '../../state/model.js';
import { cardById } from '../../state/pool.js';
import type { Scope } from '../../state/scope.js';
import type { State } from '../../state/state.js';
import type { DecisionName } from '../../vocabulary/decisions.js';
import { type Compiler, counted, store } from '../compiling.js';

/** The cards that may be offered, by index, after so many others. */
export type Offering = (s: State, scope: Scope, so: number) => readonly number[];

/** What is asked; where `keepsAll` holds nothing is, and all of them are handed on. */
interface Choosing {
  readonly name: DecisionName;
  readonly keepsAll?: ConditionTest | undefined;
  readonly beside?: string | undefined;
  /** How many cards are offered; default three. */
  readonly offers?: number | undefined;
  /** More steps between the drawing and the choice. @param offered where the cards are kept */
  readonly onceOffered?: ((offered: string) => void) | undefined;
}

/** Three different cards are drawn from a range and offered; what the player takes is handed on (ZH-5.1-discover). @returns where what was offered is kept */
export function offer(
  compiler: Compiler,
  choice: Choosing,
  options: Offering,
  take: (run: HsRun, frame: EffectsFrame, card: CompiledCard) => void,
): string {
  const offered = compiler.slot();
  compiler.emit((_run, frame) => store(frame, offered, []));
  compiler.emit((run, frame) => {
    const so = frame.saved![offered] as number[];
    const all = options(run.state, frame, so.length).filter((card) => !so.includes(card));
    const [left, weights] = counted(all);
    if (so.length >= (choice.offers ?? OFFERED) || left.length === 0) return;
    const { source } = frame;
    const card = drawn(run, 'card offered', { source, options: left, ...weights });
    if (card === null) return;
    store(frame, offered, [...so, card]);
    frame.pc--;
  });
  choice.onceOffered?.(offered);
  compiler.emit((run, frame) => {
    const { name, keepsAll, beside } = choice;
    const drawnCards = frame.saved![offered] as number[];
    const besides = beside === undefined ? [] : [cardById(run.state.pool, beside).index];
    const cards = [...drawnCards, ...besides];
    if (cards.length === 0) return;
    if (keepsAll?.(run.state, frame) === true) {
      for (const card of cards) take(run, frame, run.state.pool.at(card)!);
      return;
    }
    const taken = takenOf(run, frame, name, cards);
    if (taken !== null) take(run, frame, taken);
  });
  return offered;
}

/** What of these cards the player takes; null while that is open. */
export function takenOf(
  run: HsRun,
  frame: EffectsFrame,
  name: DecisionName,
  cards: readonly number[],
): CompiledCard | null {
  const index = chosen(run, name, frame.player, { source: frame.source, options: cards });
  return index === OPEN ? null : run.state.pool.at(cards[index]!)!;
}

export const OFFERED = 3;
