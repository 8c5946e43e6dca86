import { recordCheck, recordEffect } from '../../../common/trace-nodes.js';
import { waitsForEndOfAttack } from '../../rules/sequences/attack-steps.js';
import { type HsRun, survives } from '../../state/access.js';
import type { EffectsFrame } from '../../state/frames.js';
import type { CompiledCard } from '../../state/model.js';
import { runCode } from '../../state/run-code.js';
import type { Scope } from '../../state/scope.js';
import type { State } from '../../state/state.js';
import { optionsOf } from '../card-choice.js';
import { type Compiler, store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { firstPushedFirst } from './deck.js';
import { offer, takenOf } from './offer.js';

export const adaptWord: EffectWord<'adapt'> = {
  says: 'three spells are offered, one is taken, and its text happens to these as TARGET; `late`: when the Phase of the attack is over in which it is taken; with `choices` all are offered, and so many are taken in turn',
  rules: ['ZH-5.1-adapt', 'ZH-2.6-fledgling-late'],
  example: { adapt: 'SELF', offering: { oneOf: ['CS2_087'] } },
  refers: { offering: ['SPELL'] },
  reads: ({ adapt: minions, offering, late, choices }, read) =>
    `Adapt ${read.these(minions)} with ${read.range(offering)}${late === undefined ? '' : ' as the attack is over'}${choices === undefined ? '' : ` (${choices} of them)`}`,
  compile: (effect, compiler) => {
    const selected = compiler.selection(effect.adapt);
    const adapting = (s: State, scope: Scope): number[] =>
      selected(s, scope).filter((e) => survives(s, e));
    const spells = optionsOf(effect.offering, compiler);
    compiler.emit((run, frame) => {
      if (run.trace === null) return;
      for (const about of selected(run.state, frame).filter((e) => !survives(run.state, e)))
        recordCheck(run, 'takes nothing', ['ZH-3.3-needs-living-target'], {
          text: '{about} is mortally wounded or out of play: it does not adapt',
          source: frame.source,
          about,
        });
    });
    const options = (s: State, scope: Scope) =>
      adapting(s, scope).length === 0 ? [] : spells(s, scope);
    const take = (run: HsRun, frame: EffectsFrame, { index, text }: CompiledCard): void => {
      const depth = run.stack.length;
      for (const e of adapting(run.state, frame)) {
        recordEffect(run, 'Adapt', ['ZH-5.1-adapt'], {
          text: '{about} adapts',
          source: frame.source,
          about: e,
        });
        const { source, player } = frame;
        const waits =
          effect.late === true &&
          waitsForEndOfAttack(run, { card: index, source, player, target: e });
        if (text !== null && !waits) runCode(run, text, { source, player, target: e });
      }
      firstPushedFirst(run, depth);
    };
    if (effect.choices === undefined) offer(compiler, { name: 'Adapt' }, options, take);
    else takeInTurn(compiler, effect.choices, options, take);
  },
};

function takeInTurn(
  compiler: Compiler,
  choices: number,
  options: (s: State, scope: Scope) => readonly number[],
  take: (run: HsRun, frame: EffectsFrame, card: CompiledCard) => void,
): void {
  const taken = compiler.slot();
  compiler.emit((_run, frame) => store(frame, taken, []));
  for (let choice = 0; choice < choices; choice++)
    compiler.emit((run, frame) => {
      const before = frame.saved![taken] as number[];
      const left = options(run.state, frame).filter((card) => !before.includes(card));
      if (left.length === 0) return;
      const card = takenOf(run, frame, 'Adapt', left);
      if (card === null) return;
      store(frame, taken, [...before, card.index]);
      take(run, frame, card);
    });
}
