import { entityHole } from '../../../../kernel/index.js';
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
import { costChanges } from '../../state/enchantments.js';
import { readyForPlay } from '../../state/entering.js';
import type { PlayMemory, SequenceFrame } from '../../state/frames.js';
import type { Code, CompiledCard } from '../../state/model.js';
import { codesOfBoth, codesOfOption, isComboActive, noteOutcast } from '../../state/playing.js';
import { recordPlay } from '../../state/plays.js';
import { runCodes } from '../../state/run-code.js';
import { GAME, type State } from '../../state/state.js';
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
  if (run.trace !== null) recordCost(run, card);
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

/** How the cost of a card came about, where the order of the changes may matter (HS-M6, ZH-4.11-order). */
function recordCost(run: HsRun, card: number): void {
  const s = run.state;
  const changes = costChanges(s, card);
  if (changes.length > 1) {
    const steps = changes.map(({ enchantment, cost }) => {
      const maker = cardBehind(s, enchantment);
      return `${cost} by ${entityHole(maker, get(s, maker, Tag.CARD))}`;
    });
    recordCheck(run, 'cost', ['HS-M6', 'ZH-4.11-order'], {
      text: `{about} costs {value}: ${cardOf(s, card).cost} on the card, then ${steps.join(', then ')}`,
      about: card,
      value: get(s, card, Tag.COST),
    });
  }
  if ((changes.at(-1)?.cost ?? 0) < 0) recordCostBelowNone(run, card);
}

/** The card that an enchantment comes of, be it by way of others. */
function cardBehind(s: State, enchantment: number): number {
  let e = enchantment;
  while (typeOf(s, e) === CardType.ENCHANTMENT && get(s, e, Tag.CREATOR) !== 0)
    e = get(s, e, Tag.CREATOR);
  return e;
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

type Paying = SequenceFrame<{ readonly paid: number }>;

/** An event about the card that is played or used, with its target as the source and the mana paid as the amount (HS-M7). */
export function raisePaid(
  run: HsRun,
  kind: number,
  { player, subject, target, memory }: Paying,
  preCheck: SequenceFrame['preCheck'] = null,
): void {
  raise(run, kind, { player, subject, source: target, amount: memory.paid }, preCheck);
}

/** An event about the target, if there is one, by the card that is played or used: it may change the target. */
export function raiseAboutTarget<Memory>(
  run: HsRun,
  kind: number,
  { player, subject, target, choice }: SequenceFrame<Memory>,
): void {
  if (target !== 0) raise(run, kind, { player, subject: target, source: subject, amount: choice });
}

/** What counters the card comes first, in editions in which it has a step of its own (ZH-2.3-play 1c, SUP-AU-COUNTER). */
const raiseCounter: Operation<PlayMemory> = (run, frame) =>
  raisePaid(run, EventKind.COUNTER, frame);

/** Little responds to a card that has been countered (ZH-5.1-counter). */
const raiseCountered: Operation<PlayMemory> = (run, frame) => {
  if (frame.memory.isCountered) raisePaid(run, EventKind.COUNTERED, frame);
};

/** A spell may be replaced by another one before anything responds to it (ZH-2.3-play 1d). */
const raiseReplace: Operation<PlayMemory> = (run, frame) => {
  if (!frame.memory.isCountered && typeOf(run.state, frame.subject) === CardType.SPELL)
    raisePaid(run, EventKind.REPLACE, frame);
};

/** Triggers on the play (HS-OVERLOAD); ZH-5.1-counter. */
const raiseOnPlay: Operation<PlayMemory> = (run, frame) => {
  if (!frame.memory.isCountered) raisePaid(run, EventKind.ON_PLAY, frame);
};

export const afterPlay: Operation<PlayMemory> = (run, frame) =>
  raisePaid(run, EventKind.AFTER_PLAY, frame, frame.preCheck);

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

/** What the chosen option of a card does, of one without options this code. */
export function codesChosen(
  s: State,
  card: CompiledCard,
  choice: number,
  code: Code | null,
): readonly Code[] {
  const option = card.chooseOne[choice];
  if (option !== undefined) return codesOfOption(s, option);
  if (card.chooseOne.length > 0) return codesOfBoth(s, card);
  return code === null ? [] : [code];
}

/** Combo replaces the Battlecry for whoever controls the card now (HS-COND9). */
export function battlecryOf(run: HsRun, frame: Playing): readonly Code[] {
  const s = run.state;
  const card = cardOf(s, frame.subject);
  const hasCombo = card.combo !== null && isComboActive(s, controllerOf(s, frame.subject));
  return codesChosen(s, card, frame.choice, hasCombo ? card.combo : card.battlecry);
}

/** The Battlecry of what no other player can have got hold of meanwhile. */
export function battlecry(run: HsRun, frame: Playing): void {
  const { subject: source, player, target } = frame;
  runCodes(run, battlecryOf(run, frame), { source, player, target });
}

/** Whether the card played is still in play under the player who played it (HS-SEQ-minion-reenter). */
export function stillYours(run: HsRun, frame: Playing): boolean {
  return (
    inPlay(run.state, frame.subject) && controllerOf(run.state, frame.subject) === frame.player
  );
}
