import { controllerOf, get, type HsRun, inPlay, set, typeOf } from '../../state/access.js';
import type { CompiledCard } from '../../state/compiled-card.js';
import { Op, type SummonFrame } from '../../state/frames.js';
import type { State } from '../../state/state.js';
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

/** For whom a minion is summoned, and by what. */
interface Summoning {
  readonly player: 1 | 2;
  /** Where on the board, 0-based; -1: at the right end. */
  readonly position: number;
  readonly creator: number;
}

/**
 * Summons a minion of a card: it is generated on the board. On a full board nothing is created (HS-Z0).
 * @returns the minion, or 0.
 */
export function summonCard(run: HsRun, card: CompiledCard, summoning: Summoning): number {
  const { player, position, creator } = summoning;
  if (!hasRoom(run.state, Zone.PLAY, player, CardType.MINION)) {
    run.leaf({
      kind: 'check',
      name: 'board is full',
      rules: ['HS-Z0', 'HS-LIMITS'],
      text: '{source}: the board is full, nothing is summoned',
      source: creator,
    });
    return 0;
  }
  const minion = createEntity(run, card, player, creator);
  bringIntoPlay(run, minion, position, creator);
  return minion;
}

/** From 8.2 on the auras are worked out anew at once, before only when the outermost Phase has ended. */
const SUMMON_RULES = [
  'HS-SEQ-summon',
  'SUP-AU-SUMMON',
  'HS-R4b',
  'HS-R4-first-send',
  'HS-R4-first-send-old',
];

/** Puts a minion that is in no zone list onto its controller's board as summoned, and lets the summon resolve. */
export function bringIntoPlay(run: HsRun, minion: number, position: number, source: number): void {
  const node = run.begin({
    kind: 'effect',
    name: 'Summon',
    rules: SUMMON_RULES,
    text: '{source} summons {about}',
    source,
    about: minion,
  });
  enterBoard(run, minion, position);
  run.end(node);
  const isAsMade = run.state.edition.switches.summonJudgedBy !== 'BEFORE_BATTLECRY';
  const judged = isAsMade ? get(run.state, minion, Tag.ATK) : -1;
  run.push({ op: Op.SUMMON, pc: 0, minion, judged } satisfies SummonFrame);
}

/** Puts a minion onto the board: it is exhausted, and its Summon Event waits for the Summon Resolution Step (HS-SRS2). */
export function enterBoard(run: HsRun, minion: number, position: number): void {
  enterZone(run, minion, Zone.PLAY, position);
  set(run, minion, Tag.EXHAUSTED, 1);
  noteSummonEvent(run, minion);
}

/** Creates the Summon Event of a minion (HS-SRS2, HS-SRS4). */
export function noteSummonEvent(
  run: HsRun,
  minion: number,
  as: typeof SUMMONED | typeof TRANSFORMED = SUMMONED,
): void {
  set(run, minion, Tag.SUMMON_EVENT, as);
  run.state.summonEvents.push(minion);
}

/** pc: 0 both Aura Updates (HS-R4b), 1 the After Summon Phase, 2 done. */
export function stepSummon(run: HsRun, frame: SummonFrame): void {
  const s = run.state;
  const depth = run.stack.length;
  if (frame.pc === 0) {
    frame.pc = 1;
    if (s.edition.switches.summonUpdatesAuras) {
      updateHealthAttackAuras(run);
      updateOtherAuras(run);
      if (run.stack.length > depth) return;
    }
  }
  if (frame.pc === 1) {
    frame.pc = 2;
    if (inPlay(s, frame.minion)) {
      raise(
        run,
        {
          kind: EventKind.AFTER_SUMMON,
          player: controllerOf(s, frame.minion),
          subject: frame.minion,
          source: 0,
          amount: frame.judged < 0 ? get(s, frame.minion, Tag.ATK) : frame.judged,
        },
        preCheckAfter(run),
      );
      if (run.stack.length > depth) return;
    }
  }
  run.pop();
}

/** Where on its controller's board (0-based) a minion stands; -1 when it is not on a board. */
export function boardIndex(s: State, minion: number): number {
  if (!inPlay(s, minion) || typeOf(s, minion) !== CardType.MINION) return -1;
  return get(s, minion, Tag.ZONE_POSITION) - 1;
}
