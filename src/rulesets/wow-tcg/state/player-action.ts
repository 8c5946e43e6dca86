/** What the player said about a link along with the action; what is missing is asked for. */
export interface Given {
  readonly targets: readonly number[] | null;
  readonly mode: number | null;
  readonly x: number | null;
  readonly alternate: boolean | null;
}

/** An action of a player, entities by their rows. */
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
  | { readonly type: 'concede' };

/** Nothing was said along with the action: all of it is asked. */
export const NOTHING_GIVEN: Given = { targets: null, mode: null, x: null, alternate: null };
