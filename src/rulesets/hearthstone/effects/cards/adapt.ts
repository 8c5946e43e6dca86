import type { CardRange } from '../../language/cards.js';
import type { Selector } from '../../language/words.js';
import { survives } from '../../state/access.js';
import { runCode } from '../../state/run-code.js';
import type { Scope } from '../../state/scope.js';
import type { State } from '../../state/state.js';
import { optionsOf } from '../card-choice.js';
import type { EffectWord } from '../effect-word.js';
import { firstPushedFirst } from './first-pushed-first.js';
import { offer } from './offer.js';

declare module '../../language/effects.js' {
  interface Effects {
    /**
     * Entities adapt (ZH-5.1-adapt): three different spells are offered, the player takes one, and its text happens to each
     * of them that is in play and not mortally wounded, as its TARGET. Where none is, nothing is offered.
     */
    adapt: { readonly adapt: Selector; readonly offering: CardRange };
  }
}

/** The effect `adapt`. */
export const adaptWord: EffectWord<'adapt'> = {
  form: ({ range, selector }) => ({ adapt: selector, offering: range }),
  says: 'three spells are offered, one is taken, and its text happens to these as TARGET',
  rules: ['ZH-5.1-adapt'],
  example: { adapt: 'SELF', offering: { oneOf: ['CS2_087'] } },
  refers: { offering: ['SPELL'] },
  reads: ({ adapt: minions, offering }, read) =>
    `Adapt ${read.these(minions)} with ${read.range(offering)}`,
  compile: (effect, compiler) => {
    const selected = compiler.selection(effect.adapt);
    const adapting = (s: State, scope: Scope): number[] =>
      selected(s, scope).filter((e) => survives(s, e));
    const spells = optionsOf(effect.offering, compiler);
    const options = (s: State, scope: Scope) =>
      adapting(s, scope).length === 0 ? [] : spells(s, scope);
    offer(compiler, ADAPT, options, (run, frame, { text }) => {
      const depth = run.stack.length;
      for (const e of adapting(run.state, frame)) {
        run.leaf({
          kind: 'effect',
          name: 'Adapt',
          rules: ['ZH-5.1-adapt'],
          text: '{about} adapts',
          source: frame.source,
          about: e,
        });
        if (text !== null)
          runCode(run, text, { source: frame.source, player: frame.player, target: e });
      }
      firstPushedFirst(run, depth);
    });
  },
};

const ADAPT = { kind: 'choice', name: 'Adapt', of: 'card' } as const;
