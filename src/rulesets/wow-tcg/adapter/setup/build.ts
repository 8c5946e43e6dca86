import { addRow, Run } from '../../../../kernel/index.js';
import { Names } from '../../../common/names.js';
import type { Problems } from '../../../common/problems.js';
import type { Position } from '../../../ruleset.js';
import { PROGRAM } from '../../program.js';
import { settle } from '../../rules/events/status.js';
import { addCard, fill, get, set, stamp } from '../../state/access.js';
import { playerRow } from '../../state/players.js';
import { type CardPool, GAME_CARD, PLAYER_CARD } from '../../state/pool.js';
import { GAME, type State, type WowRun } from '../../state/state.js';
import { PUBLISHED } from '../../vocabulary/editions.js';
import { Col, Kind, Step, WIDTH, Zone } from '../../vocabulary/index.js';
import { REFERENCES } from '../names/references.js';
import type { CardDraft, ScenarioDraft, SideDraft } from './read-scenario.js';

interface Building {
  readonly run: WowRun;
  readonly names: Names;
  readonly draft: ScenarioDraft;
  readonly problems: Problems;
}

const ALL_POWERS = -1;

export function buildState(
  draft: ScenarioDraft,
  pool: CardPool,
  problems: Problems,
): Position<State> | null {
  const empty: State = {
    cells: new Int32Array(96 * WIDTH),
    count: 1,
    pool,
    edition: PUBLISHED,
    version: 0,
  };
  const run: WowRun = new Run(PROGRAM, empty);
  const building = { run, names: new Names(), draft, problems };
  buildGame(building);
  const hosts = draft.sides.flatMap((side) => buildSide(building, side));
  for (const [e, one] of hosts) attach(building, e, one);
  if (!problems.isEmpty) return null;
  settle(run);
  return { state: run.state, names: building.names };
}

function buildGame({ run, draft }: Building): void {
  addRow(run.state, WIDTH);
  const { turn, player, step, sides } = draft;
  fill(run, GAME, {
    CARD: GAME_CARD,
    KIND: Kind.GAME,
    PLAYERS: sides.length,
    TURN: turn,
    TURN_PLAYER: player,
    NORMAL_PLAYER: player,
    STEP: Step[step],
    PRIORITY: step === 'SETUP' ? 0 : player,
    TIME: 1,
  });
  for (const side of sides) {
    const row = addRow(run.state, WIDTH);
    const last = side.player === player ? turn : Math.max(0, turn - 1);
    fill(run, row, {
      CARD: PLAYER_CARD,
      KIND: Kind.PLAYER,
      OWNER: side.player,
      TEAM: side.team,
      LAST_TURN: last,
      PLACED: side.placed ? 1 : 0,
      SHUFFLED: side.shuffled ? 1 : 0,
    });
  }
}

/** A player's cards; those that are attached, with what they are attached to. */
function buildSide(building: Building, side: SideDraft): [number, CardDraft][] {
  const { run, draft } = building;
  const { player } = side;
  const hosts: [number, CardDraft][] = [];
  const isSetup = draft.step === 'SETUP';
  for (const [isResource, list] of [
    [0, side.board],
    [1, isSetup ? [] : side.resources],
  ] as const) {
    for (const one of list) {
      const e = add(building, one);
      const turn = get(run.state, playerRow(player), Col.LAST_TURN);
      fill(run, e, {
        ZONE: Zone.PLAY,
        CONTROLLER: player,
        BASE_CONTROLLER: player,
        RESOURCE: isResource,
        FACE_DOWN: isResource === 1 && one.card.definition.type !== 'QUEST' ? 1 : 0,
        SINCE: one.isNew ? draft.turn : Math.max(0, turn - 1),
        USED: one.isUsed ? ALL_POWERS : 0,
      });
      for (const [column, value] of one.values) set(run, e, Col[column], value);
      if (one.on !== null) hosts.push([e, one]);
    }
  }
  for (const [zone, list] of [
    [Zone.HAND, side.hand],
    [Zone.DECK, side.deck],
    [Zone.GRAVEYARD, side.graveyard],
    [Zone.REMOVED, side.removed],
  ] as const)
    list.forEach((one, i) => {
      fill(run, add(building, one), { ZONE: zone, POSITION: i + 1 });
    });
  return hosts;
}

function add({ run, names }: Building, { card, alias, owner }: CardDraft): number {
  const e = addCard(run, card, owner);
  if (alias !== null) names.set(alias, e);
  stamp(run, e);
  return e;
}

function attach({ run, names, problems }: Building, e: number, { on, path }: CardDraft): void {
  const host = names.idOf(on!) ?? REFERENCES.at(run.state, on!);
  if (host === 0 || get(run.state, host, Col.ZONE) !== Zone.PLAY) {
    problems.unknownName('UNKNOWN_ENTITY', [...path, 'on'], on!, {
      what: 'card in play with the alias',
      known: names.entries().map(([alias]) => alias),
    });
    return;
  }
  set(run, e, Col.HOST, host);
  stamp(run, e);
}
