import { createRow, fill, get, set, stamp } from '../../state/access.js';
import { type AddLinkFrame, Op } from '../../state/frames.js';
import { NOTHING_GIVEN } from '../../state/player-action.js';
import { GAME, type WowRun } from '../../state/state.js';
import { Col, Kind, Link, type LinkName, Zone } from '../../vocabulary/index.js';

export interface NewEffect {
  readonly link: LinkName;
  readonly player: number;
  readonly source: number;
  readonly card: number;
  readonly part: number;
  /** Of a proposal: the proposed attacker and defender. */
  readonly targets?: readonly [number, number];
}

/** An effect is put on top of the chain (WOW-705.3, WOW-707.1a). */
export function announceEffect(run: WowRun, effect: NewEffect, given = NOTHING_GIVEN): number {
  const { link, player, source, card, part, targets } = effect;
  const e = createRow(run, card, Kind.EFFECT);
  fill(run, e, {
    ZONE: Zone.CHAIN,
    CONTROLLER: player,
    LINK: Link[link],
    SOURCE: source,
    PART: part,
    SOURCE_READIED: get(run.state, source, Col.READIED),
  });
  if (targets !== undefined)
    fill(run, e, { TARGETS: 2, TARGET_1: targets[0], TARGET_2: targets[1] });
  putOnTop(run, e);
  pushAdding(run, e, given);
  return e;
}

export interface NewCard {
  readonly card: number;
  readonly player: number;
  readonly link: 'PLAY' | 'PLACE';
  readonly faceDown: boolean;
}

/** A card is put on top of the chain: played, or placed as a resource (WOW-705.2). */
export function announceCard(
  run: WowRun,
  { card, player, link, faceDown }: NewCard,
  given = NOTHING_GIVEN,
): void {
  const isPlaced = link === 'PLACE';
  fill(run, card, {
    ZONE: Zone.CHAIN,
    CONTROLLER: player,
    LINK: Link[link],
    SOURCE: card,
    RESOURCE: isPlaced ? 1 : 0,
    FACE_DOWN: faceDown ? 1 : 0,
  });
  putOnTop(run, card);
  pushAdding(run, card, given);
}

/** A triggered effect that waited is put on top of the chain (WOW-708.1a). */
export function announceWaiting(run: WowRun, e: number): void {
  set(run, e, Col.ZONE, Zone.CHAIN);
  putOnTop(run, e);
  pushAdding(run, e, NOTHING_GIVEN);
}

function putOnTop(run: WowRun, e: number): void {
  stamp(run, e);
  set(run, e, Col.POSITION, get(run.state, GAME, Col.TIME));
}

function pushAdding(run: WowRun, link: number, given: AddLinkFrame['given']): void {
  run.push({ op: Op.ADD_LINK, pc: 0, link, given, left: -1, at: 0 } satisfies AddLinkFrame);
}
