import { recordCheck } from '../../../common/trace-nodes.js';
import {
  cardOf,
  controllerOf,
  count,
  get,
  type HsRun,
  inPlay,
  playerEntity,
  set,
  typeOf,
} from '../../state/access.js';
import { recomputedCost } from '../../state/enchantments.js';
import { readyForPlay } from '../../state/entering.js';
import type { PlayMemory, SequenceFrame } from '../../state/frames.js';
import type { Code } from '../../state/model.js';
import { codesOfBoth, codesOfOption, isComboActive, noteOutcast } from '../../state/playing.js';
import { recordPlay } from '../../state/plays.js';
import { GAME } from '../../state/state.js';
import { leaveZone } from '../../state/zones.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { CardType, EventKind, Tag } from '../../vocabulary/index.js';
import { dealDamage } from '../events/deal-damage.js';
import { overload } from '../events/mana.js';
import { updateAurasOnEntering } from '../events/summon.js';
import { recordUnknownText } from '../events/unknown-text.js';
import { costsHealth } from '../legality/costs-health.js';
import { raise } from '../triggers/event.js';
import { countPlay } from './count-play.js';
import { dated, type Operation } from './sequence.js';

export type Playing = SequenceFrame<PlayMemory>;

/** Pays a card's cost and takes it out of the hand; temporary mana is spent first (HS-MANA2). */
export function payAndLeaveHand(run: HsRun, frame: Playing): void {
  const s = run.state;
  const card = frame.subject;
  const cost = get(s, card, Tag.COST);
  if (run.trace !== null && recomputedCost(s, card) < 0) recordCostBelowNone(run, card);
  const isSilenced = get(s, card, Tag.SILENCED) !== 0;
  const echoes = get(s, card, Tag.ECHO) !== 0;
  noteOutcast(run, card);
  notePlay(run, frame, cost);
  const paysHealth = costsHealth(s, frame.player, card);
  const { memory } = frame;
  memory.from = get(s, card, Tag.ZONE_POSITION);
  leaveZone(run, card);
  readyForPlay(run, card);
  recordUnknownText(run, card);
  memory.overload = isSilenced ? 0 : cardOf(s, card).overload;
  memory.echoes = echoes;
  if (!memory.isPaid) {
    if (paysHealth) payWithHealth(run, frame, cost);
    else {
      memory.paid = cost;
      payMana(run, frame.player, cost);
      if (typeOf(s, card) === CardType.SPELL) countManaOnSpell(run, frame, cost);
    }
  }
  count(run, frame.player, Tag.NUM_CARDS_PLAYED_THIS_TURN);
}

/** For cards that look at the mana that went into spells. */
function countManaOnSpell(run: HsRun, { subject, player }: Playing, cost: number): void {
  count(run, player, Tag.MANA_SPENT_ON_SPELLS_THIS_GAME, cost);
  if (cardOf(run.state, subject).definition.school === 'HOLY')
    count(run, player, Tag.MANA_SPENT_ON_HOLY_SPELLS_THIS_GAME, cost);
}

/** For cards that look at what was played (ZH-4.11-effective-cost). */
function notePlay(run: HsRun, { subject, target, player, choice }: Playing, cost: number): void {
  const s = run.state;
  const isOwn = target !== 0 && controllerOf(s, target) === player;
  const onOwnMinion = isOwn && typeOf(s, target) === CardType.MINION;
  const notFromStart = get(s, subject, Tag.CREATOR) !== 0 || get(s, subject, Tag.CASTER) !== player;
  const turn = get(s, GAME, Tag.TURN);
  if (typeOf(s, subject) === CardType.SPELL) set(run, subject, Tag.PLAYED_COST, cost);
  recordPlay(run, {
    card: cardOf(s, subject),
    player,
    turn,
    cost,
    onOwnMinion,
    onOwnCharacter: isOwn,
    notFromStart,
    option: choice,
  });
}

export function payWithHealth(
  run: HsRun,
  frame: Playing,
  cost = get(run.state, frame.subject, Tag.COST),
): void {
  const { hero, edition } = run.state;
  const { memory, subject, player } = frame;
  memory.isPaid = true;
  memory.paid = edition.switches.costPaidWithHealthCounts ? cost : 0;
  dealDamage(run, { sources: [subject], targets: [hero[player as 1 | 2]], amounts: [cost] });
}

/** A cost that is below 0 is 0 to whoever pays it, and gives no mana (HS-M5, HS-MANA7). */
function recordCostBelowNone(run: HsRun, card: number): void {
  recordCheck(run, 'cost below 0', ['HS-M5', 'HS-MANA7'], {
    text: "{about}'s changes bring its cost below 0: it costs 0",
    about: card,
  });
}

/** Takes mana from a player: once temporary crystals first, the rest is used up (HS-MANA2, ZH-4.12-tags). */
export function payMana(run: HsRun, playerNumber: number, cost: number): void {
  const s = run.state;
  const player = playerEntity(playerNumber);
  const temporary = s.edition.switches.paysWithTemporaryManaFirst
    ? Math.min(get(s, player, Tag.TEMP_RESOURCES), cost)
    : 0;
  set(run, player, Tag.TEMP_RESOURCES, get(s, player, Tag.TEMP_RESOURCES) - temporary);
  set(run, player, Tag.RESOURCES_USED, get(s, player, Tag.RESOURCES_USED) + cost - temporary);
  count(run, playerNumber, Tag.NUM_RESOURCES_SPENT_THIS_GAME, cost);
}

/** What counters the card comes first, in editions in which it has a step of its own (ZH-2.3-play 1c, SUP-AU-COUNTER). */
const raiseCounter: Operation<PlayMemory> = (run, { player, subject, target, memory }) => {
  raise(run, EventKind.COUNTER, { player, subject, source: target, amount: memory.paid });
};

/** Little responds to a card that has been countered (ZH-5.1-counter). */
const raiseCountered: Operation<PlayMemory> = (run, { player, subject, target, memory }) => {
  if (!memory.isCountered) return;
  raise(run, EventKind.COUNTERED, { player, subject, source: target, amount: memory.paid });
};

/** A spell may be replaced by another one before anything responds to it (ZH-2.3-play 1d). */
const raiseReplace: Operation<PlayMemory> = (run, { player, subject, target, memory }) => {
  if (memory.isCountered || typeOf(run.state, subject) !== CardType.SPELL) return;
  raise(run, EventKind.REPLACE, { player, subject, source: target, amount: memory.paid });
};

/** Triggers on the play (HS-OVERLOAD); amount: mana paid (HS-M7); ZH-5.1-counter. */
const raiseOnPlay: Operation<PlayMemory> = (run, frame) => {
  if (frame.memory.isCountered) return;
  raise(run, EventKind.ON_PLAY, {
    player: frame.player,
    subject: frame.subject,
    source: frame.target,
    amount: frame.memory.paid,
  });
};

/** The aura update inside the On Play Phase (HS-OVERLOAD); in 11.2 a countered spell had none (SUP-AU-COUNTER). */
const updateAuras: Operation<PlayMemory> = (run, { subject, memory }) => {
  const { edition } = run.state;
  if (!memory.isCountered || !edition.switches.counterSkipsOnPlay) updateAurasOnEntering(run);
  else
    recordCheck(run, 'no update', rulesOf(edition, 'counterSkipsOnPlay'), {
      text: '{about} has been countered: no trigger on it follows, and no Aura Update',
      about: subject,
    });
};

/** From 23.0 on they are updated as the card enters play instead (ZH-4.2-aura-update). */
export function updateAurasAtOnce(run: HsRun): void {
  if (run.state.edition.switches.playedMinionUpdatesAuras) updateAurasOnEntering(run);
}

/** Overload is incurred unless the card was countered or silenced in hand (HS-OVERLOAD3); then Tunnel Trogg's kind responds (HS-OVERLOAD). */
const incurOverload: Operation<PlayMemory> = (run, { player, subject, memory }) => {
  if (memory.overload > 0 && !memory.isCountered) overload(run, player, memory.overload, subject);
};

/** A card that was countered is not among those that were played (ZH-5.1-counter-no-count). */
const countIfNotCountered: Operation<PlayMemory> = (run, { player, subject, memory }) => {
  if (!memory.isCountered) countPlay(run, player as 1 | 2, subject);
};

/** The On Play Phase is the same for every card, but for the triggers on a summon (ZH-2.2-play 1f). */
export function onPlayActions(
  onSummon: readonly Operation<PlayMemory>[] = [],
): readonly Operation<PlayMemory>[] {
  return [
    dated((switches) => switches.counterHasItsOwnStep || switches.counterSkipsOnPlay, raiseCounter),
    raiseReplace,
    raiseOnPlay,
    raiseCountered,
    ...onSummon,
    dated(({ playedMinionUpdatesAuras }) => !playedMinionUpdatesAuras, updateAuras),
    incurOverload,
    countIfNotCountered,
  ];
}

/** Combo replaces the Battlecry for whoever controls the card now (HS-COND9). */
export function battlecryOf(run: HsRun, frame: Playing): readonly Code[] {
  const s = run.state;
  const card = cardOf(s, frame.subject);
  const option = card.chooseOne[frame.choice];
  if (option !== undefined) return codesOfOption(s, option);
  if (card.chooseOne.length > 0) return codesOfBoth(s, card);
  const player = controllerOf(s, frame.subject);
  const code = card.combo !== null && isComboActive(s, player) ? card.combo : card.battlecry;
  return code === null ? [] : [code];
}

/** Whether the card played is still in play under the player who played it (HS-SEQ-minion-reenter). */
export function stillYours(run: HsRun, frame: Playing): boolean {
  return (
    inPlay(run.state, frame.subject) && controllerOf(run.state, frame.subject) === frame.player
  );
}
