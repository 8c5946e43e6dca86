import { isObject } from '../../rulesets/common/fields.js';
import type { Played } from '../play/play.js';
import type { Json } from '../terms/schema.js';
import { becauseOf } from './because.js';
import { type Brief, type Lead, partyOf } from './brief.js';
import { claimsOf } from './claims.js';
import { CLAUSES, differsOf } from './differs.js';
import { fatesOf, isNews } from './fates.js';
import { ENGLISH } from './language/en.js';
import type { Fate, Language, OpenChoice, Party } from './language/parts.js';
import { CHINESE } from './language/zh.js';
import { leadOf } from './leads.js';
import { Naming, withoutAlias } from './names.js';
import { answerTo, readQuestion } from './question.js';
import type { Ruling } from './schema.js';
import { turnOf } from './turning.js';

/** Of so many options each is named. */
const FEW_OPTIONS = 3;

/** The ruling of a run. Small changes of its start are played to find what decides, a dozen at most. */
export function rulingOf(played: Played): Ruling {
  const fates = fatesOf(played);
  const claims = claimsOf(played);
  const brief: Brief = {
    played,
    language: played.after.names.language === 'zh' ? CHINESE : ENGLISH,
    naming: new Naming(played),
    fates,
    claims,
    turn: turnOf(played, fates, claims),
    question: readQuestion(played),
  };
  const lead = leadOf(brief);
  return {
    text: textOf(brief, lead),
    because: becauseOf(brief, lead),
    differs: brief.turn === null ? null : differsOf(brief, brief.turn),
  };
}

/** The sentence of the point, then what came of it. */
function textOf(brief: Brief, lead: Lead | null): string {
  const { language, played, fates, question } = brief;
  const { request, before, after, reports } = played;
  const { result } = request.ruleset.show;
  const ended = result(after.state);
  const refused = reports.findLast(({ legal }) => !legal);
  const told = [
    ...(ended === result(before.state) ? [] : [language.result(ended)]),
    ...fates
      .flatMap((fate) => untold(fate, lead?.told ?? []))
      .filter((fate) => lead === null || !isSaid(fate, lead.sentence, language))
      .map(language.fate),
  ].slice(0, CLAUSES);
  // what was tried on the way is told last
  const refusal =
    refused?.illegal === undefined
      ? []
      : [language.illegal(refused.illegal.message, actorOf(brief, refused.action))];
  const isLast = reports.at(-1)?.legal === false;
  const open = openChoice(played);
  const clauses = open === null ? told : [...told, language.open(open, told.length === 0)];
  const sentences = [
    ...(question === null
      ? []
      : [language.answer(answerTo(played, question, partyOf(brief, question.entity)))]),
    ...(lead === null ? [] : [lead.sentence]),
    ...(isLast ? refusal : []),
    ...(clauses.length === 0 ? [] : [language.sentence(clauses)]),
    ...(isLast ? [] : refusal),
  ];
  if (sentences.length > 0) return language.text(sentences);
  return reports.length === 0 ? language.nothingDone : language.nothingChanges;
}

/** Whether a sentence ends with what became of somebody whom it names. */
function isSaid(told: Fate, sentence: string, language: Language): boolean {
  const [party, another] = told.who;
  if (party === undefined || another !== undefined) return false;
  if (!isNews(told) && sentence.includes(language.party(party))) return true;
  const [who, clause] = [language.party(party), language.fate(told)];
  if (!clause.startsWith(who) || !sentence.toLowerCase().includes(who.toLowerCase())) return false;
  return sentence.replace(/[.。]$/, '').endsWith(clause.slice(who.length));
}

/** Who should have acted: whom the action names first. */
function actorOf(brief: Brief, action: Json): Party | null {
  if (!isObject(action)) return null;
  const { names } = brief.played.after;
  const entity = Object.values(action)
    .map((value) => (typeof value === 'string' ? names.idOf(value) : undefined))
    .find((id) => id !== undefined);
  if (entity === undefined) return null;
  const { request, after } = brief.played;
  const { program, telling } = request.ruleset;
  const player = telling.controllerOf(after.state, entity);
  return brief.naming.party(entity, program.identify(after.state, entity), player);
}

/** A fate without those of whom it is told already; none where it is told of all. */
function untold(fate: Fate, told: readonly Fate[]): Fate[] {
  const { kind, value, player, what } = fate;
  const same = told.filter(
    (one) => one.kind === kind && one.value === value && one.player === player && one.what === what,
  );
  const isTold = (party: Party): boolean =>
    same.some(({ who }) =>
      who.some(({ name, player: whose }) => name === party.name && whose === party.player),
    );
  const who = fate.who.filter((party) => !isTold(party));
  return who.length === 0 ? [] : [{ ...fate, who }];
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
