import type { Played } from '../play/play.js';
import { fatesOf } from './fates.js';
import { ENGLISH } from './language/en.js';
import type { OpenChoice } from './language/parts.js';
import { withoutAlias } from './names.js';
import type { Ruling } from './schema.js';

/** So many clauses a sentence has at most. */
const CLAUSES = 4;
/** Of so many options each is named. */
const FEW_OPTIONS = 3;

/** The ruling of a run. */
export function rulingOf(played: Played): Ruling {
  return { text: outcomeOf(played) };
}

/** What came of a run in a sentence. */
function outcomeOf(played: Played): string {
  const language = ENGLISH;
  const { request, before, after, reports } = played;
  const { result } = request.ruleset.show;
  const ended = result(after.state);
  const refused = reports.find(({ legal }) => !legal)?.illegal?.message;
  const told = [
    ...(ended === result(before.state) ? [] : [language.result(ended)]),
    ...fatesOf(played).map(language.fate),
  ].slice(0, CLAUSES);
  const open = openChoice(played);
  const clauses = open === null ? told : [...told, language.open(open, told.length === 0)];
  const sentences = [
    ...(refused === undefined ? [] : [language.illegal(refused)]),
    ...(clauses.length === 0 ? [] : [language.sentence(clauses)]),
  ];
  if (sentences.length > 0) return language.text(sentences);
  return reports.length === 0 ? language.nothingDone : language.nothingChanges;
}

/** The decision for which the run waits; null: for none. */
function openChoice({ request, after, pending }: Played): OpenChoice | null {
  if (pending === null) return null;
  const { kind, player, options } = pending;
  const names = options.map((_, option) =>
    withoutAlias(request.ruleset.decisions.describe(after, pending, option).text),
  );
  return {
    player: kind === 'chance' ? 0 : player,
    options: names.length > FEW_OPTIONS ? names.length : [...new Set(names)],
  };
}
