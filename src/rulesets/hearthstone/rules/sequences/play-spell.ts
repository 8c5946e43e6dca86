import { recordCheck } from '../../../common/trace-nodes.js';
import { cardOf, get, type HsRun, inPlay } from '../../state/access.js';
import { NOTHING_PLAYED } from '../../state/frames.js';
import type { Code } from '../../state/model.js';
import { isComboActive } from '../../state/playing.js';
import { runCodes } from '../../state/run-code.js';
import { staysHidden } from '../../state/traits.js';
import { enterZone, leaveZone } from '../../state/zones.js';
import { EventKind, Tag, Zone } from '../../vocabulary/index.js';
import { gainTwin } from '../events/cast.js';
import { overload } from '../events/mana.js';
import { recordRepeat, repeatsOf } from '../events/repeats.js';
import {
  codesChosen,
  onPlayActions,
  type Playing,
  payAndLeaveHand,
  raiseAboutTarget,
  raisePaid,
} from './common.js';
import { completion, echo } from './completion.js';
import { countSpell } from './count-play.js';
import { checkResult } from './result.js';
import { dated, phase, sequence, step } from './sequence.js';

const RULES = ['HS-SEQ-spell', 'ZH-2.3-play'];

/** A Secret or Quest is in play before the On Play Phase. @rule HS-SEQ-spell @rule ZH-2.3-play */
export const playSpell = sequence('Cast a spell', RULES, NOTHING_PLAYED, [
  step('The card is played', [...RULES, 'HS-SEQ-spell-pay', 'HS-ZONE2', 'HS-MANA2'], payAndEnter),
  phase(
    'On Play Phase',
    ['HS-SEQ-spell-onplay', 'ZH-2.3-play', 'HS-OVERLOAD'],
    [...onPlayActions(), twinspell],
  ),
  phase(
    'Spell Text Phase',
    [...RULES, 'HS-SEQ-spell-text-redirect', 'HS-R10b-targeting'],
    [redirect, spellText, repeatSpell, leavePlay],
    { takesPlace: hasText },
  ),
  phase(
    'After Spell Phase',
    ['HS-SEQ-spell-after', 'ZH-2.3-play'],
    [dated(({ afterSummonComesFirst }) => afterSummonComesFirst, echo), afterSpell],
    { takesPlace: spellGoesOn },
  ),
  completion,
  checkResult,
]);

/** The card is in play from here on: a Secret or Quest in the Secret zone (HS-SEQ-spell-secrets). */
function payAndEnter(run: HsRun, frame: Playing): void {
  const isHidden = staysHidden(cardOf(run.state, frame.subject));
  payAndLeaveHand(run, frame);
  if (!run.state.edition.switches.counterHasItsOwnStep) countSpell(run, frame.player);
  enterZone(run, frame.subject, isHidden ? Zone.SECRET : Zone.PLAY);
}

/** Like the Overload, the spell of a Twinspell is not for one that was countered (ZH-2.3-play 1g). */
function twinspell(run: HsRun, { player, subject, memory }: Playing): void {
  if (!memory.isCountered) gainTwin(run, subject, player, memory.from);
}

/** A countered spell has no Spell Text Phase (HS-SEQ-spell-counterspell), nor has one that cannot be aimed (ZH-2.3-cast). */
function hasText(run: HsRun, frame: Playing): boolean {
  const { isCountered, isAimless } = frame.memory;
  return !isCountered && !isAimless && textOf(run, frame).length > 0;
}

function textOf({ state: s }: HsRun, frame: Playing): readonly Code[] {
  const card = cardOf(s, frame.subject);
  const hasCombo = card.combo !== null && isComboActive(s, frame.player);
  return codesChosen(s, card, frame.choice, hasCombo ? card.combo : card.text);
}

/** Spellbender and Mayor Noggenfogger come before any text (HS-SEQ-spell-text-redirect). */
function redirect(run: HsRun, frame: Playing): void {
  raiseAboutTarget(run, EventKind.SPELL_TEXT, frame);
}

/** The whole text is carried out in this one Phase, even if the target is gone (HS-SEQ-spell-target-gone). */
function spellText(run: HsRun, frame: Playing): void {
  const { subject: source, player, target } = frame;
  if (target !== 0 && !inPlay(run.state, target))
    recordCheck(run, 'out of play', ['HS-SEQ-spell-target-gone', 'HS-R6-exc-target-gone'], {
      text: '{about} has left play: the text is carried out all the same',
      about: target,
    });
  frame.memory.repeats = repeatsOf(run.state, frame, Tag.SPELLS_HIT_NEIGHBOURS);
  runCodes(run, textOf(run, frame), { source, player, target });
}

/** Once more as a whole, Overload included, or for a neighbour of the target (ZH-2.3-resolve-again, ZH-2.3-zentimo). */
function repeatSpell(run: HsRun, frame: Playing): void {
  const { repeats, overload: amount } = frame.memory;
  const next = repeats?.[0];
  if (next === undefined) return;
  frame.memory.repeats = repeats!.slice(1);
  frame.pc--;
  const { subject: source, player } = frame;
  recordRepeat(run, source, next);
  runCodes(run, textOf(run, frame), { source, player, target: next.target });
  if (!next.isWhole) return;
  if (amount > 0) overload(run, player, amount, source);
  gainTwin(run, source, player, frame.memory.from);
}

function leavePlay(run: HsRun, frame: Playing): void {
  if (get(run.state, frame.subject, Tag.ZONE) !== Zone.PLAY) return;
  leaveZone(run, frame.subject);
  enterZone(run, frame.subject, Zone.GRAVEYARD);
}

/**
 * Before 9.2 a countered spell's Sequence ends here (HS-SEQ-spell-counterspell-old); where countering has a step of its
 * own, no trigger of the Sequence responds any more (ZH-5.1-counter).
 */
function spellGoesOn(run: HsRun, frame: Playing): boolean {
  const { counteredSpellEndsSequence, counterHasItsOwnStep } = run.state.edition.switches;
  return !frame.memory.isCountered || !(counteredSpellEndsSequence || counterHasItsOwnStep);
}

function afterSpell(run: HsRun, frame: Playing): void {
  raisePaid(run, EventKind.AFTER_SPELL, frame, frame.preCheck);
}
