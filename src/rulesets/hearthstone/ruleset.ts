import type { HearthstoneSwitches } from '../../generated/switches.js';
import { editionsOf, type PublishedEdition } from '../common/editions.js';
import { Fields, type JsonObject } from '../common/fields.js';
import { MAX_ENTITIES } from '../common/limits.js';
import type { Problems } from '../common/problems.js';
import { catalogueFile } from '../common/rule-rows.js';
import { defineGame, type Position, type Ruleset, type SetupContext } from '../ruleset.js';
import { CHINESE } from './adapter/chinese/translation.js';
import { READER } from './adapter/expect/reader.js';
import { cardIndexOf } from './adapter/names/card-index.js';
import { languageOf } from './adapter/names/references.js';
import { DECISIONS } from './adapter/requests/decisions.js';
import { LISTED } from './adapter/requests/listed-actions.js';
import {
  ACTIONS,
  beginRequested,
  type RequestedAction,
} from './adapter/requests/requested-actions.js';
import { settle } from './adapter/requests/settle.js';
import { buildState } from './adapter/setup/build.js';
import { readPool } from './adapter/setup/custom-cards.js';
import { FIRST_SCENARIO, PARTS, SETUP } from './adapter/setup/form.js';
import type { Reading } from './adapter/setup/read-entity.js';
import { readScenario } from './adapter/setup/read-scenario.js';
import { readFullState } from './adapter/setup/read-state.js';
import { STATE_FORM } from './adapter/setup/state-form.js';
import { viewState } from './adapter/setup/view.js';
import {
  cardHistory,
  cardNames,
  cardRow,
  cardRows,
  idsCalled,
  unknownCardRows,
} from './adapter/show/card-rows.js';
import { coverageOf } from './adapter/show/coverage.js';
import {
  cardsIn,
  cellValue,
  deathsSince,
  laterCards,
  logTags,
  titleOf,
  unknownCards,
} from './adapter/show/describe.js';
import { INCIDENTAL } from './adapter/show/incidental.js';
import { INQUIRY } from './adapter/show/inquiry.js';
import { JUDGING } from './adapter/show/judging.js';
import { tabletopOf } from './adapter/show/tabletop.js';
import { TELLING } from './adapter/show/telling.js';
import { symmetricMinions } from './adapter/symmetry/symmetry.js';
import { DECKS } from './cards/deck-building.js';
import { printedCard } from './cards/printed/printed-card.js';
import { playedCards } from './cards/registry.js';
import { cardSchema } from './cards/schema/card.js';
import { cardJsonSchema } from './cards/schema/json-schema.js';
import { TrackedEdition } from './cards/tracked-edition.js';
import { PROGRAM } from './program.js';
import { resultOf } from './rules/sequences/result.js';
import type { State } from './state/state.js';
import { otherBookFiles, RULE_FILES } from './vocabulary/dated-rules.js';
import { DEFAULT_PATCH, EDITION_TABLE, editionOf } from './vocabulary/editions.js';
import { FORMATS, type Format } from './vocabulary/formats.js';
import { TAG_NAMES } from './vocabulary/index.js';

export const HEARTHSTONE: Ruleset<State, RequestedAction> = defineGame({
  id: 'hearthstone',
  shortId: 'hs',
  title: 'Hearthstone (advanced rulebook)',
  program: PROGRAM,
  editions: {
    ...editionsOf<HearthstoneSwitches, State>(EDITION_TABLE, {
      default: DEFAULT_PATCH,
      form: 'a patch such as 10.0 or 9.2.0.21517',
      published: catalogueFile('hearthstone-patches') as readonly PublishedEdition[],
    }),
    track: (patch) => new TrackedEdition(patch),
  },
  catalogue: {
    ruleFiles: RULE_FILES,
    otherBookFiles,
    cards: cardNames,
    rows: cardRows,
    unknownCards: unknownCardRows,
    cardHistory,
    since: (id) => printedCard(id)?.since ?? null,
    idsCalled,
    card: cardRow,
    cardSchema: cardJsonSchema,
    playedCards,
    coverage: coverageOf,
  },
  form: {
    setup: SETUP,
    state: STATE_FORM,
    customCard: cardSchema,
    parts: PARTS,
    first: FIRST_SCENARIO,
  },
  setup: {
    read: readSetup,
    view: viewState,
    readState: readFullState,
    mirror: {
      fields: ['player', 'controller', 'owner', 'by', 'CONTROLLER', 'CASTER', 'OWNER'],
      places: ['hero power', 'hero', 'weapon', 'player'],
    },
  },
  actions: {
    forms: ACTIONS,
    begin: beginRequested,
    settle,
    ...LISTED,
    interrupts: ({ type }) => type === 'concede',
  },
  decisions: DECISIONS,
  decks: DECKS,
  chinese: CHINESE,
  show: {
    result: resultOf,
    card: (s: State, identity) => {
      const card = s.pool.at(identity);
      return { id: card?.id ?? '', name: card?.name ?? '' };
    },
    titleOf,
    columns: TAG_NAMES,
    cellValue,
    incidental: INCIDENTAL,
    cardsIn,
    unknownCards,
    laterCards,
    tabletop: tabletopOf,
    logTags,
  },
  deaths: { since: deathsSince },
  telling: TELLING,
  inquiry: INQUIRY,
  judging: JUDGING,
  symmetry: symmetricMinions,
  reader: READER,
});

function readUnknownText(fields: Fields): boolean {
  const said = fields.text('unknownText', null);
  if (said !== null && said !== 'ignore')
    fields.problems.unknownName('UNKNOWN_VALUE', fields.at('unknownText'), said, {
      what: 'way to treat it',
      known: ['ignore'],
    });
  return said === 'ignore';
}

function readFormat(fields: Fields): Format {
  const said = fields.text('format', 'wild')!;
  const format = FORMATS.find((one) => one === said);
  if (format === undefined)
    fields.problems.unknownName('UNKNOWN_VALUE', fields.at('format'), said, {
      what: 'format',
      known: [...FORMATS],
    });
  return format ?? 'wild';
}

function readSetup(
  body: JsonObject,
  patch: string,
  context: SetupContext,
  problems: Problems,
): Position<State> | null {
  const tracker = context.tracker instanceof TrackedEdition ? context.tracker : null;
  const edition = tracker?.edition ?? editionOf(patch);
  const fields = new Fields(body, [], problems);
  const custom = readPool(fields, edition, problems);
  if (custom === null) return null;
  const pool = tracker?.poolOver(custom.pool) ?? custom.pool;
  const reading: Reading = {
    index: cardIndexOf(pool),
    patch,
    problems,
    aliases: new Map(),
    ignoresUnknownText: readUnknownText(fields),
  };
  const format = readFormat(fields);
  const draft = readScenario(body, context, reading);
  if (draft === null || !problems.isEmpty) return null;
  const position = buildState({ ...draft, format }, pool, edition, {
    problems,
    language: languageOf(body.players),
  });
  if (!problems.isEmpty) return null;
  const entities = position.state.count - 1;
  if (entities <= MAX_ENTITIES) return position;
  return problems.add('TOO_LARGE', ['players'], `the board has ${entities} entities.`, {
    expected: `at most ${MAX_ENTITIES}`,
  });
}
