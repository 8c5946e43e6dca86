import type { ColumnWords, Telling } from '../../../common/telling.js';
import { get, isCreature, isPlayer, ownerOf } from '../../state/access.js';
import { attackOf } from '../../state/creature.js';
import { GAME, playerRow, type State } from '../../state/state.js';
import { Col, type Column, Zone } from '../../vocabulary/index.js';
import { happening } from './happenings.js';

/** Columns as a sentence calls them. What a player fact tells is not among them. */
const WORDS: { readonly [column in Column]?: ColumnWords } = {
  LEVEL: { kind: 'NUMBER', says: 'level' },
  ATTACK: { kind: 'NUMBER', says: 'attack' },
  HEALTH: { kind: 'NUMBER', says: 'health' },
  MAX_HEALTH: { kind: 'NUMBER', says: 'maximum health' },
  ASLEEP: { kind: 'STATE', says: 'is asleep' },
  AGGRESSIVE: { kind: 'STATE', says: 'is Aggressive' },
  DEFENDER: { kind: 'STATE', says: 'is a Defender' },
  BREAKTHROUGH: { kind: 'STATE', says: 'has Breakthrough' },
  ARMOR: { kind: 'NUMBER', says: 'Armor' },
  ARMOR_USED: { kind: 'NUMBER', says: 'Armor used this turn' },
  POISON: { kind: 'NUMBER', says: 'Poison' },
  REGENERATE: { kind: 'NUMBER', says: 'Regenerate' },
  MOBILITY: { kind: 'NUMBER', says: 'Mobility' },
  MOVED: { kind: 'STATE', says: 'has moved this turn' },
  ACTIVATED: { kind: 'STATE', says: 'has been activated this turn' },
  EXTRA_BATTLES: { kind: 'NUMBER', says: 'extra battles' },
  INITIATED: { kind: 'STATE', says: 'has initiated battle this turn' },
  ATTACK_THIS_TURN: { kind: 'NUMBER', says: 'attack gained for this turn' },
  AGGRESSIVE_THIS_TURN: { kind: 'STATE', says: 'is Aggressive this turn' },
  NEGATED: { kind: 'STATE', says: 'has lost its abilities' },
  TURN: { kind: 'NUMBER', says: 'turn' },
  ACTIVE: { kind: 'NUMBER', says: 'active player' },
};

const FACTS: readonly (readonly [fact: string, column: Column])[] = [
  ['health', 'HEALTH'],
  ['plays left', 'PLAYS'],
  ['rank', 'RANK'],
  ['cards played this turn', 'CARDS_PLAYED'],
];

const BY_COLUMN: ReadonlyMap<number, ColumnWords> = new Map(
  Object.entries(WORDS).map(([name, words]) => [Col[name as Column], words]),
);

const INTO: Readonly<Record<string, string>> = {
  LANE: 'put into a lane',
  REPLACED: 'replaced',
  BANISHED: 'banished',
  HAND: 'drawn',
  DISCARD: 'put into the discard pile',
  ATTACHED: 'granted',
};

/** How the lane battler tells what became of a game. */
export const TELLING: Telling<State> = {
  facts: ({ state }, player) =>
    FACTS.map(([fact, column]) => ({ fact, value: get(state, playerRow(player), Col[column]) })),
  columnWords: (s, e, column) => (isPlayer(s, e) ? null : (BY_COLUMN.get(column) ?? null)),
  moveName: (_, __, zones) => INTO[zones.at(-1) ?? ''] ?? null,
  hostOf: (s, e) => get(s, e, Col.HOST),
  controllerOf: ownerOf,
  standing: (s, e) =>
    isCreature(s, e) && get(s, e, Col.ZONE) === Zone.LANE
      ? { attack: attackOf(s, e), health: get(s, e, Col.HEALTH), most: get(s, e, Col.MAX_HEALTH) }
      : null,
  happening,
  standsFor: (s, e) => (isPlayer(s, e) ? e - GAME : 0),
  hasLeft: () => false,
};
