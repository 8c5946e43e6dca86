import type { Json, Table } from '../../kernel/index.js';
import type { Names, Position } from './names.js';
import type { Path, Problems } from './problems.js';

export type Reference = number | string;

export interface Naming<S extends Table, C> {
  /** Places that can be named without an alias, in small letters; 0 where nobody is there now. */
  readonly places: Readonly<Record<string, (s: S) => number>>;
  /** The cards of this name or id; none when nothing is called so. */
  cardsNamed(s: S, text: string): readonly C[];
  cardNames(s: S): readonly string[];
  /** What an entity is now, as `cardsNamed` tells it. */
  cardOf(s: S, entity: number): C;
  /** The entity's name where it has no alias: the place that is always its own, or its card's name. */
  nameOf(
    position: Position<S>,
    entity: number,
  ): { readonly place: string } | { readonly card: string };
  /** What is called by the same name as the entity's card. */
  sameCards(s: S, entity: number): readonly C[];
  /** A row that says what happened to a card: it is none of the entities of that card. */
  isRecord?(s: S, entity: number): boolean;
}

export interface Sought {
  readonly reference: Reference;
  /** A card's name means one of these. */
  readonly among: readonly number[];
  readonly path: Path;
}

/** `Boom Bot #2`: the second entity of this card, counted in the order in which they were made. */
const NUMBERED = /^(.+) #([1-9]\d{0,3})$/;

export const REFERENCE_FORM = 'an alias, an entity id or the name of a card';

/** A reference as an action keeps it: the alias of an entity becomes its id. */
export function plainReference(json: Json, names: Names): Json {
  return typeof json === 'string' ? (names.idOf(json) ?? json) : json;
}

export class References<S extends Table, C> {
  readonly placeNames: readonly string[];

  constructor(private readonly naming: Naming<S, C>) {
    this.placeNames = Object.keys(naming.places);
  }

  read(
    json: Json | undefined,
    path: Path,
    { state, names }: Position<S>,
    problems: Problems,
  ): Reference | null {
    if (json === undefined) return problems.add('REQUIRED', path, `${REFERENCE_FORM} is missing.`);
    if (typeof json === 'number' && Number.isInteger(json) && json > 0) return json;
    if (typeof json !== 'string') return problems.wrongType(path, REFERENCE_FORM, json);
    if (names.idOf(json) !== undefined || this.placeOf(json) !== null) return json;
    if (this.naming.cardsNamed(state, cardPart(json)).length > 0) return json;
    const known = [
      ...names.entries().map(([alias]) => alias),
      ...this.placeNames,
      ...this.naming.cardNames(state),
    ];
    return problems.unknownName('UNKNOWN_ENTITY', path, json, {
      what: 'entity or card named',
      known,
    });
  }

  at(state: S, place: string): number {
    return this.placeOf(place)?.(state) ?? 0;
  }

  private placeOf(text: string): ((s: S) => number) | null {
    const place = text.toLowerCase();
    return Object.hasOwn(this.naming.places, place) ? this.naming.places[place]! : null;
  }

  /** What a reference can mean now. `among` are those that make sense; a card's name means one. */
  meant(
    { state, names }: Position<S>,
    reference: Reference,
    among: readonly number[],
  ): readonly number[] {
    if (typeof reference === 'number') return reference < state.count ? [reference] : [];
    const alias = names.idOf(reference);
    if (alias !== undefined) return [alias];
    const place = this.placeOf(reference);
    if (place !== null) return [place(state)].filter((e) => e !== 0);
    const { naming } = this;
    const numbered = NUMBERED.exec(reference);
    const cards = naming.cardsNamed(state, cardPart(reference));
    if (numbered === null) return among.filter((e) => cards.includes(naming.cardOf(state, e)));
    const nth = this.entitiesOf(state, cards)[Number(numbered[2]) - 1];
    return nth === undefined ? [] : [nth];
  }

  /** Entities of a card that are where they make no sense: what is asked of one of them is refused with its reason. */
  private elsewhere({ state, names }: Position<S>, reference: Reference): readonly number[] {
    if (typeof reference === 'number' || names.idOf(reference) !== undefined) return [];
    if (this.placeOf(reference) !== null || NUMBERED.test(reference)) return [];
    return this.entitiesOf(state, this.naming.cardsNamed(state, reference));
  }

  private entitiesOf(s: S, cards: readonly C[]): number[] {
    const found: number[] = [];
    for (let e = 1; e < s.count; e++)
      if (cards.includes(this.naming.cardOf(s, e)) && !this.isRecord(s, e)) found.push(e);
    return found;
  }

  private isRecord(s: S, entity: number): boolean {
    return this.naming.isRecord?.(s, entity) === true;
  }

  /** The one entity that a reference means now; else null, and a problem with the names. */
  resolve(
    position: Position<S>,
    { reference, among, path }: Sought,
    problems: Problems,
  ): number | null {
    const sensible = this.meant(position, reference, among);
    const found = sensible.length === 0 ? this.elsewhere(position, reference) : sensible;
    if (found.length === 1) return found[0]!;
    if (found.length === 0)
      return problems.add('ENTITY_NOT_FOUND', path, `there is no "${reference}" here now.`);
    const message = `"${reference}" can mean ${found.length} entities.`;
    return problems.add('AMBIGUOUS_ENTITY', path, message, {
      expected: 'an alias, an entity id, or a card with its number',
      nearest: found.map((e) => this.uniqueName(position, e)),
    });
  }

  /** What an answer names an entity by, so that a request can: its alias, its own place, or its id. */
  to(position: Position<S>, entity: number): Reference {
    const alias = position.names.aliasOf(entity);
    if (alias !== undefined) return alias;
    const name = this.naming.nameOf(position, entity);
    return 'place' in name ? name.place : entity;
  }

  /** A name that means this entity alone: its alias, its place, or its card, with a number where there are several. */
  uniqueName(position: Position<S>, entity: number): string {
    const { state } = position;
    const alias = position.names.aliasOf(entity);
    if (alias !== undefined) return alias;
    const name = this.naming.nameOf(position, entity);
    if ('place' in name) return name.place;
    if (this.isRecord(state, entity)) return `${entity}`;
    const same = this.entitiesOf(state, this.naming.sameCards(state, entity));
    return same.length === 1 ? name.card : `${name.card} #${same.indexOf(entity) + 1}`;
  }
}

function cardPart(text: string): string {
  return NUMBERED.exec(text)?.[1] ?? text;
}
