import { nodeNames } from '../../../common/node-names.js';
import {
  type Field,
  type Fields,
  flagField,
  rowFields,
  type StateReader,
} from '../../../common/state-reader.js';
import { KEYWORDS, type Keyword } from '../../language/words.js';
import { heroOf, isAttacking, isDefending, isResource } from '../../queries/characters.js';
import { readyResources } from '../../queries/costs.js';
import { look } from '../../queries/look.js';
import { atkOf, healthOf } from '../../queries/values.js';
import { ACTION_NAMES } from '../../rules/begin-action.js';
import { REFUSALS } from '../../rules/legality/refusals.js';
import { LINK_NAMES } from '../../rules/links/add.js';
import { STEP_NAMES } from '../../rules/turn/steps.js';
import {
  cardOf,
  controlledBy,
  controllerOf,
  get,
  identityOf,
  inPlay,
  inZone,
  isCard,
  nowOf,
  ownedIn,
} from '../../state/access.js';
import { hasLost, playerRow, RESULTS, stepOf } from '../../state/players.js';
import { GAME, type State } from '../../state/state.js';
import {
  COLUMNS,
  Col,
  type Column,
  DAMAGE_TYPES,
  EVENTS,
  Kind,
  LINKS,
  ROLES,
  STEPS,
  ZONES,
  Zone,
} from '../../vocabulary/index.js';
import { allCardNames, cardNamed, PLAYERS, REFERENCES } from '../names/references.js';

const { number, columnsBut, columnsOfPlayer } = rowFields(
  COLUMNS,
  (s: State, row, name) => get(s, row, Col[name]),
  playerRow,
);

/** Phases: a link is added, or tries to resolve. */
const NODE_NAMES = nodeNames('wow-tcg', {
  sequence: Object.values(ACTION_NAMES),
  phase: LINK_NAMES,
  step: STEP_NAMES,
  event: Object.values(EVENTS),
  check: DAMAGE_TYPES.map((type) => `${type.toLowerCase()} packet`),
});

function word(words: readonly string[], column: number): Field<State> {
  return { type: 'word', words, read: (s, e) => words[get(s, e, column)]! };
}

/** `elusive`, `longRange`: whether a card has a keyword now. */
const KEYWORD_FIELDS: Fields<State> = Object.fromEntries(
  (Object.keys(KEYWORDS) as Keyword[]).map((keyword): [string, Field<State>] => [
    keyword.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    flagField((s, e) => look(s).looks(e).keywords.has(keyword)),
  ]),
);

const ENTITY_FIELDS: Fields<State> = {
  ...columnsBut(['CARD', 'ZONE', 'ROLE', 'LINK', 'KIND']),
  ...KEYWORD_FIELDS,
  card: { type: 'card', read: identityOf },
  /** As they are now, all continuous modifiers applied; never below 0. */
  atk: { type: 'number', read: (s, e) => atkOf(look(s), e) },
  health: { type: 'number', read: (s, e) => healthOf(look(s), e) },
  trueAtk: { type: 'number', read: (s, e) => look(s).looks(e).trueAtk },
  def: { type: 'number', read: (s, e) => Math.max(0, look(s).looks(e).trueDef) },
  damage: number('DAMAGE'),
  counters: number('COUNTERS'),
  owner: number('OWNER'),
  controller: { type: 'number', read: controllerOf },
  zone: word(ZONES, Col.ZONE),
  role: word(ROLES, Col.ROLE),
  link: word(LINKS, Col.LINK),
  damageType: {
    type: 'word',
    words: DAMAGE_TYPES,
    read: (s, e) => DAMAGE_TYPES[look(s).looks(e).damageType]!,
  },
  exhausted: flagField((s, e) => get(s, e, Col.EXHAUSTED) === 1),
  faceDown: flagField((s, e) => get(s, e, Col.FACE_DOWN) === 1),
  resource: flagField(isResource),
  attacking: flagField(isAttacking),
  defending: flagField(isDefending),
  protecting: flagField((s, e) => get(s, e, Col.PROTECTING) === 1),
  canAttack: flagField((s, e) => !look(s).looks(e).cannot.has('ATTACK')),
  canProtect: flagField((s, e) => !look(s).looks(e).cannot.has('PROTECT')),
  sheep: flagField((s, e) => look(s).looks(e).tags.has('Sheep')),
  powers: { type: 'number', read: (s, e) => look(s).looks(e).powers.length },
  attachedTo: { type: 'entity', read: (s, e) => get(s, e, Col.HOST) },
  attachments: {
    type: 'entities',
    ordered: false,
    read: (s, e) => inZone(s, Zone.PLAY).filter((one) => get(s, one, Col.HOST) === e),
  },
};

function list(zone: number, ordered: boolean): Field<State> {
  return { type: 'entities', ordered, read: (s, player) => ownedIn(s, player, zone) };
}

function ofGame(name: Column): Field<State> {
  return { type: 'number', read: (s) => get(s, GAME, Col[name]) };
}

const PLAYER_FIELDS: Fields<State> = {
  ...columnsOfPlayer,
  board: {
    type: 'entities',
    ordered: false,
    read: (s, player) =>
      controlledBy(s, player).filter((e) => !isResource(s, e) && e !== heroOf(s, player)),
  },
  resources: {
    type: 'entities',
    ordered: false,
    read: (s, player) => controlledBy(s, player).filter((e) => isResource(s, e)),
  },
  readyResources: { type: 'number', read: (s, player) => readyResources(look(s), player).length },
  hero: { type: 'entity', read: heroOf },
  hand: list(Zone.HAND, false),
  deck: list(Zone.DECK, true),
  graveyard: list(Zone.GRAVEYARD, false),
  removed: list(Zone.REMOVED, false),
  lost: flagField((s, player) => hasLost(s, player)),
  hasPriority: flagField((s, player) => get(s, GAME, Col.PRIORITY) === player),
  /** Of the game, which every player tells alike. */
  step: { type: 'word', words: STEPS, read: stepOf },
  turn: ofGame('TURN'),
  turnPlayer: ofGame('TURN_PLAYER'),
  /** The links on the chain, the bottom one first; effects as the cards that they come from. */
  chain: {
    type: 'entities',
    ordered: true,
    read: (s) =>
      inZone(s, Zone.CHAIN).map((e) => {
        const source = isCard(s, e) ? e : get(s, e, Col.SOURCE);
        return nowOf(s, source) || source;
      }),
  },
  modifiers: {
    type: 'number',
    read: (s) =>
      inZone(s, Zone.LASTING).filter((e) => get(s, e, Col.KIND) === Kind.MODIFIER).length,
  },
};

export const READER: StateReader<State> = {
  entityFields: ENTITY_FIELDS,
  playerFields: PLAYER_FIELDS,
  players: PLAYERS,
  places: REFERENCES.placeNames,
  at: (s, place) => REFERENCES.at(s, place),
  results: RESULTS,
  refusals: Object.keys(REFUSALS),
  nodeNames: NODE_NAMES,
  withRows: (s, cells, count) => ({ ...s, cells, count, version: 0 }),
  cardsNamed: (s, name) => {
    const card = cardNamed(s.pool, name);
    return card === undefined ? [] : [card.index * 16 + Kind.CARD];
  },
  cardNames: (s) => allCardNames(s.pool),
  isInPlay: (s, e) => isCard(s, e) && inPlay(s, e) && cardOf(s, e).index > 0,
};
