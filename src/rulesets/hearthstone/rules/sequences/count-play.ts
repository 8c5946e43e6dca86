import { cardOf, count, get, type HsRun, playerEntity, set } from '../../state/access.js';
import { GAME, type State } from '../../state/state.js';
import { classOf, isOfRace } from '../../state/traits.js';
import { CardType, Tag } from '../../vocabulary/index.js';

/** What cards ask about the cards that a player has played; one that was countered is not among them (ZH-5.1-counter-no-count). */
export function countPlay(run: HsRun, player: 1 | 2, card: number): void {
  const s = run.state;
  const played = cardOf(s, card);
  const { secret, definition, type } = played;
  if (type === CardType.SPELL && s.edition.switches.counterHasItsOwnStep) countSpell(run, player);
  if (secret) count(run, player, Tag.NUM_SECRETS_PLAYED_THIS_GAME);
  if (isOfRace(played, 'ELEMENTAL')) count(run, player, Tag.NUM_ELEMENTALS_PLAYED_THIS_TURN);
  if (type === CardType.MINION && get(s, card, Tag.TAUNT) !== 0)
    count(run, player, Tag.NUM_TAUNT_MINIONS_PLAYED_THIS_TURN);
  if (isOfOtherClass(s, player, definition.class))
    count(run, player, Tag.NUM_CARDS_OF_OTHER_CLASSES_PLAYED_THIS_GAME);
}

/** A spell has been played: where countering has a step of its own, one that was not countered. */
export function countSpell(run: HsRun, player: number): void {
  count(run, player, Tag.NUM_SPELLS_PLAYED_THIS_GAME);
}

/** As a player's turn ends it is the last one, and so are the Elementals of this turn. */
export function passTurnOfPlays(run: HsRun, player: number): void {
  const entity = playerEntity(player);
  set(run, entity, Tag.LAST_TURN, get(run.state, GAME, Tag.TURN));
  const played = get(run.state, entity, Tag.NUM_ELEMENTALS_PLAYED_THIS_TURN);
  set(run, entity, Tag.NUM_ELEMENTALS_PLAYED_LAST_TURN, played);
  set(run, entity, Tag.NUM_ELEMENTALS_PLAYED_THIS_TURN, 0);
  set(run, entity, Tag.NUM_TAUNT_MINIONS_PLAYED_THIS_TURN, 0);
}

/** A card of several classes is of each of them; a neutral one, or a Dream Card, of none (ZH-4.15-classes). */
function isOfOtherClass(s: State, player: 1 | 2, classes: string | undefined): boolean {
  if (classes === undefined || classes === 'NEUTRAL' || classes === 'DREAM') return false;
  const own = classOf(s, s.hero[player]);
  return classes !== own && (own === undefined || !classes.split('/').includes(own));
}
