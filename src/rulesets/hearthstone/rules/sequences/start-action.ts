import { cardOf, type HsRun } from '../../state/access.js';
import type { PlayerAction } from '../../state/player-action.js';
import { CardType } from '../../vocabulary/index.js';
import type { SequenceName } from './index.js';
import { pushSequence } from './push-sequence.js';

/** Starts an action that is known to be legal: its Sequence is pushed, and `run.advance()` resolves it. */
export function startAction(run: HsRun, player: 1 | 2, action: PlayerAction): void {
  const s = run.state;
  switch (action.type) {
    case 'play': {
      const { card, target, position, choose } = action;
      const sequence = playSequence(cardOf(s, card).type);
      pushSequence(run, { sequence, player, subject: card, target, position, choice: choose });
      return;
    }
    case 'trade':
      pushSequence(run, { sequence: 'trade', player, subject: action.card });
      return;
    case 'attack': {
      const { attacker, target } = action;
      const sequence = s.edition.switches.combatIsOnePhase ? 'combat' : 'attack';
      pushSequence(run, { sequence, player, subject: attacker, target });
      return;
    }
    case 'heroPower': {
      const { target, choose } = action;
      const subject = s.heroPower[player];
      pushSequence(run, { sequence: 'useHeroPower', player, subject, target, choice: choose });
      return;
    }
    case 'endTurn':
      pushSequence(run, { sequence: 'endTurn', player });
      return;
    case 'concede':
      pushSequence(run, { sequence: 'concede', player: action.player ?? player });
  }
}

function playSequence(type: CardType): SequenceName {
  if (type === CardType.MINION) return 'playMinion';
  if (type === CardType.WEAPON) return 'playWeapon';
  return type === CardType.HERO ? 'playHero' : 'playSpell';
}
