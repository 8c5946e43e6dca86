import type { Json } from '../../../../kernel/index.js';
import type { Path, Problems } from '../../../common/problems.js';
import { theOneMeant } from '../../../common/references.js';
import type { Position } from '../../../ruleset.js';
import { cardOf, identityOf, inLaneOf } from '../../state/access.js';
import { PLAYERS, playerRow, type State } from '../../state/state.js';
import { LANES } from '../../vocabulary/index.js';
import { allCardNames, identitiesNamed } from './card-names.js';

/** How an entity is named: by its id, its alias, its place, or its card. */
export type Reference = number | string;

/** Places that can be named without an alias: players, and lanes from their player's left. */
export const PLACES: Readonly<Record<string, (s: State) => number>> = Object.fromEntries(
  PLAYERS.flatMap((player): [string, (s: State) => number][] => [
    [`player ${player}`, () => playerRow(player)],
    ...LANES.map((lane): [string, (s: State) => number] => [
      `lane ${lane} of player ${player}`,
      (s) => inLaneOf(s, player, lane),
    ]),
  ]),
);

const NUMBERED = /^(.+) #([1-9]\d{0,3})$/;
const EXPECTED = 'an alias, an entity id or the name of a card';

/** Reads a reference: its form, and whether anything can ever have this name. */
export function readReference(
  json: Json | undefined,
  path: Path,
  { state, names }: Position<State>,
  problems: Problems,
): Reference | null {
  if (json === undefined) return problems.add('REQUIRED', path, `${EXPECTED} is missing.`);
  if (typeof json === 'number' && Number.isInteger(json) && json > 0) return json;
  if (typeof json !== 'string') return problems.wrongType(path, EXPECTED, json);
  if (names.idOf(json) !== undefined || Object.hasOwn(PLACES, json.toLowerCase())) return json;
  if (identitiesNamed(state.pool, cardPart(json)).length > 0) return json;
  const known = [
    ...names.entries().map(([alias]) => alias),
    ...Object.keys(PLACES),
    ...allCardNames(state.pool),
  ];
  return problems.unknownName('UNKNOWN_ENTITY', path, 'entity or card named', json, known);
}

function cardPart(text: string): string {
  return NUMBERED.exec(text)?.[1] ?? text;
}

/** The entities that a reference can mean now; a card's name means one of `among`. */
export function entitiesMeant(
  { state, names }: Position<State>,
  reference: Reference,
  among: readonly number[],
): readonly number[] {
  if (typeof reference === 'number') return reference < state.count ? [reference] : [];
  const alias = names.idOf(reference);
  if (alias !== undefined) return [alias];
  const place = PLACES[reference.toLowerCase()];
  if (place !== undefined) return [place(state)].filter((e) => e !== 0);
  const numbered = NUMBERED.exec(reference);
  const identities = identitiesNamed(state.pool, cardPart(reference));
  if (numbered === null) return among.filter((e) => identities.includes(identityOf(state, e)));
  const nth = ofIdentities(state, identities)[Number(numbered[2]) - 1];
  return nth === undefined ? [] : [nth];
}

function ofIdentities(s: State, identities: readonly number[]): number[] {
  const found: number[] = [];
  for (let e = 1; e < s.count; e++) if (identities.includes(identityOf(s, e))) found.push(e);
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

/** What an answer names an entity by, so that a request can: its alias, a player's place, or its id. */
export function referenceTo({ state, names }: Position<State>, entity: number): Reference {
  const isPlayer = cardOf(state, entity).kind === 'PLAYER';
  return names.aliasOf(entity) ?? (isPlayer ? `player ${entity - 1}` : entity);
}

/** A name that means this entity alone. */
export function uniqueName({ state, names }: Position<State>, entity: number): string {
  const alias = names.aliasOf(entity);
  if (alias !== undefined) return alias;
  const card = cardOf(state, entity);
  if (card.kind === 'PLAYER') return `player ${entity - 1}`;
  const same = ofIdentities(state, identitiesNamed(state.pool, card.id));
  return same.length === 1 ? card.name : `${card.name} #${same.indexOf(entity) + 1}`;
}
