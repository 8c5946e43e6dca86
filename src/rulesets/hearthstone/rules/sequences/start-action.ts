import { OPEN } from '../../../../kernel/index.js';
import { cardOf, type HsRun } from '../../state/access.js';
import { chosen } from '../../state/asking.js';
import {
  type ChooseOneFrame,
  type ChoosingAction,
  Op,
  type PlayerAction,
} from '../../state/frames.js';
import { optionsOfEntity } from '../../state/playing.js';
import { cardById } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { CardType } from '../../vocabulary/index.js';
import { type Illegal, illegality } from '../legality/legality.js';
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
    case 'use': {
      const { location, target } = action;
      pushSequence(run, { sequence: 'useLocation', player, subject: location, target });
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

const PLAY_SEQUENCES: { readonly [type in CardType]?: SequenceName } = {
  [CardType.MINION]: 'playMinion',
  [CardType.WEAPON]: 'playWeapon',
  [CardType.HERO]: 'playHero',
  [CardType.LOCATION]: 'playLocation',
};

function playSequence(type: CardType): SequenceName {
  return PLAY_SEQUENCES[type] ?? 'playSpell';
}

/** Whether an action is with a card or Hero Power of several options, and names none of them. */
export function lacksOption(
  s: State,
  player: 1 | 2,
  action: PlayerAction,
): action is ChoosingAction {
  if (action.type !== 'play' && action.type !== 'heroPower') return false;
  return action.choose === undefined && optionsOf(s, player, action).length > 0;
}

/** Asks for an option before anything happens. @returns why the action is illegal, or null */
export function askForOption(run: HsRun, player: 1 | 2, action: ChoosingAction): Illegal | null {
  const s = run.state;
  const refusals = optionsOf(s, player, action).map((_, choose) =>
    illegality(s, player, { ...action, choose }),
  );
  const options = refusals.flatMap((refusal, choose) => (refusal === null ? [choose] : []));
  // none can be chosen, each for a reason of its own: that of the first is told
  if (options.length === 0) return refusals[0]!;
  const source = sourceOf(s, player, action);
  run.push({ op: Op.CHOOSE_ONE, pc: 0, player, action, source, options } satisfies ChooseOneFrame);
  return null;
}

function sourceOf(s: State, player: 1 | 2, action: ChoosingAction): number {
  return action.type === 'play' ? action.card : s.heroPower[player];
}

function optionsOf(s: State, player: 1 | 2, action: ChoosingAction): readonly string[] {
  return optionsOfEntity(s, player, sourceOf(s, player, action));
}

/** Asks for the option, then makes way for the Sequence of the action. */
export function stepChooseOne(run: HsRun, frame: ChooseOneFrame): void {
  const { player, action, source, options } = frame;
  const { pool } = run.state;
  const ids = cardOf(run.state, source).chooseOne;
  const index = chosen(run, 'Choose One', player, {
    source,
    options: options.map((choose) => cardById(pool, ids[choose]!).index),
  });
  if (index === OPEN) return;
  run.pop();
  startAction(run, player, { ...action, choose: options[index]! });
}

/** The entry point of all actions. @returns why it is illegal (nothing has changed), or null */
export function beginAction(run: HsRun, player: 1 | 2, action: PlayerAction): Illegal | null {
  if (lacksOption(run.state, player, action)) return askForOption(run, player, action);
  const illegal = illegality(run.state, player, action);
  if (illegal === null) startAction(run, player, action);
  return illegal;
}
