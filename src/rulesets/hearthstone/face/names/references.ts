import type { Json } from '../../../../kernel/index.js';
import type { Path, Problems } from '../../../common/problems.js';
import { theOneMeant } from '../../../common/references.js';
import type { Position } from '../../../ruleset.js';
import { activeWeapon, cardOf, playerEntity } from '../../state/access.js';
import type { State } from '../../state/state.js';
import { cardIndexOf, cardNames, cardsNamed } from './card-index.js';

/** How an entity is named: by its id, its alias, its place, or its card. */
export type Reference = number | string;

/** Places that can be named without an alias. */
const PLACES: Readonly<Record<string, (s: State) => number>> = {
  'hero 1': (s) => s.hero[1],
  'hero 2': (s) => s.hero[2],
  'hero power 1': (s) => s.heroPower[1],
  'hero power 2': (s) => s.heroPower[2],
  'weapon 1': (s) => activeWeapon(s, 1),
  'weapon 2': (s) => activeWeapon(s, 2),
  'player 1': () => playerEntity(1),
  'player 2': () => playerEntity(2),
};

/** The names of places, for suggestions and documentation. */
export const PLACE_NAMES = Object.keys(PLACES);

/** `Boom Bot #2`: the second entity of this card, counted in the order in which they were made. */
const NUMBERED = /^(.+) #([1-9]\d{0,3})$/;

/** Reads a reference: its form, and whether anything can ever have this name. */
export function readReference(
  json: Json | undefined,
  path: Path,
  { state, names }: Position<State>,
  problems: Problems,
): Reference | null {
  const expected = 'an alias, an entity id or the name of a card';
  if (json === undefined) return problems.add('REQUIRED', path, `${expected} is missing.`);
  if (typeof json === 'number') {
    if (Number.isInteger(json) && json > 0) return json;
    return problems.wrongType(path, expected, json);
  }
  if (typeof json !== 'string') return problems.wrongType(path, expected, json);
  if (names.idOf(json) !== undefined || isPlace(json)) return json;
  const index = cardIndexOf(state.pool);
  if (cardsNamed(index, cardPart(json)).length > 0) return json;
  const known = [
    ...names.entries().map(([alias]) => alias),
    ...PLACE_NAMES,
    ...cardNames(index, null),
  ];
  return problems.unknownName('UNKNOWN_ENTITY', path, 'entity or card named', json, known);
}

function isPlace(text: string): boolean {
  return Object.hasOwn(PLACES, text.toLowerCase());
}

function cardPart(text: string): string {
  return NUMBERED.exec(text)?.[1] ?? text;
}

/**
 * The entities that a reference can mean now. `among` are those that make sense where it stands; a card's name
 * means one of these.
 */
export function entitiesMeant(
  { state, names }: Position<State>,
  reference: Reference,
  among: readonly number[],
): readonly number[] {
  if (typeof reference === 'number') return reference < state.count ? [reference] : [];
  const alias = names.idOf(reference);
  if (alias !== undefined) return [alias];
  if (isPlace(reference)) {
    const entity = PLACES[reference.toLowerCase()]!(state);
    return entity === 0 ? [] : [entity];
  }
  const numbered = NUMBERED.exec(reference);
  const cards = cardsNamed(cardIndexOf(state.pool), cardPart(reference));
  if (numbered === null) return among.filter((e) => cards.includes(cardOf(state, e)));
  const nth = entitiesOf(state, cards)[Number(numbered[2]) - 1];
  return nth === undefined ? [] : [nth];
}

function entitiesOf(s: State, cards: readonly object[]): number[] {
  const found: number[] = [];
  for (let e = 1; e < s.count; e++) if (cards.includes(cardOf(s, e))) found.push(e);
  return found;
}

/** The one entity that a reference means now; otherwise a problem that lists the candidates. */
export function resolveReference(
  position: Position<State>,
  reference: Reference,
  among: readonly number[],
  path: Path,
  problems: Problems,
): number | null {
  const found = entitiesMeant(position, reference, among);
  return theOneMeant(found, reference, (e) => uniqueName(position, e), path, problems);
}

/** A name that means this entity alone: its alias, or its card, with a number where there are several. */
export function uniqueName({ state, names }: Position<State>, entity: number): string {
  const alias = names.aliasOf(entity);
  if (alias !== undefined) return alias;
  const card = cardOf(state, entity);
  const same = entitiesOf(state, [card]);
  return same.length === 1 ? card.name : `${card.name} #${same.indexOf(entity) + 1}`;
}
