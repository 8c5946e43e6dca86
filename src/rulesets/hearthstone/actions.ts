import { type Illegal, illegality } from './legality/legality.js';
import type { SequenceName } from './sequences/index.js';
import { pushSequence } from './sequences/push-sequence.js';
import { cardOf, type HsRun } from './state/access.js';
import { CardType } from './vocabulary/index.js';

/** A Player Action (HS-DEF-action), entities by their ids. `position` counts from 0; absent: the right end. */
export type Action =
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

/** An action that Choose One may be part of. */
export type ChoosingAction = Extract<Action, { readonly choose?: number }>;

/**
 * Starts an action: its Sequence is pushed, and `run.advance()` resolves it.
 * @returns why it is illegal (and nothing has changed), or null.
 */
export function beginAction(run: HsRun, player: 1 | 2, action: Action): Illegal | null {
  const illegal = illegality(run.state, player, action);
  if (illegal !== null) return illegal;
  startAction(run, player, action);
  return null;
}

/** Starts an action that is known to be legal. */
export function startAction(run: HsRun, player: 1 | 2, action: Action): void {
  const s = run.state;
  switch (action.type) {
    case 'play':
      pushSequence(
        run,
        playSequence(cardOf(s, action.card).type),
        player,
        action.card,
        action.target ?? 0,
        action.position ?? -1,
        action.choose ?? -1,
      );
      return;
    case 'trade':
      pushSequence(run, 'trade', player, action.card, 0, -1, -1);
      return;
    case 'attack':
      pushSequence(run, 'attack', player, action.attacker, action.target, -1, -1);
      return;
    case 'heroPower':
      pushSequence(
        run,
        'useHeroPower',
        player,
        s.heroPower[player],
        action.target ?? 0,
        -1,
        action.choose ?? -1,
      );
      return;
    case 'endTurn':
      pushSequence(run, 'endTurn', player, 0, 0, -1, -1);
      return;
    case 'concede':
      pushSequence(run, 'concede', action.player ?? player, 0, 0, -1, -1);
  }
}

function playSequence(type: CardType): SequenceName {
  if (type === CardType.MINION) return 'playMinion';
  if (type === CardType.WEAPON) return 'playWeapon';
  return type === CardType.HERO ? 'playHero' : 'playSpell';
}
