import { cardOf, creaturesOf, get, inZone, isCreature } from '../../state/access.js';
import type { PlayerAction } from '../../state/frames.js';
import { PLAYERS, playerRow, type State } from '../../state/state.js';
import { Col, LANES, Zone } from '../../vocabulary/index.js';
import { refusalOf, targetsOf } from './legality.js';
import type { RefusalCode } from './refusals.js';

/**
 * All legal actions of a player: cards by hand position with every lane or target, leveling them, the battle,
 * moves and uses of creatures, ending the turn. Conceding is always legal and not listed.
 */
export function legalActions(s: State, player: 1 | 2): PlayerAction[] {
  return candidates(s, player, LEGAL).filter((action) => refusalOf(s, player, action) === null);
}

interface Options {
  plays(s: State, player: 1 | 2, card: number): PlayerAction[];
  uses(s: State, player: 1 | 2, creature: number): PlayerAction[];
}

function candidates(s: State, player: 1 | 2, { plays, uses }: Options): PlayerAction[] {
  return [
    ...inZone(s, player, Zone.HAND).flatMap((card) => plays(s, player, card)),
    { type: 'battle' },
    ...creaturesOf(s, player).flatMap((creature) => uses(s, player, creature)),
    { type: 'endTurn' },
  ];
}

function legalPlays(s: State, player: 1 | 2, card: number): PlayerAction[] {
  const leveled: PlayerAction = { type: 'level', card };
  if (isCreature(s, card))
    return [...LANES.map((lane): PlayerAction => ({ type: 'play', card, lane })), leveled];
  if (cardOf(s, card).definition.target === undefined) return [{ type: 'play', card }, leveled];
  const aimed = targetsOf(s, player, card).map(
    (target): PlayerAction => ({ type: 'play', card, target }),
  );
  return [...aimed, leveled];
}

function legalUses(s: State, player: 1 | 2, creature: number): PlayerAction[] {
  const moves = LANES.map((lane): PlayerAction => ({ type: 'move', creature, lane }));
  const { activate, target } = cardOf(s, creature).definition;
  if (activate === undefined) return moves;
  if (target === undefined) return [...moves, { type: 'activate', creature }];
  const aims = targetsOf(s, player, creature);
  return [
    ...moves,
    ...aims.map((aim): PlayerAction => ({ type: 'activate', creature, target: aim })),
  ];
}

const LEGAL: Options = { plays: legalPlays, uses: legalUses };

export interface IllegalAction {
  readonly action: PlayerAction;
  readonly code: RefusalCode;
}

/**
 * What the player whose turn it is could want to do and may not: every card in hand that cannot be played, or not at
 * this target, or not leveled; the battle; every creature that cannot move, not to this lane, or not be activated; ending
 * the turn. Where a card or creature can do nothing whatever it is aimed at it is named once, without a target.
 */
export function illegalActions(s: State, player: 1 | 2): IllegalAction[] {
  return candidates(s, player, WANTED).flatMap((action) => {
    const code = refusalOf(s, player, action);
    return code === null ? [] : [{ action, code }];
  });
}

function wantedPlays(s: State, player: 1 | 2, card: number): PlayerAction[] {
  const leveled: PlayerAction = { type: 'level', card };
  if (isCreature(s, card)) return [{ type: 'play', card, lane: 1 }, leveled];
  const bare: PlayerAction = { type: 'play', card };
  if (cardOf(s, card).definition.target === undefined) return [bare, leveled];
  const isAimable = refusalOf(s, player, bare) === 'TARGET_NEEDED';
  const aimed = isAimable
    ? everybody(s).map((target): PlayerAction => ({ type: 'play', card, target }))
    : [bare];
  return [...aimed, leveled];
}

function everybody(s: State): number[] {
  return PLAYERS.flatMap((side) => [...creaturesOf(s, side), playerRow(side)]);
}

function wantedUses(s: State, player: 1 | 2, creature: number): PlayerAction[] {
  return [...moves(s, player, creature), ...activations(s, player, creature)];
}

/** Every other lane where the creature could move at all; else one of them. */
function moves(s: State, player: 1 | 2, creature: number): PlayerAction[] {
  const own = get(s, creature, Col.POSITION);
  const to = (lane: number): PlayerAction => ({ type: 'move', creature, lane });
  // it stands in its own lane: whatever else is said of moving there is said of every lane
  const isStuck = refusalOf(s, player, to(own)) !== 'LANE_OCCUPIED';
  const others = LANES.filter((lane) => lane !== own).map(to);
  return isStuck ? others.slice(0, 1) : others;
}

function activations(s: State, player: 1 | 2, creature: number): PlayerAction[] {
  const { target } = cardOf(s, creature).definition;
  const bare: PlayerAction = { type: 'activate', creature };
  if (target === undefined || refusalOf(s, player, bare) !== 'TARGET_NEEDED') return [bare];
  return everybody(s).map((aim): PlayerAction => ({ type: 'activate', creature, target: aim }));
}

const WANTED: Options = { plays: wantedPlays, uses: wantedUses };
