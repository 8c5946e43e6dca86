import type { EffectsFrame } from '../../state/frames.js';
import type { Compiler } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';

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

export const forEachWord: EffectWord<'forEach'> = {
  says: '`do` effects with IT for each of them, as they were selected at first',
  rules: ['HS-R1-dfs'],
  example: { forEach: 'FRIENDLY_MINIONS', do: [{ damage: 1, to: 'IT' }] },
  reads: ({ forEach: members, do: steps }, read) =>
    `for each of these, ${read.these(members)}: ${read.steps(steps)}`,
  compile: (effect, compiler) => {
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
  },
};

export const repeatWord: EffectWord<'repeat'> = {
  says: '`do` effects so many times',
  rules: ['HS-R1-dfs'],
  example: { repeat: 3, do: [{ damage: 1, to: { random: 'ENEMY_CHARACTERS' } }] },
  reads: ({ repeat: times, do: steps }, read) => `${read.steps(steps)}${read.times(times)}`,
  compile: (effect, compiler) => {
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
  },
};

/** The effect `repeatUntil`. What never comes true is ended by the run's budget. */
export const repeatUntilWord: EffectWord<'repeatUntil'> = {
  says: '`do` effects once, and again until a condition holds, which is tested after each time',
  rules: ['HS-R1-dfs', 'HS-DH4'],
  example: { repeatUntil: { not: 'BOARD_NOT_FULL' }, do: [{ summon: 'CS2_231' }] },
  reads: ({ repeatUntil: condition, do: steps }, read) =>
    `${read.steps(steps)}, again and again until ${read.holds(condition)}`,
  compile: (effect, compiler) => {
    const isEnough = compiler.test(effect.repeatUntil);
    const start = compiler.here();
    compiler.effects(effect.do);
    compiler.emit((run, frame) => {
      if (!isEnough(run.state, frame)) frame.pc = start;
    });
  },
};
