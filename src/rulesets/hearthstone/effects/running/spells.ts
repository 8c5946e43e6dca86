import { OPEN } from '../../../../kernel/index.js';
import { beginEffect, recordEffect } from '../../../common/trace-nodes.js';
import { replacePlayed, targetsOfCast } from '../../rules/events/cast.js';
import { removeFromPlay } from '../../rules/events/death.js';
import { cardOf, get, type HsRun, set, typeOf } from '../../state/access.js';
import { chance, drawn } from '../../state/asking.js';
import { isPlay, type PlayMemory, type SequenceFrame } from '../../state/frames.js';
import { optionsFor } from '../../state/playing.js';
import { forgetLastPlay } from '../../state/plays.js';
import { cardById } from '../../state/pool.js';
import { enterZone, leaveZone } from '../../state/zones.js';
import { CardType, Tag, Zone } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { isCharacter, only } from '../fitting.js';
import { runningSequence } from './attacks.js';

const OF_SPELL = [
  'HS-SEQ-spell-onplay',
  'HS-SEQ-spell-counterspell',
  'HS-SEQ-spell-counterspell-old',
  'HS-R6-spell',
  'HS-R6-spell-old',
  'ZH-2.3-play',
  'ZH-5.1-counter',
];
const OF_MINION = ['HS-INF-counter-minion', 'ZH-5.1-counter'];
const OF_SECRET = [...OF_SPELL, 'HS-SEQ-spell-secrets', 'HS-DESTROY4'];

export const counterSpellWord: EffectWord<'counterSpell'> = {
  says: 'the spell that is being cast, or the minion that is being played',
  rules: [],
  example: { counterSpell: true },
  reads: () => 'Counter the spell',
  compile: (_effect, compiler) => {
    compiler.emit((run, frame) => {
      const sequence = runningSequence(run);
      if (sequence === null || !isPlay(sequence)) return;
      const type = typeOf(run.state, sequence.subject);
      if (type !== CardType.SPELL && type !== CardType.MINION) return;
      const spell = sequence.subject;
      const isSecret = get(run.state, spell, Tag.ZONE) === Zone.SECRET;
      const node = beginEffect(run, 'Countered', rulesOfCountering(type, isSecret), {
        text: '{source} counters {about}',
        source: frame.source,
        about: spell,
      });
      sequence.memory.isCountered = true;
      set(run, spell, Tag.PLAYED_COST, 0);
      forgetLastPlay(run);
      if (type === CardType.MINION) removeFromPlay(run, spell, false);
      else leaveZone(run, spell);
      enterZone(run, spell, Zone.GRAVEYARD);
      run.end(node);
    });
  },
};

function rulesOfCountering(type: CardType, isSecret: boolean): readonly string[] {
  if (type === CardType.MINION) return OF_MINION;
  return isSecret ? OF_SECRET : OF_SPELL;
}

export const retargetToWord: EffectWord<'retargetTo'> = {
  says: 'the spell or Battlecry that runs gets another target',
  rules: ['HS-SEQ-spell-text-redirect'],
  example: { retargetTo: { random: 'VALID_TARGETS' } },
  reads: ({ retargetTo: target }, read) => `change the target to ${read.these(target)}`,
  compile: (effect, compiler) => {
    const to = only(isCharacter, compiler.selection(effect.retargetTo));
    compiler.emit((run, frame) => {
      const target = to(run.state, frame)[0];
      const sequence = runningSequence(run);
      if (target === undefined || sequence === null) return;
      recordEffect(run, 'Target changed', ['HS-SEQ-spell-text-redirect'], {
        text: '{about} becomes the target',
        source: frame.source,
        about: target,
      });
      sequence.target = target;
    });
  },
};

export const replaceSpellWord: EffectWord<'replaceSpell'> = {
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
  const index = chance(run, 'random option', {
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
  const target = drawn(run, 'random target', { source: play.subject, options: targets });
  if (target !== null) play.target = target;
}
