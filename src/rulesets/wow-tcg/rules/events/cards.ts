import { OPEN } from '../../../../kernel/index.js';
import { drawn } from '../../../common/draws.js';
import { beginEffect, recordCheck, recordEffect } from '../../../common/trace-nodes.js';
import { look } from '../../queries/look.js';
import { select } from '../../queries/selectors.js';
import type { ActiveModifier } from '../../queries/view.js';
import { get, ownedIn, ownerOf, set, zoneOf } from '../../state/access.js';
import { type DiscardFrame, type DrawFrame, Op } from '../../state/frames.js';
import { hasLost, playerRow } from '../../state/players.js';
import type { State, WowRun } from '../../state/state.js';
import { Col, Zone } from '../../vocabulary/index.js';
import { ask, asking } from '../asking.js';
import { resolution } from '../resolution.js';
import { eventOf, raise } from '../triggers/raise.js';
import { moveTo } from './move.js';
import { isAlike } from './replacing.js';

/** A player draws cards, one after the other, each from the top (WOW-411.2a). */
export function draw(run: WowRun, player: number, count: number): void {
  if (count > 0) run.push({ op: Op.DRAW, pc: 0, player, left: count, by: 0 } satisfies DrawFrame);
}

export function stepDraw(run: WowRun, frame: DrawFrame): void {
  if (frame.left <= 0 || hasLost(run.state, frame.player)) {
    run.pop();
    return;
  }
  const { player } = frame;
  if (look(run.state).looks(playerRow(player)).cannot.has('DRAW')) {
    frame.left = 0;
    recordCheck(run, 'cannot draw', ['WOW-102.2'], {
      text: "{about} can't draw cards",
      about: playerRow(player),
    });
    notPerformed(run);
    return;
  }
  if (drawInstead(run, frame)) return;
  const deck = ownedIn(run.state, player, Zone.DECK);
  if (deck.length === 0) {
    frame.left = 0;
    recordCheck(run, 'empty deck', ['WOW-101.1a', 'WOW-407.6b'], {
      text: '{about} must draw from an empty deck',
      about: playerRow(player),
    });
    set(run, playerRow(player), Col.DECKED, 1);
    notPerformed(run);
    return;
  }
  const card = topCard(run, player, deck);
  if (card === null) return;
  frame.left--;
  const rules = ['WOW-411.2a'];
  const node = beginEffect(run, 'Draw', rules, { text: '{about} is drawn', about: card });
  moveTo(run, card, Zone.HAND);
  run.end(node);
  raise(run, eventOf('DRAWN', card, { player }));
}

function notPerformed(run: WowRun): void {
  const memory = resolution(run);
  if (memory !== null) memory.performed = false;
}

/** "Would draw ... instead": it is replaced even if nothing can be done instead (WOW-716.1b). Whether it was, or is asked. */
function drawInstead(run: WowRun, frame: DrawFrame): boolean {
  const { player } = frame;
  const view = look(run.state);
  const all = view.active.filter(
    ({ modifier, controller }) => modifier.insteadOfDrawing !== undefined && controller === player,
  );
  if (all.length === 0) return false;
  const by = chosenOf(run, frame, all);
  if (by === null) return true;
  const options = select(view, by.modifier.insteadOfDrawing!, by.scope);
  const index =
    options.length === 0
      ? 0
      : ask(run, {
          name: 'card instead of drawing',
          of: 'entity',
          player,
          source: by.source,
          options,
          rules: ['WOW-716.1', 'WOW-716.3'],
        });
  if (index === OPEN) return true;
  frame.left--;
  frame.by = 0;
  recordEffect(run, 'Replace Draw', ['WOW-716.1', 'WOW-716.1b'], {
    text: '{source} replaces the draw of {about}',
    source: by.source,
    about: playerRow(player),
  });
  // what was replaced was not performed (WOW-709.2f)
  notPerformed(run);
  const card = options[index];
  if (card !== undefined) moveTo(run, card, Zone.HAND);
  return true;
}

/** Of several replacements the player whom the event affects says which is first; then it is no draw any more (WOW-716.3). */
function chosenOf(
  run: WowRun,
  frame: DrawFrame,
  all: readonly ActiveModifier[],
): ActiveModifier | null {
  const known = all.find(({ key }) => key === frame.by);
  if (known !== undefined || isAlike(all)) return known ?? all[0]!;
  const index = ask(run, {
    name: 'replacement order',
    of: 'modifier',
    player: frame.player,
    source: playerRow(frame.player),
    options: all.map(({ key }) => key),
    rules: ['WOW-716.3'],
  });
  if (index === OPEN) return null;
  frame.by = all[index]!.key;
  return all[index]!;
}

/**
 * The top card of a deck, or of what is left of it. Of a deck that was shuffled it is any of those whose place is not
 * known, by chance; alike cards are one option.
 */
function topCard(run: WowRun, player: number, deck: readonly number[]): number | null {
  const s = run.state;
  const isKnown = (e: number): boolean =>
    get(s, playerRow(player), Col.SHUFFLED) === 0 || get(s, e, Col.ORDERED) === 1;
  if (isKnown(deck[0]!)) return deck[0]!;
  const { options, weights } = byCard(
    s,
    deck.filter((e) => !isKnown(e)),
  );
  return drawn(asking(run), {
    name: 'random card',
    of: 'entity',
    source: playerRow(player),
    options,
    weights,
    rules: ['WOW-411.2b', 'WOW-INF-shuffle'],
  });
}

function byCard(s: State, cards: readonly number[]): { options: number[]; weights: number[] } {
  const found = new Map<number, { first: number; count: number }>();
  for (const e of cards) {
    const card = get(s, e, Col.CARD);
    const kind = found.get(card);
    if (kind === undefined) found.set(card, { first: e, count: 1 });
    else kind.count++;
  }
  const kinds = [...found.values()];
  return { options: kinds.map(({ first }) => first), weights: kinds.map(({ count }) => count) };
}

/** A player's deck is shuffled: from now on nobody knows its order (WOW-411.2b). */
export function shuffle(run: WowRun, player: number): void {
  const node = beginEffect(run, 'Shuffle', ['WOW-409.1', 'WOW-411.2b'], {
    text: '{about} shuffles the deck',
    about: playerRow(player),
  });
  set(run, playerRow(player), Col.SHUFFLED, 1);
  for (const e of ownedIn(run.state, player, Zone.DECK)) set(run, e, Col.ORDERED, 0);
  run.end(node);
}

/**
 * The top cards of a player's deck, the first one first: from now on their places are known (WOW-411.2a). Each of them may
 * be up to chance, which is asked once in a step.
 * @param seen those that are known already, which is added to
 * @returns whether all are; false: it goes on in another step
 */
export function seeTop(run: WowRun, player: number, count: number, seen: number[]): boolean {
  const left = ownedIn(run.state, player, Zone.DECK).filter((e) => !seen.includes(e));
  if (seen.length < count && left.length > 0) {
    const card = topCard(run, player, left);
    if (card !== null) seen.push(card);
    return false;
  }
  const first = left[0];
  const before = first === undefined ? 0 : get(run.state, first, Col.POSITION);
  const isSorted = seen.every((e) => get(run.state, e, Col.ORDERED) === 1);
  if (isSorted || get(run.state, playerRow(player), Col.SHUFFLED) === 0) return true;
  for (const [i, e] of seen.entries()) {
    set(run, e, Col.POSITION, before - seen.length + i);
    set(run, e, Col.ORDERED, 1);
  }
  return true;
}

/** Players discard so many cards each, of their own choice (WOW-411.4a). */
/** @param among only these can be; null: all cards in hand */
export function discard(
  run: WowRun,
  players: readonly number[],
  count: number,
  among: readonly number[] | null = null,
): void {
  if (count <= 0) return;
  run.push({ op: Op.DISCARD, pc: 0, players, count, among, chosen: [] } satisfies DiscardFrame);
}

/** First each player in turn order makes all of the own choices, then everything is discarded at once (WOW-104.1). */
export function stepDiscard(run: WowRun, frame: DiscardFrame): void {
  const { players, count, chosen } = frame;
  const s = run.state;
  const player = players.find((one) => {
    const hand = handOf(s, one, frame);
    return hand.filter((e) => chosen.includes(e)).length < Math.min(count, hand.length);
  });
  if (player === undefined) {
    run.pop();
    if (players.some((one) => handOf(s, one, frame).length < count)) notPerformed(run);
    discardAll(run, chosen);
    return;
  }
  const hand = handOf(s, player, frame);
  const left = hand.filter((e) => !chosen.includes(e));
  // where all are discarded nobody chooses
  const options = hand.length <= count ? left.slice(0, 1) : left;
  const index = ask(run, {
    name: 'discard',
    of: 'entity',
    player,
    source: playerRow(player),
    options,
    rules: players.length > 1 ? ['WOW-709.2b', 'WOW-104.1'] : ['WOW-709.2b'],
  });
  if (index !== OPEN) chosen.push(options[index]!);
}

/** The cards that a player can discard. */
function handOf(s: State, player: number, { among }: DiscardFrame): number[] {
  return ownedIn(s, player, Zone.HAND).filter((e) => among === null || among.includes(e));
}

function discardAll(run: WowRun, chosen: readonly number[]): void {
  // who has left the game since has no hand
  const cards = chosen.filter((e) => zoneOf(run.state, e) === Zone.HAND);
  for (const about of cards) {
    const rules = ['WOW-411.4a'];
    const text = '{about} is discarded';
    const node = beginEffect(run, 'Discard', rules, { text, about });
    moveTo(run, about, Zone.GRAVEYARD);
    run.end(node);
  }
  for (const e of cards) raise(run, eventOf('DISCARDED', e, { player: ownerOf(run.state, e) }));
}
