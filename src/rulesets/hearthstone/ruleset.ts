import type { JsonObject } from '../common/fields.js';
import { Fields } from '../common/fields.js';
import { MAX_ENTITIES } from '../common/limits.js';
import type { Problems } from '../common/problems.js';
import type { Position, Ruleset, SetupContext } from '../ruleset.js';
import { cardRows } from './card-rows.js';
import { cardJsonSchema } from './cards/schema/json-schema.js';
import { EDITIONS } from './dated.js';
import { cardsIn, cellValue, deathsSince, shownZones, titleOf, unknownCards } from './describe.js';
import { editionOf, type SwitchValues, withSwitches } from './editions.js';
import { READER } from './expect/reader.js';
import { INFERENCES } from './inferences.js';
import { INQUIRY } from './inquiry.js';
import { cardIndexOf } from './names/card-index.js';
import { PROGRAM } from './program.js';
import { listIllegalActions, listLegalActions } from './requests/action-json.js';
import {
  beginRequested,
  type RequestedAction,
  readAction,
  writeAction,
} from './requests/actions.js';
import { describeOption, matchOption } from './requests/decisions.js';
import { resultOf } from './sequences/result.js';
import { buildState } from './setup/build.js';
import { readPool } from './setup/custom-cards.js';
import { mirrorScenario } from './setup/mirror.js';
import type { Reading } from './setup/read-entity.js';
import { readScenario, SETUP_FIELDS } from './setup/read-scenario.js';
import { readFullState } from './setup/read-state.js';
import { viewState } from './setup/view.js';
import type { State } from './state/state.js';
import { TELLING } from './telling.js';
import { TAG_NAMES } from './vocabulary/index.js';

/** Hearthstone: the advanced rulebook. */
export const HEARTHSTONE: Ruleset<State, RequestedAction> = {
  id: 'hearthstone',
  title: 'Hearthstone (advanced rulebook)',
  program: PROGRAM,
  editions: {
    ...EDITIONS,
    of: (s) => s.edition.patch,
    withSwitches: ({ state, names }, switches) => {
      const edition = withSwitches(state.edition, switches as Partial<SwitchValues>);
      return { state: { ...state, edition }, names };
    },
  },
  catalogue: {
    ruleFiles: [
      'hearthstone-en-1',
      'hearthstone-en-2',
      'hearthstone-supplement',
      'hearthstone-zh-1',
      'hearthstone-zh-2',
      'hearthstone-changes',
    ],
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
  },
  decisions: { match: matchOption, describe: describeOption },
  show: {
    result: resultOf,
    card: (s, identity) => {
      const card = s.pool.cards[identity];
      return { id: card?.id ?? '', name: card?.name ?? '' };
    },
    titleOf,
    columns: TAG_NAMES,
    cellValue,
    cardsIn,
    unknownCards,
    zones: shownZones,
  },
  deaths: { since: deathsSince },
  telling: TELLING,
  inquiry: INQUIRY,
  reader: READER,
};

function readSetup(
  body: JsonObject,
  patch: string,
  context: SetupContext,
  problems: Problems,
): Position<State> | null {
  const edition = editionOf(patch);
  const custom = readPool(new Fields(body, [], problems), edition, problems);
  if (custom === null) return null;
  const reading: Reading = { index: cardIndexOf(custom.pool), problems, aliases: new Map() };
  const draft = readScenario(body, context, reading);
  if (draft === null || !problems.isEmpty) return null;
  const position = buildState(draft, custom.pool, edition);
  const entities = position.state.count - 1;
  if (entities <= MAX_ENTITIES) return position;
  return problems.add('TOO_LARGE', ['players'], `the board has ${entities} entities.`, {
    expected: `at most ${MAX_ENTITIES}`,
  });
}
