import {
  byOrderOfPlay,
  cardOf,
  controllerOf,
  get,
  type HsRun,
  set,
  typeOf,
} from '../../state/access.js';
import { type DeathPhaseFrame, Op, type StepsFrame } from '../../state/frames.js';
import { CardType, EventKind, type GameEvent, Tag } from '../../vocabulary/index.js';
import { reborn } from '../events/reborn.js';
import { beginAbsence, makeUpForAbsence, noteAbsent } from '../triggers/absence.js';
import { deathrattlesAddedTo, isHeard } from '../triggers/collect.js';
import { missed, raiseDeath } from '../triggers/event.js';

/** A Death Phase over all Death Events that wait, in order of play of the dead (HS-R7), once by player first (HS-DP1c). */
export function pushDeathPhase(run: HsRun, preCheck: readonly number[] | null): void {
  const s = run.state;
  const records = byOrderOfPlay(s, s.deathEvents.slice());
  if (s.edition.switches.deathsByDominantPlayer)
    records.sort((a, b) => controllerOf(s, a) - controllerOf(s, b));
  s.deathEvents.length = 0;
  run.push({ op: Op.DEATH_PHASE, pc: 0, records, preCheck } satisfies DeathPhaseFrame);
}

/** For each Death in turn: its event, whether the dead is Reborn, and what is back and answers late. */
const STAGES = 3;

/** pc: the next Death Event and its stage. */
export function stepDeathPhase(run: HsRun, frame: DeathPhaseFrame): void {
  const s = run.state;
  if (frame.pc === 0) {
    for (const record of frame.records) set(run, record, Tag.DEATH_EVENT, 0);
    beginAbsence(s, frame);
    run.node({
      kind: 'phase',
      name: 'Death Phase',
      rules: deathPhaseRules(run, frame),
      text:
        frame.records.length === 1
          ? 'one Death is resolved'
          : '{value} Deaths are resolved one after the other',
      value: frame.records.length,
    });
  }
  const depth = run.stack.length;
  while (frame.pc < STAGES * frame.records.length) {
    const record = frame.records[Math.floor(frame.pc / STAGES)]!;
    const stage = frame.pc++ % STAGES;
    if (stage === 0) resolveDeath(run, frame, record);
    else if (stage === 1) reborn(run, record);
    else makeUpForAbsence(run, frame);
    if (run.stack.length > depth) return;
  }
  run.pop();
}

/** Raises the Death Event, where something responds to it. */
function resolveDeath(run: HsRun, frame: DeathPhaseFrame, record: number): void {
  const s = run.state;
  const dead = get(s, record, Tag.DEAD_ENTITY);
  const event: GameEvent = {
    kind: EventKind.DEATH,
    player: controllerOf(s, record),
    subject: dead,
    source: 0,
    amount: get(s, record, Tag.ZONE_POSITION),
  };
  noteAbsent(s, frame, event);
  const isRelevant =
    isHeard(s, EventKind.DEATH) ||
    cardOf(s, dead).deathrattle !== null ||
    deathrattlesAddedTo(s, dead).length > 0;
  if (isRelevant) raiseDeath(run, event, frame.preCheck);
  else missed(run, event.kind, event);
}

/** Several Deaths are in order; a Death Phase that follows another one, or is inside a Phase, says so (HS-R8). */
function deathPhaseRules({ stack, state }: HsRun, { records }: DeathPhaseFrame): readonly string[] {
  const rules =
    records.length > 1
      ? ['HS-R7', 'ZH-1.12-death', 'HS-R2b', 'HS-FZIR2']
      : ['HS-R7', 'ZH-1.12-death'];
  const below = stack[stack.length - 2];
  if (records.length > 1 && state.edition.switches.deathsByDominantPlayer) rules.push('HS-DP1c');
  if (below?.op === Op.FORCED_DEATH) return [...rules, 'HS-FDP1', 'HS-FDP3', 'HS-R8-exc-forced'];
  if (stack[stack.length - 3]?.op === Op.FORCED_DEATH) rules.push('ZH-5.7-forced-death');
  return below?.op === Op.STEPS && (below as StepsFrame).deaths > 1
    ? [...rules, 'HS-R8', 'ZH-1.12-repeat']
    : rules;
}

/** Before 9.0 first of all (HS-SEQ-weapon-pending-old, SUP-WEAPON-OLD). */
export function weaponDeaths(run: HsRun): boolean {
  const s = run.state;
  if (s.deathEvents.length === 0 || s.edition.switches.weaponsPendDestroy) return false;
  const isWeapon = (record: number): boolean =>
    typeOf(s, get(s, record, Tag.DEAD_ENTITY)) === CardType.WEAPON;
  const records = byOrderOfPlay(s, s.deathEvents.filter(isWeapon));
  if (records.length === 0) return false;
  const others = s.deathEvents.filter((record) => !isWeapon(record));
  s.deathEvents.splice(0, s.deathEvents.length, ...others);
  run.push({ op: Op.DEATH_PHASE, pc: 0, records, preCheck: null } satisfies DeathPhaseFrame);
  return true;
}
