import { controllerOf, get, type HsRun, playerEntity, set } from '../../state/access.js';
import type { SequenceFrame } from '../../state/frames.js';
import { runCode } from '../../state/run-code.js';
import { EventKind, Tag, Zone } from '../../vocabulary/index.js';
import { updateHealthAttackAuras } from '../auras/health-attack.js';
import { enterBoard } from '../events/summon.js';
import { raise } from '../triggers/event.js';
import { bearsOtherAura } from '../triggers/queue.js';
import { battlecryOf, onPlayActions, payAndLeaveHand, stillYours } from './common.js';
import { checkResult } from './result.js';
import { phase, sequence, step } from './sequence.js';

/**
 * Playing a minion from hand. The Battlecry is carried out even if the minion has died or changed sides
 * before it; the phases after it need the minion in play on the player's side.
 * @rule HS-SEQ-minion
 */
export const playMinion = sequence(
  'Play a minion',
  ['HS-SEQ-minion'],
  [
    step('The card is played', ['HS-SEQ-minion'], payAndEnter),
    phase('On Play Phase', ['HS-SEQ-minion-onplay', 'HS-OVERLOAD'], onPlayActions),
    phase(
      'Battlecry Phase',
      ['HS-SEQ-minion', 'HS-SEQ-minion-battlecry-dead'],
      [redirectBattlecry, battlecry, repeatedBattlecry],
    ),
    phase(
      'After Play and After Summon Phase',
      ['HS-SEQ-minion-afterplay', 'HS-SEQ-minion-aftersummon'],
      [afterPlay, afterSummon],
      yoursOrTransformed,
    ),
    checkResult,
  ],
);

function payAndEnter(run: HsRun, frame: SequenceFrame): void {
  const player = playerEntity(frame.player);
  payAndLeaveHand(run, frame);
  set(
    run,
    player,
    Tag.NUM_MINIONS_PLAYED_THIS_TURN,
    get(run.state, player, Tag.NUM_MINIONS_PLAYED_THIS_TURN) + 1,
  );
  if (run.state.edition.switches.summonJudgedBy === 'IN_HAND') judge(run, frame);
  enterBoard(run, frame.subject, frame.position);
}

/** Notes by which Attack the minion will be judged in the After Summon Phase. */
function judge(run: HsRun, frame: SequenceFrame): void {
  frame.judged = get(run.state, frame.subject, Tag.ATK);
}

/** Triggers that may change the target of a Battlecry, before it (HS-SEQ-minion). */
function redirectBattlecry(run: HsRun, frame: SequenceFrame): void {
  if (run.state.edition.switches.summonJudgedBy === 'BEFORE_BATTLECRY') judge(run, frame);
  frame.memory = bearsOtherAura(
    run.state,
    controllerOf(run.state, frame.subject),
    Tag.EXTRA_BATTLECRIES_BASE,
  )
    ? 1
    : 0;
  if (frame.target !== 0)
    raise(run, EventKind.BATTLECRY, frame.player, frame.target, frame.subject, frame.choice);
}

/** The Battlecry works for whoever controls the minion now (HS-R10-controller). */
function battlecry(run: HsRun, frame: SequenceFrame): void {
  const s = run.state;
  const code = battlecryOf(run, frame);
  if (code !== null)
    runCode(run, code, frame.subject, controllerOf(s, frame.subject), frame.target, null);
}

/** Brann Bronzebeard: once more, after an Aura Update (Health/Attack), in the same Phase (HS-SEQ-minion-brann). */
function repeatedBattlecry(run: HsRun, frame: SequenceFrame): void {
  if (frame.memory === 0 || battlecryOf(run, frame) === null) return;
  if (
    get(
      run.state,
      playerEntity(controllerOf(run.state, frame.subject)),
      Tag.EXTRA_BATTLECRIES_BASE,
    ) === 0
  )
    return;
  updateHealthAttackAuras(run);
  run.leaf({
    kind: 'check',
    name: 'repeated',
    rules: ['HS-SEQ-minion-brann', 'HS-R4-doublers'],
    text: "{source}'s Battlecry resolves once more",
    source: frame.subject,
  });
  battlecry(run, frame);
}

/**
 * The form before a transformation still has its After Play triggers (HS-SEQ-transform); before 7.1 a minion that has
 * died has those that do not need it (HS-SEQ-minion-removed-secrets-old).
 */
function yoursOrTransformed(run: HsRun, frame: SequenceFrame): boolean {
  if (stillYours(run, frame)) return true;
  const s = run.state;
  const zone = get(s, frame.subject, Tag.ZONE);
  if (zone === Zone.SETASIDE) return true;
  return zone === Zone.GRAVEYARD && s.edition.switches.afterPlayForRemoved;
}

function afterPlay(run: HsRun, frame: SequenceFrame): void {
  raise(
    run,
    EventKind.AFTER_PLAY,
    frame.player,
    frame.subject,
    frame.target,
    frame.paid,
    frame.preCheck,
  );
}

function afterSummon(run: HsRun, frame: SequenceFrame): void {
  if (!stillYours(run, frame)) return;
  const attack = frame.judged < 0 ? get(run.state, frame.subject, Tag.ATK) : frame.judged;
  raise(run, EventKind.AFTER_SUMMON, frame.player, frame.subject, 0, attack, frame.preCheck);
}
