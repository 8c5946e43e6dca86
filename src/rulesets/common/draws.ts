import { type Decision, OPEN } from '../../kernel/index.js';

export type Draw = Omit<Decision, 'kind' | 'player'>;

/** Asks chance for one of several options; null: still open, and the step is taken again. */
export function drawn(run: { decide(decision: Decision): number }, draw: Draw): number | null {
  const index = run.decide({ kind: 'chance', player: 0, ...draw });
  return index === OPEN ? null : draw.options[index]!;
}

/** The whole numbers between two, both included. */
export function numbersFrom(low: number, high: number): number[] {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);
}
