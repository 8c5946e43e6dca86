import type { TraceNode } from '../../kernel/index.js';
import type { Setback } from '../../rulesets/common/judging.js';
import type { Played } from '../play/play.js';
import { namesOfCards } from '../trace/lines.js';
import { type Claims, claimsOf } from './claims.js';
import { decidingRule } from './deciding-rule.js';
import { fatesOf } from './fates.js';
import { ENGLISH } from './language/en.js';
import type {
  Ability,
  Fate,
  Instead,
  Language,
  OpenChoice,
  Party,
  Reason,
} from './language/parts.js';
import { CHINESE } from './language/zh.js';
import { inLanguageOf, Naming, withoutAlias } from './names.js';
import { answerTo, type Question, readQuestion } from './question.js';
import type { Because, Differs, Ruling } from './schema.js';
import { firstOther, leftOf, type Turn, turnOf } from './turning.js';
import { passedBy } from './unasked.js';
import type { Change } from './variations.js';
import { commonAncestor, failedIn, promisedBy } from './within.js';

/** So many clauses a sentence has at most. */
const CLAUSES = 4;
/** Of so many options each is named. */
const FEW_OPTIONS = 3;
/** So many reasons are given. */
const REASONS = 4;

/** What a ruling is made of. */
interface Brief {
  readonly played: Played;
  readonly language: Language;
  readonly naming: Naming;
  readonly fates: readonly Fate[];
  readonly claims: Claims;
  readonly turn: Turn | null;
  /** What is asked; null: nothing is. */
  readonly question: Question | null;
}

/** The ruling of a run. Small changes of its start are played to find what decides, a dozen at most. */
export function rulingOf(played: Played): Ruling {
  const fates = fatesOf(played);
  const brief: Brief = {
    played,
    language: played.after.names.language === 'zh' ? CHINESE : ENGLISH,
    naming: new Naming(played),
    fates,
    claims: claimsOf(played),
    turn: turnOf(played, fates),
    question: readQuestion(played),
  };
  const lead = leadOf(brief);
  return {
    text: textOf(brief, lead),
    because: becauseOf(brief, lead),
    differs: brief.turn === null ? null : differsOf(brief, brief.turn),
  };
}

/** The sentence that comes first, why it is so, and what it has told already. */
interface Lead {
  readonly sentence: string;
  readonly because: Because | null;
  readonly told: readonly Fate[];
}

/** What the ruling is about: what came to nothing or came about by the order of play, else what was kept from somebody. */
function leadOf(brief: Brief): Lead | null {
  const { turn } = brief;
  const byOrder = turn?.change.kind === 'order' ? turnedLead(brief, turn) : null;
  const byText = turn?.change.kind === 'silence' ? turnedLead(brief, turn) : null;
  const isAny = (told: Lead | null): told is Lead => told !== null;
  return (
    [byOrder, setbackLead(brief, 3), byText, unaskedLead(brief)].find(isAny) ??
    idleLead(brief) ??
    setbackLead(brief, 2)
  );
}

function turnedLead(brief: Brief, turn: Turn): Lead | null {
  const { claims, language } = brief;
  const why = reasonOf(brief, turn);
  if (why === null) return null;
  const otherwise = claimsOf(turn.other).resolved.filter(({ isIdle }) => !isIdle);
  const idle = claims.resolved.find(
    ({ node, isIdle }) => isIdle && otherwise.some((other) => other.node.source === node.source),
  );
  const { reason } = why;
  const because: Because = {
    text:
      reason.kind === 'resolvesFirst' ? language.reason(reason) : bareOf(differsOf(brief, turn)),
    rule: ruleOf(brief, why.node),
    node: why.node.id,
  };
  if (idle !== undefined) {
    const other = otherwise.find(({ node }) => node.source === idle.node.source)!;
    const ability = abilityOf(brief, idle.node);
    const what = language.idle({ ability, promised: promisedBy(turn.other, other.node) });
    return { sentence: language.lead(what, reason, ability.who), because, told: [] };
  }
  const fate = turn.lost.find(
    (one) => turn.change.kind !== 'silence' || (!isOf(one, reason) && !isMoreOtherwise(one, turn)),
  );
  if (fate === undefined) return null;
  return { sentence: language.lead(language.fate(fate), reason), because, told: [fate] };
}

function abilityOf({ played, naming }: Brief, node: TraceNode): Ability {
  const { judging } = played.request.ruleset;
  return { who: naming.partyIn(node, 'source')!, name: judging.ability(node) };
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

/** Whether it happens to the one who is the reason. */
function isOf({ who }: Fate, reason: Reason): boolean {
  return reason.kind === 'effectOf' && who.some(({ name }) => name === reason.who.name);
}

/** Whether the same happens without it, and to a greater amount: then it is no reason why it happens. */
function isMoreOtherwise({ kind, who, value = 0 }: Fate, { gained }: Turn): boolean {
  const names = new Set(who.map(({ name, player }) => `${player} ${name}`));
  return gained.some(
    (other) =>
      other.kind === kind &&
      (other.value ?? 0) > value &&
      other.who.some(({ name, player }) => names.has(`${player} ${name}`)),
  );
}

/** Why a change turns it, and the node whose rule decides. */
interface Why {
  readonly reason: Reason;
  readonly node: TraceNode;
}

function reasonOf(brief: Brief, { change, other }: Turn): Why | null {
  const { played } = brief;
  const { nodes } = played.run.trace!;
  const parting = firstOther(played, other);
  if (change.kind === 'switch') {
    const { patch, isBefore } = change;
    return parting === null ? null : { reason: { kind: 'dated', patch, isBefore }, node: parting };
  }
  if (change.kind === 'silence') {
    const who = partyOf(brief, change.entity);
    return parting === null ? null : { reason: { kind: 'effectOf', who }, node: parting };
  }
  const [first, second] = [change.first, change.second].map((entity) =>
    nodes.find(({ kind, source }) => kind === 'trigger' && source === entity),
  );
  if (first === undefined || second === undefined) return null;
  const around = commonAncestor(nodes, first, second);
  // only what is queued together resolves in order of play
  if (around === null || around.kind === 'sequence' || first.id > second.id)
    return parting === null
      ? null
      : {
          reason: {
            kind: 'cameFirst',
            first: partyOf(brief, change.first),
            second: partyOf(brief, change.second),
          },
          node: parting,
        };
  return {
    reason: {
      kind: 'resolvesFirst',
      first: abilityOf(brief, first),
      second: abilityOf(brief, second),
    },
    node: around,
  };
}

/** An ability that players count on and that did nothing at all. */
function idleLead(brief: Brief): Lead | null {
  const { claims, language, naming, played } = brief;
  const { judging } = played.request.ruleset;
  const idle = claims.resolved.find(({ node, isIdle }) => isIdle && judging.isCountedOn(node));
  if (idle === undefined) return null;
  const text = language.idleAbility(abilityOf(brief, idle.node));
  const failed = failedIn(played, idle.node);
  if (failed === undefined) {
    const because: Because = { text, rule: ruleOf(brief, idle.node), node: idle.node.id };
    return { sentence: language.sentence([text]), because, told: [] };
  }
  const told = naming.textOf(failed, language);
  const because: Because = { text: told, rule: ruleOf(brief, failed), node: failed.id };
  const sentence = language.lead(text, { kind: 'node', text: told.replace(/^.*?(?:: |：)/, '') });
  return { sentence, because, told: [] };
}

/** The most telling node that says what did not happen. */
function setbackLead(brief: Brief, rated: Setback): Lead | null {
  const { claims, language, naming, played, question } = brief;
  const { setback } = played.request.ruleset.judging;
  const points = claims.setbacks.filter((one) => setback(one) === rated);
  const isAsked = ({ source, about }: TraceNode): boolean =>
    source === question?.entity || about === question?.entity;
  const node = points.find(isAsked) ?? points[0];
  if (node === undefined) return null;
  const text = naming.textOf(node, language);
  const because: Because = { text, rule: ruleOf(brief, node), node: node.id };
  return { sentence: language.sentence([text]), because, told: [] };
}

/** Somebody who would have responded, had it been there. */
function unaskedLead(brief: Brief): Lead | null {
  const { language, played } = brief;
  const one = passedBy(played)[0];
  if (one === undefined) return null;
  const who = partyOf(brief, one.entity);
  const text = language.unasked({ who, says: inLanguageOf(played, one.says) });
  const sentence = language.sentence([text]);
  const rule = ruleOf(brief, { ...one.node, rules: one.rules });
  return { sentence, because: { text, rule, node: one.node.id }, told: [] };
}

/** The sentence of the point, then what came of it. */
function textOf(brief: Brief, lead: Lead | null): string {
  const { language, played, fates, question } = brief;
  const { request, before, after, reports } = played;
  const { result } = request.ruleset.show;
  const ended = result(after.state);
  const refused = reports.findLast(({ legal }) => !legal)?.illegal?.message;
  const told = [
    ...(ended === result(before.state) ? [] : [language.result(ended)]),
    ...fates.flatMap((fate) => untold(fate, lead?.told ?? [])).map(language.fate),
  ].slice(0, CLAUSES);
  // what was tried on the way is told last
  const refusal = refused === undefined ? [] : [language.illegal(refused)];
  const isLast = reports.at(-1)?.legal === false;
  const open = openChoice(played);
  const clauses = open === null ? told : [...told, language.open(open, told.length === 0)];
  const sentences = [
    ...(question === null
      ? []
      : [language.answer(answerTo(played, question, partyOf(brief, question.entity)))]),
    ...(isLast ? refusal : []),
    ...(lead === null ? [] : [lead.sentence]),
    ...(clauses.length === 0 ? [] : [language.sentence(clauses)]),
    ...(isLast ? [] : refusal),
  ];
  if (sentences.length > 0) return language.text(sentences);
  return reports.length === 0 ? language.nothingDone : language.nothingChanges;
}

/** Why: what the first sentence rests on, what else was kept from happening, and what happened. */
function becauseOf(brief: Brief, lead: Lead | null): Because[] {
  const { played, claims, fates, language, naming } = brief;
  const byId = new Map(played.run.trace!.nodes.map((node) => [node.id, node]));
  const shown = fates.flatMap(({ node }) => (node === undefined ? [] : [byId.get(node)!]));
  const because = (node: TraceNode, isSpecific: boolean): Because => ({
    text: naming.textOf(node, language),
    rule: ruleOf(brief, node, isSpecific),
    node: node.id,
  });
  const { setback } = played.request.ruleset.judging;
  // what was not even asked decides only where there is nothing else
  const told = claims.setbacks.filter((node) => setback(node) !== 2);
  const unasked = claims.setbacks.filter((node) => setback(node) === 2);
  const specific = [
    ...told.map((node) => because(node, false)),
    ...[...shown, ...unasked].map((node) => because(node, true)),
  ].filter(({ rule }) => rule !== null);
  const first = [...refusals(brief), ...(lead?.because == null ? [] : [lead.because])];
  // where nothing but the frame decides, that is better than no reason
  const all =
    first.length + specific.length > 0
      ? [...first, ...specific]
      : shown.slice(0, 1).map((node) => because(node, false));
  return all
    .filter(({ text }, i) => all.findIndex((one) => one.text === text) === i)
    .slice(0, REASONS);
}

/** A sentence as a clause. */
function bareOf({ text }: Differs): string {
  return text.replace(/[.。]$/, '');
}

/** Why actions are refused. */
function refusals({ played }: Brief): Because[] {
  const { request, reports } = played;
  const { ruleset, edition } = request;
  return reports.flatMap(({ illegal }): Because[] => {
    if (illegal === undefined) return [];
    const { message, rules = [] } = illegal;
    const { language } = played.after.names;
    const bench = { ruleset, edition, language, cards: [], isSpecific: false };
    return [{ text: message, rule: decidingRule(rules, bench), node: null }];
  });
}

/** The rule that decides a node; where only a specific one will do, null for one of the frame. */
function ruleOf({ played }: Brief, node: TraceNode, isSpecific = false): Because['rule'] {
  const { request, after } = played;
  const { ruleset, edition } = request;
  const cards = namesOfCards(ruleset, after, node);
  const { language } = after.names;
  return decidingRule(node.rules, { ruleset, edition, language, cards, isSpecific });
}

function partyOf({ played, naming }: Brief, entity: number): Party {
  const { request, before } = played;
  const { program, telling } = request.ruleset;
  const player = telling.controllerOf(before.state, entity);
  return naming.party(entity, program.identify(before.state, entity), player);
}

function differsOf(brief: Brief, turn: Turn): Differs {
  const { language } = brief;
  const { change, gained, lost } = turn;
  const left = gained.length > 0 ? null : leftOf(turn);
  const clauses =
    gained.length > 0
      ? gained.slice(0, CLAUSES).map(language.fate)
      : left === null
        ? lost.slice(0, 1).map(language.noFate)
        : [language.fate(left)];
  const entities =
    change.kind === 'order'
      ? [change.first, change.second]
      : change.kind === 'silence'
        ? [change.entity]
        : [];
  return {
    text: language.instead(insteadOf(brief, change), clauses),
    change: { kind: change.kind, entities, dated: change.kind === 'switch' ? change.name : null },
  };
}

function insteadOf(brief: Brief, change: Change): Instead {
  switch (change.kind) {
    case 'order':
      return {
        kind: 'order',
        first: partyOf(brief, change.second),
        second: partyOf(brief, change.first),
      };
    case 'silence':
      return { kind: 'silence', who: partyOf(brief, change.entity) };
    case 'switch': {
      const { patch, isBefore } = change;
      return { kind: 'switch', patch, isBefore: !isBefore };
    }
  }
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
