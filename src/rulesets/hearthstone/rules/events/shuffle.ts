import { OPEN } from '../../../../kernel/index.js';
import { beginEffect } from '../../../common/trace-nodes.js';
import { type HsRun, set } from '../../state/access.js';
import { chance } from '../../state/asking.js';
import { Op, type PlaceInDeckFrame, type ShuffleFrame } from '../../state/frames.js';
import { enterZone, leaveZone } from '../../state/zones.js';
import { Tag, Zone } from '../../vocabulary/index.js';

/** Puts a player's deck into random order; what responds to cards that are shuffled in does not respond to it. */
export function shuffleDeck(run: HsRun, player: 1 | 2): void {
  run.push({ op: Op.SHUFFLE, pc: 0, player } satisfies ShuffleFrame);
}

/** pc: the place, counted from the bottom, for which one of the cards from there on is drawn. */
export function stepShuffle(run: HsRun, frame: ShuffleFrame): void {
  const deck = run.state.deck[frame.player];
  const at = frame.pc;
  if (at + 1 >= deck.length) {
    run.pop();
    return;
  }
  const index = chance(run, 'order of the deck', { source: 0, options: deck.slice(at) });
  if (index === OPEN) return;
  frame.pc++;
  const [card, other] = [deck[at + index]!, deck[at]!];
  deck[at] = card;
  deck[at + index] = other;
  set(run, other, Tag.ZONE_POSITION, at + index + 1);
  set(run, card, Tag.ZONE_POSITION, at + 1);
}

/** Puts a card from a hand, as it is, into its player's deck: to one of the lowest `places` of it. */
export function placeInDeck(run: HsRun, card: number, places: number): void {
  run.push({ op: Op.PLACE_IN_DECK, pc: 0, card, places } satisfies PlaceInDeckFrame);
}

export function stepPlaceInDeck(run: HsRun, frame: PlaceInDeckFrame): void {
  const { card, places } = frame;
  const index = chance(run, 'position in the deck', {
    source: card,
    options: Array.from({ length: places }, (_, i) => i),
  });
  if (index === OPEN) return;
  run.pop();
  const rules = ['ZH-5.1-tradeable', 'ZH-5.1-tradeable-old'];
  const node = beginEffect(run, 'Trade', rules, {
    text: '{about} goes into the deck',
    about: card,
  });
  leaveZone(run, card);
  enterZone(run, card, Zone.DECK, index);
  run.end(node);
}
