import type { Refusal } from '../../../ruleset.js';

/** Why an action is refused: a sentence and the rules that forbid it. */
export const REFUSALS = {
  GAME_OVER: ['The game is over.', 'WOW-101.1'],
  NOT_STARTED: ['The game has not begun: start it first.', 'WOW-100.4'],
  STARTED: ['The game has begun.', 'WOW-100.4'],
  NOT_IN_GAME: ['The player has left the game.', 'WOW-101.2'],
  NO_PRIORITY: ['Another player has priority.', 'WOW-407.1'],
  NOT_NOW: [
    'Only in the own non-combat action phase, with priority and an empty chain.',
    'WOW-407.2b',
    'WOW-502.1',
    'WOW-406.1',
  ],
  MUST_ATTACK: ['A character that must attack can do so.', 'WOW-600.2'],
  CANNOT_PLAY: ["The player can't play cards.", 'WOW-102.2'],
  CANNOT_STRIKE: ["The player can't strike with weapons.", 'WOW-102.2'],
  CONDITION_FAILS: ['What the card asks is not so now.', 'WOW-406.1', 'WOW-701.2', 'WOW-702.2'],
  NOT_IN_HAND: ["The card is not in the player's hand.", 'WOW-406.1'],
  ONLY_PLACED: ['Quests cannot be played, only placed.', 'WOW-201.2', 'WOW-307.1', 'WOW-406.2'],
  NOT_PLAYABLE: ['A card of this type cannot be played.', 'WOW-406.1', 'WOW-705.2'],
  NO_LOCATIONS: ['The rules of this edition have no locations.', 'WOW-300.1'],
  PLACED_ALREADY: ['A resource was placed this turn.', 'WOW-408.1'],
  ONLY_QUESTS_FACE_UP: ['Only quests are placed face up.', 'WOW-408.1b'],
  NOT_YOUR_CARD: [
    'The player does not control this card in play.',
    'WOW-701.2',
    'WOW-400.1',
    'WOW-700.2',
  ],
  NO_POWER: ['The card has no such power now.', 'WOW-701.1', 'WOW-301.2', 'WOW-700.3'],
  USED_ALREADY: ['The power was used this turn.', 'WOW-701.4', 'WOW-701.4a'],
  ONLY_ON_YOUR_TURN: ["It can be used on the player's own turn only.", 'WOW-701.2'],
  NO_QUEST: ['This is no quest face up in play.', 'WOW-307.2', 'WOW-408.1b', 'WOW-702.2'],
  USE_HEARTH: ['This power is used by hearthing.', 'WOW-800.1'],
  NO_HEARTHSTONE: ['The card has no power to hearth.', 'WOW-800.1'],
  UNKNOWN_MODE: ['There is no such mode, or it has no legal targets.', 'WOW-707.1b'],
  NO_TARGET: ['Legal targets cannot be chosen.', 'WOW-707.1d', 'WOW-706.1'],
  ILLEGAL_TARGET: ['This is no legal target.', 'WOW-706.1', 'WOW-707.1d'],
  CANNOT_PAY: ['The cost cannot be paid.', 'WOW-401.1', 'WOW-707.1e', 'WOW-707.2'],
  EXHAUSTED: ['The card is exhausted.', 'WOW-701.3', 'WOW-601.2a', 'WOW-303.2'],
  SUMMONING_DELAY: [
    "The ally has not been in the party since the start of its controller's turn.",
    'WOW-302.2',
    'WOW-601.2a',
    'WOW-701.3',
  ],
  FACE_DOWN: ['The hero is face down.', 'WOW-301.2'],
  NOT_IN_PLAY: ['The card is not in play.', 'WOW-700.2'],
  CANNOT_BE_DESTROYED: ["What the cost destroys can't be destroyed.", 'WOW-102.2', 'WOW-401.1'],
  NOTHING_TO_PAY_WITH: ['There is nothing to pay the cost with.', 'WOW-401.1', 'WOW-707.2'],
  NOT_YOUR_CHARACTER: ['The attacker is not in the party of the turn player.', 'WOW-601.2'],
  NO_ATTACKER: ['This can never be an attacker.', 'WOW-601.2', 'WOW-306.4a'],
  CANNOT_ATTACK: ["The character can't attack.", 'WOW-601.2a', 'WOW-102.2'],
  NO_DEFENDER: [
    'This is no opposing character.',
    'WOW-601.2',
    'WOW-601.2b',
    'WOW-KW-opposing',
    'WOW-KW-friendly',
  ],
  ELUSIVE: ['The character is elusive.', 'WOW-KW-elusive', 'WOW-601.2b', 'WOW-601.2e'],
  CANNOT_BE_ATTACKED: ["The character can't be attacked.", 'WOW-601.2b'],
  MUST_ATTACK_ANOTHER: ['It can attack only another character.', 'WOW-601.2c', 'WOW-601.2d'],
  NO_WEAPON: ['This is no weapon that the player controls.', 'WOW-303.2'],
  NO_STRIKE_NOW: [
    "Strikes are for the defender window, while the player's hero is in combat.",
    'WOW-303.2',
    'WOW-407.2a',
    'WOW-602.4',
  ],
  ONE_WEAPON: ['Another weapon was struck with in this combat.', 'WOW-303.2c'],
  CONTINUES_LOOP: ['It would continue the loop that was ended.', 'WOW-801.1a'],
  TOO_SHORT: ['A loop has at least one action in it.', 'WOW-801.1'],
  NOTHING_TO_CHOOSE: ['No choice is open now.', 'WOW-407.1'],
  NOT_AN_OPTION: ['This is not among what can be chosen.', 'WOW-707.1d'],
  SEVERAL_OPTIONS: ['Several of those that can be chosen have this name.', 'WOW-707.1d'],
  NOT_YOUR_CHOICE: ['The choice is that of another player.', 'WOW-104.1'],
  NOT_THIS_CHOICE: ['The choice that is open is another one.', 'WOW-602.2', 'WOW-717.5b'],
} as const satisfies Readonly<Record<string, readonly [message: string, ...rules: string[]]>>;

export type RefusalCode = keyof typeof REFUSALS;

export function refusal(code: RefusalCode): Refusal {
  const [message, ...rules] = REFUSALS[code];
  return { code, message, rules };
}
