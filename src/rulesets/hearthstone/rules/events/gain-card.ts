import { controllerOf, type HsRun } from '../../state/access.js';
import { attach } from '../../state/enchantments.js';
import type { CompiledCard } from '../../state/model.js';
import { createEntity, enterZone, hasRoom } from '../../state/zones.js';
import { EventKind, Zone } from '../../vocabulary/index.js';
import { raise } from '../triggers/event.js';

/** What makes a card, and an enchantment that it has from the start; absent: none. */
interface Origin {
  readonly creator: number;
  readonly gift?: string | null;
  /** Where in the hand it comes, 0-based; absent: at the right end. */
  readonly position?: number;
}

/**
 * Generates a card in a player's hand; with a full hand it is never created (HS-Z0).
 * @returns the card's entity, or 0.
 */
export function gainCard(
  run: HsRun,
  card: CompiledCard,
  player: 1 | 2,
  { creator, gift = null, position = -1 }: Origin,
): number {
  if (!hasRoom(run.state, Zone.HAND, player, card.type)) {
    run.leaf({
      kind: 'check',
      name: 'hand is full',
      rules: ['HS-Z0'],
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
  const node = run.begin({
    kind: 'effect',
    name: 'Gain a card',
    rules: ['HS-Z0'],
    text: '{source}: {about} is put into the hand',
    source,
    about: e,
  });
  enterZone(run, e, Zone.HAND, position);
  run.end(node);
  raise(run, { kind: EventKind.CARD_GAINED, player, subject: e, source, amount: 0 });
}
