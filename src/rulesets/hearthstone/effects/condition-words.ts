import type { Condition, Selector, Value } from '../language/words.js';
import { mortallyWounded, pendingDestroy } from '../state/access.js';
import type { Requirement } from '../state/compiled-card.js';
import type { ConditionTest } from '../state/scope.js';
import type { Compiler } from './compiling.js';

/**
 * Conditions in words: for a trigger that did not respond, which part of its condition failed. `{source}` and `{about}`
 * are filled in by whoever writes the sentence: the bearer of the trigger and the subject of the event.
 */

/** The parts of a condition, in the order in which they are looked at. `it` is what IT is called. */
export function requirementsOf(
  condition: Condition,
  it: string,
  compiler: Compiler,
): readonly Requirement[] {
  if (condition === 'SURVIVES') return survival(it, compiler);
  if (typeof condition !== 'string') {
    if ('tag' in condition && isAlive(condition)) return [isNotWounded(it, compiler, condition)];
    if ('all' in condition)
      return condition.all.flatMap((one) => requirementsOf(one, it, compiler));
    if ('entity' in condition) return ofEntity(condition.entity, condition.is, compiler);
  }
  return [{ holds: compiler.test(condition), otherwise: wordsOf(condition, it, false), rules: [] }];
}

/** Negative effects leave out the mortally wounded and what is pending destroy (HS-R5). */
function survival(it: string, compiler: Compiler): readonly Requirement[] {
  const gone = { rules: ['HS-GL-INPLAY'], otherwise: `${it} is not in play` };
  return [
    { ...gone, holds: compiler.test('IN_PLAY') },
    {
      holds: (s, scope) => !pendingDestroy(s, scope.it),
      otherwise: `${it} is pending destroy`,
      rules: ['HS-R5', 'HS-GL-PD'],
    },
    {
      holds: (s, scope) => !mortallyWounded(s, scope.it),
      otherwise: `${it} is mortally wounded`,
      rules: ['HS-R5', 'HS-GL-MW'],
    },
  ];
}

/** A condition that says in numbers: not mortally wounded. */
function isAlive({ tag, atLeast }: Extract<Condition, { tag: unknown }>): boolean {
  return tag === 'HEALTH_LEFT' && atLeast === 1;
}

function isNotWounded(it: string, compiler: Compiler, condition: Condition): Requirement {
  return {
    holds: compiler.test(condition),
    otherwise: `${it} is mortally wounded`,
    rules: ['HS-R5', 'HS-GL-MW'],
  };
}

function ofEntity(entity: Selector, is: Condition, compiler: Compiler): readonly Requirement[] {
  const of = compiler.selection(entity);
  const noun = nounOf(entity);
  const exists: Requirement = {
    holds: (s, scope) => of(s, scope).length > 0,
    otherwise: `there is no such thing as ${noun}`,
    rules: [],
  };
  const parts = requirementsOf(is, noun, compiler).map((part) => ({
    ...part,
    holds: (...[s, scope]: Parameters<ConditionTest>) => {
      const outer = scope.it;
      scope.it = of(s, scope)[0]!;
      const holds = part.holds(s, scope);
      scope.it = outer;
      return holds;
    },
  }));
  return [exists, ...parts];
}

type Word = Extract<Condition, string>;

/** What is said of IT when a word holds, and when it does not; those without a verb of IT stand alone. */
const WORDS: Readonly<Record<Word, readonly [holds: string, fails: string]>> = {
  SURVIVES: [
    '{it} is neither mortally wounded nor pending destroy',
    '{it} is mortally wounded, pending destroy or gone',
  ],
  KILLED: ['{it} is killed', '{it} is not killed'],
  DAMAGED: ['{it} is damaged', '{it} is not damaged'],
  UNDAMAGED: ['{it} is undamaged', '{it} is damaged'],
  IN_PLAY: ['{it} is in play', '{it} is not in play'],
  ON_BOARD: ['{it} is on the board', '{it} is not on the board'],
  IN_HAND: ['{it} is in hand', '{it} is not in hand'],
  FRIENDLY: ['{it} is on its side', '{it} is on the other side'],
  ENEMY: ['{it} is on the other side', '{it} is on its own side'],
  IS_SELF: ['{it} is {source} itself', '{it} is not {source} itself'],
  IS_TARGET: ['{it} is the target', '{it} is not the target'],
  IS_HOST: ['{it} is what it is attached to', '{it} is not what it is attached to'],
  MINION: ['{it} is a minion', '{it} is no minion'],
  HERO: ['{it} is a hero', '{it} is no hero'],
  SPELL: ['{it} is a spell', '{it} is no spell'],
  WEAPON: ['{it} is a weapon', '{it} is no weapon'],
  SECRET: ['{it} is a Secret', '{it} is no Secret'],
  CHARACTER: ['{it} is a character', '{it} is no character'],
  HERO_POWER: ['{it} is a Hero Power', '{it} is no Hero Power'],
  HAS_DEATHRATTLE: ['{it} has a Deathrattle', '{it} has no Deathrattle'],
  HAS_BATTLECRY: ['{it} has a Battlecry', '{it} has no Battlecry'],
  HAS_OVERLOAD: ['{it} has Overload', '{it} has no Overload'],
  COMBO: ['another card was played before', 'no other card was played before in this turn'],
  YOUR_TURN: ["it is its player's turn", "it is not its player's turn"],
  OPPONENTS_TURN: ["it is the opponent's turn", "it is not the opponent's turn"],
  BOARD_NOT_FULL: ["its player's board has room", "its player's board is full"],
  ENEMY_BOARD_NOT_FULL: ["the opponent's board has room", "the opponent's board is full"],
  HAND_NOT_FULL: ["its player's hand has room", "its player's hand is full"],
  NO_DUPLICATES_IN_DECK: [
    'no two cards of the deck are the same',
    'two cards of the deck are the same',
  ],
};

/** A condition as a clause, as it is when it holds, or when it does not. */
function wordsOf(condition: Condition, it: string, holds: boolean): string {
  const pair = typeof condition === 'string' ? WORDS[condition] : pairOf(condition, it);
  return pair[holds ? 0 : 1].replaceAll('{it}', it);
}

function pairOf(
  condition: Exclude<Condition, Word>,
  it: string,
): readonly [holds: string, fails: string] {
  const is = (what: string): [string, string] => [`{it} is ${what}`, `{it} is not ${what}`];
  if ('race' in condition) return is(`a ${lower(condition.race)}`);
  if ('card' in condition) return is(`the card ${condition.card}`);
  if ('class' in condition) return is(`of the class ${lower(condition.class)}`);
  if ('has' in condition) return keywordPair(condition.has);
  if ('all' in condition) return joined(condition.all, it, ' and ', ' or ');
  if ('any' in condition) return joined(condition.any, it, ' or ', ' and ');
  if ('not' in condition)
    return [wordsOf(condition.not, it, false), wordsOf(condition.not, it, true)];
  if ('entity' in condition) {
    const noun = nounOf(condition.entity);
    return [wordsOf(condition.is, noun, true), wordsOf(condition.is, noun, false)];
  }
  if ('value' in condition) return boundPair(measureOf(condition.value, it), condition);
  if ('tag' in condition) {
    if (isAlive(condition)) return ['{it} is not mortally wounded', '{it} is mortally wounded'];
    return boundPair(`${it === 'it' ? 'its' : `${it}'s`} ${lower(condition.tag)}`, condition);
  }
  if ('exists' in condition) {
    const noun = nounOf(condition.exists);
    return [`there is ${noun}`, `there is no ${noun.replace(/^an? /, '')}`];
  }
  if ('carries' in condition)
    return [`{it} carries ${condition.carries}`, `{it} does not carry ${condition.carries}`];
  if ('sameCardAs' in condition) return is(`the same card as ${nounOf(condition.sameCardAs)}`);
  if ('diedThisGame' in condition)
    return [
      `${condition.diedThisGame} has died this game`,
      `${condition.diedThisGame} has not died this game`,
    ];
  if ('among' in condition) return is(`among these: ${nounOf(condition.among)}`);
  return ['all parts of the set are on its board', 'not all parts of the set are on its board'];
}

function keywordPair(keyword: string): [string, string] {
  if (keyword === 'IMMUNE' || keyword === 'FROZEN' || keyword === 'SILENCED') {
    const state = keyword.charAt(0) + lower(keyword).slice(1);
    return [`{it} is ${state}`, `{it} is not ${state}`];
  }
  return [`{it} has ${titled(keyword)}`, `{it} does not have ${titled(keyword)}`];
}

function joined(
  parts: readonly Condition[],
  it: string,
  and: string,
  or: string,
): [string, string] {
  return [
    parts.map((part) => wordsOf(part, it, true)).join(and),
    parts.map((part) => wordsOf(part, it, false)).join(or),
  ];
}

interface Bounds {
  readonly atLeast?: Value;
  readonly atMost?: Value;
  readonly exactly?: Value;
}

function boundPair(what: string, { atLeast, atMost, exactly }: Bounds): [string, string] {
  const bound = (value: Value): string => measureOf(value, 'it');
  if (exactly !== undefined)
    return [`${what} is ${bound(exactly)}`, `${what} is not ${bound(exactly)}`];
  if (atLeast !== undefined && atMost !== undefined)
    return [
      `${what} is from ${bound(atLeast)} to ${bound(atMost)}`,
      `${what} is not from ${bound(atLeast)} to ${bound(atMost)}`,
    ];
  if (atLeast !== undefined)
    return [`${what} is at least ${bound(atLeast)}`, `${what} is less than ${bound(atLeast)}`];
  if (atMost === undefined) return [`${what} is any number`, `${what} is no number`];
  return [`${what} is at most ${bound(atMost)}`, `${what} is more than ${bound(atMost)}`];
}

function measureOf(value: Value, it: string): string {
  if (typeof value === 'number') return String(value);
  if (value === 'EVENT_AMOUNT') return 'the amount';
  if (value === 'RESULT') return 'the result before';
  if ('count' in value) return `the number of ${plural(nounOf(value.count))}`;
  if ('deaths' in value)
    return value.deaths.died === 'THIS_TURN'
      ? 'the deaths of this turn'
      : 'the deaths of this game';
  if ('tag' in value) return `the ${lower(value.tag)} of ${nounOf(value.of)}`;
  if ('saved' in value) return 'the number noted before';
  if ('plus' in value) return value.plus.map((one) => measureOf(one, it)).join(' and ');
  if ('times' in value) return value.times.map((one) => measureOf(one, it)).join(' times ');
  if ('minus' in value) return value.minus.map((one) => measureOf(one, it)).join(' less ');
  return 'a number worked out';
}

const ROLES: Readonly<Record<string, string>> = {
  SELF: '{source}',
  TARGET: 'the target',
  HOST: 'what it is attached to',
  EVENT_SUBJECT: '{about}',
  EVENT_SOURCE: 'what caused it',
  IT: 'it',
  FRIENDLY_HERO: "its player's hero",
  ENEMY_HERO: "the opponent's hero",
  FRIENDLY_WEAPON: "its player's weapon",
  ENEMY_WEAPON: "the opponent's weapon",
  FRIENDLY_HERO_POWER: "its player's Hero Power",
  PROPOSED_ATTACKER: 'the proposed attacker',
  PROPOSED_DEFENDER: 'the proposed defender',
  FRIENDLY_PLAYER: 'its player',
  ENEMY_PLAYER: 'the opponent',
  CREATOR: 'what made it',
  REMEMBERED: 'what it remembers',
  GAME: 'the game',
  VALID_TARGETS: 'a valid target',
};

const MEMBERS: Readonly<Record<string, string>> = {
  MINIONS: 'minion',
  CHARACTERS: 'character',
  HEROES: 'hero',
  HAND: 'card in hand',
  DECK: 'card in the deck',
  SECRETS: 'Secret',
  WEAPONS: 'weapon',
  HERO_POWERS: 'Hero Power',
  GRAVEYARD: 'card in the Graveyard',
};

/** What a selector names, as a noun. */
function nounOf(selector: Selector): string {
  if (typeof selector === 'string') return ROLES[selector] ?? memberOf(selector);
  if ('of' in selector) {
    const where =
      selector.where === undefined
        ? ''
        : ` that ${wordsOf(selector.where, 'it', true).replaceAll(/\bit (?=is|has|does)/g, '')}`;
    const except = selector.except === undefined ? '' : ` other than ${nounOf(selector.except)}`;
    return `${nounOf(selector.of)}${except}${where}`;
  }
  if ('random' in selector) return nounOf(selector.random);
  if ('adjacentTo' in selector) return `a neighbour of ${nounOf(selector.adjacentTo)}`;
  if ('union' in selector) return selector.union.map(nounOf).join(' and ');
  if ('reversed' in selector) return nounOf(selector.reversed);
  if ('first' in selector) return `the first ${withoutArticle(nounOf(selector.first))}`;
  if ('last' in selector) return `the last ${withoutArticle(nounOf(selector.last))}`;
  return 'what was noted before';
}

function memberOf(group: string): string {
  const cut = group.indexOf('_');
  const side = group.slice(0, cut);
  const member = MEMBERS[group.slice(cut + 1)] ?? 'entity';
  if (side === 'ALL') return `a ${member}`;
  return side === 'FRIENDLY' ? `a friendly ${member}` : `an enemy ${member}`;
}

function withoutArticle(noun: string): string {
  return noun.replace(/^an? /, '');
}

function plural(noun: string): string {
  return withoutArticle(noun).replace(/^((?:friendly |enemy )?)(card|\w+)/, '$1$2s');
}

function lower(name: string): string {
  return name.toLowerCase().replaceAll('_', ' ');
}

function titled(name: string): string {
  return lower(name).replaceAll(/\b\w/g, (letter) => letter.toUpperCase());
}
