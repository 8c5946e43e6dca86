import { shortName } from '../../rulesets/common/editions.js';
import { type AnyRuleset, Problems } from '../../rulesets/ruleset.js';
import type { OracleContext } from '../operation/context.js';
import { refuseIfAny } from '../operation/refused.js';
import { factsOf } from '../play/facts.js';
import { playWatched } from '../play/play-watched.js';
import { readOneRun, type ScenarioRequest } from '../play/request.js';
import { rulesOf } from '../rules/rule-files.js';
import { rulingOf } from '../ruling/ruling.js';
import type { Json, JsonObject } from '../terms/schema.js';
import { partingOf } from './compare.js';
import { type EditionRun, EditionRuns } from './runs.js';
import { playSide, type Side } from './sides.js';
import type { Timeline, TimelineChange, TimelineSpan } from './timeline-schema.js';
import { TIMELINE_WORDS } from './timeline-text.js';

/** So many names say what changed with an edition. */
const NAMED = 3;

/** Editions in a row with one outcome, oldest first, each with its run. */
interface Row {
  readonly editions: string[];
  readonly runs: EditionRun[];
}

/** What a timeline is made of. */
interface Looked {
  readonly body: JsonObject;
  readonly context: OracleContext;
  readonly asked: ScenarioRequest;
  readonly rows: readonly Row[];
}

/**
 * Plays a scenario in every edition and tells where its outcome changes, and by which rule or card. Editions before the
 * last of its cards came out are left out, unless the scenario names an earlier one.
 * @throws Refused when it makes no sense in its own edition.
 */
export function timeline(json: Json, context: OracleContext): Timeline {
  const asked = readOneRun(json, context);
  refuseState(asked);
  const { ruleset } = asked;
  const body = json as JsonObject;
  const rows = rowsOf(asked, new EditionRuns(body, ruleset, context));
  const looked: Looked = { body, context, asked, rows };
  const spans = rows.map((row) => spanOf(row, looked));
  const changes = rows.slice(1).map((row, i) => changeOf(rows[i]!, row, looked));
  return {
    ruleset: ruleset.id,
    engine: factsOf(asked).engine,
    ...textsOf(spans, changes, asked),
    since: spans[0]!.from,
    spans,
    changes,
  };
}

/** A full state is of one edition. */
function refuseState({ body, resumes }: ScenarioRequest): void {
  const field = ['state', 'continuation'].find((name) => body[name] !== undefined);
  if (field === undefined && resumes === null) return;
  const problems = new Problems();
  problems.add('NOT_HERE', [field ?? 'state'], 'it belongs to one edition.', {
    expected: 'the short form: turn, players, order',
  });
  refuseIfAny(problems.errors);
}

/** The editions that are looked at, those with the same outcome together. */
function rowsOf({ ruleset, edition }: ScenarioRequest, runs: EditionRuns): readonly Row[] {
  const rows: Row[] = [];
  for (const patch of editionsWith(ruleset, edition)) {
    const run = runs.in(patch);
    const isEarly = rows.length === 0 && patch !== edition;
    if (isEarly && hasLaterCards(run)) continue;
    const last = rows.at(-1);
    if (last !== undefined && last.runs[0]!.outcome === run.outcome) {
      last.editions.push(patch);
      last.runs.push(run);
    } else rows.push({ editions: [patch], runs: [run] });
  }
  return rows;
}

/** All that came out, by their short names; the edition that is asked about by the name that it was asked by. */
function editionsWith({ editions: { published } }: AnyRuleset, asked: string): readonly string[] {
  const own = published.findLast(({ patch }) => `${patch}.`.startsWith(`${asked}.`));
  return published.map((one) => (one === own ? asked : shortName(one.patch, published)));
}

function hasLaterCards({ side }: EditionRun): boolean {
  if (side === null) return false;
  const { request, after } = side.played;
  return (request.ruleset.show.laterCards?.(after.state) ?? []).length > 0;
}

/** What a row of editions comes to: told as in the edition that is asked about, else as in the newest. */
function spanOf({ editions, runs }: Row, { body, context, asked }: Looked): TimelineSpan {
  const isAsked = editions.includes(asked.edition);
  const { refusal } = runs[0]!;
  const reach = {
    from: editions[0]!,
    to: editions.at(-1)!,
    editions: editions.length,
    asked: isAsked,
  };
  if (refusal !== null) {
    const { detail } = refusal.problem;
    const nothing = { result: null, actions: [], unused: [], ruling: null };
    return { ...reach, status: 'REFUSED', refusal: detail, ...nothing };
  }
  const { played, unused } = sideIn(isAsked ? asked.edition : reach.to, body, context);
  return {
    ...reach,
    status: played.pending === null ? 'COMPLETE' : 'PENDING',
    refusal: null,
    result: played.request.ruleset.show.result(played.after.state),
    actions: played.reports,
    unused,
    ruling: rulingOf(playWatched({ ...played.request, position: played.before })),
  };
}

function sideIn(edition: string, body: JsonObject, context: OracleContext): Side {
  return playSide(body, { patch: edition, place: ['patch'], switches: {} }, context);
}

/** What changed between two rows: between the last edition of one and the first of the other. */
function changeOf(older: Row, newer: Row, { body, context }: Looked): TimelineChange {
  const [before, from] = [older.editions.at(-1)!, newer.editions[0]!];
  const isRefused = [older, newer].some(({ runs }) => runs[0]!.side === null);
  if (isRefused) return { before, from, together: false, causes: [], cards: [] };
  const [a, b] = [sideIn(before, body, context), sideIn(from, body, context)];
  const { together, causes, cards } = partingOf([0, 1], a, b, (switches) =>
    playSide(body, { ...a.setting, switches }, context),
  );
  return { before, from, together, causes, cards };
}

/** The outcome that is asked about, then those before and after it, each with what changed there. */
function textsOf(
  spans: readonly TimelineSpan[],
  changes: readonly TimelineChange[],
  { ruleset, position }: ScenarioRequest,
): Pick<Timeline, 'text' | 'otherwise'> {
  const words = TIMELINE_WORDS[position.names.language];
  const at = spans.findIndex(({ asked }) => asked);
  const said = ({ ruling, refusal }: TimelineSpan): string => ruling?.text ?? refusal ?? '';
  if (spans.length === 1) return { text: words.always(said(spans[0]!)), otherwise: null };
  const own = said(spans[at]!);
  const held = (place: number): string[] => {
    const span = spans[place];
    if (span === undefined) return [];
    const from = place === 0 ? null : span.from;
    const to = place === spans.length - 1 ? null : span.to;
    const text = said(span);
    return [words.held({ from, to }, place !== at && text === own ? words.alike : text)];
  };
  const changed = (place: number): string[] => {
    const names = changes[place] === undefined ? [] : namesIn(changes[place], ruleset, position);
    return names.length === 0 ? [] : [words.changed(changes[place]!.from, names)];
  };
  const before = [...held(at - 1), ...changed(at - 1)];
  const otherwise = [...before, ...held(at + 1), ...changed(at)].join(' ');
  return { text: `${held(at).join('')} ${otherwise}`, otherwise };
}

/** The rules, or else the cards, that make a change. */
function namesIn(
  { causes, cards }: TimelineChange,
  ruleset: AnyRuleset,
  { names: { language } }: ScenarioRequest['position'],
): readonly string[] {
  const rows = rulesOf(ruleset);
  const rules = causes.flatMap(({ otherRules: [first] }) => {
    const row = rows.find(({ id }) => id === first?.id);
    return row === undefined ? [] : [row.name[language]];
  });
  const found = rules.length > 0 ? rules : cards.map(({ name }) => name);
  return [...new Set(found)].slice(0, NAMED);
}
