import { cardOf, type HsRun, set } from '../../state/access.js';
import { leaveDeck } from '../../state/enchantments.js';
import { enterZone, hasRoom } from '../../state/zones.js';
import { EventKind, Tag, Zone } from '../../vocabulary/index.js';
import { raise } from '../triggers/event.js';

/**
 * A card comes to a player's hand from a deck or another hand, or from where it was set aside, without being drawn; where that is full it goes to the
 * Graveyard (ZH-4.7-full-zone).
 */
export function takeIntoHand(run: HsRun, source: number, card: number, player: 1 | 2): void {
  const s = run.state;
  const isFull = !hasRoom(s, Zone.HAND, player, cardOf(s, card).type);
  const node = run.begin({
    kind: 'effect',
    name: 'Take into hand',
    rules: ['HS-Z0', 'ZH-4.7-full-zone', 'ZH-4.4-swap-not-a-draw'],
    text: isFull
      ? '{source}: the hand is full, {about} goes to the Graveyard'
      : '{source} puts {about} into the hand',
    source,
    about: card,
  });
  leaveDeck(run, card);
  set(run, card, Tag.CONTROLLER, player);
  enterZone(run, card, isFull ? Zone.GRAVEYARD : Zone.HAND);
  run.end(node);
  if (!isFull)
    raise(run, { kind: EventKind.CARD_GAINED, player, subject: card, source, amount: 0 });
}
