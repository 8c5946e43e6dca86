import { OPEN } from '../../../../kernel/index.js';
import { forceDeathPhase } from '../../rules/steps/forced-death.js';
import type { EffectsFrame } from '../../state/frames.js';
import { type Compiler, store } from '../compiling.js';
import { playersOf } from '../who.js';
import { kind } from './kind.js';

/** Control flow: conditions, loops, what is remembered, what a player chooses. */
export const FLOW_KINDS = [
  kind('if', (effect, compiler) => {
    const test = compiler.test(effect.if);
    const branch = compiler.emit(placeholder);
    compiler.effects(effect.then);
    if (effect.else === undefined) {
      const end = compiler.here();
      compiler.patch(branch, (run, frame) => jumpUnless(frame, test(run.state, frame), end));
      return;
    }
    const over = compiler.emit(placeholder);
    const otherwise = compiler.here();
    compiler.effects(effect.else);
    const end = compiler.here();
    compiler.patch(branch, (run, frame) => jumpUnless(frame, test(run.state, frame), otherwise));
    compiler.patch(over, (_run, frame) => {
      frame.pc = end;
    });
  }),

  kind('repeat', (effect, compiler) => {
    const times = compiler.measure(effect.repeat);
    compiler.emit((run, frame) => pushLoop(frame, [times(run.state, frame)]));
    loop(
      compiler,
      () => compiler.effects(effect.do),
      (frame) => {
        const counter = topLoop(frame);
        const left = counter[0]!;
        if (left <= 0) return false;
        replaceLoop(frame, [left - 1]);
        return true;
      },
    );
  }),

  kind('forEach', (effect, compiler) => {
    const members = compiler.selection(effect.forEach);
    compiler.emit((run, frame) => pushLoop(frame, [...members(run.state, frame)]));
    loop(
      compiler,
      () => compiler.effects(effect.do),
      (frame) => {
        const [next, ...rest] = topLoop(frame);
        if (next === undefined) return false;
        frame.it = next;
        replaceLoop(frame, rest);
        return true;
      },
    );
  }),

  kind('choose', (effect, compiler) => {
    const from = compiler.selection(effect.choose);
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      const s = run.state;
      const options = from(s, frame);
      if (options.length === 0) {
        store(frame, effect.save, []);
        return;
      }
      const index = run.decide({
        kind: 'choice',
        name: 'choose',
        of: 'entity',
        player: who(s, frame)[0]!,
        source: frame.source,
        options,
      });
      if (index !== OPEN) store(frame, effect.save, [options[index]!]);
    });
  }),

  kind('save', (effect, compiler) => {
    if ('entities' in effect) {
      const entities = compiler.selection(effect.entities);
      compiler.emit((run, frame) => store(frame, effect.save, [...entities(run.state, frame)]));
      return;
    }
    if (!('value' in effect)) return;
    const value = compiler.measure(effect.value);
    compiler.emit((run, frame) => store(frame, effect.save, value(run.state, frame)));
  }),

  kind('forceDeathPhase', (_effect, compiler) => {
    compiler.emit((run) => forceDeathPhase(run));
  }),
];

function placeholder(): never {
  throw new RangeError('a jump was never patched');
}

function jumpUnless(frame: EffectsFrame, holds: boolean, to: number): void {
  if (!holds) frame.pc = to;
}

/** Emits: head (leave when `next` says so), body, back to the head. */
function loop(compiler: Compiler, body: () => void, next: (frame: EffectsFrame) => boolean): void {
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

function pushLoop(frame: EffectsFrame, state: number[]): void {
  frame.loops = [...(frame.loops ?? []), state];
}

function topLoop(frame: EffectsFrame): number[] {
  return frame.loops![frame.loops!.length - 1]!;
}

function replaceLoop(frame: EffectsFrame, state: number[]): void {
  frame.loops = [...frame.loops!.slice(0, -1), state];
}

function popLoop(frame: EffectsFrame): void {
  frame.loops = frame.loops!.slice(0, -1);
}
