import { editionsOf, onlyEdition } from '../common/editions.js';
import { defineGame, type Ruleset } from '../ruleset.js';
import { CHINESE } from './adapter/chinese/translation.js';
import { READER } from './adapter/expect/reader.js';
import { DECISIONS } from './adapter/requests/decisions.js';
import { interruptions, LISTED } from './adapter/requests/listed-actions.js';
import {
  ACTIONS,
  beginRequested,
  CHOICES,
  isAtAnyTime,
  type RequestedAction,
} from './adapter/requests/requested-actions.js';
import { BOARDS } from './adapter/setup/boards.js';
import { FIRST_SCENARIO, PARTS, SETUP, STATE_FORM } from './adapter/setup/form.js';
import { CARDS } from './adapter/show/catalogue.js';
import {
  BOOKKEEPING,
  cardAt,
  cardsIn,
  cellValue,
  titleOf,
  unknownCards,
} from './adapter/show/describe.js';
import { INQUIRY } from './adapter/show/inquiry.js';
import { JUDGING } from './adapter/show/judging.js';
import { tabletopOf } from './adapter/show/tabletop.js';
import { TELLING } from './adapter/show/telling.js';
import { DECKS } from './cards/deck-building.js';
import { CARD_SCHEMA, cardJsonSchema } from './cards/schema.js';
import { PROGRAM } from './program.js';
import { resultOf } from './state/players.js';
import type { State } from './state/state.js';
import { EDITION, EDITION_TABLE } from './vocabulary/editions.js';
import { COLUMNS } from './vocabulary/index.js';

export const WOW_TCG: Ruleset<State, RequestedAction> = defineGame({
  id: 'wow-tcg',
  shortId: 'wow',
  title: 'World of Warcraft TCG, comprehensive rules',
  program: PROGRAM,
  editions: editionsOf(EDITION_TABLE, onlyEdition(EDITION)),
  catalogue: {
    ruleFiles: ['wow-tcg', 'wow-tcg-inferences'],
    ...CARDS,
    cardSchema: cardJsonSchema,
  },
  form: {
    setup: SETUP,
    state: STATE_FORM,
    customCard: CARD_SCHEMA,
    parts: PARTS,
    first: FIRST_SCENARIO,
    opening: { turn: { step: 'SETUP' }, actions: ['startGame'] },
  },
  setup: {
    ...BOARDS,
    mirror: {
      fields: ['player', 'controller', 'owner', 'by', 'team', 'OWNER', 'CONTROLLER'],
      places: ['player', 'hero'],
    },
  },
  actions: {
    forms: ACTIONS,
    begin: beginRequested,
    ...LISTED,
    interrupts: isAtAnyTime,
    interruptions,
    choices: CHOICES,
  },
  decisions: DECISIONS,
  decks: DECKS,
  show: {
    result: resultOf,
    card: cardAt,
    titleOf,
    columns: COLUMNS,
    cellValue,
    bookkeeping: BOOKKEEPING,
    cardsIn,
    unknownCards,
    tabletop: tabletopOf,
  },
  telling: TELLING,
  chinese: CHINESE,
  inquiry: INQUIRY,
  judging: JUDGING,
  reader: READER,
});
