import { References } from '../../../common/references.js';
import { activeWeapon, cardOf, get, playerEntity } from '../../state/access.js';
import { isRecord } from '../../state/plays.js';
import type { State } from '../../state/state.js';
import { Tag } from '../../vocabulary/index.js';
import { cardIndexOf, cardNames, numbersNamed } from './card-index.js';
import { nameIn } from './language.js';

export const REFERENCES = new References<State, number>({
  places: {
    'hero 1': (s) => s.hero[1],
    'hero 2': (s) => s.hero[2],
    'hero power 1': (s) => s.heroPower[1],
    'hero power 2': (s) => s.heroPower[2],
    'weapon 1': (s) => activeWeapon(s, 1),
    'weapon 2': (s) => activeWeapon(s, 2),
    'player 1': () => playerEntity(1),
    'player 2': () => playerEntity(2),
  },
  cardsNamed: (s, text) => numbersNamed(cardIndexOf(s.pool), text),
  cardNames: (s) => cardNames(cardIndexOf(s.pool), null),
  cardOf: (s, e) => get(s, e, Tag.CARD),
  nameOf: ({ state, names }, e) => ({ card: nameIn(names, cardOf(state, e)) }),
  alike: (s, e) => [get(s, e, Tag.CARD)],
  isRecord,
});
