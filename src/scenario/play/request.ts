import { canonicalJson, type Table } from '../../kernel/index.js';
import { LOG_FORMAT_NAMES, type LogFormatName } from '../../logs/formats.js';
import { Fields, isObject, readList } from '../../rulesets/common/fields.js';
import { LANGUAGES, Names } from '../../rulesets/common/names.js';
import { orList, shown } from '../../rulesets/common/problems.js';
import { saidBy } from '../../rulesets/common/view.js';
import { allRulesets, DEFAULT_RULESET, rulesetOf } from '../../rulesets/index.js';
import {
  type AnyRuleset,
  type Path,
  type Position,
  Problems,
  type SetupContext,
} from '../../rulesets/ruleset.js';
import { COMMON_FIELDS, MOST } from '../form/scenario.js';
import type { OracleContext } from '../operation/context.js';
import { refused, refuseIfAny } from '../operation/refused.js';
import type { Json, JsonObject } from '../terms/schema.js';
import { type TraceDetail, traceDetail } from '../trace/schema.js';
import { type Continuation, openContinuation } from './continuation.js';
import { type RandomMode, readRandom, readRandomOfOne } from './random.js';

/** An action that was asked for: as it was written, and as the rule system read it. */
export interface PlannedAction {
  readonly json: Json;
  readonly path: Path;
  readonly read: unknown;
}

/** A check among the actions. */
export interface PlannedCheck {
  /** What is expected, as it was written. */
  readonly expect: Json;
  readonly path: Path;
  /** So many actions come before it, those of earlier requests included. */
  readonly afterActions: number;
}

/** A request about a scenario, read and checked. */
export interface ScenarioRequest {
  readonly ruleset: AnyRuleset;
  readonly edition: string;
  readonly position: Position<Table>;
  readonly actions: readonly PlannedAction[];
  /** A full state with an empty list of actions: it is asked what follows from the state itself. */
  readonly settles: boolean;
  /** Scripted decisions, in order, each with its place in the body. */
  readonly decisions: readonly { readonly json: Json; readonly path: Path }[];
  /** What is expected of the state between actions. */
  readonly checks: readonly PlannedCheck[];
  /** Null: none is named. */
  readonly random: RandomMode | null;
  /** Null: none is named. */
  readonly trace: TraceDetail | null;
  /** Whether it is asked what is different afterwards. */
  readonly difference: boolean;
  /** Whether the ruling is asked for. */
  readonly ruling: boolean;
  /** Whether the boards before and after are asked for. */
  readonly boards: boolean;
  /** The form of the log that is asked for; null: none is. */
  readonly log: LogFormatName | null;
  readonly title: string;
  readonly expect: Json | null;
  /** The paused run that this request continues. */
  readonly resumes: Continuation | null;
  readonly body: JsonObject;
}

const TRACE_DETAILS: readonly TraceDetail[] = traceDetail.options;

/** What reading may use beside the body; `tracker` notes what a scenario in the short form looks at of its edition. */
export type ReadingContext = OracleContext & Pick<SetupContext, 'tracker'>;

/**
 * Reads a request: a scenario in the short form, a full state, or a paused run to go on with. An operation may
 * have fields of its own, which it reads itself.
 * @throws Refused with everything that is wrong with it.
 */
export function readRequest(
  json: Json,
  context: OracleContext,
  ownFields: readonly string[] = [],
): ScenarioRequest {
  return read(json, context, ownFields, readRandom);
}

/**
 * Reads a request of an operation that follows one run: as `readRequest`, but there is no asking for every outcome.
 * @throws Refused with everything that is wrong with it.
 */
export function readOneRun(
  json: Json,
  context: ReadingContext,
  ownFields: readonly string[] = [],
): ScenarioRequest {
  return read(json, context, ownFields, readRandomOfOne);
}

function read(
  json: Json,
  context: ReadingContext,
  ownFields: readonly string[],
  readMode: (fields: Fields) => RandomMode | null,
): ScenarioRequest {
  const problems = new Problems();
  if (!isObject(json)) problems.wrongType([], 'an object', json);
  const body: JsonObject = isObject(json) ? json : {};
  const fields = new Fields(body, [], problems);
  const resumes = readContinuation(fields, context);
  const ruleset = readRuleset(fields, resumes);
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', json);
  const known = [...COMMON_FIELDS, ...ownFields, ...Object.keys(ruleset!.form.setup)];
  refuseFields(fields, known, context.fieldsOfOne ?? {});
  if (fields.has('edition')) problems.add('NOT_HERE', ['edition'], '`patch` says it already.');
  const position = inLanguage(readPosition(fields, ruleset!, resumes, context), fields, context);
  const random = readMode(fields);
  const trace = readOneOf(fields, 'trace', TRACE_DETAILS);
  const difference = fields.flag('difference', false);
  const ruling = fields.flag('ruling', false) || fields.has('question');
  const boards = fields.flag('boards', false);
  const log = readLogFormat(fields, ruleset!);
  const title = fields.text('title', '');
  const decisions = readDecisions(fields, resumes);
  const checks: PlannedCheck[] = [];
  const actions =
    position === null
      ? readActionsAlone(fields, ruleset!)
      : readActions(fields, { ruleset: ruleset!, position, resumes, decisions, checks });
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', json);
  return {
    ruleset: ruleset!,
    edition: ruleset!.editions.of(position!.state),
    position: position!,
    actions,
    settles: resumes === null && fields.has('state') && isEmptyList(fields.get('actions')),
    decisions,
    checks,
    random,
    trace,
    difference,
    ruling,
    boards,
    log,
    title,
    expect: fields.get('expect') ?? null,
    resumes,
    body,
  };
}

function readLogFormat(fields: Fields, { title, show }: AnyRuleset): LogFormatName | null {
  const format = readOneOf(fields, 'log', LOG_FORMAT_NAMES);
  if (format === null || show.logTags !== undefined) return format;
  return fields.problems.add('NOT_HERE', fields.at('log'), `${title} has no logs.`);
}

/** The position, with sentences and names in the language that the request asks for. */
function inLanguage(
  position: Position<Table> | null,
  fields: Fields,
  context: OracleContext,
): Position<Table> | null {
  const language = readOneOf(fields, 'language', LANGUAGES) ?? context.language;
  if (position === null || language === undefined) return position;
  return { ...position, names: new Names(position.names.entries(), language) };
}

function isEmptyList(json: Json | undefined): boolean {
  return Array.isArray(json) && json.length === 0;
}

/** Notes every field that is not known, and tells of those of another operation where they belong. */
function refuseFields(
  fields: Fields,
  known: readonly string[],
  fieldsOfOne: Readonly<Record<string, string>>,
): void {
  for (const key of Object.keys(fields.object)) {
    if (known.includes(key)) continue;
    if (Object.hasOwn(fieldsOfOne, key))
      fields.problems.add('NOT_HERE', [key], `this is a field of \`${fieldsOfOne[key]}\`.`);
    else fields.problems.unknownName('UNKNOWN_FIELD', [key], key, { what: 'field', known });
  }
}

/** The paused run of `continuation`, or of a state that has one. */
function readContinuation(fields: Fields, context: OracleContext): Continuation | null {
  const state = fields.get('state');
  const inState = isObject(state) ? state.continuation : undefined;
  if (fields.has('continuation') && inState !== undefined && inState !== fields.get('continuation'))
    throw refused('INVALID_CONTINUATION', 'continuation: the state beside it has another one.');
  const path = fields.has('continuation') ? ['continuation'] : ['state', 'continuation'];
  const text = fields.has('continuation') ? fields.get('continuation') : inState;
  return text === undefined ? null : openContinuation(text, path, context);
}

function readRuleset(fields: Fields, resumes: Continuation | null): AnyRuleset | null {
  const state = fields.get('state');
  const inState = isObject(state) && typeof state.ruleset === 'string' ? state.ruleset : null;
  const id = fields.text('ruleset', resumes?.ruleset ?? inState ?? DEFAULT_RULESET);
  if (resumes !== null && id !== resumes.ruleset)
    throw refused('INVALID_CONTINUATION', `ruleset: the run that waits is of ${resumes.ruleset}.`);
  const ruleset = rulesetOf(id);
  if (ruleset !== undefined) return ruleset;
  const path = fields.has('ruleset') ? ['ruleset'] : ['state', 'ruleset'];
  const ids = allRulesets().map((known) => known.id);
  return fields.problems.unknownName('UNKNOWN_RULESET', path, id, {
    what: 'rule system',
    known: ids,
  });
}

function readPosition(
  fields: Fields,
  ruleset: AnyRuleset,
  resumes: Continuation | null,
  { deathEventCaches = {}, tracker }: ReadingContext,
): Position<Table> | null {
  const { problems } = fields;
  const setup = Object.keys(ruleset.form.setup).filter((key) => fields.has(key));
  if (resumes !== null || fields.has('state')) {
    for (const key of [...setup, 'patch']) {
      if (fields.has(key)) {
        const message = 'this is said by the state already.';
        problems.add('NOT_HERE', [key], message, { expected: 'either the short form or a state' });
      }
    }
  }
  if (resumes !== null) return pausedPosition(fields, ruleset, resumes);
  if (fields.has('state'))
    return ruleset.setup.readState(fields.get('state')!, ['state'], problems);
  const edition = readEdition(fields, ruleset);
  const context = { deathEventCaches, ...(tracker === undefined ? {} : { tracker }) };
  return ruleset.setup.read(fields.object, edition, context, problems);
}

/** The position that waits. A state that is sent beside the continuation must be the one that it came with. */
function pausedPosition(
  fields: Fields,
  ruleset: AnyRuleset,
  resumes: Continuation,
): Position<Table> {
  const state = ruleset.program.decode(resumes.machine.state);
  const position = { state, names: resumes.names };
  const sent = fields.get('state');
  if (isObject(sent)) {
    if (canonicalJson(compared(sent)) !== canonicalJson(compared(ruleset.setup.view(position)))) {
      const detail = 'state: it is not the one that waits; send that, or its continuation alone.';
      throw refused('INVALID_CONTINUATION', detail);
    }
  }
  return position;
}

/** What tells a state from another one. What may be left out of it is brought to one form. */
function compared(state: JsonObject): JsonObject {
  const { customCards = [], continuation: _, ...own } = saidBy(state);
  return { ...own, customCards, ...withoutChecksum(state.stale) };
}

/** A client that picks fields may have left the checksum of the entities out. */
function withoutChecksum(stale: Json | undefined): JsonObject {
  if (!isObject(stale)) return {};
  const { of: _, ...said } = stale;
  return { stale: said };
}

/** The edition that a `patch` names; the default one after a problem. */
export function readEdition(fields: Fields, ruleset: AnyRuleset): string {
  const { editions } = ruleset;
  const number = fields.get('patch');
  if (typeof number === 'number') {
    const text = Number.isInteger(number) ? `${number}.0` : `${number}`;
    const message = `a number loses its zeros: write "${text}" in quotes.`;
    fields.problems.add('WRONG_TYPE', ['patch'], message, { expected: `"${text}"` });
    return editions.default;
  }
  const patch = fields.text('patch', null);
  if (patch === null) return editions.default;
  const edition = editions.find(patch);
  if (edition !== null) return edition;
  const nearest = editions.nearest(patch);
  const near = nearest.length === 0 ? '' : ` The nearest is ${nearest[0]}.`;
  fields.problems.add('UNKNOWN_PATCH', ['patch'], `"${patch}" is no patch.${near}`, {
    expected: editions.form,
    ...(nearest.length > 0 ? { nearest } : {}),
  });
  return editions.default;
}

/** One of a few words; null: none is given, or a problem is noted. */
function readOneOf<T extends string>(fields: Fields, field: string, known: readonly T[]): T | null {
  const text = fields.text(field, null);
  const found = known.find((word) => word === text);
  if (text !== null && found === undefined)
    fields.problems.add(
      'WRONG_VALUE',
      [field],
      `expected ${orList(known.map(shown))}, found ${shown(text)}.`,
      {
        expected: orList(known.map(shown)),
      },
    );
  return found ?? null;
}

/** `decide`, then `decisions`. */
function readDecisions(
  fields: Fields,
  resumes: Continuation | null,
): { readonly json: Json; readonly path: Path }[] {
  const found: { json: Json; path: Path }[] = [];
  const decide = fields.get('decide');
  if (decide !== undefined) {
    if (resumes === null) {
      fields.problems.add('NOT_HERE', ['decide'], 'no decision is open here.', {
        expected: 'a `continuation` beside it, or `decisions`',
      });
    }
    found.push({ json: decide, path: ['decide'] });
  }
  for (const [json, path] of fields.list('decisions', MOST.decisions)) found.push({ json, path });
  return found;
}

/** What is known of a request before its actions are read. */
interface BegunRequest {
  readonly ruleset: AnyRuleset;
  readonly position: Position<Table>;
  readonly resumes: Continuation | null;
  /** Grows by the decisions that stand among the actions. */
  readonly decisions: { readonly json: Json; readonly path: Path }[];
  /** Grows by the checks that stand among them. */
  readonly checks: PlannedCheck[];
}

/** What only a board can tell of an action: who is meant by a name. */
const TOLD_BY_BOARDS: ReadonlySet<string> = new Set(['UNKNOWN_ENTITY', 'UNKNOWN_OPTION']);

/** Where the board makes no sense, actions are read all the same, so that their errors are reported too. */
function readActionsAlone(fields: Fields, ruleset: AnyRuleset): [] {
  const position = ruleset.setup.read(
    {},
    ruleset.editions.default,
    { deathEventCaches: {} },
    new Problems(),
  );
  if (position === null) return [];
  const alone = new Problems();
  const { object } = fields;
  readActions(new Fields(object, [], alone), {
    ruleset,
    position,
    resumes: null,
    decisions: [],
    checks: [],
  });
  fields.problems.errors.push(...alone.errors.filter(({ code }) => !TOLD_BY_BOARDS.has(code)));
  return [];
}

/** The actions; a `decide` among them is one more scripted decision, a `check` is held by who verifies. */
function readActions(fields: Fields, begun: BegunRequest): PlannedAction[] {
  const { ruleset, position, resumes, decisions, checks } = begun;
  const found: PlannedAction[] = [];
  const plan = (json: Json, path: Path): void => {
    if (isObject(json) && Object.hasOwn(json, 'decide')) {
      const only = Fields.of(json, path, { known: ['decide'] }, fields.problems);
      decisions.push({ json: only!.get('decide')!, path: [...path, 'decide'] });
      return;
    }
    if (isObject(json) && Object.hasOwn(json, 'check')) {
      const only = Fields.of(json, path, { known: ['check'] }, fields.problems);
      const afterActions = (resumes?.reports.length ?? 0) + found.length;
      checks.push({ expect: only!.get('check')!, path: [...path, 'check'], afterActions });
      return;
    }
    const read = ruleset.actions.read(json, path, position, fields.problems);
    if (read !== null) found.push({ json, path, read });
  };
  for (const json of resumes?.actions ?? []) plan(json, ['continuation']);
  const json = fields.get('actions');
  const list = json === undefined ? [] : readList(json, ['actions'], MOST.actions, fields.problems);
  for (const [action, path] of list) plan(action, path);
  return found;
}
