import { existsSync, readFileSync } from 'node:fs';

/** Where the built project keeps the data, and where the sources do. */
const PLACES = ['../../../../data/hearthstone/', '../../../../../data/hearthstone/'];

export type Row = readonly [
  cardId: string,
  dbfId: string,
  name: string,
  nameZh: string,
  type: string,
  cardClass: string,
  race: string,
  school: string,
  set: string,
  rarity: string,
  collectible: string,
  since: string,
  cost: string,
  attack: string,
  health: string,
  armor: string,
  mechanics: string,
  plain: string,
  requires: string,
  was: string,
];

/** The head of the file. data/README.md says what stands in the columns. */
const HEAD =
  'cardId dbfId name nameZh type class race school set rarity collectible since cost attack health armor mechanics plain requires was';

let lines: ReadonlyMap<string, string> | null = null;

export function* rows(): Generator<Row> {
  lines ??= readLines();
  for (const id of lines.keys()) yield rowOf(id)!;
}

export function cardIds(): Iterable<string> {
  lines ??= readLines();
  return lines.keys();
}

export function rowOf(id: string): Row | undefined {
  lines ??= readLines();
  return lines.get(id)?.split('\t') as Row | undefined;
}

/** @throws Error when the file has other columns than are read here */
function readLines(): Map<string, string> {
  const places = PLACES.map((place) => new URL(`${place}cards.tsv`, import.meta.url));
  const text = readFileSync(places.find((place) => existsSync(place)) ?? places[0]!, 'utf8');
  const [head, ...cards] = text.trimEnd().split('\n');
  if (head !== HEAD.replaceAll(' ', '\t'))
    throw new Error(`cards.tsv: the columns are not those that are read: ${HEAD}`);
  const byId = new Map<string, string>();
  for (const line of cards) byId.set(line.slice(0, line.indexOf('\t')), line);
  return byId;
}
