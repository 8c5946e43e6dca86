import type { Panel } from '../../../common/tabletop.js';
import type { Position } from '../../../ruleset.js';
import {
  cardOf,
  controllerOf,
  get,
  healthLeft,
  mortallyWounded,
  pendingDestroy,
  typeOf,
} from '../../state/access.js';
import { FIRST_CARD, PLAYERS, type State } from '../../state/state.js';
import { CardType, hasDurability, Tag } from '../../vocabulary/index.js';
import { nameIn } from '../names/references.js';

/** Deaths of the Death Event Cache that are listed, the newest. */
const LISTED = 12;

/** What a reader of the board has to know beside it: who is about to die, which auras act, who has died. */
export function panelsOf(position: Position<State>): Panel[] {
  const panels = [
    { name: 'Mortally wounded', items: dyingOf(position) },
    { name: 'Auras', items: aurasOf(position) },
    { name: 'Death Event Cache', items: deathsOf(position) },
  ];
  return panels.filter(({ items }) => items.length > 0);
}

function titled({ state: s, names }: Position<State>, e: number): string {
  const name = nameIn(names, cardOf(s, e));
  const alias = names.aliasOf(e);
  return alias === undefined || alias === name ? name : `${name} (${alias})`;
}

function dyingOf(position: Position<State>): string[] {
  const { state: s } = position;
  const all = PLAYERS.flatMap((player) => [
    s.hero[player],
    ...s.weapons[player],
    ...s.board[player],
  ]);
  return all.flatMap((e) => {
    if (e === 0) return [];
    if (pendingDestroy(s, e)) return [`${titled(position, e)}: pending destroy`];
    if (!mortallyWounded(s, e)) return [];
    const what = hasDurability(typeOf(s, e)) ? 'Durability' : 'Health';
    return [`${titled(position, e)}: ${what} ${healthLeft(s, e)}`];
  });
}

function aurasOf(position: Position<State>): string[] {
  const { state: s } = position;
  const inOrder = (one: number, other: number): number => one - other;
  return [...s.auraBearers].sort(inOrder).map((bearer) => {
    const on = s.auraEnchantments
      .filter((e) => get(s, e, Tag.CREATOR) === bearer)
      .sort(inOrder)
      .map((e) => titled(position, get(s, e, Tag.ATTACHED)));
    return on.length === 0
      ? titled(position, bearer)
      : `${titled(position, bearer)} on ${on.join(', ')}`;
  });
}

function deathsOf({ state: s, names }: Position<State>): string[] {
  const found: string[] = [];
  for (let e = FIRST_CARD; e < s.count; e++) {
    if (typeOf(s, e) !== CardType.DEATH_RECORD) continue;
    const name = nameIn(names, s.pool.at(get(s, e, Tag.DEAD_CARD))!);
    const waits = get(s, e, Tag.DEATH_EVENT) === 1 ? ', its Death Event waits' : '';
    found.push(`${name} of player ${controllerOf(s, e)}, turn ${get(s, e, Tag.TURN)}${waits}`);
  }
  return found.slice(-LISTED);
}
