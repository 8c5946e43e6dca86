import type { Who } from '../language/words.js';
import { controllerOf, get } from '../state/access.js';
import type { Scope } from '../state/scope.js';
import type { State } from '../state/state.js';
import { opponentOf, Tag } from '../vocabulary/index.js';

interface WhoWord {
  readonly says: string;
  readonly rules?: readonly string[];
  /** As the subject of a clause; null where a clause without one speaks of this player. */
  readonly subject: string | null;
  readonly possessive: string;
  /** The players, in the order in which things happen to them: the effect's player first. */
  readonly find: (s: State, scope: Scope) => readonly (1 | 2)[];
}

export const WHO_WORDS: Readonly<Record<Who, WhoWord>> = {
  YOU: {
    says: "the effect's player (default)",
    subject: null,
    possessive: 'your',
    find: (_s, scope) => [scope.player as 1 | 2],
  },
  OPPONENT: {
    says: 'the other player',
    subject: 'your opponent',
    possessive: "your opponent's",
    find: (_s, scope) => [opponentOf(scope.player) as 1 | 2],
  },
  BOTH: {
    says: 'you, then the other player',
    subject: 'each player',
    possessive: "each player's",
    find: (_s, scope) => [scope.player as 1 | 2, opponentOf(scope.player) as 1 | 2],
  },
  CASTER: {
    says: 'who put SELF there, whoever controls it now',
    rules: ['HS-CEM2a'],
    subject: 'whoever put it there',
    possessive: "its caster's",
    find: (s, scope) => [get(s, scope.source, Tag.CASTER) as 1 | 2],
  },
  CASTERS_OPPONENT: {
    says: 'the other player than `CASTER`',
    rules: ['HS-R10-exc-memory'],
    subject: 'the opponent of whoever put it there',
    possessive: "its caster's opponent's",
    find: (s, scope) => [opponentOf(get(s, scope.source, Tag.CASTER)) as 1 | 2],
  },
  TARGET_CONTROLLER: {
    says: 'who controls the target',
    subject: "the target's controller",
    possessive: "the target's controller's",
    find: (s, scope) => [orYou(controllerOf(s, scope.target), scope)],
  },
  EVENT_PLAYER: {
    says: 'the player of the event that a trigger answers',
    subject: 'the player of the event',
    possessive: "the player of the event's",
    find: (_s, scope) => [orYou(scope.event?.player ?? 0, scope)],
  },
  IT_CONTROLLER: {
    says: 'who controls IT',
    subject: 'its controller',
    possessive: "its controller's",
    find: (s, scope) => [orYou(controllerOf(s, scope.it), scope)],
  },
  CONTROLLER: {
    says: 'who controls SELF by then',
    rules: ['ZH-2.2-stolen-during-resolution'],
    subject: 'whoever controls it by then',
    possessive: "its controller's by then",
    find: (s, scope) => [orYou(controllerOf(s, scope.source), scope)],
  },
  CONTROLLERS_OPPONENT: {
    says: 'the other player than `CONTROLLER`',
    rules: ['ZH-2.2-stolen-during-resolution'],
    subject: 'the opponent of whoever controls it by then',
    possessive: "its controller's opponent's by then",
    find: (s, scope) => [opponentOf(orYou(controllerOf(s, scope.source), scope)) as 1 | 2],
  },
};

/** The players that a word names; none means the effect's player. */
export function playersOf(who: Who | undefined): WhoWord['find'] {
  return WHO_WORDS[who ?? 'YOU'].find;
}

/** `draw 2 cards`, `your opponent draws 2 cards`. */
export function saysWho(who: Who | undefined, verb: string, rest: string): string {
  const { subject } = WHO_WORDS[who ?? 'YOU'];
  return subject === null ? `${verb} ${rest}` : `${subject} ${verb}s ${rest}`;
}

/** `your`, `your opponent's`. */
export function possessiveOf(who: Who | undefined): string {
  return WHO_WORDS[who ?? 'YOU'].possessive;
}

/** A player, or whose effect it is where there is none: no target, no event, nobody's entity. */
function orYou(player: number, scope: Scope): 1 | 2 {
  return player === 1 || player === 2 ? player : (scope.player as 1 | 2);
}
