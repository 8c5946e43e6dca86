import type { Condition } from './conditions.js';
import type { Side } from './players.js';
import type { Value } from './values.js';

/** Groups of entities, always listed in order of play (hands, decks and boards: see `inOrder`). */
export type Group =
  | `${Side}_MINIONS`
  | `${Side}_CHARACTERS`
  | `${Side}_HEROES`
  | `${Side}_HAND`
  | `${Side}_DECK`
  | `${Side}_SECRETS`
  | `${Side}_WEAPONS`
  | `${Side}_HERO_POWERS`
  | `${Side}_GRAVEYARD`;

/** A single entity (or none). */
export type Role =
  /** The entity whose effect this is. */
  | 'SELF'
  /** The chosen target. */
  | 'TARGET'
  /** What an enchantment is attached to; for an aura's own effect, the bearer. */
  | 'HOST'
  /** Subject and source of the event that a trigger answers. */
  | 'EVENT_SUBJECT'
  | 'EVENT_SOURCE'
  /** The entity that a `where`, a `forEach` or a group is looking at. */
  | 'IT'
  | 'FRIENDLY_HERO'
  | 'ENEMY_HERO'
  /** The hero of whoever put SELF there, whoever controls it now (HS-CEM2a). */
  | 'CASTER_HERO'
  | 'FRIENDLY_WEAPON'
  | 'ENEMY_WEAPON'
  | 'FRIENDLY_HERO_POWER'
  | 'PROPOSED_ATTACKER'
  | 'PROPOSED_DEFENDER'
  | 'FRIENDLY_PLAYER'
  | 'ENEMY_PLAYER'
  | 'CREATOR'
  /** What `remember` noted on SELF. */
  | 'REMEMBERED'
  | 'GAME';

/** Names entities: one role, a group, a saved selection, or a selection from another one. */
export type Selector =
  | Role
  | Group
  /** Those of `of` for which the condition holds. */
  | { readonly of: Selector; readonly where?: Condition; readonly except?: Selector }
  /** `count` different members drawn at random (default 1; fewer when there are fewer). */
  | { readonly random: Selector; readonly count?: Value }
  /** The minions next to this one on the board, left one first. */
  | { readonly adjacentTo: Selector }
  | { readonly union: readonly Selector[] }
  /** The same ones, last first. */
  | { readonly reversed: Selector }
  /** Whatever the card (or its chosen option) of the event's source could be aimed at as things are now. */
  | 'VALID_TARGETS'
  /** What `save` stored under this name. */
  | { readonly saved: string }
  /** The first or last `count` (default 1) in board, hand or deck order (deck: top first). */
  | { readonly first: Selector; readonly count?: Value }
  | { readonly last: Selector; readonly count?: Value };
