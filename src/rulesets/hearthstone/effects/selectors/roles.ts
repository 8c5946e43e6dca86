import type { Roles } from '../../language/selectors.js';
import { aimedCard } from '../../rules/legality/legality.js';
import { validTargets } from '../../rules/legality/targets.js';
import { activeWeapon, cardOf, get, inPlay, playerEntity } from '../../state/access.js';
import { remembered } from '../../state/enchantments.js';
import type { Selection } from '../../state/model.js';
import type { Scope } from '../../state/scope.js';
import { FIRST_CARD, GAME, type State } from '../../state/state.js';
import { opponentOf, Tag, Zone } from '../../vocabulary/index.js';
import type { Role } from '../selector-word.js';

declare module '../../language/selectors.js' {
  interface Roles {
    SELF: true;
    TARGET: true;
    HOST: true;
    EVENT_SUBJECT: true;
    EVENT_SOURCE: true;
    IT: true;
    FRIENDLY_HERO: true;
    ENEMY_HERO: true;
    CASTER_HERO: true;
    FRIENDLY_WEAPON: true;
    ENEMY_WEAPON: true;
    FRIENDLY_HERO_POWER: true;
    PROPOSED_ATTACKER: true;
    PROPOSED_DEFENDER: true;
    FRIENDLY_PLAYER: true;
    ENEMY_PLAYER: true;
    CREATOR: true;
    REMEMBERED: true;
    NOTED: true;
    GAME: true;
    VALID_TARGETS: true;
  }
}

const NOBODY: readonly number[] = Object.freeze([]);

export const ROLES = {
  SELF: {
    says: 'the entity whose effect this is',
    noun: ({ voice }) => voice.self,
    find: single((_s, scope) => scope.source),
  },
  TARGET: {
    says: 'what was aimed at',
    noun: () => 'the target',
    find: single((_s, scope) => scope.target),
  },
  HOST: {
    says: "what an enchantment is attached to; for an aura's own effect, the bearer",
    noun: ({ voice }) => voice.host,
    find: single((s, scope) => get(s, scope.source, Tag.ATTACHED)),
  },
  EVENT_SUBJECT: {
    says: 'what the event that a trigger answers happened to',
    noun: ({ voice }) => voice.subject,
    find: single((_s, scope) => scope.event?.subject ?? 0),
  },
  EVENT_SOURCE: {
    says: 'what caused that event',
    noun: ({ voice }) => voice.source,
    find: single((_s, scope) => scope.event?.source ?? 0),
  },
  IT: {
    says: 'what a `where`, a `forEach` or a condition is looking at',
    noun: ({ it }) => it,
    find: single((_s, scope) => scope.it),
  },
  FRIENDLY_HERO: {
    says: 'while it lives',
    noun: ({ voice }) => `${voice.your} hero`,
    find: single((s, scope) => heroInPlay(s, scope.player)),
  },
  ENEMY_HERO: {
    says: 'while it lives',
    noun: () => "the opponent's hero",
    find: single((s, scope) => heroInPlay(s, opponentOf(scope.player))),
  },
  CASTER_HERO: {
    says: 'the hero of who put SELF there, whoever controls it now',
    rules: ['HS-CEM2a'],
    noun: () => 'the hero of the player who put it there',
    find: single((s, scope) => heroInPlay(s, get(s, scope.source, Tag.CASTER))),
  },
  FRIENDLY_WEAPON: {
    says: 'the active one',
    noun: ({ voice }) => `${voice.your} weapon`,
    find: single((s, scope) => weaponInUse(s, scope.player as 1 | 2)),
  },
  ENEMY_WEAPON: {
    says: 'the active one',
    noun: () => "the opponent's weapon",
    find: single((s, scope) => weaponInUse(s, opponentOf(scope.player) as 1 | 2)),
  },
  FRIENDLY_HERO_POWER: {
    says: 'your Hero Power',
    noun: ({ voice }) => `${voice.your} Hero Power`,
    find: single((s, scope) => s.heroPower[scope.player as 1 | 2]),
  },
  PROPOSED_ATTACKER: {
    says: 'of the attack that is going on',
    noun: () => 'the proposed attacker',
    find: single((s) => get(s, GAME, Tag.PROPOSED_ATTACKER)),
  },
  PROPOSED_DEFENDER: {
    says: 'of the attack that is going on',
    noun: () => 'the proposed defender',
    find: single((s) => get(s, GAME, Tag.PROPOSED_DEFENDER)),
  },
  FRIENDLY_PLAYER: {
    says: 'you, for tags and enchantments',
    noun: ({ voice }) => voice.you,
    find: single((_s, scope) => playerEntity(scope.player)),
  },
  ENEMY_PLAYER: {
    says: 'the opponent, for tags and enchantments',
    noun: () => 'the opponent',
    find: single((_s, scope) => playerEntity(opponentOf(scope.player))),
  },
  CREATOR: {
    says: 'what made SELF',
    noun: () => 'what made it',
    find: single((s, scope) => get(s, scope.source, Tag.CREATOR)),
  },
  REMEMBERED: {
    says: 'what `remember` noted on SELF',
    noun: () => 'what it remembers',
    find: single((s, scope) => remembered(s, scope.source)),
  },
  NOTED: {
    says: 'the cards that `note` noted for SELF',
    noun: () => 'what it has noted',
    find: (s, scope) => notedBy(s, scope.source),
  },
  GAME: {
    says: 'the game, for tags',
    noun: () => 'the game',
    find: single(() => GAME),
  },
  VALID_TARGETS: {
    says: "whatever the card of the event's source, or its chosen option, could be aimed at as things are now",
    noun: () => 'a valid target',
    find: validTargetsOfSource,
  },
} as const satisfies Partial<Record<keyof Roles, Role>>;

function single(find: (s: State, scope: Scope) => number): Selection {
  return (s, scope) => {
    const e = find(s, scope);
    return e === 0 ? NOBODY : [e];
  };
}

/** A hero that has died is no character any more. */
function heroInPlay(s: State, player: number): number {
  const hero = s.hero[player as 1 | 2];
  return inPlay(s, hero) ? hero : 0;
}

/** What a card that is being played could be aimed at now; the event's amount is its option, or -1. */
function validTargetsOfSource(s: State, scope: Scope): readonly number[] {
  const { event } = scope;
  if (event === null || event.source === 0) return NOBODY;
  const card = aimedCard(s, event.source, event.amount) ?? cardOf(s, event.source);
  return validTargets(s, { player: event.player as 1 | 2, source: event.source, card });
}

/** What something has noted is set aside, and it has made it. */
function notedBy(s: State, source: number): number[] {
  const found: number[] = [];
  for (let e = FIRST_CARD; e < s.count; e++)
    if (get(s, e, Tag.ZONE) === Zone.SETASIDE && get(s, e, Tag.CREATOR) === source) found.push(e);
  return found;
}

/** The weapon of a player: from 23.0 on not yet the one that is being played (ZH-2.4-two-weapons). */
function weaponInUse(s: State, player: 1 | 2): number {
  const weapons = s.weapons[player];
  return s.edition.switches.weaponBeingPlayedStays && weapons.length > 1
    ? weapons[0]!
    : activeWeapon(s, player);
}
