import { among, type Compiled, combined } from '../../common/grammar/combinators.js';
import { memoize } from '../../common/memoize.js';
import type { Condition, ConditionWord, Group, Role, Selector } from '../language/words.js';
import { Col, type GameEvent, opponentOf, Zone } from '../vocabulary/index.js';
import {
  activePlayer,
  cardOf,
  creaturesOf,
  get,
  inLane,
  inLaneOf,
  inZone,
  isCreature,
  isPlayer,
  ofLevel,
  opposing,
  ownerOf,
} from './access.js';
import { attackOf } from './creature.js';
import { playerRow, type State } from './state.js';

export interface Scope {
  readonly self: number;
  /** The row whose card and level the numbers are taken from. */
  readonly bearer: number;
  readonly player: number;
  readonly target: number;
  readonly chosen: number;
  readonly event: GameEvent | null;
}

export type Test = Compiled<[s: State, scope: Scope, e: number], boolean>;

/** Friendly creatures that must have initiated battle for Raid (BATCH-c-keywords). */
const RAIDERS = 3;

const WORDS: Readonly<Record<ConditionWord, Test>> = {
  IS_SELF: (_s, { self }, e) => e === self,
  FRIENDLY: (s, { player }, e) => ownerOf(s, e) === player,
  ENEMY: (s, { player }, e) => ownerOf(s, e) !== player,
  CREATURE: (s, _scope, e) => isCreature(s, e),
  PLAYER: (s, _scope, e) => isPlayer(s, e),
  SPELL: (s, _scope, e) => cardOf(s, e).kind === 'SPELL',
  DEFENDER: (s, _scope, e) => get(s, e, Col.DEFENDER) !== 0,
  FORGED: (s, _scope, e) => get(s, e, Col.FORGED) !== 0,
  BETWEEN_FRIENDLIES: isBetween,
  UNOPPOSED: (s, _scope, e) => inLane(s, e) && opposing(s, e) === 0,
  REPLACED_ANOTHER: (s, _scope, e) => get(s, e, Col.REPLACES) !== 0,
  SURVIVES: (s, _scope, e) => inLane(s, e) && get(s, e, Col.HEALTH) > 0,
  ITS_TURN: (s, _scope, e) => ownerOf(s, e) === activePlayer(s),
  SELF_WITNESSED: witnessed,
  HIT_SURVIVED: (_s, { event }) => event !== null && event.left > 0,
  RAIDED: (s, _scope, e) =>
    creaturesOf(s, ownerOf(s, e)).filter((one) => get(s, one, Col.INITIATED) === 1).length >=
    RAIDERS,
};

const testOfForm = memoize<Exclude<Condition, ConditionWord>, Test>((condition) => {
  if ('levelAtMost' in condition)
    return (s, { bearer }, e) => get(s, e, Col.LEVEL) <= ofLevel(s, bearer, condition.levelAtMost);
  if ('attackAtMost' in condition)
    return (s, { bearer }, e) => attackOf(s, e) <= ofLevel(s, bearer, condition.attackAtMost);
  if ('faction' in condition)
    return (s, _scope, e) => cardOf(s, e).definition.faction === condition.faction;
  if ('tribe' in condition)
    return (s, _scope, e) => cardOf(s, e).definition.tribes?.includes(condition.tribe) === true;
  if ('handHolds' in condition)
    return (s, { player }) =>
      inZone(s, player, Zone.HAND).some(
        (card) => cardOf(s, card).definition.faction === condition.handHolds,
      );
  if ('amountIs' in condition)
    return (s, { event, bearer }) => event?.amount === ofLevel(s, bearer, condition.amountIs);
  return combined(condition, testOf);
});

export function testOf(condition: Condition): Test {
  return typeof condition === 'string' ? WORDS[condition] : testOfForm(condition);
}

function isBetween(s: State, _scope: Scope, e: number): boolean {
  const lane = get(s, e, Col.POSITION);
  const side = (at: number): boolean => inLaneOf(s, ownerOf(s, e), at) !== 0;
  return inLane(s, e) && side(lane - 1) && side(lane + 1);
}

/** Witnesses were alive then, or dropped at the same instant (BATCH-c-death-time). */
function witnessed(s: State, { self, event }: Scope): boolean {
  if (event === null) return true;
  const dropped = get(s, self, Col.DROPPED);
  return get(s, self, Col.BORN) <= event.instant && (dropped === 0 || dropped >= event.instant);
}

type Selection = Compiled<[s: State, scope: Scope], number[]>;

const selectionOfForm = memoize<Exclude<Selector, string>, Selection>((selector) => {
  if ('random' in selector) return selectionOf(selector.random);
  const { of, where, except } = selector;
  return among<[s: State, scope: Scope]>({
    of: selectionOf(of),
    where: where === undefined ? null : testOf(where),
    except: except === undefined ? null : selectionOf(except),
  });
});

/** Compiles a selector. A random one is drawn elsewhere: this lists those to draw from. */
export function selectionOf(selector: Selector): Selection {
  return typeof selector === 'string'
    ? (s, scope) => named(s, selector, scope)
    : selectionOfForm(selector);
}

export function select(s: State, selector: Selector, scope: Scope): number[] {
  return selectionOf(selector)(s, scope);
}

function named(s: State, name: Role | Group, scope: Scope): number[] {
  const you = scope.player;
  const enemy = opponentOf(you);
  switch (name) {
    case 'FRIENDLY_CREATURES':
      return creaturesOf(s, you);
    case 'ENEMY_CREATURES':
      return creaturesOf(s, enemy);
    case 'ALL_CREATURES':
      return [...creaturesOf(s, you), ...creaturesOf(s, enemy)];
    case 'ENEMY_CHARACTERS':
      return [...creaturesOf(s, enemy), playerRow(enemy)];
    case 'ALL_PLAYERS':
      return [playerRow(you), playerRow(enemy)];
    case 'ALL_CHARACTERS':
      return [...named(s, 'ALL_CREATURES', scope), ...named(s, 'ALL_PLAYERS', scope)];
    default: {
      const one = role(s, name, scope);
      return one === 0 ? [] : [one];
    }
  }
}

function role(s: State, name: Role, { self, player, target, chosen, event }: Scope): number {
  switch (name) {
    case 'SELF':
      return self;
    case 'TARGET':
      return target;
    case 'CHOSEN':
      return chosen;
    case 'EVENT_SUBJECT':
      return event?.subject ?? 0;
    case 'EVENT_SOURCE':
      return event?.source ?? 0;
    case 'FRIENDLY_PLAYER':
      return playerRow(player);
    case 'ENEMY_PLAYER':
      return playerRow(opponentOf(player));
    case 'OPPOSING':
      return opposing(s, self);
  }
}
