import type { Group, Role, Selector, Side } from '../language/words.js';
import { aimedCard } from '../rules/legality/legality.js';
import { validTargets } from '../rules/legality/targets.js';
import {
  activeWeapon,
  byOrderOfPlay,
  cardOf,
  controllerOf,
  get,
  inPlay,
  playerEntity,
  typeOf,
} from '../state/access.js';
import type { Scope, Selection } from '../state/scope.js';
import { GAME, PLAYERS, type State } from '../state/state.js';
import { CardType, opponentOf, Tag, WIDTH, Zone } from '../vocabulary/index.js';
import type { Compiler } from './compiling.js';

const NOBODY: readonly number[] = Object.freeze([]);

/** Compiles a selector. Random ones are drawn by a step of their own, before the effect that uses them. */
export function compileSelector(selector: Selector, compiler: Compiler): Selection {
  if (selector === 'VALID_TARGETS') return validTargetsOfSource;
  if (typeof selector === 'string')
    return selector in ROLES ? role(selector as Role) : group(selector as Group);
  if ('saved' in selector) return saved(selector.saved);
  if ('random' in selector)
    return compiler.draw(compileSelector(selector.random, compiler), selector.count);
  if ('adjacentTo' in selector) return adjacent(compileSelector(selector.adjacentTo, compiler));
  if ('reversed' in selector) return reversed(compileSelector(selector.reversed, compiler));
  if ('union' in selector)
    return union(selector.union.map((one) => compileSelector(one, compiler)));
  if ('first' in selector)
    return ends(
      compileSelector(selector.first, compiler),
      compiler.measure(selector.count ?? 1),
      1,
    );
  if ('last' in selector)
    return ends(
      compileSelector(selector.last, compiler),
      compiler.measure(selector.count ?? 1),
      -1,
    );
  const from = compileSelector(selector.of, compiler);
  const where = selector.where === undefined ? null : compiler.test(selector.where);
  const except = selector.except === undefined ? null : compileSelector(selector.except, compiler);
  return (s, scope) => {
    const excluded = except === null ? NOBODY : except(s, scope);
    const outer = scope.it;
    const found: number[] = [];
    for (const e of from(s, scope)) {
      if (excluded.includes(e)) continue;
      scope.it = e;
      if (where === null || where(s, scope)) found.push(e);
    }
    scope.it = outer;
    return found;
  };
}

const single = (e: number): readonly number[] => (e === 0 ? NOBODY : [e]);

const ROLES: Readonly<Record<Role, (s: State, scope: Scope) => number>> = {
  SELF: (_s, scope) => scope.source,
  TARGET: (_s, scope) => scope.target,
  HOST: (s, scope) => get(s, scope.source, Tag.ATTACHED),
  EVENT_SUBJECT: (_s, scope) => scope.event?.subject ?? 0,
  EVENT_SOURCE: (_s, scope) => scope.event?.source ?? 0,
  IT: (_s, scope) => scope.it,
  FRIENDLY_HERO: (s, scope) => heroInPlay(s, scope.player),
  ENEMY_HERO: (s, scope) => heroInPlay(s, opponentOf(scope.player)),
  CASTER_HERO: (s, scope) => heroInPlay(s, get(s, scope.source, Tag.CASTER)),
  FRIENDLY_WEAPON: (s, scope) => activeWeapon(s, scope.player as 1 | 2),
  ENEMY_WEAPON: (s, scope) => activeWeapon(s, opponentOf(scope.player) as 1 | 2),
  FRIENDLY_HERO_POWER: (s, scope) => s.heroPower[scope.player as 1 | 2],
  PROPOSED_ATTACKER: (s) => get(s, GAME, Tag.PROPOSED_ATTACKER),
  PROPOSED_DEFENDER: (s) => get(s, GAME, Tag.PROPOSED_DEFENDER),
  FRIENDLY_PLAYER: (_s, scope) => playerEntity(scope.player),
  ENEMY_PLAYER: (_s, scope) => playerEntity(opponentOf(scope.player)),
  CREATOR: (s, scope) => get(s, scope.source, Tag.CREATOR),
  REMEMBERED: (s, scope) => remembered(s, get(s, scope.source, Tag.TAG_SCRIPT_DATA_NUM_1)),
  GAME: () => GAME,
};

/** An enchantment may keep any number where it remembers an entity. */
function remembered(s: State, e: number): number {
  return e > 0 && e < s.count ? e : 0;
}

/** A hero that has died is no character any more. */
function heroInPlay(s: State, player: number): number {
  const hero = s.hero[player as 1 | 2];
  return inPlay(s, hero) ? hero : 0;
}

function role(name: Role): Selection {
  const find = ROLES[name];
  return (s, scope) => single(find(s, scope));
}

function sidesOf(side: Side, player: number): readonly (1 | 2)[] {
  if (side === 'ALL') return PLAYERS;
  return [(side === 'FRIENDLY' ? player : opponentOf(player)) as 1 | 2];
}

/** Boards in order of play; hands left to right; decks top first. */
function group(name: Group): Selection {
  const cut = name.indexOf('_');
  const side = name.slice(0, cut) as Side;
  const members = GROUPS[name.slice(cut + 1)]!;
  return (s, scope) => {
    const found: number[] = [];
    for (const player of sidesOf(side, scope.player)) members(s, player, found);
    return ORDERED.has(members) ? found : byOrderOfPlay(s, found);
  };
}

type Members = (s: State, player: 1 | 2, into: number[]) => void;

const hero: Members = (s, player, into) => {
  if (inPlay(s, s.hero[player])) into.push(s.hero[player]);
};
const minions: Members = (s, player, into) => {
  for (const e of s.board[player]) into.push(e);
};
const hand: Members = (s, player, into) => {
  for (const e of s.hand[player]) into.push(e);
};
const deck: Members = (s, player, into) => {
  for (let i = s.deck[player].length - 1; i >= 0; i--) into.push(s.deck[player][i]!);
};
const graveyard: Members = (s, player, into) => {
  for (let e = 4; e < s.count; e++) {
    if (
      s.cells[e * WIDTH + Tag.ZONE] === Zone.GRAVEYARD &&
      controllerOf(s, e) === player &&
      typeOf(s, e) !== CardType.ENCHANTMENT
    )
      into.push(e);
  }
};

const GROUPS: Readonly<Record<string, Members>> = {
  MINIONS: minions,
  CHARACTERS: (s, player, into) => {
    hero(s, player, into);
    minions(s, player, into);
  },
  HEROES: hero,
  HAND: hand,
  DECK: deck,
  SECRETS: (s, player, into) => {
    for (const e of s.secrets[player]) if (s.pool.cards[get(s, e, Tag.CARD)]!.secret) into.push(e);
  },
  WEAPONS: (s, player, into) => {
    for (const e of s.weapons[player]) into.push(e);
  },
  HERO_POWERS: (s, player, into) => {
    if (s.heroPower[player] !== 0) into.push(s.heroPower[player]);
  },
  GRAVEYARD: graveyard,
};

const ORDERED: ReadonlySet<Members> = new Set([hand, deck, graveyard]);

function saved(name: string): Selection {
  return (_s, scope) => {
    const value = scope.saved?.[name];
    return Array.isArray(value) ? value : NOBODY;
  };
}

/** The minions next to each of the selected ones; a minion that is not on a board has no neighbours. */
function adjacent(of: Selection): Selection {
  return (s, scope) => {
    const found: number[] = [];
    for (const e of of(s, scope)) {
      if (!inPlay(s, e) || typeOf(s, e) !== CardType.MINION) continue;
      const board = s.board[controllerOf(s, e)];
      const at = get(s, e, Tag.ZONE_POSITION) - 1;
      if (at > 0) found.push(board[at - 1]!);
      if (at + 1 < board.length) found.push(board[at + 1]!);
    }
    return found;
  };
}

/** What a card that is being played could be aimed at now; the event's amount is its option, or -1. */
function validTargetsOfSource(s: State, scope: Scope): readonly number[] {
  const { event } = scope;
  if (event === null || event.source === 0) return NOBODY;
  const card = aimedCard(s, event.source, event.amount) ?? cardOf(s, event.source);
  return validTargets(s, { player: event.player as 1 | 2, source: event.source, card });
}

function reversed(of: Selection): Selection {
  return (s, scope) => [...of(s, scope)].reverse();
}

function union(parts: readonly Selection[]): Selection {
  return (s, scope) => {
    const found: number[] = [];
    for (const part of parts) for (const e of part(s, scope)) if (!found.includes(e)) found.push(e);
    return found;
  };
}

/** The first or last few by place in their zone (decks top first). */
function ends(
  of: Selection,
  count: (s: State, scope: Scope) => number,
  direction: 1 | -1,
): Selection {
  return (s, scope) => {
    const list = [...of(s, scope)];
    if (list.length > 0 && get(s, list[0]!, Tag.ZONE) === Zone.PLAY) {
      list.sort((a, b) => get(s, a, Tag.ZONE_POSITION) - get(s, b, Tag.ZONE_POSITION));
    }
    const n = Math.max(0, count(s, scope));
    return direction === 1 ? list.slice(0, n) : list.slice(Math.max(0, list.length - n));
  };
}
