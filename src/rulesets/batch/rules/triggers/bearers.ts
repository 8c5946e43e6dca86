import type { Trigger } from '../../language/words.js';
import {
  type BatchRun,
  cardOf,
  creaturesOf,
  get,
  inZone,
  newestFirst,
  ownerOf,
} from '../../state/access.js';
import { grantedTo, isNegated } from '../../state/granted.js';
import { PLAYERS, playerRow, type State } from '../../state/state.js';
import { Col, Zone } from '../../vocabulary/index.js';
import { momentsOf } from './keywords.js';
import { chainOf } from './raise.js';

export interface Borne {
  readonly trigger: Trigger;
  readonly self: number;
  readonly bearer: number;
  readonly list: 'triggers' | 'grants';
  readonly index: number;
  readonly player: number;
}

/**
 * The creatures whose triggers are tested: those on the board and those destroyed or replaced since the primary
 * action, newest first, whichever side they are on (BATCH-valid-creatures, BATCH-creature-order).
 */
export function validCreatures(run: BatchRun): number[] {
  const s = run.state;
  const all = [...PLAYERS.flatMap((player) => creaturesOf(s, player)), ...chainOf(run).gone];
  const found = newestFirst(s, [...new Set(all)]);
  return s.edition.switches.creatureOrder === 'NEWEST_FIRST' ? found : found.reverse();
}

/** The triggers of a creature, newest first: those it was given, then its printed ones (BATCH-trigger-order). */
export function triggersOf(s: State, creature: number): Borne[] {
  const given = grants(s, creature, ownerOf(s, creature));
  if (get(s, creature, Col.NEGATED) === 1) return inTriggerOrder(s, given);
  return inTriggerOrder(s, [...given, ...printed(s, creature, false)]);
}

/** What is newest first, in the order that the switch asks for. */
function inTriggerOrder(s: State, newest: readonly Borne[]): Borne[] {
  return s.edition.switches.triggerOrder === 'NEWEST_FIRST' ? [...newest] : [...newest].reverse();
}

/** The triggers that sit on a player: effects of spells, and Ambush in hand (BATCH-player-before-creature). */
export function triggersOfPlayer(s: State, player: 1 | 2): Borne[] {
  const borne = [
    ...grants(s, playerRow(player), player),
    ...inZone(s, player, Zone.HAND).flatMap((card) => printed(s, card, true)),
  ];
  const age = ({ bearer }: Borne): number => get(s, bearer, Col.AGE);
  // triggers of one card keep the order that `printed` gives them
  return inTriggerOrder(
    s,
    borne.sort((a, b) => age(b) - age(a) || b.bearer - a.bearer),
  );
}

function grants(s: State, host: number, player: number): Borne[] {
  return newestFirst(s, grantedTo(s, host)).flatMap((bearer): Borne[] => {
    const index = get(s, bearer, Col.TRIGGER);
    const trigger = cardOf(s, bearer).definition.grants?.[index];
    const self = host;
    return trigger === undefined ? [] : [{ trigger, self, bearer, list: 'grants', index, player }];
  });
}

/** Printed triggers that work in hand, or on the board, newest first (BATCH-INF-printed-order). */
function printed(s: State, e: number, inHand: boolean): Borne[] {
  const level = get(s, e, Col.LEVEL);
  const player = ownerOf(s, e);
  const all = (cardOf(s, e).definition.triggers ?? []).map(
    (trigger, index): Borne => ({ trigger, self: e, bearer: e, list: 'triggers', index, player }),
  );
  const working = all
    .filter(({ trigger }) => trigger.levels?.includes(level) !== false)
    .filter(({ trigger }) => momentsOf(trigger).inHand === inHand)
    .filter(({ trigger: { keyword } }) => keyword === undefined || !isNegated(s, e, keyword));
  return s.edition.switches.printedTriggerOrder === 'LAST' ? working.reverse() : working;
}
