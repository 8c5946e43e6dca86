import {
  type ByLevel,
  CONDITION_WORDS,
  type Condition,
  type Group,
  type Lane,
  type Role,
  type Selector,
  type Value,
} from '../../language/words.js';

const ROLE: Readonly<Record<Role, string>> = {
  SELF: 'this',
  TARGET: 'the target',
  CHOSEN: 'the chosen one',
  EVENT_SUBJECT: 'that one',
  EVENT_SOURCE: 'what did it',
  FRIENDLY_PLAYER: 'you',
  ENEMY_PLAYER: 'your opponent',
  OPPOSING: 'the opposing creature',
};

const GROUP: Readonly<Record<Group, string>> = {
  FRIENDLY_CREATURES: 'your creatures',
  ENEMY_CREATURES: "your opponent's creatures",
  ALL_CREATURES: 'creatures',
  ENEMY_CHARACTERS: "your opponent's creatures and your opponent",
  ALL_CHARACTERS: 'creatures and players',
  ALL_PLAYERS: 'players',
};

/** A word of the language in small letters: THIS_TURN is "this turn". */
export function plain(word: string): string {
  return word.toLowerCase().replaceAll('_', ' ');
}

export function byLevelRead<T extends number | string>(value: ByLevel<T>): string {
  return Array.isArray(value) ? value.join('/') : `${value as T}`;
}

export function conditionRead(condition: Condition): string {
  if (typeof condition === 'string')
    return CONDITION_WORDS[condition].replace('SELF', ROLE.SELF).replace(/ \(.*\)$/, '');
  if ('levelAtMost' in condition)
    return `its level is at most ${byLevelRead(condition.levelAtMost)}`;
  if ('attackAtMost' in condition)
    return `its attack is at most ${byLevelRead(condition.attackAtMost)}`;
  if ('faction' in condition) return `it is of ${plain(condition.faction)}`;
  if ('tribe' in condition) return `it is a ${condition.tribe}`;
  if ('handHolds' in condition) return `you hold a card of ${plain(condition.handHolds)}`;
  if ('amountIs' in condition) return `the number is ${byLevelRead(condition.amountIs)}`;
  if ('all' in condition) return condition.all.map(conditionRead).join(' and ');
  if ('any' in condition) return `(${condition.any.map(conditionRead).join(' or ')})`;
  return `not (${conditionRead(condition.not)})`;
}

export function selectorRead(selector: Selector): string {
  if (typeof selector === 'string') return nameRead(selector);
  if ('random' in selector) return `a random one of ${nameRead(selector.random)}`;
  const { of, where, except } = selector;
  const which = where === undefined ? '' : ` (${conditionRead(where)})`;
  return `${nameRead(of)}${which}${except === undefined ? '' : ` except ${nameRead(except)}`}`;
}

function nameRead(name: Role | Group): string {
  return name in ROLE ? ROLE[name as Role] : GROUP[name as Group];
}

export function valueRead(value: Value): string {
  if (value === 'EVENT_AMOUNT') return 'as much';
  if (typeof value === 'object' && 'healthOf' in value)
    return `the health of ${selectorRead(value.healthOf)}`;
  if (typeof value === 'object' && 'randomFrom' in value)
    return value.randomFrom.map(byLevelRead).join(' to ');
  return byLevelRead(value);
}

const LANE: Readonly<Record<Extract<Lane, string>, string>> = {
  RANDOM: 'a random empty lane',
  OWN: 'its own lane',
  CHOSEN: 'the chosen lane',
  EACH_EMPTY: 'each empty lane',
};

export function laneRead(lane: Lane): string {
  return typeof lane === 'string' ? LANE[lane] : `lane ${lane.lane}`;
}
