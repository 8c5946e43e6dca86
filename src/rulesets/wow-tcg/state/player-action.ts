/** What the player said about a link along with the action; what is missing is asked for. */
export interface Given {
  readonly targets: readonly number[] | null;
  readonly mode: number | null;
  readonly x: number | null;
  readonly alternate: boolean | null;
}

export type PlayerAction =
  | { readonly type: 'startGame' }
  /** One pass, or all players pass until a link resolves or the window closes. */
  | { readonly type: 'pass'; readonly all: boolean }
  | { readonly type: 'play'; readonly card: number; readonly given: Given }
  | { readonly type: 'place'; readonly card: number; readonly faceUp: boolean }
  /** `power`: which of the card's payment powers, from 1. */
  | {
      readonly type: 'usePower';
      readonly card: number;
      readonly power: number;
      readonly given: Given;
    }
  | { readonly type: 'completeQuest'; readonly card: number; readonly given: Given }
  | { readonly type: 'propose'; readonly attacker: number; readonly defender: number }
  | { readonly type: 'strike'; readonly weapon: number }
  | { readonly type: 'hearth'; readonly card: number }
  | { readonly type: 'concede' }
  /** A loop: these actions are demonstrated once, then repeated so many times (WOW-801.1a). */
  | { readonly type: 'repeat'; readonly steps: readonly LoopStep[]; readonly times: number };

/** An action of a loop; the player is null where it is the one who has priority then. */
export interface LoopStep {
  readonly player: number | null;
  readonly action: PlayerAction;
}

/** The most repetitions that one action can name. */
export const MAX_REPETITIONS = 10_000;

const BARRABLE: readonly string[] = [
  'play',
  'usePower',
  'completeQuest',
  'propose',
  'strike',
  'place',
];

/** What tells an action from others that would not continue a loop: its number, its card and its power. */
export function signOf(action: PlayerAction): readonly [type: number, card: number, power: number] {
  const type = BARRABLE.indexOf(action.type) + 1;
  const power = action.type === 'usePower' ? action.power : 0;
  if ('card' in action) return [type, action.card, power];
  if (action.type === 'propose') return [type, action.attacker, power];
  return [type, action.type === 'strike' ? action.weapon : 0, power];
}

export const NOTHING_GIVEN: Given = { targets: null, mode: null, x: null, alternate: null };
