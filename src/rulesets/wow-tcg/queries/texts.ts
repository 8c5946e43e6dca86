import type {
  CardDefinition,
  Cost,
  Lasting,
  Later,
  Mode,
  Modifier,
  Power,
  Target,
} from '../language/card.js';
import type { Effect } from '../language/effects.js';
import { cardOf, get } from '../state/access.js';
import { type Card, nodeAt, type PartPath } from '../state/pool.js';
import type { State } from '../state/state.js';
import { Col, LINKS, type LinkName } from '../vocabulary/index.js';
import { NO_EVENT, type Scope } from './view.js';

export function linkOf(s: State, e: number): LinkName {
  return LINKS[get(s, e, Col.LINK)]!;
}

export function partOf(s: State, e: number): { readonly path: PartPath; readonly node: object } {
  const card = cardOf(s, e);
  return card.parts[get(s, e, Col.PART)] ?? card.parts[0]!;
}

/** The continuous modifier that a part makes or generates; null: none (WOW-714.1). */
export function modifierOf(node: object): Modifier | null {
  if ('lasting' in node) return (node as Lasting).lasting;
  return 'continuous' in node ? (node as { readonly continuous: Modifier }).continuous : null;
}

/** The text of a link: what it targets and where its effects stand. Proposals, strikes and resources have none. */
export interface LinkText {
  readonly targets: readonly Target[];
  readonly modes: readonly Mode[];
  /** The list of effects; null: none. */
  readonly path: PartPath | null;
}

const NOTHING: LinkText = { targets: [], modes: [], path: null };

export function textOf(s: State, link: number): LinkText {
  const kind = linkOf(s, link);
  if (kind === 'PROPOSAL' || kind === 'STRIKE' || kind === 'PLACE') return NOTHING;
  const { path, node } = partOf(s, link);
  return partText(node, path, get(s, link, Col.MODE));
}

export function partText(node: object, path: PartPath, mode: number): LinkText {
  if ('later' in node) return partText((node as Later).later, [...path, 'later'], mode);
  const { targets = [], modes = [] } = node as Pick<CardDefinition, 'targets' | 'modes'>;
  if (modes.length === 0) {
    const isCard = 'type' in node && 'id' in node;
    return { targets, modes, path: [...path, isCard ? 'play' : 'do'] };
  }
  const chosen = modes[mode - 1];
  if (chosen === undefined) return { targets: [], modes, path: null };
  return { targets: chosen.targets ?? [], modes, path: [...path, 'modes', mode - 1, 'do'] };
}

export function effectsAt(card: Card, path: PartPath): readonly Effect[] {
  return (nodeAt(card, path) as readonly Effect[] | undefined) ?? [];
}

export function linkScope(s: State, link: number): Scope {
  return {
    you: get(s, link, Col.CONTROLLER),
    self: get(s, link, Col.SOURCE),
    link,
    subject: get(s, link, Col.SUBJECT),
    it: 0,
    saved: {},
    x: get(s, link, Col.X),
    event:
      get(s, link, Col.EVENT) === 0
        ? NO_EVENT
        : {
            subject: get(s, link, Col.EVENT_SUBJECT),
            source: get(s, link, Col.EVENT_SOURCE),
            player: get(s, link, Col.EVENT_PLAYER),
            amount: get(s, link, Col.EVENT_AMOUNT),
          },
  };
}

/** The cost of a power that is paid for; null: it is triggered or continuous. */
export function costOfPower(power: Power): Cost | null {
  if ('payment' in power) return power.payment;
  return 'completion' in power ? power.completion : null;
}
