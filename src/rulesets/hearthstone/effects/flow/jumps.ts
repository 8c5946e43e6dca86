import type { EffectsFrame } from '../../state/frames.js';
import type { Compiler } from '../compiling.js';

export function placeholder(): never {
  throw new RangeError('a jump was never patched');
}

export function jumpUnless(frame: EffectsFrame, holds: boolean, to: number): void {
  if (!holds) frame.pc = to;
}

/** Emits: head (leave when `next` says so), body, back to the head. */
export function loop(
  compiler: Compiler,
  body: () => void,
  next: (frame: EffectsFrame) => boolean,
): void {
  const head = compiler.emit(placeholder);
  body();
  compiler.emit((_run, frame) => {
    frame.pc = head;
  });
  const end = compiler.here();
  compiler.patch(head, (_run, frame) => {
    if (next(frame)) return;
    popLoop(frame);
    frame.pc = end;
  });
}

export function pushLoop(frame: EffectsFrame, state: number[]): void {
  frame.loops = [...(frame.loops ?? []), state];
}

export function topLoop(frame: EffectsFrame): number[] {
  return frame.loops![frame.loops!.length - 1]!;
}

export function replaceLoop(frame: EffectsFrame, state: number[]): void {
  frame.loops = [...frame.loops!.slice(0, -1), state];
}

export function popLoop(frame: EffectsFrame): void {
  frame.loops = frame.loops!.slice(0, -1);
}
