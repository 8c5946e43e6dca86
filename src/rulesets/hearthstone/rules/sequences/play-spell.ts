import { cardOf, get, type HsRun, playerEntity, set } from '../../state/access.js';
import type { Code } from '../../state/code.js';
import { isComboActive } from '../../state/combo.js';
import type { SequenceFrame } from '../../state/frames.js';
import { runCode } from '../../state/run-code.js';
import { enterZone, leaveZone } from '../../state/zones.js';
import { EventKind, Tag, Zone } from '../../vocabulary/index.js';
import { raise } from '../triggers/event.js';
import { onPlayActions, payAndLeaveHand } from './common.js';
import { checkResult } from './result.js';
import { phase, sequence, step } from './sequence.js';

/**
 * Casting a spell from hand. A Secret or Quest is in play before the On Play Phase and has no text.
 * @rule HS-SEQ-spell
 */
export const playSpell = sequence(
  'Cast a spell',
  ['HS-SEQ-spell'],
  [
    step('The card is played', ['HS-SEQ-spell', 'HS-SEQ-spell-pay'], payAndEnter),
    phase('On Play Phase', ['HS-SEQ-spell-onplay', 'HS-OVERLOAD'], onPlayActions),
    phase(
      'Spell Text Phase',
      ['HS-SEQ-spell', 'HS-SEQ-spell-text-redirect'],
      [redirect, spellText, leavePlay],
      hasText,
    ),
    phase('After Spell Phase', ['HS-SEQ-spell-after'], [afterSpell], spellGoesOn),
    checkResult,
  ],
);

/** The card is in play from here on: a Secret or Quest in the Secret zone (HS-SEQ-spell-secrets). */
function payAndEnter(run: HsRun, frame: SequenceFrame): void {
  const { secret, questProgress } = cardOf(run.state, frame.subject);
  payAndLeaveHand(run, frame);
  const player = playerEntity(frame.player);
  set(
    run,
    player,
    Tag.NUM_SPELLS_PLAYED_THIS_GAME,
    get(run.state, player, Tag.NUM_SPELLS_PLAYED_THIS_GAME) + 1,
  );
  enterZone(run, frame.subject, secret || questProgress > 0 ? Zone.SECRET : Zone.PLAY);
}

/** A countered spell has no Spell Text Phase (HS-SEQ-spell-counterspell). */
function hasText(run: HsRun, frame: SequenceFrame): boolean {
  return frame.stopped === 0 && textOf(run, frame) !== null;
}

function textOf(run: HsRun, frame: SequenceFrame): Code | null {
  const s = run.state;
  const card = cardOf(s, frame.subject);
  const option = card.chooseOne[frame.choice];
  if (option !== undefined) return s.pool.byId.get(option)?.text ?? null;
  return card.combo !== null && isComboActive(s, frame.player, 1) ? card.combo : card.text;
}

/** Spellbender and Mayor Noggenfogger come before any text (HS-SEQ-spell-text-redirect). */
function redirect(run: HsRun, frame: SequenceFrame): void {
  if (frame.target !== 0)
    raise(run, EventKind.SPELL_TEXT, frame.player, frame.target, frame.subject, frame.choice);
}

/** The whole text is carried out in this one Phase, even if the target is gone (HS-SEQ-spell-target-gone). */
function spellText(run: HsRun, frame: SequenceFrame): void {
  runCode(run, textOf(run, frame)!, frame.subject, frame.player, frame.target, null);
}

function leavePlay(run: HsRun, frame: SequenceFrame): void {
  if (get(run.state, frame.subject, Tag.ZONE) !== Zone.PLAY) return;
  leaveZone(run, frame.subject);
  enterZone(run, frame.subject, Zone.GRAVEYARD);
}

/** Before 9.2 a countered spell's Sequence ends here (HS-SEQ-spell-counterspell-old). */
function spellGoesOn(run: HsRun, frame: SequenceFrame): boolean {
  return frame.stopped === 0 || !run.state.edition.switches.counteredSpellEndsSequence;
}

function afterSpell(run: HsRun, frame: SequenceFrame): void {
  raise(
    run,
    EventKind.AFTER_SPELL,
    frame.player,
    frame.subject,
    frame.target,
    frame.paid,
    frame.preCheck,
  );
}
