import { editionsOf, onlyEdition } from '../common/editions.js';
import { chinesePhrases, intoChinese } from '../common/translation.js';
import { undatedCards } from '../common/undated-cards.js';
import { defineGame, type Ruleset } from '../ruleset.js';
import { READER } from './adapter/expect/reader.js';
import { LISTED } from './adapter/requests/listed-actions.js';
import {
  ACTIONS,
  beginRequested,
  CHOICES,
  DECISIONS,
  type RequestedAction,
} from './adapter/requests/requested-actions.js';
import { BOARDS } from './adapter/setup/boards.js';
import { FIRST_SCENARIO, PARTS, SETUP, STATE_FORM } from './adapter/setup/form.js';
import { cardAt, cardsIn, cellValue, deathsSince, titleOf } from './adapter/show/describe.js';
import { INQUIRY } from './adapter/show/inquiry.js';
import { JUDGING } from './adapter/show/judging.js';
import { tabletopOf } from './adapter/show/tabletop.js';
import { TELLING } from './adapter/show/telling.js';
import { cardRead } from './cards/reads.js';
import { BUILT_IN } from './cards/registry.js';
import { CARD_SCHEMA, cardJsonSchema } from './cards/schema.js';
import { PROGRAM } from './program.js';
import { resultOf } from './state/result.js';
import type { State } from './state/state.js';
import { EDITION, EDITION_TABLE } from './vocabulary/editions.js';
import { COLUMNS } from './vocabulary/index.js';

export const BATCH: Ruleset<State, RequestedAction> = defineGame({
  id: 'batch',
  shortId: 'batch',
  title: 'Advanced Event Timing (batches)',
  program: PROGRAM,
  editions: editionsOf(EDITION_TABLE, onlyEdition(EDITION)),
  catalogue: {
    ruleFiles: ['batch', 'batch-inferences'],
    ...undatedCards({ cards: () => BUILT_IN, reads: cardRead }),
    playedCards: () => BUILT_IN,
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
      fields: ['player', 'controller', 'owner', 'by', 'OWNER'],
      places: ['player'],
    },
  },
  actions: {
    forms: ACTIONS,
    begin: beginRequested,
    ...LISTED,
    choices: CHOICES,
  },
  decisions: DECISIONS,
  show: {
    result: resultOf,
    card: cardAt,
    titleOf,
    columns: COLUMNS,
    cellValue,
    cardsIn,
    tabletop: tabletopOf,
  },
  deaths: { since: deathsSince },
  telling: TELLING,
  chinese: intoChinese(chinesePhrases('batch')),
  inquiry: INQUIRY,
  judging: JUDGING,
  reader: READER,
});
