import { drawn } from '../../../common/draws.js';
import type { Selector } from '../../language/words.js';
import { validTargets, wantsTarget } from '../../rules/legality/targets.js';
import { cardOf, controllerOf, inPlay } from '../../state/access.js';
import type { EffectsFrame } from '../../state/frames.js';
import type { Aim, CompiledCard } from '../../state/model.js';
import { runCode } from '../../state/run-code.js';
import type { State } from '../../state/state.js';
import { decisionRules } from '../../vocabulary/decision-rules.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    /**
     * The Battlecry printed on a card resolves as that of SELF, with a random target; one that needs a target and finds none
     * does nothing (ZH-3.3-target-condition).
     */
    resolveBattlecryOf: { readonly resolveBattlecryOf: Selector };
  }
}

export const resolveBattlecryOfWord: EffectWord<'resolveBattlecryOf'> = {
  form: ({ selector }) => ({ resolveBattlecryOf: selector }),
  says: "the Battlecry printed on a card resolves as SELF's own, with a random target",
  rules: ['ZH-3.3-target-condition'],
  example: { resolveBattlecryOf: { played: 'THIS_GAME', side: 'FRIENDLY' } },
  reads: ({ resolveBattlecryOf: card }, read) =>
    `carry out the Battlecry of ${read.one(card)} as its own, with a random target`,
  compile: (effect, compiler) => {
    const of = compiler.selection(effect.resolveBattlecryOf);
    const aim = compiler.slot();
    const cardIn = (s: State, frame: EffectsFrame): CompiledCard | null => {
      const found = of(s, frame)[0];
      return found === undefined ? null : cardOf(s, found);
    };

    compiler.emit((run, frame) => {
      const s = run.state;
      const card = cardIn(s, frame);
      const aimed = card === null ? null : aimOf(s, frame, card);
      const targets = aimed === null || !wantsTarget(s, aimed) ? null : validTargets(s, aimed);
      if (targets === null || targets.length === 0) {
        const isVain = targets !== null && card!.play.takesTarget === 'ALWAYS';
        store(frame, aim, isVain ? NOTHING_TO_AIM_AT : 0);
        return;
      }
      const target = drawn(run, {
        name: 'random target',
        rules: decisionRules('random target'),
        of: 'entity',
        source: frame.source,
        options: targets,
      });
      if (target !== null) store(frame, aim, target);
    });

    compiler.emit((run, frame) => {
      const s = run.state;
      const battlecry = cardIn(s, frame)?.battlecry ?? null;
      const target = frame.saved![aim] as number;
      if (battlecry === null || target === NOTHING_TO_AIM_AT) return;
      runCode(run, battlecry, { source: frame.source, player: playerOf(s, frame), target });
    });
  },
};

/** It needs a target and there is none: the Battlecry is left out. */
const NOTHING_TO_AIM_AT = -1;

/** For whom it resolves: whoever controls SELF now, or whose effect it is once that is gone. */
function playerOf(s: State, frame: EffectsFrame): number {
  return inPlay(s, frame.source) ? controllerOf(s, frame.source) : frame.player;
}

function aimOf(s: State, frame: EffectsFrame, card: CompiledCard): Aim {
  return { player: playerOf(s, frame) as 1 | 2, source: frame.source, card };
}
