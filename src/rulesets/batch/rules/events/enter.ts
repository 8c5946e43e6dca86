import { beginEffect, recordCheck, recordEffect } from '../../../common/trace-nodes.js';
import { atLevel, KEYWORDS } from '../../language/words.js';
import { type BatchRun, createRow, get, inLaneOf, now, renewAge, set } from '../../state/access.js';
import { setHealth } from '../../state/creature.js';
import type { Card } from '../../state/pool.js';
import { Col, type Column, Zone } from '../../vocabulary/index.js';
import { chainOf, raise } from '../triggers/raise.js';

export interface Entry {
  readonly card: Card;
  readonly level: number;
  readonly player: number;
  readonly lane: number;
  readonly forged: boolean;
  readonly source: number;
  /** Rules that say what enters and how, beside those for entering a lane. */
  readonly rules?: readonly string[];
}

/** Makes a creature with its printed numbers in a lane; it is the newest (BATCH-creature-order). */
export function makeCreature(run: BatchRun, { card, level, player, lane, forged }: Entry): number {
  const { definition } = card;
  const e = createRow(run, card, level, player);
  const write = (column: Column, value: number): void => set(run, e, Col[column], value);
  write('ZONE', Zone.LANE);
  write('POSITION', lane);
  renewAge(run, e);
  write('BORN', now(run.state));
  write('ATTACK', atLevel(definition.attack ?? 0, level));
  write('MAX_HEALTH', atLevel(definition.health ?? 0, level));
  setHealth(run, e, atLevel(definition.health ?? 0, level));
  for (const keyword of KEYWORDS)
    write(keyword.toUpperCase() as Column, atLevel(definition.keywords?.[keyword] ?? 0, level));
  write('ASLEEP', 1);
  write('FORGED', forged ? 1 : 0);
  return e;
}

/** The replacement enters the batch before the new creature does. */
const REPLACED = ['BATCH-replace-event-order'];

/** A replaced occupant is gone, not dead (BATCH-c-forge, BATCH-replace-event-order). */
export function enterLane(run: BatchRun, entry: Entry): number {
  const { player, lane, source, forged, rules: own = [] } = entry;
  const old = inLaneOf(run.state, player, lane);
  const rules = [forged ? 'BATCH-c-forge' : 'BATCH-c-spawn', ...own];
  if (old !== 0) set(run, old, Col.ZONE, Zone.REPLACED);
  const e = makeCreature(run, entry);
  const text = '{about} enters lane {value}';
  const node = beginEffect(run, 'Enter', rules, { text, source, about: e, value: lane });
  if (old !== 0) {
    chainOf(run).gone.push(old);
    set(run, e, Col.REPLACES, old);
    recordEffect(run, 'Replace', ['BATCH-c-forge'], {
      text: '{source} replaces {about}',
      source: e,
      about: old,
    });
    raise(run, 'CREATURE_REPLACED', old, { source: e, rules: REPLACED });
  }
  const order = old === 0 ? [] : REPLACED;
  raise(run, 'CREATURE_ENTERS', e, { source, rules: order });
  run.end(node);
  return e;
}

/** Something is to be put into a lane that is occupied, or there is no empty one (BATCH-c-spawn). */
export function noRoom(run: BatchRun, source: number): void {
  recordCheck(run, 'no empty lane', ['BATCH-c-spawn'], {
    text: 'there is no lane to enter',
    source,
  });
}

/** A creature changes its lane (BATCH-events). */
export function moveToLane(run: BatchRun, e: number, lane: number): void {
  const text = '{about} moves to lane {value}';
  const node = beginEffect(run, 'Move', ['BATCH-events'], {
    text,
    source: e,
    about: e,
    value: lane,
  });
  const amount = get(run.state, e, Col.POSITION);
  set(run, e, Col.POSITION, lane);
  raise(run, 'CREATURE_MOVES', e, { source: e, amount });
  run.end(node);
}
