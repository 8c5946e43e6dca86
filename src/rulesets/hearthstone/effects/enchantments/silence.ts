import type { Selector } from '../../language/words.js';
import { takeControl } from '../../rules/events/move.js';
import { cardOf, controllerOf, get, type HsRun, set } from '../../state/access.js';
import { detach, enchantmentsOn, recompute, recomputeGranted } from '../../state/enchantments.js';
import type { State } from '../../state/state.js';
import { detune } from '../../state/zones.js';
import { KEYWORDS, opponentOf, Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    silence: { readonly silence: Selector };
  }
}

export const silenceWord: EffectWord<'silence'> = {
  form: ({ selector }) => ({ silence: selector }),
  says: 'its text and its enchantments are gone',
  rules: ['HS-SIL1', 'HS-SIL2'],
  example: { silence: 'TARGET' },
  reads: ({ silence: targets }, read) => `Silence ${read.these(targets)}`,
  compile: (effect, compiler) => {
    const targets = compiler.selection(effect.silence);
    compiler.emit((run, frame) => {
      for (const target of [...targets(run.state, frame)]) silence(run, frame.source, target);
    });
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
  const node = run.begin({
    kind: 'effect',
    name: 'Silence',
    rules: silencingRules(s, target),
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
