import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import { cardOf, controllerOf, count, type HsRun, set } from '../../state/access.js';
import { attach, leaveDeck } from '../../state/enchantments.js';
import type { CompiledCard } from '../../state/model.js';
import { classOf } from '../../state/traits.js';
import { createEntity, enterZone, hasRoom } from '../../state/zones.js';
import { EventKind, Tag, Zone } from '../../vocabulary/index.js';
import { raise } from '../triggers/event.js';

interface Origin {
  readonly creator: number;
  readonly gift?: string | null;
  /** Where in the hand it comes, 0-based; absent: at the right end. */
  readonly position?: number;
}

/** Generates a card in hand; none if that is full (HS-Z0). @returns the card's entity, or 0 */
export function gainCard(
  run: HsRun,
  card: CompiledCard,
  player: 1 | 2,
  { creator, gift = null, position = -1 }: Origin,
): number {
  if (!hasRoom(run.state, Zone.HAND, player, card.type)) {
    recordCheck(run, 'hand is full', ['HS-Z0'], {
      text: '{source}: the hand is full, no card is generated',
      source: creator,
    });
    return 0;
  }
  const e = createEntity(run, card, player, creator);
  if (gift !== null) attach(run, gift, { host: e, player, creator });
  putIntoHand(run, e, creator, position);
  return e;
}

/** A card that is in no zone yet comes to its player's hand, where there is room for it. */
export function putIntoHand(run: HsRun, e: number, source: number, position = -1): void {
  const player = controllerOf(run.state, e);
  const node = beginEffect(run, 'Gain a card', ['HS-Z0'], {
    text: '{source}: {about} is put into the hand',
    source,
    about: e,
  });
  enterZone(run, e, Zone.HAND, position);
  countOtherClass(run, e, player);
  run.end(node);
  raise(run, EventKind.CARD_GAINED, { player, subject: e, source });
}

/** For cards that look at what came from another class; a card of several classes is of another one if none is the hero's. */
function countOtherClass(run: HsRun, card: number, player: 1 | 2): void {
  const s = run.state;
  const classes = cardOf(s, card).definition.class?.split('/') ?? [];
  const own = classOf(s, s.hero[player]);
  if (classes.length === 0 || classes.includes('NEUTRAL') || classes.includes(own ?? '')) return;
  count(run, player, Tag.NUM_CARDS_OF_OTHER_CLASSES_GAINED_THIS_GAME);
}

/** A card that is a copy of one of the other player's keeps that in mind, for cards that ask for it. */
export function noteOriginal(run: HsRun, copy: number, original: number | undefined): void {
  const s = run.state;
  if (copy === 0 || original === undefined) return;
  if (controllerOf(s, original) !== controllerOf(s, copy)) set(run, copy, Tag.COPY_OF, original);
}

/** Comes to a hand without a draw; where that is full, to the Graveyard (ZH-4.7-full-zone). */
export function takeIntoHand(run: HsRun, source: number, card: number, player: 1 | 2): void {
  const s = run.state;
  const isFull = !hasRoom(s, Zone.HAND, player, cardOf(s, card).type);
  const node = beginEffect(
    run,
    'Take into hand',
    ['HS-Z0', 'ZH-4.7-full-zone', 'ZH-4.4-swap-not-a-draw'],
    {
      text: isFull
        ? '{source}: the hand is full, {about} goes to the Graveyard'
        : '{source} puts {about} into the hand',
      source,
      about: card,
    },
  );
  leaveDeck(run, card);
  set(run, card, Tag.CONTROLLER, player);
  enterZone(run, card, isFull ? Zone.GRAVEYARD : Zone.HAND);
  if (!isFull) countOtherClass(run, card, player);
  run.end(node);
  if (!isFull) raise(run, EventKind.CARD_GAINED, { player, subject: card, source });
}

/** A card that has been taken and is kept for what comes next stands in SETASIDE (ZH-1.4-setaside). */
export function setAsideNew(
  run: HsRun,
  card: CompiledCard,
  player: number,
  creator: number,
): number {
  const e = createEntity(run, card, player, creator);
  enterZone(run, e, Zone.SETASIDE);
  return e;
}
