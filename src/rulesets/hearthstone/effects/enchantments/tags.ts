import { beginEffect } from '../../../common/trace-nodes.js';
import { freeze } from '../../rules/events/freeze.js';
import { takeControl } from '../../rules/events/move.js';
import { assign, cardOf, controllerOf, get, type HsRun, set } from '../../state/access.js';
import { detach, enchantmentsOn, recompute, recomputeGranted } from '../../state/enchantments.js';
import type { State } from '../../state/state.js';
import { detune } from '../../state/zones.js';
import { KEYWORDS, opponentOf, Tag, type TagName } from '../../vocabulary/index.js';
import { nextOf, store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { titled } from '../reader.js';

/** What a number can be, and which part of a negative one is kept. */
const NUMBERS = ['HS-TAGLIMITS', 'ZH-4.1-overflow', 'ZH-4.1-overflow-old'];

export const setWord: EffectWord<'set'> = {
  says: 'writes tags `on` entities; not those that the rules keep',
  rules: NUMBERS,
  example: { set: { EXHAUSTED: 0 }, on: 'TARGET' },
  reads: ({ set: tags, on }, read) => {
    const changes = Object.entries(tags).map(([tag, value]) => {
      if (value === 1) return `give ${titled(tag)}`;
      if (value === 0) return `take ${titled(tag)}`;
      return `set ${titled(tag)} ${read.amount(value)}`;
    });
    return `${changes.length === 0 ? 'set nothing' : changes.join(' and ')} on ${read.these(on)}`;
  },
  compile: (effect, compiler) => {
    const on = compiler.selection(effect.on);
    const tags = Object.entries(effect.set).map(
      ([name, value]) => [Tag[name as TagName], compiler.measure(value)] as const,
    );
    compiler.emit((run, frame) => {
      for (const entity of [...on(run.state, frame)]) {
        const node = beginEffect(run, 'Set', NUMBERS, {
          text: '{source} changes {about}',
          source: frame.source,
          about: entity,
        });
        for (const [tag, value] of tags) assign(run, entity, tag, value(run.state, frame));
        run.end(node);
      }
    });
  },
};

export const freezeWord: EffectWord<'freeze'> = {
  says: 'it misses its next attack',
  rules: ['ZH-5.1-freeze'],
  example: { freeze: 'TARGET' },
  reads: ({ freeze: targets }, read) => `Freeze ${read.these(targets)}`,
  compile: (effect, compiler) => {
    const targets = compiler.selection(effect.freeze);
    const queue = compiler.slot();
    compiler.emit((run, frame) => store(frame, queue, [...targets(run.state, frame)]));
    compiler.emit((run, frame) => {
      const next = nextOf(frame, queue);
      if (next === undefined) return;
      freeze(run, frame.source, next);
    });
  },
};

export const silenceWord: EffectWord<'silence'> = {
  says: 'its text and its enchantments are gone',
  rules: ['HS-SIL1', 'HS-SIL2'],
  example: { silence: 'TARGET' },
  reads: ({ silence: targets }, read) => `Silence ${read.these(targets)}`,
  compile: (effect, compiler) => {
    const targets = compiler.selection(effect.silence);
    compiler.each(targets, (run, frame, target) => silence(run, frame.source, target));
  },
};

/** What is silenced off goes; Health that went with it is no damage. */
function silencingRules(s: State, target: number): readonly string[] {
  const gone = enchantmentsOn(s, target).map((e) => cardOf(s, e).enchantment);
  const rules = gone.length > 0 ? ['HS-SIL2', 'HS-SIL1', 'HS-ZONE6'] : ['HS-SIL2', 'HS-SIL1'];
  const changesHealth = gone.some((facts) => facts !== null && facts.health !== null);
  return changesHealth ? [...rules, 'HS-H2', 'HS-H4', 'HS-H5', 'ZH-4.1-silence-health'] : rules;
}

/** Everything but incoming aura effects is removed at once (HS-SIL1, HS-SIL2). */
function silence(run: HsRun, source: number, target: number): void {
  const s = run.state;
  const node = beginEffect(run, 'Silence', silencingRules(s, target), {
    text: '{source} silences {about}',
    source,
    about: target,
  });
  detune(s, target);
  set(run, target, Tag.SILENCED, 1);
  const gone = enchantmentsOn(s, target);
  for (const enchantment of gone) detach(run, enchantment);
  set(run, target, Tag.FROZEN, 0);
  recomputeGranted(
    run,
    target,
    KEYWORDS.map((keyword) => [Tag[keyword], 1] as const),
  );
  recompute(run, target);
  s.auraStale = true;
  s.otherAuraStale = true;
  run.end(node);
  giveBack(run, source, target, gone);
}

/** A borrowed minion goes back to its side at once (HS-INF-silence-gives-back). */
function giveBack(run: HsRun, source: number, target: number, gone: readonly number[]): void {
  const s = run.state;
  const loan = gone.find((e) => cardOf(s, e).enchantment?.borrowed === true);
  if (loan === undefined) return;
  const lender = opponentOf(get(s, loan, Tag.CASTER)) as 1 | 2;
  const rules = ['HS-INF-silence-gives-back'];
  if (controllerOf(s, target) !== lender)
    takeControl(run, target, { source, player: lender, rules });
}
