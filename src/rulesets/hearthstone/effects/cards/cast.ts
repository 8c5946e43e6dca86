import { OPEN } from '../../../../kernel/index.js';
import {
  castCard,
  castSpell,
  endCast,
  gainTwin,
  raiseAfterCast,
  recordUnmetConditions,
  targetsOfCast,
  textOfCast,
} from '../../rules/events/cast.js';
import { overload } from '../../rules/events/mana.js';
import { recordRepeat, resolvesTwice } from '../../rules/events/repeats.js';
import { cardOf, controllerOf, inPlay } from '../../state/access.js';
import { chance, drawn } from '../../state/asking.js';
import type { EffectsFrame } from '../../state/frames.js';
import { optionsFor } from '../../state/playing.js';
import { cardById } from '../../state/pool.js';
import { runCodes } from '../../state/run-code.js';
import type { State } from '../../state/state.js';
import { CardType, opponentOf } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { isHidden, only } from '../fitting.js';

export const castWord: EffectWord<'cast'> = {
  says: 'whoever controls SELF casts a spell, with random option and target, or `on` this one, `taking` a card of hand or deck instead of a new one; `preferring` some targets; `who`: the `OPPONENT` does; it is not played; `RESULT` is its printed Cost',
  rules: ['ZH-2.3-cast', 'HS-TARGETCOND'],
  example: { cast: { pool: { type: 'SPELL' } } },
  refers: { cast: ['SPELL'] },
  reads: ({ cast, on, taking, who, preferring }, read) => {
    const at = preferring === undefined ? '' : `, at ${read.these(preferring)} where it can be`;
    const itself = taking === undefined ? '' : ` (${read.these(taking)} itself, no copy)`;
    const caster = who === undefined ? 'cast' : 'your opponent casts';
    return `${caster} ${read.card(cast)}${itself}${on === undefined ? ' with random choices' : ` on ${read.these(on)}`}${at}`;
  },
  compile: (effect, compiler) => {
    const card = compiler.card(effect.cast);
    const on = effect.on === undefined ? null : compiler.selection(effect.on);
    const taking =
      effect.taking === undefined ? null : only(isHidden, compiler.selection(effect.taking));
    const preferring =
      effect.preferring === undefined ? null : compiler.selection(effect.preferring);
    const casterOf = (s: State, frame: EffectsFrame): 1 | 2 => {
      const own = ownCasterOf(s, frame);
      return effect.who === undefined ? own : (opponentOf(own) as 1 | 2);
    };
    const [option, spell, aim] = [compiler.slot(), compiler.slot(), compiler.slot()];
    const again = compiler.slot();
    const spellOf = (frame: EffectsFrame): number => frame.saved![spell] as number;
    const optionOf = (frame: EffectsFrame): number => frame.saved![option] as number;

    compiler.emit((run, frame) => {
      const s = run.state;
      const chosen = card(s, frame);
      const options =
        chosen?.type === CardType.SPELL ? optionsFor(s, casterOf(s, frame), chosen) : [];
      if (options.length === 0) {
        store(frame, option, -1);
        return;
      }
      const index = chance(run, 'random option', {
        source: frame.source,
        options: options.map((id) => cardById(s.pool, id).index),
      });
      if (index !== OPEN) store(frame, option, index);
    });

    compiler.emit((run, frame) => {
      const chosen = card(run.state, frame);
      const casts = chosen !== null && chosen.type === CardType.SPELL;
      const player = casterOf(run.state, frame);
      frame.result = casts ? chosen.cost : 0;
      if (!casts) store(frame, spell, 0);
      else if (taking === null) store(frame, spell, castSpell(run, chosen, player, frame.source));
      else {
        const taken = taking(run.state, frame)[0] ?? 0;
        if (taken !== 0) castCard(run, taken, player, frame.source);
        store(frame, spell, taken);
      }
    });

    compiler.emit((run, frame) => {
      const s = run.state;
      if (on !== null) {
        store(frame, aim, on(s, frame)[0] ?? NOTHING_TO_AIM_AT);
        return;
      }
      const targets =
        spellOf(frame) === 0
          ? null
          : targetsOfCast(s, casterOf(s, frame), spellOf(frame), optionOf(frame));
      if (targets === null || targets.length === 0) {
        store(frame, aim, targets === null ? NO_TARGET : NOTHING_TO_AIM_AT);
        return;
      }
      const source = spellOf(frame);
      const preferred = preferring?.(s, frame).filter((e) => targets.includes(e)) ?? [];
      const target = drawn(run, 'random target', {
        source,
        options: preferred.length > 0 ? preferred : targets,
      });
      if (target !== null) store(frame, aim, target);
    });

    compiler.emit((run, frame) => {
      if (spellOf(frame) === 0) return;
      const { overload: amount } = cardOf(run.state, spellOf(frame));
      if (amount > 0)
        overload(run, controllerOf(run.state, spellOf(frame)), amount, spellOf(frame));
    });

    compiler.emit((run, frame) => {
      const cast = spellOf(frame);
      if (cast !== 0) gainTwin(run, cast, controllerOf(run.state, cast));
    });

    compiler.emit((run, frame) => {
      const target = frame.saved![aim] as number;
      if (spellOf(frame) === 0 || target === NOTHING_TO_AIM_AT) return;
      const player = controllerOf(run.state, spellOf(frame));
      recordUnmetConditions(run, player as 1 | 2, spellOf(frame));
      const text = textOfCast(run.state, player as 1 | 2, spellOf(frame), optionOf(frame));
      const isTwice = resolvesTwice(run.state, player);
      store(frame, again, text.length > 0 && isTwice ? 1 : 0);
      runCodes(run, text, { source: spellOf(frame), player, target });
    });

    compiler.emit((run, frame) => {
      const source = spellOf(frame);
      if (source === 0 || !frame.saved![again]) return;
      const player = controllerOf(run.state, source);
      const target = frame.saved![aim] as number;
      const text = textOfCast(run.state, player as 1 | 2, source, optionOf(frame));
      const { overload: amount } = cardOf(run.state, source);
      recordRepeat(run, source, { target, isWhole: true });
      runCodes(run, text, { source, player, target });
      if (amount > 0) overload(run, player, amount, source);
      gainTwin(run, source, player);
    });

    compiler.emit((run, frame) => {
      if (spellOf(frame) !== 0) raiseAfterCast(run, spellOf(frame));
    });

    compiler.emit((run, frame) => {
      if (spellOf(frame) !== 0) endCast(run, spellOf(frame));
    });
  },
};

/** Who casts: whoever controls the source now (HS-COND9), or whose effect it is once that is gone. */
function ownCasterOf(s: State, frame: EffectsFrame): 1 | 2 {
  return (inPlay(s, frame.source) ? controllerOf(s, frame.source) : frame.player) as 1 | 2;
}

/** It needs a target and there is none: the text is left out. */
const NOTHING_TO_AIM_AT = -1;

const NO_TARGET = 0;
