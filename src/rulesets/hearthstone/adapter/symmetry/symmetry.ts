import type { Json, Symmetry } from '../../../../kernel/index.js';
import { isObject } from '../../../common/fields.js';
import type { SymmetryAsked } from '../../../ruleset.js';
import { byOrderOfPlay, cardOf, get, typeOf } from '../../state/access.js';
import type { CompiledCard } from '../../state/model.js';
import { FIRST_CARD, PLAYERS, type State } from '../../state/state.js';
import { CardType, Tag, WIDTH, Zone } from '../../vocabulary/index.js';
import { answersDeaths, isBlind } from './blind-cards.js';
import { SymmetricMinions } from './members.js';

/** Equal minions that no card or action can tell apart; null: there are none. */
export function symmetricMinions(
  s: State,
  { pinned, actions }: SymmetryAsked,
): Symmetry<State> | null {
  const named = namesIn(actions);
  if (named === null) return null;
  const seen = new Map<string, CompiledCard>();
  const areBlind = cardsThere(s).every((e) =>
    isBlind(s.pool, cardOf(s, e), { canBePlayed: !isInPlay(s, e) }, seen),
  );
  if (!areBlind) return null;
  const isFree = (e: number): boolean =>
    !pinned.includes(e) &&
    cardOf(s, e).triggers.length === 0 &&
    !named.has(cardOf(s, e).name) &&
    !named.has(cardOf(s, e).id) &&
    !isMentioned(s, e);
  const kinds = kindsOf(s, isFree, [...seen.values()].some(answersDeaths));
  return kinds.length === 0 ? null : new SymmetricMinions(s, kinds);
}

/** What the actions after the first one name; null: they do more than play a card or end the turn. */
function namesIn(actions: readonly Json[]): ReadonlySet<string> | null {
  const names = new Set<string>();
  for (const [i, action] of actions.entries()) {
    if (action === 'endTurn') continue;
    if (!isObject(action) || !Object.hasOwn(action, 'play')) return null;
    if (i === 0) continue;
    if (Object.keys(action).length > 1 || typeof action.play !== 'string') return null;
    names.add(action.play);
  }
  return names;
}

function cardsThere(s: State): number[] {
  const found: number[] = [];
  for (let e = FIRST_CARD; e < s.count; e++)
    if (typeOf(s, e) !== CardType.DEATH_RECORD) found.push(e);
  return found;
}

function isInPlay(s: State, e: number): boolean {
  return get(s, e, Tag.ZONE) === Zone.PLAY;
}

const NAMING: readonly Tag[] = [Tag.ATTACHED, Tag.CREATOR, Tag.DEAD_ENTITY];

function isMentioned(s: State, e: number): boolean {
  for (let other = 1; other < s.count; other++)
    if (NAMING.some((tag) => get(s, other, tag) === e)) return true;
  return false;
}

/** Two or more of each kind; where deaths are answered, neighbours in the order of play. */
function kindsOf(
  s: State,
  isFree: (e: number) => boolean,
  isOrdered: boolean,
): readonly (readonly number[])[] {
  const kinds: number[][] = [];
  for (const e of mortals(s)) {
    const isMember = typeOf(s, e) === CardType.MINION && isFree(e);
    const open = isOrdered ? kinds.slice(-1) : kinds;
    const equal = open.find(([first]) => isMember && first !== undefined && isEqual(s, first, e));
    if (equal !== undefined) equal.push(e);
    // what is like no other parts those before it from those after it
    else kinds.push(isMember ? [e] : []);
  }
  return kinds.filter(({ length }) => length > 1);
}

/** All that can die, in order of play. */
function mortals(s: State): readonly number[] {
  const all = PLAYERS.flatMap((player) => [
    s.hero[player],
    ...s.board[player],
    ...s.weapons[player],
  ]);
  return byOrderOfPlay(s, all);
}

function isEqual(s: State, a: number, b: number): boolean {
  for (let tag = 0; tag < WIDTH; tag++) {
    if (tag === Tag.ZONE_POSITION || tag === Tag.PLAY_ORDER) continue;
    if (s.cells[a * WIDTH + tag] !== s.cells[b * WIDTH + tag]) return false;
  }
  return true;
}
