import type { Condition, Side, Value } from '../language/words.js';
import {
  cardOf,
  controllerOf,
  get,
  inPlay,
  mortallyWounded,
  pendingDestroy,
  survives,
  typeOf,
} from '../state/access.js';
import { classOf } from '../state/class.js';
import { isComboActive } from '../state/combo.js';
import { enchantmentsOn } from '../state/enchantments.js';
import type { ConditionTest, Measure, Scope } from '../state/scope.js';
import { GAME, type State } from '../state/state.js';
import { CardType, MAX_BOARD, MAX_HAND, opponentOf, Tag, Zone } from '../vocabulary/index.js';
import type { Compiler } from './compiling.js';
import { recordsOf } from './deaths/records.js';
import { reader } from './values.js';

/** Compiles a condition. */
export function compileCondition(condition: Condition, compiler: Compiler): ConditionTest {
  if (typeof condition === 'string') return WORDS[condition];
  if ('race' in condition) return raceIs(condition.race);
  if ('card' in condition)
    return (s, scope) => scope.it !== 0 && cardOf(s, scope.it).id === condition.card;
  if ('class' in condition)
    return (s, scope) => scope.it !== 0 && classOf(s, scope.it) === condition.class;
  if ('has' in condition) {
    const tag = Tag[condition.has];
    return (s, scope) => get(s, scope.it, tag) !== 0;
  }
  if ('all' in condition) return every(condition.all.map((one) => compileCondition(one, compiler)));
  if ('any' in condition) return some(condition.any.map((one) => compileCondition(one, compiler)));
  if ('not' in condition) {
    const test = compileCondition(condition.not, compiler);
    return (s, scope) => !test(s, scope);
  }
  if ('entity' in condition) return ofEntity(compiler, condition);
  if ('value' in condition) return compare(compiler.measure(condition.value), condition, compiler);
  if ('tag' in condition) {
    const read = reader(condition.tag);
    return compare((s, scope) => read(s, scope.it), condition, compiler);
  }
  if ('exists' in condition) {
    const of = compiler.selection(condition.exists);
    return (s, scope) => of(s, scope).length > 0;
  }
  if ('carries' in condition)
    return (s, scope) =>
      enchantmentsOn(s, scope.it).some((e) => cardOf(s, e).id === condition.carries);
  if ('sameCardAs' in condition) {
    const of = compiler.selection(condition.sameCardAs);
    return (s, scope) => {
      const card = cardOf(s, scope.it);
      return of(s, scope).some((e) => cardOf(s, e) === card);
    };
  }
  if ('diedThisGame' in condition) return hasDied(condition.diedThisGame, condition.side ?? 'ALL');
  if ('among' in condition) {
    const of = compiler.selection(condition.among);
    return (s, scope) => of(s, scope).includes(scope.it);
  }
  return controlsAll(condition.controlsAll);
}

type Word = Extract<Condition, string>;

const isType =
  (type: number): ConditionTest =>
  (s, scope) =>
    scope.it !== 0 && typeOf(s, scope.it) === type;

const WORDS: Readonly<Record<Word, ConditionTest>> = {
  SURVIVES: (s, scope) => survives(s, scope.it),
  KILLED: (s, scope) => isKilled(s, scope.it),
  DAMAGED: (s, scope) => get(s, scope.it, Tag.DAMAGE) > 0,
  UNDAMAGED: (s, scope) => get(s, scope.it, Tag.DAMAGE) === 0,
  IN_PLAY: (s, scope) => inPlay(s, scope.it),
  ON_BOARD: (s, scope) => inPlay(s, scope.it) && typeOf(s, scope.it) === CardType.MINION,
  IN_HAND: (s, scope) => get(s, scope.it, Tag.ZONE) === Zone.HAND,
  FRIENDLY: (s, scope) => controllerOf(s, scope.it) === scope.player,
  ENEMY: (s, scope) => controllerOf(s, scope.it) === opponentOf(scope.player),
  IS_SELF: (_s, scope) => scope.it === scope.source,
  IS_TARGET: (_s, scope) => scope.it === scope.target,
  IS_HOST: (s, scope) => scope.it !== 0 && scope.it === get(s, scope.source, Tag.ATTACHED),
  MINION: isType(CardType.MINION),
  HERO: isType(CardType.HERO),
  SPELL: isType(CardType.SPELL),
  WEAPON: isType(CardType.WEAPON),
  HERO_POWER: isType(CardType.HERO_POWER),
  SECRET: (s, scope) => cardOf(s, scope.it).secret,
  CHARACTER: (s, scope) =>
    scope.it !== 0 &&
    (typeOf(s, scope.it) === CardType.MINION || typeOf(s, scope.it) === CardType.HERO),
  HAS_DEATHRATTLE: (s, scope) =>
    cardOf(s, scope.it).deathrattle !== null && get(s, scope.it, Tag.SILENCED) === 0,
  HAS_BATTLECRY: (s, scope) => cardOf(s, scope.it).battlecry !== null,
  HAS_OVERLOAD: (s, scope) => cardOf(s, scope.it).overload > 0,
  COMBO: (s, scope) => isComboActive(s, scope.player, 1),
  YOUR_TURN: (s, scope) => get(s, GAME, Tag.CURRENT_PLAYER) === scope.player,
  OPPONENTS_TURN: (s, scope) => get(s, GAME, Tag.CURRENT_PLAYER) !== scope.player,
  BOARD_NOT_FULL: (s, scope) => s.board[scope.player as 1 | 2].length < MAX_BOARD,
  ENEMY_BOARD_NOT_FULL: (s, scope) => s.board[opponentOf(scope.player) as 1 | 2].length < MAX_BOARD,
  HAND_NOT_FULL: (s, scope) => s.hand[scope.player as 1 | 2].length < MAX_HAND,
  NO_DUPLICATES_IN_DECK: (s, scope) => {
    const ids = s.deck[scope.player as 1 | 2].map((e) => get(s, e, Tag.CARD));
    return new Set(ids).size === ids.length;
  },
};

/** Counts as killed: mortally wounded, pending destroy, or already in the Graveyard (HS-R5b). */
function isKilled(s: State, e: number): boolean {
  if (e === 0) return false;
  if (inPlay(s, e)) return mortallyWounded(s, e) || pendingDestroy(s, e);
  return s.edition.switches.graveyardCountsAsKilled && get(s, e, Tag.ZONE) === Zone.GRAVEYARD;
}

function raceIs(race: string): ConditionTest {
  return (s, scope) => {
    const its = scope.it === 0 ? undefined : cardOf(s, scope.it).definition.race;
    return its === race || its === 'ALL';
  };
}

/** Looks for a record of the Death Event Cache (HS-DEC3). */
function hasDied(id: string, side: Side): ConditionTest {
  const records = recordsOf(side, false, (card) => card.id === id);
  return (s, scope) => records(s, scope).length > 0;
}

const every =
  (tests: readonly ConditionTest[]): ConditionTest =>
  (s, scope) =>
    tests.every((test) => test(s, scope));
const some =
  (tests: readonly ConditionTest[]): ConditionTest =>
  (s, scope) =>
    tests.some((test) => test(s, scope));

function ofEntity(
  compiler: Compiler,
  condition: Extract<Condition, { entity: unknown }>,
): ConditionTest {
  const of = compiler.selection(condition.entity);
  const is = compileCondition(condition.is, compiler);
  return (s, scope) => {
    const e = of(s, scope)[0];
    if (e === undefined) return false;
    const outer = scope.it;
    scope.it = e;
    const holds = is(s, scope);
    scope.it = outer;
    return holds;
  };
}

interface Bounds {
  readonly atLeast?: Value;
  readonly atMost?: Value;
  readonly exactly?: Value;
}

function compare(measure: Measure, bounds: Bounds, compiler: Compiler): ConditionTest {
  const bound = (value: Value | undefined): Measure | null =>
    value === undefined ? null : compiler.measure(value);
  const least = bound(bounds.atLeast);
  const most = bound(bounds.atMost);
  const exact = bound(bounds.exactly);
  return (s: State, scope: Scope) => {
    const value = measure(s, scope);
    if (least !== null && value < least(s, scope)) return false;
    if (most !== null && value > most(s, scope)) return false;
    return exact === null || value === exact(s, scope);
  };
}

function controlsAll(ids: readonly string[]): ConditionTest {
  return (s, scope) => {
    const board = s.board[scope.player as 1 | 2];
    return ids.every((id) => board.some((e) => cardOf(s, e).id === id));
  };
}
