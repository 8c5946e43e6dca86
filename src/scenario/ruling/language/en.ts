import { capital } from '../../../rulesets/common/capital.js';
import type { Fate, Language, OpenChoice, Party } from './parts.js';

/** A predicate, for one and for several. */
type Predicate = readonly [one: string, several: string];

/** English. */
export const ENGLISH: Language = {
  party,
  fate,
  open,
  result: (result) => result,
  illegal: (message) => `Illegal: ${message}`,
  sentence: (clauses) => `${capital(clauses.join(', '))}.`,
  text: (sentences) => sentences.join(' '),
  nothingDone: 'Nothing is done yet.',
  nothingChanges: 'Nothing changes.',
};

function party({ name, player, count }: Party): string {
  if (name === '') return `Player ${player}`;
  const named = count === 1 ? name : `${count} × ${name}`;
  return player === 0 ? named : `Player ${player}'s ${named}`;
}

/** `A, B and C`. */
function enumerated(names: readonly string[], last: 'and' | 'or'): string {
  if (names.length < 2) return names[0] ?? 'nothing';
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

function fate(told: Fate): string {
  const who = enumerated(told.who.map(party), 'and');
  const player = `Player ${told.player ?? 0}`;
  switch (told.kind) {
    case 'control':
      return `${player} takes control of ${who}`;
    case 'draw':
      return `${player} draws ${who}`;
    case 'equip':
      return `${player} equips ${who}`;
    case 'gain':
      return `${player} gets ${who}`;
    case 'prevent':
      return `${(told.value ?? 0) === 0 ? 'the' : `${told.value} of the`} damage to ${who} is prevented`;
    case 'redirect':
      return `${who} becomes the target`;
    default: {
      const [one, several] = predicate(told, player);
      const isOne = told.who.length === 1 && told.who[0]!.count === 1;
      return `${who} ${isOne ? one : several}`;
    }
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
