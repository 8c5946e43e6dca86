/** A Player Action (HS-DEF-action), entities by their ids. `position` counts from 0; absent: the right end. */
export type PlayerAction =
  | {
      readonly type: 'play';
      readonly card: number;
      readonly target?: number;
      readonly position?: number;
      readonly choose?: number;
    }
  | { readonly type: 'trade'; readonly card: number }
  | { readonly type: 'attack'; readonly attacker: number; readonly target: number }
  | { readonly type: 'heroPower'; readonly target?: number; readonly choose?: number }
  | { readonly type: 'endTurn' }
  | { readonly type: 'concede'; readonly player?: 1 | 2 };

export type ChoosingAction = Extract<PlayerAction, { readonly choose?: number }>;
