import {
  calledApart,
  compared,
  leftOf,
  type Seat,
  type Tabletop,
  type Tile,
  type TileMark,
} from '../../../common/tabletop.js';
import type { Position } from '../../../ruleset.js';
import {
  activePlayer,
  cardOf,
  get,
  inLaneOf,
  inZone,
  isCreature,
  ofLevel,
} from '../../state/access.js';
import { armorLeft, attackOf } from '../../state/creature.js';
import { resultOf } from '../../state/result.js';
import { GAME, PLAYERS, playerRow, type State } from '../../state/state.js';
import { Col, LANES, PLAYER_HEALTH, Zone } from '../../vocabulary/index.js';

export function tabletopOf(position: Position<State>): Tabletop {
  const { state: s } = position;
  return {
    turn: get(s, GAME, Col.TURN),
    active: activePlayer(s),
    result: resultOf(s),
    seats: PLAYERS.map((player) => seatOf(position, player)),
    middle: [],
    panels: [],
  };
}

function seatOf(position: Position<State>, player: 1 | 2): Seat {
  const { state: s } = position;
  const lanes = LANES.map((lane) => {
    const e = inLaneOf(s, player, lane);
    return e === 0 ? null : creature(position, e);
  });
  const cards = (zone: number): Tile[] => inZone(s, player, zone).map((e) => card(position, e));
  return {
    player,
    leaders: [{ name: 'player', tile: playerTile(s, player) }],
    crystals: null,
    rows: [{ name: 'lanes', isFixed: true, tiles: lanes }],
    piles: [
      { name: 'hand', drawn: 'FAN', isOpen: true, cards: cards(Zone.HAND) },
      { name: 'deck', drawn: 'STACK', isOpen: false, cards: cards(Zone.DECK) },
      { name: 'discard', drawn: 'GRAVE', isOpen: false, cards: cards(Zone.DISCARD) },
    ],
  };
}

function playerTile(s: State, player: number): Tile {
  const row = playerRow(player);
  const health = get(s, row, Col.HEALTH);
  return {
    id: row,
    name: `Player ${player}`,
    alias: null,
    shape: 'LEADER',
    tint: null,
    numbers: { health: leftOf('Health', health, PLAYER_HEALTH, undefined) },
    looks: [],
    marks: [],
  };
}

function card({ state: s, names }: Position<State>, e: number): Tile {
  const { name, definition } = cardOf(s, e);
  const level = get(s, e, Col.LEVEL);
  return {
    id: e,
    name,
    alias: calledApart(names.aliasOf(e), name),
    shape: 'CARD',
    tint: definition.faction ?? null,
    numbers: {
      cost: { ...compared('Level', level, undefined), state: level > 1 ? 'RAISED' : 'PRINTED' },
    },
    looks: [],
    marks: [],
  };
}

function creature(position: Position<State>, e: number): Tile {
  const { state: s } = position;
  const { attack, health } = cardOf(s, e).definition;
  const printed = (value: typeof attack): number | undefined =>
    value === undefined || !isCreature(s, e) ? undefined : ofLevel(s, e, value);
  const left = get(s, e, Col.HEALTH);
  const armor = armorLeft(s, e);
  const tile = card(position, e);
  return {
    ...tile,
    shape: 'FIGHTER',
    numbers: {
      ...tile.numbers,
      attack: compared('Attack', attackOf(s, e), printed(attack)),
      health: leftOf('Health', left, get(s, e, Col.MAX_HEALTH), printed(health)),
      ...(armor > 0 ? { armor: compared('Armor', armor, undefined) } : {}),
    },
    looks: [
      ...(get(s, e, Col.DEFENDER) === 0 ? [] : (['GUARDING'] as const)),
      ...(get(s, e, Col.ASLEEP) === 0 ? [] : (['ASLEEP'] as const)),
      ...(left <= 0 ? (['DYING'] as const) : []),
    ],
    marks: marksOf(s, e),
  };
}

const STATES = [
  [Col.ASLEEP, 'SLEEP', 'Asleep'],
  [Col.AGGRESSIVE, 'ARROW', 'Aggressive'],
  [Col.DEFENDER, 'SHIELD', 'Defender'],
  [Col.BREAKTHROUGH, 'BOLT', 'Breakthrough'],
  [Col.NEGATED, 'CROSS', 'Without abilities'],
] as const;

const COUNTS = [
  [Col.POISON, 'DROP', 'Poison'],
  [Col.REGENERATE, 'HEART', 'Regenerate'],
  [Col.MOBILITY, 'WIND', 'Mobility'],
] as const;

function marksOf(s: State, e: number): TileMark[] {
  const states = STATES.filter(([column]) => get(s, e, column) !== 0);
  const counts = COUNTS.filter(([column]) => get(s, e, column) !== 0);
  return [
    ...states.map(([, icon, title]) => ({ icon, title })),
    ...counts.map(([column, icon, title]) => ({ icon, title: `${title} ${get(s, e, column)}` })),
  ];
}
