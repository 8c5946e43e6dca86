import type { Later } from '../language/card.js';
import {
  Col,
  type Column,
  DAMAGE_TYPES,
  DURATIONS,
  Kind,
  LINKS,
  Link,
  MAX_TARGETS,
  REFERENCES,
  ROLES,
  STEPS,
  Zone,
} from '../vocabulary/index.js';
import { cardOf, get, isKind, zoneOf } from './access.js';
import { RESULTS } from './players.js';
import { OWN_CARDS } from './pool.js';
import { GAME, type State } from './state.js';

export function violations(s: State): string[] {
  const found: string[] = [];
  const players = get(s, GAME, Col.PLAYERS);
  checkGame(s, players, found);
  for (let e = GAME + 1; e < s.count; e++) {
    const isPlayer = e <= GAME + players;
    if (isPlayer !== isKind(s, e, Kind.PLAYER)) found.push(`entity ${e} is the wrong kind of row`);
    checkBounds(s, e, players, found);
    if (!isPlayer) checkRow(s, e, players, found);
  }
  return found;
}

function checkGame(s: State, players: number, found: string[]): void {
  const bounds: readonly (readonly [Column, number, number])[] = [
    ['TURN_PLAYER', 1, players],
    ['NORMAL_PLAYER', 1, players],
    ['PRIORITY', 0, players],
    ['STEP', 0, STEPS.length - 1],
    ['RESULT', 0, RESULTS.length - 1],
    ['PASSES', 0, 2 ** (players + 1) - 1],
    ['UNDECIDED', 0, Number.POSITIVE_INFINITY],
    ['TIME', 0, Number.POSITIVE_INFINITY],
  ];
  for (const [name, least, most] of bounds) {
    const value = get(s, GAME, Col[name]);
    if (value < least || value > most) found.push(`the game has ${name} ${value}`);
  }
}

/** The largest number that a column can have, in a game of so many rows and players. */
const BOUNDS: readonly (readonly [Column, number | 'players' | 'rows'])[] = [
  ['OWNER', 'players'],
  ['CONTROLLER', 'players'],
  ['BASE_CONTROLLER', 'players'],
  ['UNTIL_PLAYER', 'players'],
  ['EVENT_PLAYER', 'players'],
  ['ROLE', ROLES.length - 1],
  ['LINK', LINKS.length - 1],
  ['UNTIL', DURATIONS.length - 1],
  ['DAMAGE_TYPE', DAMAGE_TYPES.length - 1],
  ['TARGETS', MAX_TARGETS],
  ...REFERENCES.map((name) => [name, 'rows'] as const),
  ['BECAME', 'rows'],
  ['DAMAGE', Number.POSITIVE_INFINITY],
  ['COUNTERS', Number.POSITIVE_INFINITY],
];
const BOUNDED = BOUNDS.map(([name, most]) => ({ name, column: Col[name], most }));

function checkBounds(s: State, e: number, players: number, found: string[]): void {
  for (const { name, column, most } of BOUNDED) {
    const value = get(s, e, column);
    if (value === 0) continue;
    const limit = most === 'players' ? players : most === 'rows' ? s.count - 1 : most;
    if (value < 0 || value > limit) found.push(`entity ${e} has ${name} ${value}`);
  }
}

const PLACES: Readonly<Record<number, readonly number[]>> = {
  [Kind.NONE]: [Zone.NONE],
  [Kind.CARD]: [
    Zone.DECK,
    Zone.HAND,
    Zone.PLAY,
    Zone.GRAVEYARD,
    Zone.REMOVED,
    Zone.CHAIN,
    Zone.CEASED,
  ],
  [Kind.EFFECT]: [Zone.CHAIN, Zone.WAITING],
  [Kind.MODIFIER]: [Zone.LASTING],
  [Kind.EXTRA_TURN]: [Zone.LASTING],
  [Kind.FORMER]: [Zone.FORMER],
  [Kind.FORMER_MODIFIER]: [Zone.FORMER],
};

const CONTROLLED: readonly number[] = [Zone.PLAY, Zone.CHAIN, Zone.WAITING, Zone.LASTING];

function checkRow(s: State, e: number, players: number, found: string[]): void {
  const kind = get(s, e, Col.KIND);
  const zone = zoneOf(s, e);
  if (PLACES[kind]?.includes(zone) !== true) {
    found.push(`entity ${e} is where such a row cannot be`);
    return;
  }
  const card = cardOf(s, e);
  const controller = get(s, e, Col.CONTROLLER);
  if (CONTROLLED.includes(zone) && (controller < 1 || controller > players))
    found.push(`nobody controls entity ${e}`);
  if ((kind === Kind.CARD || kind === Kind.FORMER) && card.index < OWN_CARDS)
    found.push(`entity ${e} is no card`);
  if (kind === Kind.CARD && get(s, e, Col.OWNER) === 0) found.push(`nobody owns entity ${e}`);
  if (zone === Zone.PLAY && get(s, e, Col.BASE_CONTROLLER) === 0)
    found.push(`nobody controls entity ${e} in the end`);
  if (kind === Kind.FORMER_MODIFIER && !isFormerModifier(s, e))
    found.push(`entity ${e} is no modifier of a former object`);
  if (kind === Kind.EFFECT || kind === Kind.MODIFIER || zone === Zone.CHAIN) checkText(s, e, found);
}

/** Whether a row has the text of a continuous modifier and an object that it applied to. */
function isFormerModifier(s: State, e: number): boolean {
  const node = cardOf(s, e).parts[get(s, e, Col.PART)]?.node ?? {};
  return (
    isKind(s, get(s, e, Col.BECAME), Kind.FORMER) && ('lasting' in node || 'continuous' in node)
  );
}

/** What a part of a card's text must be for a row to carry it out. */
const WORDS: Readonly<Record<number, readonly string[]>> = {
  [Link.PLAY]: ['id'],
  [Link.PLACE]: ['id'],
  [Link.POWER]: ['payment'],
  [Link.COMPLETION]: ['completion'],
  [Link.TRIGGERED]: ['when', 'later'],
  [Link.PROPOSAL]: ['id'],
  [Link.STRIKE]: ['id'],
};

function checkText(s: State, e: number, found: string[]): void {
  const link = get(s, e, Col.LINK);
  const kind = get(s, e, Col.KIND);
  const part = cardOf(s, e).parts[get(s, e, Col.PART)];
  const wanted = kind === Kind.MODIFIER && link === 0 ? ['lasting', 'later'] : WORDS[link];
  const isText = part !== undefined && wanted?.some((word) => word in part.node) === true;
  const isCardLink = link === Link.PLAY || link === Link.PLACE;
  if (!isText || isCardLink !== (kind === Kind.CARD))
    found.push(`entity ${e} carries out no such text`);
  if (get(s, e, Col.SOURCE) === 0) found.push(`entity ${e} comes from nothing`);
  const isTriggered = part !== undefined && 'later' in part.node;
  if (isTriggered && (part.node as Later).later === undefined) found.push(`entity ${e} is empty`);
}
