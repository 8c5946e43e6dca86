import { existsSync, readFileSync } from 'node:fs';
import type { CardDefinition } from '../language/card.js';
import type { Keyword } from '../language/words.js';
import type { CardType, DamageType } from '../vocabulary/index.js';

/** Where the built project keeps the data, and where the sources do. */
const PLACES = ['../../../data/wow-tcg/', '../../../../data/wow-tcg/'];

/** The printed cards, and what is no card of a set: tokens, blank cards, helpers of tests. */
const FILES = ['cards.tsv', 'others.tsv'];

/** The head of the data files. data/README.md says what stands in the columns. */
const HEAD = [
  ...['id', 'name', 'type', 'cost', 'tags', 'limits', 'traits', 'atk', 'damageType', 'health'],
  ...['def', 'strikeCost', 'marks', 'keywords', 'requires', 'set', 'number', 'rarity'],
] as const;

type Column = (typeof HEAD)[number];

/** Marks that say something of the printing, and nothing that a game can see. */
const OF_PRINTING = ['plain', 'helper', 'unlimited'];

/** Where a card was printed, and what deck building asks of it. */
export interface Printing {
  /** The set, the number in it, and the letter of the rarity; empty: it is a card of no set. */
  readonly set: string;
  readonly number: string;
  readonly rarity: string;
  /** Traits that a hero must have for the card to be in its deck (WOW-207.1e). */
  readonly requires: readonly string[];
  /** A deck can have any number of them (WOW-100.3a). */
  readonly isUnlimited: boolean;
  /** Nothing is printed on it but what the data says. */
  readonly isPlain: boolean;
  /** Invented for tests: it stands in no list. */
  readonly isHelper: boolean;
}

/** What is printed on a card. */
export interface Facts {
  readonly facts: CardDefinition;
  readonly printing: Printing;
}

/** What is printed on every card. @throws Error when a file has other columns than are read here */
export function readFacts(): readonly Facts[] {
  return FILES.flatMap(readFile);
}

function readFile(name: string): readonly Facts[] {
  const places = PLACES.map((place) => new URL(`${place}${name}`, import.meta.url));
  const file = places.find((place) => existsSync(place)) ?? places[0]!;
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  if (head !== HEAD.join('\t')) throw new Error(`${name}: the columns are not ${HEAD.join(' ')}`);
  return lines.map(factsOf);
}

function factsOf(line: string): Facts {
  const cells = line.split('\t');
  const text = (column: Column): string => cells[HEAD.indexOf(column)] ?? '';
  const list = (column: Column): readonly string[] =>
    text(column) === '' ? [] : text(column).split('/');
  const numbers = (['cost', 'atk', 'health', 'def', 'strikeCost'] as const)
    .filter((column) => text(column) !== '')
    .map((column) => [column, Number(text(column))]);
  const limits = list('limits').map((limit) => limit.split('='));
  const marks = list('marks');
  const keywords = list('keywords');
  const facts = {
    id: text('id'),
    name: text('name'),
    type: text('type') as CardType,
    tags: list('tags'),
    traits: list('traits'),
    limits: Object.fromEntries(limits.map(([tag, most]) => [tag, Number(most)])),
    ...Object.fromEntries(numbers),
    ...(text('damageType') === '' ? {} : { damageType: text('damageType') as DamageType }),
    ...(keywords.length === 0 ? {} : { keywords: keywords as readonly Keyword[] }),
    ...Object.fromEntries(
      marks.filter((mark) => !OF_PRINTING.includes(mark)).map((m) => [m, true]),
    ),
  };
  const printing = {
    set: text('set'),
    number: text('number'),
    rarity: text('rarity'),
    requires: list('requires'),
    isUnlimited: marks.includes('unlimited'),
    isPlain: marks.includes('plain'),
    isHelper: marks.includes('helper'),
  };
  return { facts, printing };
}
