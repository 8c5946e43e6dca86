import {
  controllerOf,
  get,
  type HsRun,
  inPlay,
  isUntouchable,
  playerEntity,
  typeOf,
} from '../../state/access.js';
import type { Repeat, SequenceFrame } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import { CardType, Tag } from '../../vocabulary/index.js';

/** What makes a spell or a Hero Power act on the neighbours of its target, too. */
type Spread = typeof Tag.SPELLS_HIT_NEIGHBOURS | typeof Tag.HERO_POWER_HITS_NEIGHBOURS;

/**
 * The resolutions of a spell or Hero Power that are to follow the first one. They are settled before it: what makes them
 * may be gone by then (ZH-2.3-zentimo, ZH-2.7-dragonhawk). All of them together may have to be done twice.
 */
export function repeatsOf(s: State, frame: SequenceFrame, spread: Spread): readonly Repeat[] {
  const { player, target } = frame;
  const near = get(s, playerEntity(player), spread) === 0 ? [] : neighboursOf(s, target);
  const once = near.map((neighbour): Repeat => ({ target: neighbour, isWhole: false }));
  const isTwice = spread === Tag.SPELLS_HIT_NEIGHBOURS && resolvesTwice(s, player);
  return isTwice ? [...once, { target, isWhole: true }, ...once] : once;
}

/** Whether the spells of a player resolve once more (ZH-2.3-resolve-again). */
export function resolvesTwice(s: State, player: number): boolean {
  return get(s, playerEntity(player), Tag.SPELLS_RESOLVE_TWICE) !== 0;
}

/** The minions beside a minion, the left one first. */
function neighboursOf(s: State, minion: number): readonly number[] {
  if (!inPlay(s, minion) || typeOf(s, minion) !== CardType.MINION) return [];
  const board = s.board[controllerOf(s, minion)];
  const at = board.indexOf(minion);
  return [board[at - 1], board[at + 1]].filter(
    (e): e is number => e !== undefined && !isUntouchable(s, e),
  );
}

export function recordRepeat(run: HsRun, source: number, { target, isWhole }: Repeat): void {
  run.section({
    kind: 'effect',
    name: 'Repeat',
    rules: isWhole
      ? ['ZH-2.3-resolve-again', 'ZH-2.3-electra-emissary']
      : ['ZH-2.3-zentimo', 'ZH-2.7-dragonhawk'],
    text: isWhole ? '{source} resolves once more' : '{source} resolves for {about} as well',
    source,
    about: target,
  });
}
