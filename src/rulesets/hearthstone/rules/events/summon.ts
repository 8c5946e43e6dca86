import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import {
  cardOf,
  controllerOf,
  count,
  get,
  type HsRun,
  inPlay,
  set,
  typeOf,
} from '../../state/access.js';
import { attach } from '../../state/enchantments.js';
import { type EffectsFrame, Op, type SummonFrame, type SummonGift } from '../../state/frames.js';
import type { CompiledCard } from '../../state/model.js';
import { runCode } from '../../state/run-code.js';
import type { State } from '../../state/state.js';
import { isOfRace } from '../../state/traits.js';
import { createEntity, enterZone, hasRoom } from '../../state/zones.js';
import {
  CardType,
  EventKind,
  SUMMONED,
  Tag,
  type TRANSFORMED,
  Zone,
} from '../../vocabulary/index.js';
import { updateHealthAttackAuras } from '../auras/health-attack.js';
import { updateOtherAuras } from '../auras/other.js';
import { raise } from '../triggers/event.js';
import { preCheckAfter } from '../triggers/pre-check.js';
import { enterDormant } from './dormant.js';
import { recordUnknownText } from './unknown-text.js';

interface Summoning {
  readonly player: 1 | 2;
  /** Where on the board, 0-based; -1: at the right end. */
  readonly position: number;
  readonly creator: number;
}

/** Summons a minion of a card; none on a full board (HS-Z0). @returns the minion, or 0 */
export function summonCard(run: HsRun, card: CompiledCard, summoning: Summoning): number {
  const { player, position, creator } = summoning;
  if (!canSummon(run, player, creator)) return 0;
  const minion = createEntity(run, card, player, creator);
  bringIntoPlay(run, minion, position, creator);
  enterDormant(run, minion);
  return minion;
}

/** Whether there is room for a minion; where there is none, the trace says so. */
export function canSummon(run: HsRun, player: 1 | 2, source: number): boolean {
  if (hasRoom(run.state, Zone.PLAY, player, CardType.MINION)) return true;
  recordCheck(run, 'board is full', ['HS-Z0', 'HS-LIMITS'], {
    text: '{source}: the board is full, nothing is summoned',
    source,
  });
  return false;
}

/** From 8.2 on the auras are worked out anew at once, before only when the outermost Phase has ended. */
const SUMMON_RULES = [
  'HS-SEQ-summon',
  'ZH-2.2-summon',
  'ZH-1.6-degenerate',
  'SUP-AU-SUMMON',
  'HS-R4b',
  'HS-R4-first-send',
  'HS-R4-first-send-old',
];

/** In a forced death it is a summon of the effect that forces it. */
const PART_OF_EFFECT_RULES = [...SUMMON_RULES, 'ZH-5.7-part-of-effect'];

/** Puts a minion that is in no zone list onto its controller's board as summoned, and lets the summon resolve. */
export function bringIntoPlay(run: HsRun, minion: number, position: number, source: number): void {
  const summoner = summonerOf(run, source);
  const node = beginEffect(
    run,
    'Summon',
    summoner === source ? SUMMON_RULES : PART_OF_EFFECT_RULES,
    { text: '{source} summons {about}', source, about: minion },
  );
  enterBoard(run, minion, position);
  run.end(node);
  recordUnknownText(run, minion);
  bringParts(run, minion);
  const isAsMade = run.state.edition.switches.summonJudgedBy !== 'BEFORE_BATTLECRY';
  const judged = isAsMade ? get(run.state, minion, Tag.ATK) : -1;
  run.push({
    op: Op.SUMMON,
    pc: 0,
    minion,
    judged,
    source: summoner,
    gift: null,
  } satisfies SummonFrame);
}

/** What a forced death summons is of the effect that forces it (ZH-5.7-part-of-effect). */
function summonerOf(run: HsRun, source: number): number {
  const { stack } = run;
  const forced = stack.findLastIndex((frame) => frame.op === Op.FORCED_DEATH);
  if (forced < 0) return source;
  const outer = stack.slice(0, forced).findLast((frame) => frame.op === Op.EFFECTS);
  return outer === undefined ? source : (outer as EffectsFrame).source;
}

export function enterBoard(run: HsRun, minion: number, position: number): void {
  enterZone(run, minion, Zone.PLAY, position);
  set(run, minion, Tag.EXHAUSTED, 1);
  noteSummonEvent(run, minion);
  const card = cardOf(run.state, minion);
  const player = controllerOf(run.state, minion);
  if (get(run.state, minion, Tag.WATCH_POST) !== 0)
    count(run, player, Tag.NUM_WATCH_POSTS_SUMMONED_THIS_GAME);
  for (const [race, tag] of COUNTED_AS_SUMMONED) if (isOfRace(card, race)) count(run, player, tag);
}

/** What cards ask about the minions that a player has summoned this game. */
const COUNTED_AS_SUMMONED = [
  ['TOTEM', Tag.NUM_TOTEMS_SUMMONED_THIS_GAME],
  ['PIRATE', Tag.NUM_PIRATES_SUMMONED_THIS_GAME],
  ['BEAST', Tag.NUM_BEASTS_SUMMONED_THIS_GAME],
] as const;

/** A Colossal minion brings its other parts; a change of sides does not (ZH-5.1-colossal). */
export function bringParts(run: HsRun, minion: number): void {
  const { colossal } = cardOf(run.state, minion);
  if (colossal === null) return;
  run.section({
    kind: 'trigger',
    name: 'Colossal',
    rules: ['ZH-5.1-colossal'],
    text: '{source} brings its other parts',
    source: minion,
  });
  runCode(run, colossal, { source: minion, player: controllerOf(run.state, minion) });
}

/** Waits for its Step (HS-SRS2, HS-SRS4); from 11.2 on raised at once (ZH-4.5-srs-removed). */
export function noteSummonEvent(
  run: HsRun,
  minion: number,
  as: typeof SUMMONED | typeof TRANSFORMED = SUMMONED,
): void {
  if (run.state.edition.switches.summonsAnsweredAtOnce) return;
  set(run, minion, Tag.SUMMON_EVENT, as);
  run.state.summonEvents.push(minion);
}

/** Both Aura Updates, as a minion has come into play (HS-R4b, ZH-4.2-aura-update). */
export function updateAurasOnEntering(run: HsRun): void {
  updateHealthAttackAuras(run);
  updateOtherAuras(run, true);
}

/** The triggers on a summon, where they resolve as the minion has entered play (ZH-2.2-play, ZH-2.2-summon). */
export function raiseSummon(run: HsRun, minion: number): void {
  const s = run.state;
  if (!s.edition.switches.summonsAnsweredAtOnce || !inPlay(s, minion)) return;
  const player = controllerOf(s, minion);
  raise(run, EventKind.SUMMON, { player, subject: minion });
}

/**
 * Gives a minion that has just been summoned an enchantment, before anything responds to the summon: from 23.0 on after the
 * auras have counted (ZH-3.1-summon-with-enchantment, ZH-3.1-aura-first).
 */
export function summonWith(run: HsRun, minion: number, gift: SummonGift): void {
  const frame = run.stack[run.stack.length - 1] as SummonFrame;
  if (run.state.edition.switches.summonedGetGiftsAfterAuras) frame.gift = gift;
  else give(run, minion, gift);
}

function give(run: HsRun, minion: number, { card, creator, num1 = 0 }: SummonGift): void {
  const node = beginEffect(
    run,
    'Enchantment on summon',
    ['HS-R4b', 'ZH-3.1-summon-with-enchantment', 'ZH-3.1-aura-first'],
    { text: '{source} enchants {about} as it is summoned', source: creator, about: minion },
  );
  attach(run, card, { host: minion, player: controllerOf(run.state, minion), creator, num1 });
  run.end(node);
}

/** What follows on a minion that is merely summoned, in order. */
const SUMMONING: readonly ((run: HsRun, frame: SummonFrame) => void)[] = [
  (run) => {
    if (run.state.edition.switches.summonUpdatesAuras) updateAurasOnEntering(run);
  },
  (run, { minion, gift }) => {
    if (gift !== null) give(run, minion, gift);
  },
  (run, { minion }) => raiseSummon(run, minion),
  afterSummon,
];

/** pc: the next part of a summon. */
export function stepSummon(run: HsRun, frame: SummonFrame): void {
  const depth = run.stack.length;
  while (frame.pc < SUMMONING.length) {
    SUMMONING[frame.pc++]!(run, frame);
    if (run.stack.length > depth) return;
  }
  run.pop();
}

function afterSummon(run: HsRun, { minion, judged, source }: SummonFrame): void {
  const s = run.state;
  if (!inPlay(s, minion)) return;
  raise(
    run,
    EventKind.AFTER_SUMMON,
    {
      player: controllerOf(s, minion),
      subject: minion,
      source,
      amount: judged < 0 ? get(s, minion, Tag.ATK) : judged,
    },
    preCheckAfter(run),
  );
}

/** Where on its controller's board (0-based) a minion stands; -1 when it is not on a board. */
export function boardIndex(s: State, minion: number): number {
  if (!inPlay(s, minion) || typeOf(s, minion) !== CardType.MINION) return -1;
  return get(s, minion, Tag.ZONE_POSITION) - 1;
}
