import type { z } from 'zod';
import { withPatch } from '../../scenario/operation/edition-word.js';
import type { Json, JsonObject, NormalisedScenario } from '../../scenario/oracle.js';
import { lineCountOf } from '../../scenario/trace/digests.js';
import type {
  SavedScenario,
  ScenarioDraft,
  ScenarioRecord,
  ScenarioRevision,
  ScenarioSummary,
  WithdrawnScenario,
} from '../../store/scenarios/records.js';
import { scenarioId } from '../../store/scenarios/scenario-id.js';
import { failure } from '../errors.js';
import { fieldError } from '../field-errors.js';
import { LIMITS } from '../limits.js';
import type { scenarioQuery, shareTexts } from '../schemas/requests.js';
import { isObject, rawBody } from './body.js';
import { idsCalled } from './card-names.js';
import { answerOf, askAboutScenario } from './oracle.js';
import type { Caller, Services } from './services.js';
import { checkedId, unwrap } from './store-results.js';
import { refuseUnknownFilters } from './unknown-filters.js';

/** A scenario as a list shows it. */
export type ShownSummary = ReturnType<typeof shownSummary>;

/** A stored scenario as it is shown. */
export type ShownScenario = ReturnType<typeof shownScenario>;

/** The address of a share, or of a content for whoever shares it. */
function addressOf(key: string): string {
  return `/s/${key}`;
}

/** What saving a scenario answers. */
export interface ShownSave extends Omit<SavedScenario, 'ruling' | 'formerRuling'> {
  readonly url: string;
  readonly permalink: string;
  readonly traceHash: string;
  readonly engine: string;
  readonly rulingChanged?: true;
  readonly formerTraceHash?: string;
}

/** What the author says of a scenario beside its title, which is a field of the scenario. */
export type SaidOfIt = Omit<z.output<typeof shareTexts>, 'title'>;

/**
 * Saves a scenario: the engine normalises and resolves it, the store keeps it under the id of its
 * content.
 */
export async function saveScenario(
  services: Services,
  scenario: JsonObject,
  said: SaidOfIt,
  caller: Caller,
): Promise<ShownSave> {
  const reply = await askAboutScenario(services, 'normalise', rawBody(scenario), caller);
  const normalised = answerOf<NormalisedScenario>(reply);
  checkStepNotes(said.stepNotes, normalised.lineDigests);
  const source = sourceOf(scenario, normalised);
  const saved = await store(services, draftOf(normalised, source, said), caller);
  const { ruling, formerRuling, ...value } = saved;
  return {
    ...value,
    url: addressOf(value.slug),
    permalink: addressOf(value.id),
    traceHash: ruling.traceHash,
    engine: ruling.engineVersion,
    ...(formerRuling && { rulingChanged: true, formerTraceHash: formerRuling.traceHash }),
  };
}

/** Stores a draft. To share what is there already costs nothing of the quota, and goes on when that is used up. */
async function store(
  services: Services,
  draft: ScenarioDraft,
  { address }: Caller,
): Promise<SavedScenario> {
  const { quota } = services;
  try {
    quota.take(address);
  } catch (error) {
    const there = await services.store.getScenario(scenarioId(draft));
    if (!there.ok) throw error;
    return unwrap(await services.store.saveScenario(draft), 'scenario');
  }
  const saved = await services.store.saveScenario(draft);
  if (!saved.ok || !saved.value.created) quota.giveBack(address);
  return unwrap(saved, 'scenario');
}

/**
 * Reads a scenario.
 * @throws ServiceError SCENARIO_NOT_FOUND, SCENARIO_WITHDRAWN.
 */
export async function getScenario({ store }: Services, id: string): Promise<ShownScenario> {
  return shownScenario(unwrap(await store.getScenario(checkedId(id, 'scenario')), 'scenario'));
}

/** Reads whole scenarios by the slugs of their shares; those that are gone are left out. */
export async function getScenarios(
  { store }: Services,
  slugs: readonly string[],
): Promise<readonly ShownScenario[]> {
  return unwrap(await store.getScenarios(slugs), 'scenario').map(shownScenario);
}

/**
 * Lists scenarios, newest first. A card is named by its id or by its name.
 * @throws ServiceError NO_SUCH_ITEM, INVALID_FILTER when nothing is found, and there is no such card, rule, edition or game.
 */
export async function searchScenarios(
  services: Services,
  query: z.output<typeof scenarioQuery>,
  caller: Caller,
): Promise<{ items: ShownSummary[]; next: string | null }> {
  const { patch, first, after, card, ids, changedSince, ...rest } = query;
  const called =
    card === undefined
      ? []
      : await idsCalled(services, { text: card, ruleset: rest.ruleset }, caller);
  const page = await services.store.searchScenarios({
    ...rest,
    ...(card === undefined ? {} : { anyCard: [card, ...called] }),
    ...(ids === undefined ? {} : { keys: ids }),
    ...(changedSince === undefined ? {} : { changedSince: new Date(changedSince) }),
    ...(patch === undefined ? {} : { edition: patch }),
    ...(after === undefined ? {} : { cursor: after }),
    limit: first ?? LIMITS.page.default,
  });
  const { items, nextCursor } = unwrap(page, 'scenario');
  if (items.length === 0) {
    const { card: _, ...others } = query;
    const asked = card !== undefined && called.length === 0 ? query : others;
    await refuseUnknownFilters(services, asked, caller);
  }
  return { items: items.map(shownSummary), next: nextCursor };
}

/**
 * Changes what the author says of a scenario.
 * @throws ServiceError INVALID_BODY where a note is about a node that its trace has not.
 */
export async function reviseScenario(
  services: Services,
  revision: ScenarioRevision,
): Promise<ShownSummary> {
  const id = checkedId(revision.id, 'scenario');
  if (revision.stepNotes !== undefined) {
    const { lineDigests } = await getScenario(services, id);
    checkStepNotes(revision.stepNotes, lineDigests);
  }
  const revised = await services.store.reviseScenario({ ...revision, id });
  return shownSummary(unwrap(revised, 'scenario'));
}

/** Takes a scenario away. */
export async function withdrawScenario(
  { store }: Services,
  id: string,
  editToken: string,
): Promise<WithdrawnScenario> {
  const checked = checkedId(id, 'scenario');
  return unwrap(await store.withdrawScenario(checked, editToken), 'scenario');
}

/** Refuses notes on nodes that the trace has not. */
function checkStepNotes(notes: ScenarioDraft['stepNotes'] | undefined, lineDigests: string): void {
  const count = lineCountOf(lineDigests);
  if (notes === undefined || count === null) return;
  const errors = notes.flatMap(({ at }, i) => {
    const path = ['stepNotes', i, 'at'];
    const expected = `at most ${count - 1}`;
    const message = `The trace has no node ${at}.`;
    return at < count ? [] : [fieldError('TOO_LARGE', path, message, { expected })];
  });
  if (errors.length > 0) throw failure('INVALID_BODY', errors[0]!.message, { errors });
}

/**
 * What is kept as the author's words. A continuation says nothing to a reader, and another engine refuses it: in its place
 * stands the whole scenario.
 */
function sourceOf(scenario: JsonObject, normalised: NormalisedScenario): JsonObject {
  const { state: sent, continuation, expect } = scenario;
  if (continuation === undefined && !(isObject(sent) && sent.continuation !== undefined))
    return withPatch(scenario);
  const { ruleset, title, state, actions, decisions, random } = normalised;
  const whole = { ruleset, title, state, actions, decisions, random };
  return expect === undefined ? whole : { ...whole, expect };
}

function draftOf(
  { expect, engine, engineBuiltAt, ...rest }: NormalisedScenario,
  source: Json,
  said: SaidOfIt,
): ScenarioDraft {
  const draft = { ...rest, note: '', ...said, source };
  return {
    ...draft,
    expectations: expect,
    engineVersion: engine,
    engineBuiltAt: new Date(engineBuiltAt),
  };
}

/** What is stored, with its addresses. */
function shownSummary<Stored extends ScenarioSummary>({ engineVersion, ...stored }: Stored) {
  const { id, slug, cards, rules, tags } = stored;
  return {
    ...stored,
    url: addressOf(slug),
    permalink: addressOf(id),
    cards: [...cards],
    rules: [...rules],
    tags: [...tags],
    engine: engineVersion,
  };
}

function shownScenario(record: ScenarioRecord) {
  const { expectations, links, stepNotes, result, ...shown } = shownSummary(record);
  return {
    ...shown,
    links: [...links],
    stepNotes: [...stepNotes],
    result: String(result),
    expect: expectations,
  };
}
