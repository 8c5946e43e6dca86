import { existsSync, readFileSync } from 'node:fs';
import type { CardDefinition } from '../language/card.js';
import type { CardType, DamageType } from '../vocabulary/index.js';

/** Where the built project keeps the data, and where the sources do. */
const PLACES = ['../../../data/wow-tcg/', '../../../../data/wow-tcg/'];

/** The head of the data file. data/README.md says what stands in the columns. */
const HEAD =
  'id name type cost tags limits traits atk damageType health def strikeCost marks'.split(' ');

type Column =
  | 'id'
  | 'name'
  | 'type'
  | 'cost'
  | 'tags'
  | 'limits'
  | 'traits'
  | 'atk'
  | 'damageType'
  | 'health'
  | 'def'
  | 'strikeCost'
  | 'marks';

/** What is printed on every card, by its id. @throws Error when the file has other columns than are read here */
export function readFacts(): ReadonlyMap<string, CardDefinition> {
  const places = PLACES.map((place) => new URL(`${place}cards.tsv`, import.meta.url));
  const file = places.find((place) => existsSync(place)) ?? places[0]!;
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  if (head !== HEAD.join('\t')) throw new Error(`cards.tsv: the columns are not ${HEAD.join(' ')}`);
  const cards = lines.map(factsOf);
  return new Map(cards.map((card) => [card.id, card]));
}

function factsOf(line: string): CardDefinition {
  const cells = line.split('\t');
  const text = (column: Column): string => cells[HEAD.indexOf(column)] ?? '';
  const list = (column: Column): readonly string[] =>
    text(column) === '' ? [] : text(column).split('/');
  const numbers = (['cost', 'atk', 'health', 'def', 'strikeCost'] as const)
    .filter((column) => text(column) !== '')
    .map((column) => [column, Number(text(column))]);
  const limits = list('limits').map((limit) => limit.split('='));
  return {
    id: text('id'),
    name: text('name'),
    type: text('type') as CardType,
    tags: list('tags'),
    traits: list('traits'),
    limits: Object.fromEntries(limits.map(([tag, most]) => [tag, Number(most)])),
    ...Object.fromEntries(numbers),
    ...(text('damageType') === '' ? {} : { damageType: text('damageType') as DamageType }),
    ...Object.fromEntries(list('marks').map((mark) => [mark, true])),
  };
}
