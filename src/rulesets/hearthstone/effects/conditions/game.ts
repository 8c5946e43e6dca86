import type { ConditionWords } from '../../language/conditions.js';
import type { Side } from '../../language/words.js';
import { meetsConditions } from '../../rules/events/cast.js';
import { hasMovedOn } from '../../rules/events/move.js';
import { cardOf, controllerOf, get } from '../../state/access.js';
import { isComboActive, isLeftmost, isOutcast, isRightmost } from '../../state/playing.js';
import { GAME } from '../../state/state.js';
import { handLimit } from '../../state/zones.js';
import { MAX_BOARD, opponentOf, Tag } from '../../vocabulary/index.js';
import type { ConditionForm, ConditionWord } from '../condition-word.js';
import { recordsOf } from '../deaths/resurrect.js';
import { PLAYABLE } from '../effect-word.js';

declare module '../../language/conditions.js' {
  interface ConditionWords {
    COMBO: true;
    OUTCAST: true;
    RIGHTMOST: true;
    LEFTMOST: true;
    YOUR_TURN: true;
    OPPONENTS_TURN: true;
    BOARD_NOT_FULL: true;
    ENEMY_BOARD_NOT_FULL: true;
    HAND_NOT_FULL: true;
    NO_DUPLICATES_IN_DECK: true;
    KEPT_BY_UPGRADES: true;
    ATTACK_CAN_GO_ASTRAY: true;
    CASTABLE: true;
    HAS_NOT_MOVED: true;
  }
}

export const GAME_CONDITION_WORDS = {
  COMBO: {
    says: "another card was played this turn; in the other player's turn: any in the last own one",
    clauses: ['another card was played before', 'no other card was played before in this turn'],
    test: (s, scope) => isComboActive(s, scope.player),
  },
  OUTCAST: {
    says: 'SELF is at an end of the hand, or was as it was played',
    rules: ['ZH-5.1-outcast'],
    clauses: ['it is at an end of {your} hand', 'it is not at an end of {your} hand'],
    test: (s, scope) => isOutcast(s, scope.source),
  },
  RIGHTMOST: {
    says: 'it is at the right end of the hand, or was as it was played',
    clauses: ['{it} is at the right end of the hand', '{it} is not at the right end of the hand'],
    test: (s, scope) => isRightmost(s, scope.it),
  },
  LEFTMOST: {
    says: 'it is at the left end of the hand, or was as it was played; an only card is `RIGHTMOST`',
    clauses: ['{it} is at the left end of the hand', '{it} is not at the left end of the hand'],
    test: (s, scope) => isLeftmost(s, scope.it),
  },
  YOUR_TURN: {
    clauses: ['it is {your} turn', 'it is not {your} turn'],
    test: (s, scope) => get(s, GAME, Tag.CURRENT_PLAYER) === scope.player,
  },
  OPPONENTS_TURN: {
    clauses: ["it is the opponent's turn", "it is not the opponent's turn"],
    test: (s, scope) => get(s, GAME, Tag.CURRENT_PLAYER) !== scope.player,
  },
  BOARD_NOT_FULL: {
    rules: ['HS-LIMITS'],
    clauses: ['{your} board has room', '{your} board is full'],
    test: (s, scope) => s.board[scope.player as 1 | 2].length < MAX_BOARD,
  },
  ENEMY_BOARD_NOT_FULL: {
    rules: ['HS-LIMITS'],
    clauses: ["the opponent's board has room", "the opponent's board is full"],
    test: (s, scope) => s.board[opponentOf(scope.player) as 1 | 2].length < MAX_BOARD,
  },
  HAND_NOT_FULL: {
    rules: ['HS-LIMITS'],
    clauses: ['{your} hand has room', '{your} hand is full'],
    test: (s, scope) => s.hand[scope.player as 1 | 2].length < handLimit(s, scope.player),
  },
  ATTACK_CAN_GO_ASTRAY: {
    says: 'the attacker has several enemies in play; before 23.0 always',
    rules: ['ZH-3.4-preattack-conditions'],
    clauses: ['the attacker has several enemies', 'the attacker has one enemy only'],
    test: (s) => {
      if (!s.edition.switches.strayNeedsSeveralEnemies) return true;
      const attacker = get(s, GAME, Tag.PROPOSED_ATTACKER);
      return s.board[opponentOf(controllerOf(s, attacker)) as 1 | 2].length > 0;
    },
  },
  HAS_NOT_MOVED: {
    says: 'nothing has moved what an event is about as a consequence of its death: of several moves only the first takes effect',
    rules: ['HS-Z6', 'ZH-4.7-first-move-only'],
    clauses: ['nothing has moved it since it died', 'something has moved it since it died'],
    test: (s, { event }) => !hasMovedOn(s, event?.subject ?? 0, event),
  },
  CASTABLE: {
    says: 'what the spell needs to be played is there; before 23.0 always',
    rules: ['ZH-3.3-spell-condition'],
    clauses: ['it could be played', 'it could not be played'],
    test: (s, scope) => meetsConditions(s, scope.player as 1 | 2, scope.it),
  },
  KEPT_BY_UPGRADES: {
    says: 'an enchantment that an upgraded card keeps: before 10.2 none that changes the Cost',
    rules: ['SUP-STONE-COST'],
    clauses: ['it stays on an upgraded card', 'it does not stay on an upgraded card'],
    test: (s, scope) =>
      !s.edition.switches.upgradesDropCosts || cardOf(s, scope.it).enchantment?.cost === null,
  },
  NO_DUPLICATES_IN_DECK: {
    clauses: ['no two cards of the deck are the same', 'two cards of the deck are the same'],
    test: (s, scope) => {
      const ids = s.deck[scope.player as 1 | 2].map((e) => get(s, e, Tag.CARD));
      return new Set(ids).size === ids.length;
    },
  },
} as const satisfies Partial<Record<keyof ConditionWords, ConditionWord>>;

const diedThisGame: ConditionForm<'diedThisGame'> = {
  says: 'a card of this id has died, on a `side`',
  rules: ['HS-DEC3'],
  example: { diedThisGame: 'CS2_231', side: 'FRIENDLY' },
  refers: { diedThisGame: [...PLAYABLE, 'HERO_POWER'] },
  clauses: ({ diedThisGame: id, side = 'ALL' }, { voice }) => [
    `${voice.named(id)} has died this game${WHERE[side]}`,
    `${voice.named(id)} has not died this game${WHERE[side]}`,
  ],
  compile: ({ diedThisGame: id, side = 'ALL' }) => {
    const records = recordsOf(side, false, (card) => card.id === id);
    return (s, scope) => records(s, scope).length > 0;
  },
};

const WHERE: Readonly<Record<Side, string>> = {
  FRIENDLY: ' on its side',
  ENEMY: ' on the other side',
  ALL: '',
};

const controlsAll: ConditionForm<'controlsAll'> = {
  says: 'you control a minion of each',
  example: { controlsAll: ['CS2_231', 'EX1_096'] },
  refers: { controlsAll: ['MINION'] },
  clauses: ({ controlsAll: ids }, { voice }) => {
    const names = ids.map(voice.named).join(', ');
    return [
      `all of these are on ${voice.your} board: ${names}`,
      `not all of these are on ${voice.your} board: ${names}`,
    ];
  },
  compile:
    ({ controlsAll: ids }) =>
    (s, scope) => {
      const board = s.board[scope.player as 1 | 2];
      return ids.every((id) => board.some((e) => cardOf(s, e).id === id));
    },
};

export const GAME_CONDITION_FORMS = { diedThisGame, controlsAll };
