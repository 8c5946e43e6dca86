import type { DecisionKind } from '../../../kernel/index.js';
import { PlayState, Tag, Zone } from '../vocabulary/index.js';
import { cardOf, controllerOf, get, type HsRun, playerEntity, set } from './access.js';
import type { Code, CompiledCard } from './model.js';
import { PLAYERS, type State } from './state.js';

const NO_OPTIONS: readonly string[] = [];

/** The options that a player chooses from; none where the player has all (`CHOOSE_BOTH`). */
export function optionsFor(s: State, player: number, card: CompiledCard): readonly string[] {
  return hasAllOptions(s, player, card) ? NO_OPTIONS : card.chooseOne;
}

/** As {@link optionsFor}, of a card that may do all that it offers by itself. */
export function optionsOfEntity(s: State, player: number, e: number): readonly string[] {
  return get(s, e, Tag.HAS_BOTH_OPTIONS) !== 0 ? NO_OPTIONS : optionsFor(s, player, cardOf(s, e));
}

function hasAllOptions(
  s: State,
  player: number,
  { chooseOne, choosesBoth }: CompiledCard,
): boolean {
  if (chooseOne.length === 0 || !choosesBoth) return false;
  return get(s, playerEntity(player), Tag.CHOOSE_BOTH) !== 0;
}

/** What a card does of which no option was chosen: what it says of both, or else what each option does, one after the other. */
export function codesOfBoth(s: State, { bothOptions, chooseOne }: CompiledCard): readonly Code[] {
  if (bothOptions !== null) return [bothOptions];
  return chooseOne.flatMap((id) => codesOfOption(s, id));
}

export function codesOfOption(s: State, option: string): readonly Code[] {
  const card = s.pool.byId.get(option);
  const code = card?.text ?? card?.battlecry ?? null;
  return code === null ? [] : [code];
}

/** Once somebody has conceded, what is left is chosen at random (ZH-1.7-finish-after-result). */
export function kindOfChoice(s: State): DecisionKind {
  const isOver = PLAYERS.some(
    (player) => get(s, playerEntity(player), Tag.PLAYSTATE) === PlayState.CONCEDED,
  );
  return isOver ? 'chance' : 'choice';
}

/**
 * Whether Combo is active for a player: he has finished playing a card in this turn of his, or in his last one while it is the
 * other's turn (HS-COND9). Whoever plays a card asks with the card counted, so that it takes two; from 23.0 on two are
 * what it takes at any time (ZH-3.3-targeted-battlecry).
 */
export function isComboActive(s: State, player: number): boolean {
  const entity = playerEntity(player);
  if (get(s, entity, Tag.NUM_CARDS_PLAYED_THIS_TURN) > 1) return true;
  return !s.edition.switches.comboCountsCards && get(s, entity, Tag.COMBO_ACTIVE) !== 0;
}

export function activateCombo(run: HsRun, player: number): void {
  set(run, playerEntity(player), Tag.COMBO_ACTIVE, 1);
}

const LEFT_END = 1;
const RIGHT_END = 2;

/** Whether a card is at the left or right end of its player's hand, or was so as it was played (ZH-5.1-outcast). */
export function isOutcast(s: State, card: number): boolean {
  return card !== 0 && endOf(s, card) !== 0;
}

/** Whether a card is at the right end of its player's hand, or was so as it was played. */
export function isRightmost(s: State, card: number): boolean {
  return card !== 0 && endOf(s, card) === RIGHT_END;
}

/** Whether a card is at the left end of its player's hand, or was so as it was played; of an only card neither. */
export function isLeftmost(s: State, card: number): boolean {
  return card !== 0 && endOf(s, card) === LEFT_END;
}

/** The only card of a hand is at its right end. */
function endOf(s: State, card: number): number {
  if (get(s, card, Tag.ZONE) !== Zone.HAND) return get(s, card, Tag.OUTCAST);
  const hand = s.hand[controllerOf(s, card)];
  return hand.at(-1) === card ? RIGHT_END : hand[0] === card ? LEFT_END : 0;
}

/** From where in the hand a card is played is noted where the card, or a minion of its player, wants to know. */
export function noteOutcast(run: HsRun, card: number): void {
  const s = run.state;
  const end = endOf(s, card);
  if (end !== 0 && isWatched(s, card)) set(run, card, Tag.OUTCAST, end);
}

function isWatched(s: State, card: number): boolean {
  if (cardOf(s, card).looksAtHand) return true;
  const board = s.board[controllerOf(s, card)];
  for (let i = 0; i < board.length; i++) if (cardOf(s, board[i]!).looksAtHand) return true;
  return false;
}
