import { Fields, type JsonObject } from '../common/fields.js';
import type { Problems } from '../common/problems.js';
import type { Position, Ruleset, SetupContext } from '../ruleset.js';
import { cardJsonSchema } from './cards/json-schema.js';
import {
  cardAt,
  cardRows,
  cardsIn,
  cellValue,
  deathsSince,
  shownZones,
  titleOf,
} from './describe.js';
import { EDITION, EDITIONS, type SwitchValues } from './editions.js';
import { READER } from './expect/reader.js';
import { INFERENCES } from './inferences.js';
import { INQUIRY } from './inquiry.js';
import { PROGRAM } from './program.js';
import {
  beginRequested,
  type RequestedAction,
  readAction,
  writeAction,
} from './requests/actions.js';
import { CHOICES } from './requests/choose.js';
import {
  describeOption,
  listIllegalActions,
  listLegalActions,
  matchOption,
} from './requests/describe.js';
import { buildState } from './setup/build.js';
import { readCustomCards } from './setup/custom-cards.js';
import { mirrorScenario } from './setup/mirror.js';
import { readScenario, SETUP_FIELDS } from './setup/read-scenario.js';
import { readFullState } from './setup/read-state.js';
import { resultOf, viewState } from './setup/view.js';
import type { State } from './state/state.js';
import { TELLING } from './telling.js';
import { COLUMNS } from './vocabulary/index.js';

/** The batch-timed lane battler. */
export const BATCH: Ruleset<State, RequestedAction> = {
  id: 'batch',
  title: 'Advanced Event Timing (batches)',
  program: PROGRAM,
  editions: {
    ...EDITIONS,
    of: () => EDITION,
    withSwitches: ({ state, names }, switches) => {
      const set = switches as Partial<SwitchValues>;
      return { state: { ...state, switches: { ...state.switches, ...set } }, names };
    },
  },
  catalogue: {
    ruleFiles: ['batch'],
    inferences: INFERENCES,
    cards: cardRows,
    cardSchema: cardJsonSchema,
  },
  setup: {
    fields: SETUP_FIELDS,
    read: readSetup,
    view: viewState,
    readState: readFullState,
    mirror: mirrorScenario,
  },
  actions: {
    read: readAction,
    begin: beginRequested,
    write: writeAction,
    legal: listLegalActions,
    illegal: listIllegalActions,
    choices: CHOICES,
  },
  decisions: { match: matchOption, describe: describeOption },
  show: {
    result: resultOf,
    card: cardAt,
    titleOf,
    columns: COLUMNS,
    cellValue,
    cardsIn,
    zones: shownZones,
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
  const pool = readCustomCards(new Fields(body, [], problems), problems);
  if (pool === null) return null;
  const draft = readScenario(body, { pool, problems, aliases: new Map() });
  return draft === null || !problems.isEmpty ? null : buildState(draft, pool);
}
