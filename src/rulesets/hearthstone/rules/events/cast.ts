import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import { cardOf, controllerOf, get, type HsRun, set } from '../../state/access.js';
import { leaveDeck } from '../../state/enchantments.js';
import type { PlayMemory, SequenceFrame } from '../../state/frames.js';
import type { Code, CompiledCard } from '../../state/model.js';
import { codesOfBoth, isComboActive } from '../../state/playing.js';
import { cardById } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { isThereAlready, staysHidden } from '../../state/traits.js';
import { createEntity, enterZone, hasRoom, leaveZone } from '../../state/zones.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { CardType, EventKind, Tag, Zone } from '../../vocabulary/index.js';
import { aimedCard } from '../legality/legality.js';
import { validTargets, wantsTarget } from '../legality/targets.js';
import { raise } from '../triggers/event.js';
import { gainCard } from './gain-card.js';
import { recordUnknownText } from './unknown-text.js';

/**
 * A spell that an effect casts (ZH-2.3-cast): it is generated and comes into play, or into the Secret zone, without
 * being played. Nothing responds to it as to a card that is played. A Secret or Quest that is there already, or for
 * which there is no room, goes to the Graveyard.
 * @returns the spell's entity
 */
export function castSpell(run: HsRun, card: CompiledCard, player: 1 | 2, source: number): number {
  const spell = createEntity(run, card, player, source);
  beginCast(run, spell, player, source);
  return spell;
}

/** A spell of a hand or deck is cast: it leaves that without being played. */
export function castCard(run: HsRun, spell: number, player: 1 | 2, source: number): void {
  leaveDeck(run, spell);
  set(run, spell, Tag.CONTROLLER, player);
  beginCast(run, spell, player, source);
}

/** Set aside; the Sequence goes on with a new, unaimed spell (ZH-2.3-play 1d, ZH-4.5-replace). */
export function replacePlayed(
  run: HsRun,
  play: SequenceFrame<PlayMemory>,
  card: CompiledCard,
  source: number,
): void {
  const old = play.subject;
  const node = beginEffect(run, 'Replace', ['ZH-2.3-play', 'ZH-4.5-replace'], {
    text: '{source} replaces {about}',
    source,
    about: old,
  });
  const player = play.player as 1 | 2;
  leaveZone(run, old);
  enterZone(run, old, Zone.SETASIDE);
  play.subject = createEntity(run, card, player, source);
  play.target = 0;
  play.choice = -1;
  play.memory.overload = card.overload;
  enterZone(run, play.subject, zoneFor(run.state, card, player));
  run.end(node);
  recordUnknownText(run, play.subject);
}

function beginCast(run: HsRun, spell: number, player: 1 | 2, source: number): void {
  const rules = ['ZH-2.3-cast'];
  const node = beginEffect(run, 'Cast', rules, {
    text: '{source} casts {about}',
    source,
    about: spell,
  });
  enterZone(run, spell, zoneFor(run.state, cardOf(run.state, spell), player));
  run.end(node);
  recordUnknownText(run, spell);
}

function zoneFor(s: State, card: CompiledCard, player: 1 | 2): Zone {
  if (!staysHidden(card)) return Zone.PLAY;
  if (!hasRoom(s, Zone.SECRET, player, card.type)) return Zone.GRAVEYARD;
  return isThereAlready(s, player, card) ? Zone.GRAVEYARD : Zone.SECRET;
}

/** The targets of a cast. @param option of Choose One, or -1 @returns null: it takes no target */
export function targetsOfCast(
  s: State,
  player: 1 | 2,
  spell: number,
  option: number,
): readonly number[] | null {
  const card = aimedCard(s, spell, option);
  if (card === null) return null;
  const aim = { player, source: spell, card };
  if (!wantsTarget(s, aim)) return null;
  const targets = validTargets(s, aim);
  return targets.length === 0 && card.play.takesTarget === 'WHEN' ? null : targets;
}

/** Whether an effect can cast a spell: what it would need to be played is there (ZH-3.3-spell-condition). */
export function meetsConditions(s: State, player: 1 | 2, spell: number): boolean {
  if (!s.edition.switches.castsNeedConditions) return true;
  return cardOf(s, spell).play.play.every(([, test, parameter]) =>
    test(s, player, parameter, spell),
  );
}

export function recordUnmetConditions(run: HsRun, player: 1 | 2, spell: number): void {
  if (meetsConditions(run.state, player, spell)) return;
  recordCheck(run, 'not playable', rulesOf(run.state.edition, 'castsNeedConditions'), {
    text: '{about} could not be played now: it does nothing',
    about: spell,
  });
}

/** The text of a spell that is cast: its option's, its Combo where that is active (HS-COND9), or its own. */
export function textOfCast(
  s: State,
  player: 1 | 2,
  spell: number,
  option: number,
): readonly Code[] {
  if (get(s, spell, Tag.ZONE) !== Zone.PLAY || !meetsConditions(s, player, spell)) return [];
  const card = aimedCard(s, spell, option);
  if (card === null) return [];
  if (option < 0 && card.chooseOne.length > 0) return codesOfBoth(s, card);
  const code = card.combo !== null && isComboActive(s, player) ? card.combo : card.text;
  return code === null ? [] : [code];
}

/** Uses up what waits for a spell (ZH-2.3-electra-emissary), if cast (ZH-2.3-use-vs-cast). */
export function raiseAfterCast(run: HsRun, spell: number): void {
  if (staysHidden(cardOf(run.state, spell))) return;
  const player = controllerOf(run.state, spell);
  raise(run, EventKind.AFTER_CAST, { player, subject: spell });
}

/** A spell that has been cast leaves play; a Secret or Quest stays. */
export function endCast(run: HsRun, spell: number): void {
  if (get(run.state, spell, Tag.ZONE) !== Zone.PLAY) return;
  if (cardOf(run.state, spell).type !== CardType.SPELL) return;
  leaveZone(run, spell);
  enterZone(run, spell, Zone.GRAVEYARD);
}

/**
 * Gives a player the copy that a Twinspell names, after the Overload and before the text. Each further time that the spell
 * resolves gives one more (ZH-2.3-resolve-again). The copy takes the place of the spell in the hand (HS-INF-twin-in-place).
 */
export function gainTwin(run: HsRun, spell: number, player: number, from = 0): void {
  const { twinspell } = cardOf(run.state, spell);
  if (twinspell === null) return;
  const node = beginEffect(
    run,
    'Twinspell',
    ['ZH-2.3-play', 'ZH-2.3-cast', 'HS-INF-twin-in-place'],
    { text: '{about} has Twinspell', about: spell },
  );
  gainCard(run, cardById(run.state.pool, twinspell), player as 1 | 2, {
    creator: spell,
    position: from - 1,
  });
  run.end(node);
}
