import { recordCheck } from '../../../common/trace-nodes.js';
import { cardOf, controllerOf, count, get, type HsRun, inPlay, set } from '../../state/access.js';
import { NOTHING_PLAYED } from '../../state/frames.js';
import { codesOfBoth, codesOfOption } from '../../state/playing.js';
import { cardById } from '../../state/pool.js';
import { runCodes } from '../../state/run-code.js';
import { EventKind, Tag, Zone } from '../../vocabulary/index.js';
import { enterDormant } from '../events/dormant.js';
import { bringParts, enterBoard, raiseSummon } from '../events/summon.js';
import { costsHealth } from '../legality/costs-health.js';
import { raise } from '../triggers/event.js';
import {
  afterPlay,
  battlecryOf,
  onPlayActions,
  type Playing,
  payAndLeaveHand,
  payWithHealth,
  raiseAboutTarget,
  stillYours,
  updateAurasAtOnce,
} from './common.js';
import { completion, echo } from './completion.js';
import { magnetize, markMech } from './magnetic.js';
import { isRepeated, noteRepeater } from './repeated-battlecry.js';
import { checkResult } from './result.js';
import { dated, phase, sequence, step } from './sequence.js';

const RULES = ['HS-SEQ-minion', 'ZH-2.2-play'];

/** The Battlecry happens regardless; later Phases need the minion on its player's side. */
export const playMinion = sequence('Play a minion', RULES, NOTHING_PLAYED, [
  step('The card is played', [...RULES, 'HS-ZONE2', 'HS-MANA2', 'ZH-2.2-board-limit'], payHealth),
  [payAndEnter, dated(({ choiceTransformsOnEntering }) => choiceTransformsOnEntering, takeForm)],
  phase(
    'On Play Phase',
    ['HS-SEQ-minion-onplay', 'ZH-2.2-play', 'HS-OVERLOAD', 'HS-Z5b', 'HS-R6-minion'],
    onPlayActions([raiseSummonOfPlayed]),
  ),
  phase(
    'Battlecry Phase',
    [...RULES, 'HS-SEQ-minion-battlecry-dead', 'HS-R10b-targeting'],
    [magnetize, redirectBattlecry, battlecry, repeatedBattlecry],
    { takesPlace: isNotCountered },
  ),
  phase(
    'After Play and After Summon Phase',
    ['HS-SEQ-minion-afterplay', 'HS-SEQ-minion-aftersummon', 'ZH-2.2-play'],
    [
      dated(({ afterSummonComesFirst }) => afterSummonComesFirst, afterSummon),
      dated(({ afterSummonComesFirst }) => afterSummonComesFirst, echo),
      afterPlay,
      dated(({ afterSummonComesFirst }) => !afterSummonComesFirst, afterSummon),
    ],
    { takesPlace: yoursOrTransformed },
  ),
  completion,
  checkResult,
]);

/** A minion that has been countered has left play without a death, and nothing of its play follows (HS-INF-counter-minion). */
function isNotCountered(_run: HsRun, { memory }: Playing): boolean {
  return !memory.isCountered;
}

function raiseSummonOfPlayed(run: HsRun, { subject, memory }: Playing): void {
  if (!memory.isCountered) raiseSummon(run, subject);
}

/** A cost in Health is paid, and what responds to the damage resolves, before the minion enters play (ZH-2.2-play 1a). */
function payHealth(run: HsRun, frame: Playing): void {
  if (costsHealth(run.state, frame.player, frame.subject)) payWithHealth(run, frame);
}

function payAndEnter(run: HsRun, frame: Playing): void {
  payAndLeaveHand(run, frame);
  count(run, frame.player, Tag.NUM_MINIONS_PLAYED_THIS_TURN);
  judgeInHand(run, frame);
  enterBoard(run, frame.subject, frame.position);
  enterDormant(run, frame.subject);
  bringParts(run, frame.subject);
  markMech(run, frame);
  updateAurasAtOnce(run);
}

/** A Choose One that transforms the minion is carried out before anything responds to the play (ZH-2.2-play 1d). */
function takeForm(run: HsRun, { subject, choice }: Playing): void {
  const s = run.state;
  const card = cardOf(s, subject);
  if (card.chooseOne.length === 0) return;
  const option = card.chooseOne[choice];
  const { isForm } = option === undefined ? card : cardById(s.pool, option);
  if (!isForm) return;
  const codes = option === undefined ? codesOfBoth(s, card) : codesOfOption(s, option);
  runCodes(run, codes, { source: subject, player: controllerOf(s, subject) });
}

function judge(run: HsRun, frame: Playing): void {
  frame.memory.judged = get(run.state, frame.subject, Tag.ATK);
}

/** Notes by which Attack and Health it had in hand it will be judged as summoned (SUP-QUEST-GIANTS3). */
function judgeInHand(run: HsRun, frame: Playing): void {
  if (run.state.edition.switches.summonJudgedBy !== 'IN_HAND') return;
  judge(run, frame);
  set(run, frame.subject, Tag.JUDGED_HEALTH, get(run.state, frame.subject, Tag.HEALTH));
}

/** Triggers that may change the target of a Battlecry, before it (HS-SEQ-minion). */
function redirectBattlecry(run: HsRun, frame: Playing): void {
  if (run.state.edition.switches.summonJudgedBy === 'BEFORE_BATTLECRY') judge(run, frame);
  noteRepeater(run, frame);
  raiseAboutTarget(run, EventKind.BATTLECRY, frame);
}

/** The Battlecry works for whoever controls the minion now (HS-R10-controller). */
function battlecry(run: HsRun, frame: Playing): void {
  const { subject: source, target } = frame;
  const codes = battlecryOf(run, frame);
  if (codes.length > 0) recordForWhom(run, frame);
  recordWhoIsGone(run, frame);
  runCodes(run, codes, { source, player: controllerOf(run.state, source), target });
}

/** What a stolen minion does it does for its new controller, of whom Combo is asked as well (HS-COND9). */
function recordForWhom(run: HsRun, { player, subject }: Playing): void {
  const s = run.state;
  if (controllerOf(s, subject) === player) return;
  const hasCombo = cardOf(s, subject).combo !== null;
  const rules = ['HS-R10-controller', 'ZH-2.2-stolen-before-resolution'];
  recordCheck(run, 'changed sides', hasCombo ? ['HS-COND9', ...rules] : rules, {
    text: hasCombo
      ? '{about} has changed sides: Combo is asked of its new controller'
      : '{about} has changed sides: the Battlecry is carried out for its new controller',
    about: subject,
  });
}

/** A Battlecry whose minion or target has left play is carried out all the same (HS-SEQ-minion-removed). */
function recordWhoIsGone(run: HsRun, { subject, target }: Playing): void {
  const gone = [subject, target].find((e) => e !== 0 && !inPlay(run.state, e));
  if (gone !== undefined)
    recordCheck(run, 'out of play', ['HS-SEQ-minion-removed', 'ZH-2.2-left-before-resolution'], {
      text: '{about} has left play: the Battlecry is carried out where it is now',
      about: gone,
    });
}

/** Once more, in the same Phase (HS-SEQ-minion-brann). */
function repeatedBattlecry(run: HsRun, frame: Playing): void {
  if (isRepeated(run, frame)) battlecry(run, frame);
}

/**
 * The form before a transformation still has its After Play triggers (HS-SEQ-transform); before 7.1 a minion that has
 * died has those that do not need it (HS-SEQ-minion-removed-secrets-old).
 */
function yoursOrTransformed(run: HsRun, frame: Playing): boolean {
  const s = run.state;
  if (frame.memory.isCountered) return false;
  if (stillYours(run, frame)) {
    if (get(s, frame.subject, Tag.PLAY_ORDER) > frame.since) recordReturn(run, frame);
    return true;
  }
  if (inPlay(s, frame.subject)) {
    recordCheck(
      run,
      'changed sides',
      ['HS-SEQ-minion-stolen', 'HS-SEQ-minion-reenter', 'ZH-2.2-stolen-before-completion'],
      { text: '{about} is not under the control of whoever played it', about: frame.subject },
    );
    return s.edition.switches.afterPlayForStolen;
  }
  if (get(s, frame.subject, Tag.ZONE) === Zone.SETASIDE) return true;
  if (s.edition.switches.afterPlayForRemoved) return true;
  recordCheck(run, 'out of play', ['HS-R6-minion', 'HS-SEQ-minion-removed-secrets'], {
    text: '{about} has left play: no Secret answers that it was played',
    about: frame.subject,
  });
  return false;
}

/** It has come into play anew since the Battlecry Phase began. */
function recordReturn(run: HsRun, { subject }: Playing): void {
  recordCheck(run, 'back in play', ['HS-SEQ-minion-reenter', 'ZH-2.2-reenter'], {
    text: '{about} has left play and come back: it is answered as played all the same',
    about: subject,
  });
}

function afterSummon(run: HsRun, frame: Playing): void {
  if (!stillYours(run, frame)) return;
  const { player, subject, memory, preCheck } = frame;
  const amount = memory.judged ?? get(run.state, subject, Tag.ATK);
  raise(run, EventKind.AFTER_SUMMON, { player, subject, amount }, preCheck);
}
