import { Run } from '../../../../kernel/index.js';
import { PROGRAM } from '../../program.js';
import { type HsRun, playerEntity, set } from '../../state/access.js';
import type { CardPool } from '../../state/pool.js';
import { GAME_CARD, PLAYER_CARD } from '../../state/pool.js';
import { emptyState, GAME, PLAYERS, type State } from '../../state/state.js';
import { createById, createEntity, enterZone } from '../../state/zones.js';
import type { Edition } from '../../vocabulary/editions.js';
import { GameState, PlayState, Tag, WIDTH, Zone } from '../../vocabulary/index.js';

interface NewGame {
  /** Other Hero Powers than the heroes' own, or none. */
  readonly powers?: readonly [string | null, string | null];
  /** Room for so many entities before the table grows. */
  readonly rows?: number;
  /** A game that nobody looks at any more: the memory of its rows is used again. */
  readonly spare?: State | undefined;
}

/** Rows that most games never need more of: what is in decks, what was played, what has died. */
const ROWS = 208;

/** An empty game; heroes are the oldest, the Dominant Player's first (HS-DH-AGE). No frames. */
export function createGame(
  pool: CardPool,
  edition: Edition,
  heroes: readonly [string, string],
  { powers, rows = ROWS, spare }: NewGame = {},
): HsRun {
  const cells = spare === undefined ? new Int32Array(rows * WIDTH) : cleared(spare);
  const run: HsRun = new Run(PROGRAM, emptyState(pool, edition, cells, 1));
  createEntity(run, pool.at(GAME_CARD)!, 0, 0);
  for (const player of PLAYERS) createEntity(run, pool.at(PLAYER_CARD)!, player, 0);
  set(run, GAME, Tag.STATE, GameState.RUNNING);
  set(run, GAME, Tag.TURN, 1);
  set(run, GAME, Tag.CURRENT_PLAYER, 1);
  for (const player of PLAYERS) set(run, playerEntity(player), Tag.PLAYSTATE, PlayState.PLAYING);
  for (const player of PLAYERS) {
    const hero = heroes[player - 1]!;
    const own = pool.byId.get(hero)?.definition.heroPower ?? null;
    addHero(run, hero, powers === undefined ? own : powers[player - 1]!, player);
  }
  return run;
}

/** The rows of a game, all zeros again. */
function cleared({ cells, count }: State): Int32Array {
  return cells.fill(0, 0, count * WIDTH);
}

function addHero(run: HsRun, cardId: string, powerId: string | null, player: 1 | 2): void {
  const s = run.state;
  const hero = createById(run, cardId, player, 0);
  s.hero[player] = hero;
  set(run, playerEntity(player), Tag.HERO_ENTITY, hero);
  enterZone(run, hero, Zone.PLAY);
  if (powerId === null) return;
  const power = createById(run, powerId, player, 0);
  s.heroPower[player] = power;
  enterZone(run, power, Zone.PLAY);
}
