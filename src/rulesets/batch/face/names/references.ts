import { References } from '../../../common/references.js';
import { cardOf, identityOf, inLaneOf, isPlayer, ownerOf } from '../../state/access.js';
import { PLAYERS, playerRow, type State } from '../../state/state.js';
import { LANES } from '../../vocabulary/index.js';
import { allCardNames, identitiesNamed } from './card-names.js';

type Place = readonly [name: string, at: (s: State) => number];

/** Players, and lanes from their player's left. */
const PLACES = PLAYERS.flatMap((player): Place[] => [
  [`player ${player}`, () => playerRow(player)],
  ...LANES.map(
    (lane): Place => [`lane ${lane} of player ${player}`, (s) => inLaneOf(s, player, lane)],
  ),
]);

/** How entities of a game are named. A card's name stands for its identities: all its levels, or the one named. */
export const REFERENCES = new References<State, number>({
  places: Object.fromEntries(PLACES),
  cardsNamed: (s, text) => identitiesNamed(s.pool, text),
  cardNames: (s) => allCardNames(s.pool),
  cardOf: identityOf,
  nameOf: ({ state: s }, e) =>
    isPlayer(s, e) ? { place: `player ${ownerOf(s, e)}` } : { card: cardOf(s, e).name },
  alike: (s, e) => identitiesNamed(s.pool, cardOf(s, e).id),
});
