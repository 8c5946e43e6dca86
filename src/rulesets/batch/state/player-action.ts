export type PlayerAction =
  | {
      readonly type: 'play';
      readonly card: number;
      readonly lane?: number;
      readonly target?: number;
    }
  | { readonly type: 'level'; readonly card: number }
  | { readonly type: 'battle' }
  | { readonly type: 'move'; readonly creature: number; readonly lane: number }
  | { readonly type: 'activate'; readonly creature: number; readonly target?: number }
  | { readonly type: 'endTurn' }
  | { readonly type: 'concede' };
