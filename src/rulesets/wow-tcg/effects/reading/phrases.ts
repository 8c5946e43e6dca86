import {
  CONDITION_WORDS,
  type Condition,
  type GroupWord,
  type Question,
  type RoleWord,
  type Selector,
  type Value,
  type Who,
} from '../../language/words.js';
import type { Duration } from '../../vocabulary/index.js';

const ROLE: Readonly<Record<RoleWord, string>> = {
  SELF: 'this card',
  TARGET: 'the target',
  TARGET_2: 'the second target',
  TARGET_3: 'the third target',
  HOST: 'what this card is attached to',
  SUBJECT: 'the one that it was made for',
  IT: 'the one at hand',
  EVENT_SUBJECT: 'that card',
  EVENT_SOURCE: 'what did it',
  YOUR_HERO: 'your hero',
  PAID: 'what it was paid with',
};

const GROUP: Readonly<Record<GroupWord, string>> = {
  HEROES: 'heroes',
  ALLIES: 'allies',
  HEROES_AND_ALLIES: 'heroes and allies',
  CHARACTERS: 'characters',
  ABILITIES: 'abilities',
  WEAPONS: 'weapons',
  EQUIPMENT: 'equipment',
  RESOURCES: 'resources',
  QUESTS: 'quests',
  IN_PLAY: 'cards in play',
  PLAYERS: 'players',
  CHAIN_ABILITIES: 'ability cards on the chain',
  CHAIN_ALLIES: 'ally cards on the chain',
  HAND: 'cards in hand',
  DECK: 'cards in decks',
  GRAVEYARD: 'cards in graveyards',
  REMOVED: 'removed cards',
  TARGETS: 'the targets',
};

export function roleRead(role: RoleWord): string {
  return ROLE[role];
}

/** A word of the language in small letters: LONG_RANGE is "long range". */
export function plain(word: string): string {
  return word.toLowerCase().replaceAll('_', ' ');
}

export function listed(parts: readonly string[], by = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${by} ${parts.at(-1)}`;
}

export function conditionRead(condition: Condition): string {
  if (typeof condition === 'string') return CONDITION_WORDS[condition].replace('SELF', ROLE.SELF);
  if ('tag' in condition) return `it is a ${condition.tag}`;
  if ('keyword' in condition) return `it has ${plain(condition.keyword)}`;
  if ('named' in condition) return `it is named ${condition.named}`;
  if ('namedAs' in condition) return `it has the name of ${ROLE[condition.namedAs]}`;
  if ('controlledAs' in condition)
    return `its controller is that of ${ROLE[condition.controlledAs]}`;
  if ('ownedAs' in condition) return `its owner is that of ${ROLE[condition.ownedAs]}`;
  if ('is' in condition) return `it is ${ROLE[condition.is]}`;
  if ('targets' in condition) return `it targets ${ROLE[condition.targets]}`;
  if ('inCombatWith' in condition) return `it is in combat with ${ROLE[condition.inCombatWith]}`;
  if ('attachedTo' in condition) return `it is attached to ${ROLE[condition.attachedTo]}`;
  if ('host' in condition)
    return `of what it is attached to is true: ${conditionRead(condition.host)}`;
  if ('hasDealt' in condition) return `it has dealt ${plain(condition.hasDealt)} damage this turn`;
  if ('costAtLeast' in condition) return `it costs ${condition.costAtLeast} or more`;
  if ('costAtMost' in condition) return `it costs ${condition.costAtMost} or less`;
  if ('saved' in condition) return `it is among "${condition.saved}"`;
  if ('all' in condition) return listed(condition.all.map(conditionRead));
  if ('any' in condition) return listed(condition.any.map(conditionRead), 'or');
  return `not (${conditionRead(condition.not)})`;
}

export function selectorRead(selector: Selector): string {
  if (typeof selector === 'string') return isRole(selector) ? ROLE[selector] : GROUP[selector];
  if ('saved' in selector) return `"${selector.saved}"`;
  const { of, where, except } = selector;
  const which = where === undefined ? '' : ` (${conditionRead(where)})`;
  const without = except === undefined ? '' : ` except ${ROLE[except]}`;
  return `${selectorRead(of)}${which}${without}`;
}

function isRole(word: RoleWord | GroupWord): word is RoleWord {
  return Object.hasOwn(ROLE, word);
}

export function valueRead(value: Value): string {
  if (typeof value === 'number' || value === 'X') return `${value}`;
  if (value === 'EVENT_AMOUNT') return 'as many';
  if (value === 'DAMAGE_DEALT') return 'as many as the damage that was dealt';
  if (value === 'DAMAGE_HEALED') return 'as many as the damage that was healed';
  if (value === 'REMOVED_AS_COST') return 'the number of cards that were removed as a cost';
  if (value === 'CHOSEN_NUMBER') return 'the chosen number';
  if ('total' in value)
    return `the combined ${value.total === 'ATK' ? 'ATK' : plain(value.total)} of ${selectorRead(value.of)}`;
  if ('maxHandOf' in value) return `the maximum hand size of ${whoRead(value.maxHandOf)}`;
  if ('count' in value) return `the number of ${selectorRead(value.count)}`;
  if ('atkOf' in value) return `the ATK of ${selectorRead(value.atkOf)}`;
  if ('costOf' in value) return `the cost of ${selectorRead(value.costOf)}`;
  if ('healthOf' in value) return `the health of ${selectorRead(value.healthOf)}`;
  if ('countersOn' in value) return `the counters on ${selectorRead(value.countersOn)}`;
  if ('damageOn' in value) return `the damage on ${selectorRead(value.damageOn)}`;
  if ('times' in value) return `1 for each ${value.times} of ${valueRead(value.in)}`;
  if ('minus' in value) return `minus (${valueRead(value.minus)})`;
  if ('inHandOf' in value) return `the cards in the hand of ${whoRead(value.inHandOf)}`;
  return value.sum.map(valueRead).join(' plus ');
}

const WHO: Readonly<Record<Extract<Who, string>, string>> = {
  YOU: 'you',
  OPPONENTS: 'your opponents',
  ALL_PLAYERS: 'all players',
  EVENT_PLAYER: "the event's player",
};

export function whoRead(who: Who = 'YOU'): string {
  return typeof who === 'string' ? WHO[who] : `the controller of ${ROLE[who.controllerOf]}`;
}

/** What players do: "you draw", "the event's player draws". */
export function playersDo(who: Who | undefined, verb: string): string {
  const isOne = typeof who === 'object' || who === 'EVENT_PLAYER';
  return `${whoRead(who)} ${verb}${isOne ? (verb.endsWith('ch') ? 'es' : 's') : ''}`;
}

export function questionRead(question: Question): string {
  if ('exists' in question) return `there are ${selectorRead(question.exists)}`;
  if ('some' in question)
    return `for one of ${whoRead(question.some)}: ${questionRead(question.has)}`;
  if ('isNot' in question) return `not (${questionRead(question.isNot)})`;
  if ('every' in question) return listed(question.every.map(questionRead));
  if ('number' in question)
    return `${valueRead(question.number)} is at least ${valueRead(question.atLeast)}`;
  if ('turnOf' in question) return `it is the turn of ${whoRead(question.turnOf)}`;
  if ('inHand' in question)
    return `there are ${question.inHand} or more cards in the hand of ${whoRead(question.who)}`;
  return `${ROLE[question.the]}: ${conditionRead(question.is)}`;
}

const UNTIL: Readonly<Record<Duration, string>> = {
  GAME: 'until the game ends',
  THIS_TURN: 'this turn',
  THIS_COMBAT: 'this combat',
  WHILE_SOURCE_EXHAUSTED: 'while this card remains exhausted',
  NEXT_READY_STEP: 'until the next Ready step is over',
  ONCE: 'once',
};

export function durationRead(until: Duration): string {
  return UNTIL[until];
}
