import { beginEffect } from '../../../common/trace-nodes.js';
import { validTargets, wantsTarget } from '../../rules/legality/targets.js';
import { raise } from '../../rules/triggers/event.js';
import { cardOf, controllerOf, get, inPlay, playerEntity, set } from '../../state/access.js';
import { drawn } from '../../state/asking.js';
import type { EffectsFrame } from '../../state/frames.js';
import type { Aim, CompiledCard } from '../../state/model.js';
import { cardById } from '../../state/pool.js';
import { runCode } from '../../state/run-code.js';
import type { State } from '../../state/state.js';
import { EventKind, Tag } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';

export const resolveTextOfWord: EffectWord<'resolveTextOf'> = {
  says: "the text printed on a spell or Hero Power resolves as SELF's own, `aimedAt` another target; nothing is played, cast or used",
  rules: ['HS-R1-dfs'],
  example: { resolveTextOf: { saved: 'taken' } },
  reads: ({ resolveTextOf: card, aimedAt }, read) => {
    const aim = aimedAt === undefined ? '' : `, aimed at ${read.these(aimedAt)}`;
    return `carry out the text of ${read.these(card)} as its own${aim}`;
  },
  compile: (effect, compiler) => {
    const of = compiler.selection(effect.resolveTextOf);
    const aimedAt = effect.aimedAt === undefined ? null : compiler.selection(effect.aimedAt);
    compiler.emit((run, frame) => {
      const s = run.state;
      const found = of(s, frame)[0];
      const text = found === undefined ? null : cardOf(s, found).text;
      if (text === null) return;
      const { source, player } = frame;
      const target = aimedAt === null ? frame.target : (aimedAt(s, frame)[0] ?? 0);
      runCode(run, text, { source, player, target });
    });
  },
};

export const resolveBattlecryOfWord: EffectWord<'resolveBattlecryOf'> = {
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
      const target = drawn(run, 'random target', { source: frame.source, options: targets });
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

export const invokeWord: EffectWord<'invoke'> = {
  says: "counts an invocation of a Hero card, and the text of the Hero Power that comes with it resolves as SELF's own",
  rules: ['HS-INF-invoke'],
  example: { invoke: { random: { of: 'FRIENDLY_DECK', where: 'HERO' } } },
  reads: ({ invoke: hero }, read) => `invoke ${read.one(hero)}`,
  compile: (effect, compiler) => {
    const of = compiler.selection(effect.invoke);
    const invoked = compiler.slot();

    compiler.emit((run, frame) => {
      const s = run.state;
      const hero = of(s, frame)[0];
      store(frame, invoked, hero === undefined ? NOTHING : get(s, hero, Tag.CARD));
      if (hero === undefined) return;
      const { player, source } = frame;
      const entity = playerEntity(player);
      const node = beginEffect(run, 'Invoke', ['HS-INF-invoke'], {
        text: '{source} invokes {about}',
        source,
        about: hero,
      });
      set(run, entity, Tag.INVOKE_COUNTER, get(s, entity, Tag.INVOKE_COUNTER) + 1);
      run.end(node);
      raise(run, EventKind.INVOKED, { player, subject: hero, source });
    });

    compiler.emit((run, frame) => {
      const s = run.state;
      const card = frame.saved![invoked] as number;
      const power = card === NOTHING ? undefined : s.pool.at(card)!.definition.heroPower;
      const text = power === undefined ? null : cardById(s.pool, power).text;
      if (text === null) return;
      runCode(run, text, { source: frame.source, player: frame.player, target: 0 });
    });
  },
};

const NOTHING = -1;
