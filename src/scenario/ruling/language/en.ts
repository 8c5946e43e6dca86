import { capital } from '../../../rulesets/common/capital.js';
import type {
  Ability,
  Answer,
  Fate,
  Idle,
  Instead,
  Language,
  OpenChoice,
  Party,
  Reason,
} from './parts.js';

/** A predicate, for one and for several. */
type Predicate = readonly [one: string, several: string];

/** English. */
export const ENGLISH: Language = {
  party,
  fate,
  noFate,
  open,
  result: (result) => (result === 'draw' ? 'the game is a draw' : result),
  illegal: (message, who) =>
    who === null ? `Illegal: ${message}` : `Illegal for ${party(who)}: ${message}`,
  sentence: (clauses) => `${capital(clauses.join(', '))}.`,
  text: (sentences) => sentences.join(' '),
  answer,
  plain: (text) => PLAIN.reduce((said, [precise, plain]) => said.replace(precise, plain), text),
  idle,
  idleAbility: (ability) => `${abilityOf(ability)} does nothing`,
  withoutEffect: (text) => `${text}, and nothing comes of it`,
  despite: (text, who) => `${text}, although ${party(who)} has left play`,
  unasked: ({ who, says }) =>
    `${party(who)} does not respond: ${says.replaceAll('{source}', 'it')}`,
  reason: (why) => reason(why),
  lead,
  caused: (cause, what) => `${cause}: ${what}`,
  instead,
  nothingDone: 'Nothing is done yet.',
  nothingChanges: 'Nothing changes.',
};

/** What the trace says with the precision of the rules, and how players say it. */
const PLAIN: readonly (readonly [precise: RegExp, plain: string])[] = [
  [/'s (?:queuing|trigger) condition does not hold\b/, ' does not trigger'],
  [
    /^(.+) was not in place yet (.+), so the pre-check left it out$/,
    '$1 does not trigger: it was not in place yet $2',
  ],
  [/ has not come into being yet$/, ' was not there yet'],
  [/ is not among these: (an? )/, ' is not $1'],
  [/ neither mortally wounded nor (?:\(since 5\.0\) )?pending destroy\b/, ' not already dying'],
  [
    / has left before its turn in the Queue came$/,
    ' does not trigger: it has left before its turn in the Queue came',
  ],
];

function party({ name, player, count, isCounted }: Party): string {
  if (name === '') return `Player ${player}`;
  const named = count === 1 && isCounted !== true ? name : `${count} × ${name}`;
  return player === 0 ? named : `Player ${player}'s ${named}`;
}

/** `A, B and C`. */
function enumerated(names: readonly string[], last: 'and' | 'or'): string {
  if (names.length < 2) return names[0] ?? 'nothing';
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

/** What a player does: the verb for one, its plain form, and what goes between it and the rest. */
const DONE_BY: { readonly [kind in Fate['kind']]?: readonly [verb: string, plain: string] } = {
  control: ['takes control of', 'take control of'],
  draw: ['draws', 'draw'],
  equip: ['equips', 'equip'],
  gain: ['gets', 'get'],
};

function fate(told: Fate): string {
  const [subject, one, several, isOne] = clauseOf(told);
  return `${subject} ${isOne ? one : several}`;
}

function noFate(told: Fate): string {
  const [subject, , several, isOne] = clauseOf(told);
  const rest = several.startsWith('are ') ? several.slice('are '.length) : null;
  if (rest !== null) return `${subject} ${isOne ? 'is' : 'are'} not ${rest}`;
  return `${subject} ${isOne ? 'does' : 'do'} not ${several}`;
}

/** Of whom it is said, what is said of one and of several, and whether it is one. */
function clauseOf(told: Fate): readonly [string, ...Predicate, boolean] {
  const who = enumerated(told.who.map(party), 'and');
  const player = `Player ${told.player ?? 0}`;
  const done = DONE_BY[told.kind];
  if (done !== undefined) return [player, `${done[0]} ${who}`, `${done[1]} ${who}`, true];
  const isOne = told.who.length === 1 && told.who[0]!.count === 1;
  switch (told.kind) {
    case 'prevent': {
      const damage = (told.value ?? 0) === 0 ? 'the damage' : `${told.value} of the damage`;
      return [`${damage} to ${who}`, ...passive('prevented'), true];
    }
    case 'redirect':
      return [who, 'becomes the target', 'become the target', isOne];
    default:
      return [who, ...predicate(told, player), isOne];
  }
}

function predicate(told: Fate, player: string): Predicate {
  const { kind, value = 0, left, other, what = '' } = told;
  switch (kind) {
    case 'damage':
      return left === undefined
        ? [`takes ${value}`, `take ${value}`]
        : [`takes ${value} and survives at ${left}`, `take ${value} and survive at ${left}`];
    case 'fatigue':
      return both(`${value} Fatigue damage`, 'takes', 'take');
    case 'heal':
      return passive(`healed for ${value}`);
    case 'armor':
      return both(`${value} Armor`, 'gains', 'gain');
    case 'overload':
      return passive(`Overloaded for ${value}`);
    case 'summon':
      return passive(`summoned for ${player}`);
    case 'enter':
      return both(`play for ${player}`, 'enters', 'enter');
    case 'return':
      return both(`to ${player}'s hand`, 'returns', 'return');
    case 'shuffle':
      return passive(`put into ${player}'s deck`);
    case 'transform':
      return both(partyOf(other), 'becomes', 'become');
    case 'replace':
      return passive(`replaced by ${partyOf(other)}`);
    case 'attach':
      return passive(`attached to ${partyOf(other)}`);
    case 'has':
      return both(what, 'gains', 'gain');
    case 'hasNot':
      return both(what, 'loses', 'lose');
    case 'is':
      return passive(what);
    case 'isNot':
      return passive(`no longer ${what}`);
    case 'health':
      return both(`${value} Health now`, 'has', 'have');
    case 'counts':
      return both(`${what} ${value} now`, 'has', 'have');
    case 'costs':
      return both(`${value} now`, 'costs', 'cost');
    case 'stats':
      return passive(`${what} now`);
    default:
      return PREDICATES[kind] ?? passive(kind);
  }
}

/** What needs nothing but the one to whom it happens. */
const PREDICATES: { readonly [kind in Fate['kind']]?: Predicate } = {
  awaken: ['awakens', 'awaken'],
  burn: passive('overdrawn'),
  cast: passive('cast'),
  counter: passive('countered'),
  death: ['dies', 'die'],
  destroy: passive('destroyed'),
  discard: passive('discarded'),
  dormant: ['goes dormant', 'go dormant'],
  freeze: passive('Frozen'),
  interrupt: passive('interrupted'),
  lose: ['loses', 'lose'],
  move: ['moves', 'move'],
  play: passive('played'),
  protect: ['protects', 'protect'],
  remove: ['leaves play', 'leave play'],
  reveal: passive('revealed'),
  shield: ['loses Divine Shield', 'lose Divine Shield'],
  silence: passive('silenced'),
  use: passive('used'),
};

function passive(participle: string): Predicate {
  return both(participle, 'is', 'are');
}

function both(rest: string, one: string, several: string): Predicate {
  return [`${one} ${rest}`, `${several} ${rest}`];
}

function partyOf(other: Party | undefined): string {
  return other === undefined ? 'nothing' : party(other);
}

/** What waits for an answer: between what it decides. */
function open({ player, options }: OpenChoice, isFirst: boolean): string {
  const between = typeof options === 'number' ? `one of ${options}` : enumerated(options, 'or');
  const picks = player === 0 ? `chance picks ${between}` : `Player ${player} chooses ${between}`;
  return isFirst ? picks : `then ${picks}`;
}

/** What is said of an ability that did nothing, by what it could have done. */
const IDLE: { readonly [kind in Fate['kind']]?: string } = {
  control: 'takes nothing',
  damage: 'deals no damage',
  death: 'destroys nothing',
  destroy: 'destroys nothing',
  draw: 'draws nothing',
  enter: 'brings nothing into play',
  gain: 'gives nothing',
  heal: 'heals nothing',
  return: 'returns nothing',
  summon: 'summons nothing',
};

function idle({ ability, promised }: Idle): string {
  return `${party(ability.who)} ${(promised === null ? null : IDLE[promised]) ?? 'does nothing'}`;
}

function answer(given: Answer): string {
  const who = party(given.who);
  switch (given.ask) {
    case 'dies':
      return given.holds ? `Yes. ${who} dies.` : `No. ${who} does not die.`;
    case 'owner':
      return `Player ${given.value} has ${who}.`;
    case 'damage':
      return `${who} takes ${given.value} damage.`;
    case 'healing':
      return `${who} is healed for ${given.value}.`;
    case 'triggers':
      return given.value === 0 ? `No. ${who} does not trigger.` : `Yes. ${times(who, given.value)}`;
  }
}

function times(who: string, count: number): string {
  return count === 1 ? `${who} triggers once.` : `${who} triggers ${count} times.`;
}

function abilityOf(ability: Ability): string {
  return `${party(ability.who)}'s ${abilityName(ability)}`;
}

function abilityName({ name }: Ability): string {
  return name === '' ? 'trigger' : name;
}

function reason(why: Reason, spokenOf?: Party): string {
  switch (why.kind) {
    case 'resolvesFirst': {
      const isSpokenOf = spokenOf !== undefined && party(spokenOf) === party(why.first.who);
      const who = isSpokenOf ? 'it' : party(why.first.who);
      return `${resolvesBefore(why, isSpokenOf)}, because ${who} came into play first`;
    }
    case 'ofPlayer':
      return `${resolvesBefore(why)}, because Player ${why.player} is ${why.says}`;
    case 'beforeText': {
      const { first, card, early, late } = why;
      return `${abilityOf(first)} resolves before ${party(card)}'s text, because the ${early} comes before the ${late}`;
    }
    case 'nested':
      return `${resolvesBefore(why)}, because all that follows from a trigger comes before the next one`;
    case 'cameFirst':
      return `${party(why.first)} came into play before ${party(why.second)}`;
    case 'effectOf':
      return `because of ${party(why.who)}`;
    case 'dated':
      return why.isBefore
        ? `that is the rule before patch ${why.patch}`
        : `that is the rule since patch ${why.patch}`;
    case 'node':
      return why.text;
  }
}

interface Pair {
  readonly first: Ability;
  readonly second: Ability;
}

function resolvesBefore({ first, second }: Pair, isSpokenOf = false): string {
  const own = isSpokenOf ? `its ${abilityName(first)}` : abilityOf(first);
  const others = first.name === second.name ? `${party(second.who)}'s` : abilityOf(second);
  return `${own} resolves before ${others}`;
}

function lead(what: string, why: Reason, spokenOf?: Party): string {
  const link = why.kind === 'effectOf' ? ', ' : ': ';
  return `${capital(what)}${link}${reason(why, spokenOf)}.`;
}

function instead(other: Instead, clauses: readonly string[]): string {
  return `${condition(other)}, ${clauses.join(', ')}.`;
}

function condition(other: Instead): string {
  switch (other.kind) {
    case 'order':
      return `With ${party(other.first)} played before ${party(other.second)}`;
    case 'silence':
      return `Without ${party(other.who)}'s text`;
    case 'switch':
      return other.isBefore ? `Before patch ${other.patch}` : `Since patch ${other.patch}`;
  }
}
