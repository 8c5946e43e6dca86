import { Run } from '../../../../kernel/index.js';
import { Names } from '../../../common/names.js';
import type { Position } from '../../../ruleset.js';
import { PROGRAM } from '../../program.js';
import { makeCreature } from '../../rules/events/enter.js';
import { type BatchRun, createRow, get, moveTo, renewAge, set } from '../../state/access.js';
import { setHealth } from '../../state/creature.js';
import { attachTrigger } from '../../state/granted.js';
import { type CardPool, GAME_CARD, PLAYER_CARD } from '../../state/pool.js';
import { GAME, PLAYERS, playerRow, type State } from '../../state/state.js';
import { PUBLISHED } from '../../vocabulary/editions.js';
import { Col, PLAYER_HEALTH, WIDTH, Zone } from '../../vocabulary/index.js';
import {
  type EntityDraft,
  type GrantDraft,
  type PlayerDraft,
  rankAfter,
  type ScenarioDraft,
} from './read-scenario.js';

interface Building {
  readonly run: BatchRun;
  readonly names: Names;
}

/** Builds the state that a scenario describes. Creatures are numbered in their order of appearing. */
export function buildState(draft: ScenarioDraft, pool: CardPool): Position<State> {
  const cells = new Int32Array(48 * WIDTH);
  const empty: State = { cells, count: 1, pool, edition: PUBLISHED };
  const run: BatchRun = new Run(PROGRAM, empty);
  const building: Building = { run, names: new Names() };
  createRow(run, pool.cards[GAME_CARD]!, 0, 0);
  set(run, GAME, Col.TURN, draft.turn);
  set(run, GAME, Col.ACTIVE, draft.toAct);
  set(run, GAME, Col.INSTANT, 1);
  for (const player of PLAYERS) createRow(run, pool.cards[PLAYER_CARD]!, 0, player);
  for (const side of draft.players) buildPlayer(run, side);
  for (const creature of draft.order) buildCreature(building, creature);
  for (const side of draft.players) buildLists(building, side);
  for (const side of draft.players)
    for (const given of side.granted) attach(building, given, playerRow(side.player), side.player);
  return { state: run.state, names: building.names };
}

function buildPlayer(run: BatchRun, { player, values }: PlayerDraft): void {
  const row = playerRow(player);
  set(run, row, Col.HEALTH, PLAYER_HEALTH);
  for (const [column, value] of values) set(run, row, Col[column], value);
  set(run, row, Col.MAX_HEALTH, Math.max(PLAYER_HEALTH, get(run.state, row, Col.HEALTH)));
  if (get(run.state, row, Col.RANK) === 0)
    set(run, row, Col.RANK, rankAfter(get(run.state, row, Col.TURNS_TAKEN)));
  setHealth(run, row, get(run.state, row, Col.HEALTH));
}

/** A creature on the board is awake and as it is printed where nothing else is said. */
function buildCreature(building: Building, draft: EntityDraft): void {
  const { run } = building;
  const { card, level, player, lane } = draft;
  const e = makeCreature(run, { card, level, player, lane: lane!, forged: false, source: 0 });
  set(run, e, Col.ASLEEP, 0);
  for (const [column, value] of draft.values) set(run, e, Col[column], value);
  const health = get(run.state, e, Col.HEALTH);
  if (health > get(run.state, e, Col.MAX_HEALTH)) set(run, e, Col.MAX_HEALTH, health);
  setHealth(run, e, health);
  if (draft.alias !== null) building.names.set(draft.alias, e);
  for (const given of draft.granted) attach(building, given, e, player);
}

function attach({ run, names }: Building, given: GrantDraft, host: number, player: number): void {
  const e = createRow(run, given.card, given.level, player);
  attachTrigger(run, e, host, 0);
  set(run, e, Col.USES, given.uses);
  set(run, e, Col.THIS_TURN_ONLY, given.thisTurn ? 1 : 0);
  if (given.alias !== null) names.set(given.alias, e);
}

function buildLists(building: Building, side: PlayerDraft): void {
  const { run, names } = building;
  const lists = [
    [side.hand, Zone.HAND],
    [side.deck, Zone.DECK],
    [side.discard, Zone.DISCARD],
    [side.dead, Zone.DEAD],
  ] as const;
  for (const [list, zone] of lists) {
    for (const { card, level, player, alias } of list) {
      const e = createRow(run, card, level, player);
      moveTo(run, e, zone);
      if (zone === Zone.HAND) renewAge(run, e);
      if (alias !== null) names.set(alias, e);
    }
  }
}
