import { OPEN } from '../../../../kernel/index.js';
import { recordCheck } from '../../../common/trace-nodes.js';
import type { Condition, Effect } from '../../language/words.js';
import { named } from '../../rules/triggers/why-not.js';
import type { HsRun } from '../../state/access.js';
import { chosen } from '../../state/asking.js';
import type { EffectsFrame } from '../../state/frames.js';
import type { Requirement } from '../../state/model.js';
import { type Compiler, store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { noted } from '../reader.js';
import { playersOf } from '../who.js';
import { jumpUnless, placeholder } from './loops.js';

export const chooseWord: EffectWord<'choose'> = {
  says: 'a player takes one of them; `save` keeps it',
  rules: [],
  example: { choose: 'FRIENDLY_HAND', save: 'taken' },
  reads: ({ choose: options, save, who }, read) =>
    read.does(who, 'choose', `one: ${read.these(options)}${noted(save)}`),
  compile: (effect, compiler) => {
    const from = compiler.selection(effect.choose);
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      const s = run.state;
      const options = from(s, frame);
      if (options.length === 0) {
        store(frame, effect.save, []);
        return;
      }
      const index = chosen(run, 'choose', who(s, frame)[0]!, { source: frame.source, options });
      if (index !== OPEN) store(frame, effect.save, [options[index]!]);
    });
  },
};

export const ifWord: EffectWord<'if'> = {
  says: '`then` effects, or `else` others',
  rules: ['HS-R1-dfs'],
  example: { if: 'BOARD_NOT_FULL', then: [{ summon: 'CS2_231' }], else: [{ draw: 1 }] },
  reads: ({ if: condition, then, else: otherwise }, read) => {
    const rest = otherwise === undefined ? '' : `; otherwise, ${read.steps(otherwise)}`;
    return `if ${read.holds(condition)}, ${read.steps(then)}${rest}`;
  },
  compile: (effect, compiler) => {
    // what a text begins with is its condition; further on it is a branch like others
    const isFirst = compiler.here() === ((effect as Effect).rules?.length ? 1 : 0);
    const holds = isFirst ? recordedTest(effect.if, compiler) : plainTest(effect.if, compiler);
    const branch = compiler.emit(placeholder);
    compiler.effects(effect.then);
    if (effect.else === undefined) {
      const end = compiler.here();
      compiler.patch(branch, (run, frame) => jumpUnless(frame, holds(run, frame), end));
      return;
    }
    const over = compiler.emit(placeholder);
    const otherwise = compiler.here();
    compiler.effects(effect.else);
    const end = compiler.here();
    compiler.patch(branch, (run, frame) => jumpUnless(frame, holds(run, frame), otherwise));
    compiler.patch(over, (_run, frame) => {
      frame.pc = end;
    });
  },
};

type RunTest = (run: HsRun, frame: EffectsFrame) => boolean;

function plainTest(condition: Condition, compiler: Compiler): RunTest {
  const test = compiler.test(condition);
  return (run, frame) => test(run.state, frame);
}

/** A condition that leaves a check where it fails, with the first part of it that does not hold. */
function recordedTest(condition: Condition, compiler: Compiler): RunTest {
  const test = compiler.test(condition);
  let parts: readonly Requirement[] | null = null;
  return (run, frame) => {
    if (test(run.state, frame)) return true;
    if (run.trace === null) return false;
    parts ??= compiler.requirements(condition, '{about}');
    const failed = parts.find(({ holds }) => !holds(run.state, frame));
    if (failed === undefined) return false;
    recordCheck(run, 'condition fails', [...failed.rules, 'HS-TARGETCOND', ...OF_TEXTS], {
      text: `{source}'s condition does not hold: ${named(run.state, failed.otherwise)}`,
      source: frame.source,
      about: frame.it || frame.target,
    });
    return false;
  };
}

/** When a text looks at its conditions. */
const OF_TEXTS = ['ZH-3.3-untargeted-battlecry', 'ZH-3.3-inner-condition'] as const;

export const saveWord: EffectWord<'save'> = {
  says: 'keeps `entities` or a `value` under a name for later effects of the same list',
  rules: [],
  example: { save: 'hit', entities: 'ENEMY_MINIONS' },
  reads: (effect, read) =>
    'entities' in effect
      ? `note ${read.these(effect.entities)} as "${effect.save}"`
      : `note the number ${read.amount(effect.value)} as "${effect.save}"`,
  compile: (effect, compiler) => {
    if ('entities' in effect) {
      const entities = compiler.selection(effect.entities);
      compiler.emit((run, frame) => store(frame, effect.save, [...entities(run.state, frame)]));
      return;
    }
    if (!('value' in effect)) return;
    const value = compiler.measure(effect.value);
    compiler.emit((run, frame) => store(frame, effect.save, value(run.state, frame)));
  },
};
