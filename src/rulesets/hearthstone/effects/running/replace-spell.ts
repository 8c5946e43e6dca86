import { OPEN } from '../../../../kernel/index.js';
import { drawn } from '../../../common/draws.js';
import type { CardChoice } from '../../language/cards.js';
import { replacePlayed, targetsOfCast } from '../../rules/events/cast.js';
import { cardOf, type HsRun, typeOf } from '../../state/access.js';
import { optionsFor } from '../../state/choose-one.js';
import { isPlay, type PlayMemory, type SequenceFrame } from '../../state/frames.js';
import { cardById } from '../../state/pool.js';
import { decisionRules } from '../../vocabulary/decision-rules.js';
import { CardType } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { runningSequence } from './running-sequence.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** The spell that is being played becomes another one, with random option and target (ZH-2.3-play 1d). */
    replaceSpell: { readonly replaceSpell: CardChoice };
  }
}

export const replaceSpellWord: EffectWord<'replaceSpell'> = {
  form: ({ choice }) => ({ replaceSpell: choice }),
  says: 'the spell that is being played is set aside, and the rest of its Sequence resolves for this one, with random option and target',
  rules: ['ZH-2.3-play', 'ZH-4.5-replace'],
  example: { replaceSpell: { pool: { type: 'SPELL', costOf: 'EVENT_SUBJECT' } } },
  refers: { replaceSpell: ['SPELL'] },
  reads: ({ replaceSpell }, read) => `replace the spell with ${read.card(replaceSpell)}`,
  compile: (effect, compiler) => {
    const card = compiler.card(effect.replaceSpell);
    const isReplaced = compiler.slot();

    compiler.emit((run, frame) => {
      const chosen = card(run.state, frame);
      const play = playedSpell(run);
      store(frame, isReplaced, chosen?.type === CardType.SPELL && play !== null ? 1 : 0);
      if (!frame.saved![isReplaced]) return;
      replacePlayed(run, play!, chosen!, frame.source);
    });

    compiler.emit((run, frame) => {
      if (frame.saved![isReplaced]) chooseOption(run, playedSpell(run)!);
    });

    compiler.emit((run, frame) => {
      if (frame.saved![isReplaced]) aim(run, playedSpell(run)!);
    });
  },
};

type SpellPlay = SequenceFrame<PlayMemory>;

/** The Sequence of a spell that is being played and has not been countered. */
function playedSpell(run: HsRun): SpellPlay | null {
  const play = runningSequence(run);
  if (play === null || !isPlay(play) || play.memory.isCountered) return null;
  return typeOf(run.state, play.subject) === CardType.SPELL ? play : null;
}

function chooseOption(run: HsRun, play: SpellPlay): void {
  const s = run.state;
  const options = optionsFor(s, play.player as 1 | 2, cardOf(s, play.subject));
  if (options.length === 0) return;
  const index = run.decide({
    kind: 'chance',
    name: 'random option',
    rules: decisionRules('random option'),
    of: 'card',
    player: 0,
    source: play.subject,
    options: options.map((id) => cardById(s.pool, id).index),
  });
  if (index !== OPEN) play.choice = index;
}

/** What it is aimed at; where it needs a target and there is none, it has no text. */
function aim(run: HsRun, play: SpellPlay): void {
  const targets = targetsOfCast(run.state, play.player as 1 | 2, play.subject, play.choice);
  if (targets === null) return;
  if (targets.length === 0) {
    play.memory.isAimless = true;
    return;
  }
  const target = drawn(run, {
    name: 'random target',
    rules: decisionRules('random target'),
    of: 'entity',
    source: play.subject,
    options: targets,
  });
  if (target !== null) play.target = target;
}
