import { editionsOf, onlyEdition } from '../common/editions.js';
import { defineGame, type Ruleset } from '../ruleset.js';
import { DECKS } from './cards/deck-building.js';
import { CARD_SCHEMA, cardJsonSchema } from './cards/schema.js';
import { CHINESE } from './face/chinese/translation.js';
import { READER } from './face/expect/reader.js';
import { DECISIONS } from './face/requests/decisions.js';
import { interruptions, LISTED } from './face/requests/listed-actions.js';
import {
  ACTIONS,
  beginRequested,
  CHOICES,
  isAtAnyTime,
  type RequestedAction,
} from './face/requests/requested-actions.js';
import { BOARDS } from './face/setup/boards.js';
import { FIRST_SCENARIO, PARTS, SETUP, STATE_FORM } from './face/setup/form.js';
import { CARDS } from './face/show/catalogue.js';
import { cardAt, cardsIn, cellValue, titleOf, unknownCards } from './face/show/describe.js';
import { INQUIRY } from './face/show/inquiry.js';
import { JUDGING } from './face/show/judging.js';
import { tabletopOf } from './face/show/tabletop.js';
import { TELLING } from './face/show/telling.js';
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
