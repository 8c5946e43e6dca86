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
import { readScenario, SETUP_FIELDS } from './setup/read-scenario.js';
import { readFullState } from './setup/read-state.js';
import { resultOf, viewState } from './setup/view.js';
import { activePlayer } from './state/access.js';
import type { State } from './state/state.js';
import { TELLING } from './telling.js';
import { COLUMNS } from './vocabulary/index.js';

/** The batch-timed lane battler. */
export const BATCH: Ruleset<State, RequestedAction> = {
  id: 'batch',
  title: 'Advanced Event Timing (batches)',
  editions: EDITIONS,
  program: PROGRAM,
  ruleFiles: ['batch'],
  inferences: INFERENCES,
  setupFields: SETUP_FIELDS,
  readSetup,
  view: viewState,
  readState: readFullState,
  editionOf: () => EDITION,
  withSwitches: ({ state, names }, switches) => {
    const set = switches as Partial<SwitchValues>;
    return { state: { ...state, switches: { ...state.switches, ...set } }, names };
  },
  readAction,
  begin: beginRequested,
  writeAction,
  playerToAct: activePlayer,
  legalActions: listLegalActions,
  illegalActions: listIllegalActions,
  choiceActions: CHOICES,
  matchOption,
  describeOption,
  result: resultOf,
  card: cardAt,
  titleOf,
  columns: COLUMNS,
  cellValue,
  deathsSince,
  cardsIn,
  zones: shownZones,
  telling: TELLING,
  inquiry: INQUIRY,
  reader: READER,
  cards: cardRows,
  cardSchema: cardJsonSchema,
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
