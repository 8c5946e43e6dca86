import type { ColumnWords, Telling } from '../../../common/telling.js';
import { isCharacter, isResource } from '../../queries/characters.js';
import { look } from '../../queries/look.js';
import { atkOf, healthOf } from '../../queries/values.js';
import {
  controlledBy,
  controllerOf,
  get,
  inPlay,
  isCard,
  isKind,
  ownedIn,
  ownerOf,
} from '../../state/access.js';
import { hasLost } from '../../state/players.js';
import { GAME, type State } from '../../state/state.js';
import { Col, Kind, Zone } from '../../vocabulary/index.js';
import { happening } from './happenings.js';

/** Columns as a sentence calls them. */
const WORDS: Readonly<Record<number, ColumnWords>> = {
  [Col.EXHAUSTED]: { kind: 'STATE', says: 'is exhausted' },
  [Col.FACE_DOWN]: { kind: 'STATE', says: 'is face down' },
  [Col.DAMAGE]: { kind: 'NUMBER', says: 'damage' },
  [Col.COUNTERS]: { kind: 'NUMBER', says: 'counters' },
  [Col.CONTROLLER]: { kind: 'NUMBER', says: 'controller' },
  [Col.PROTECTING]: { kind: 'STATE', says: 'is protecting' },
};

const INTO: Readonly<Record<string, string>> = {
  PLAY: 'put into play',
  HAND: 'put into the hand',
  GRAVEYARD: 'put into the graveyard',
  REMOVED: 'removed from the game',
  CHAIN: 'put on the chain',
  DECK: 'put into the deck',
};

/** How it is told what became of a game. */
export const TELLING: Telling<State> = {
  facts: ({ state: s }, player) => [
    { fact: 'cards in hand', value: ownedIn(s, player, Zone.HAND).length },
    { fact: 'cards in deck', value: ownedIn(s, player, Zone.DECK).length },
    {
      fact: 'resources',
      value: controlledBy(s, player).filter((e) => isResource(s, e)).length,
    },
    { fact: 'lost', value: hasLost(s, player) ? 1 : 0 },
  ],
  columnWords: (s, e, column) => (isCard(s, e) ? (WORDS[column] ?? null) : null),
  moveName: (_, __, zones) => INTO[zones.at(-1) ?? ''] ?? null,
  reusesRows: true,
  hostOf: (s, e) => get(s, e, Col.HOST),
  controllerOf: (s, e) => controllerOf(s, e) || ownerOf(s, e),
  standing: (s, e) => {
    if (!isCard(s, e) || !inPlay(s, e) || !isCharacter(s, e)) return null;
    const view = look(s);
    const most = healthOf(view, e);
    return { attack: atkOf(view, e), health: most - get(s, e, Col.DAMAGE), most };
  },
  happening: (_, node) => happening(node),
  standsFor: (s, e) => (isKind(s, e, Kind.PLAYER) ? e - GAME : 0),
  hasLeft: hasLost,
};
