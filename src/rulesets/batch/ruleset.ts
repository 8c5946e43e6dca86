import { readCustomCards } from '../common/custom-cards.js';
import { Fields, type JsonObject } from '../common/fields.js';
import type { Problems } from '../common/problems.js';
import { undatedCards } from '../common/undated-cards.js';
import type { Position, Ruleset, SetupContext } from '../ruleset.js';
import { cardJsonSchema } from './cards/json-schema.js';
import { cardRead } from './cards/reads.js';
import { BUILT_IN } from './cards/registry.js';
import { CARD_SCHEMA } from './cards/schema.js';
import { EDITIONS } from './face/editions.js';
import { READER } from './face/expect/reader.js';
import { CHOICES } from './face/requests/choose.js';
import { DECISIONS } from './face/requests/decisions.js';
import { LISTED } from './face/requests/listed-actions.js';
import {
  ACTIONS,
  beginRequested,
  type RequestedAction,
} from './face/requests/requested-actions.js';
import { buildState } from './face/setup/build.js';
import { CUSTOM_CARDS } from './face/setup/custom-cards.js';
import { FIRST_SCENARIO } from './face/setup/first-scenario.js';
import { PARTS, SETUP } from './face/setup/form.js';
import { mirrorScenario } from './face/setup/mirror.js';
import { readScenario } from './face/setup/read-scenario.js';
import { readFullState } from './face/setup/read-state.js';
import { STATE_FORM } from './face/setup/state-form.js';
import { viewState } from './face/setup/view.js';
import { cardAt, cardsIn, cellValue, deathsSince, titleOf } from './face/show/describe.js';
import { INQUIRY } from './face/show/inquiry.js';
import { tabletopOf } from './face/show/tabletop.js';
import { TELLING } from './face/show/telling.js';
import { PROGRAM } from './program.js';
import { resultOf } from './state/result.js';
import type { State } from './state/state.js';
import { COLUMNS } from './vocabulary/index.js';

/** The batch-timed lane battler. */
export const BATCH: Ruleset<State, RequestedAction> = {
  id: 'batch',
  shortId: 'batch',
  title: 'Advanced Event Timing (batches)',
  program: PROGRAM,
  editions: EDITIONS,
  catalogue: {
    ruleFiles: ['batch', 'batch-inferences'],
    ...undatedCards(BUILT_IN, cardRead),
    cardSchema: cardJsonSchema,
  },
  form: {
    setup: SETUP,
    action: ACTIONS.schema(),
    state: STATE_FORM,
    customCard: CARD_SCHEMA,
    parts: PARTS,
    first: FIRST_SCENARIO,
  },
  setup: {
    read: readSetup,
    view: viewState,
    readState: readFullState,
    mirror: mirrorScenario,
  },
  actions: {
    ...ACTIONS.asAsked(),
    begin: beginRequested,
    ...LISTED,
    choices: CHOICES,
  },
  decisions: {
    match: (...asked) => DECISIONS.match(...asked),
    describe: (...asked) => DECISIONS.describe(...asked),
  },
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
  inquiry: INQUIRY,
  reader: READER,
};

function readSetup(
  body: JsonObject,
  _edition: string,
  _context: SetupContext,
  problems: Problems,
): Position<State> | null {
  const pool = readCustomCards(new Fields(body, [], problems), problems, CUSTOM_CARDS);
  if (pool === null) return null;
  const draft = readScenario(body, { pool, problems, aliases: new Map() });
  return draft === null || !problems.isEmpty ? null : buildState(draft, pool);
}
