import type { TraceNode } from '../../kernel/index.js';
import type { Played } from '../play/play.js';
import { namesOfCards } from '../trace/lines.js';
import type { Claims } from './claims.js';
import { decidingRule } from './deciding-rule.js';
import type { Ability, Fate, Language, Party } from './language/parts.js';
import type { Naming } from './names.js';
import type { Question } from './question.js';
import type { Because } from './schema.js';
import type { Turn } from './turning.js';

/** What a ruling is made of. */
export interface Brief {
  readonly played: Played;
  readonly language: Language;
  readonly naming: Naming;
  readonly fates: readonly Fate[];
  readonly claims: Claims;
  readonly turn: Turn | null;
  /** What is asked; null: nothing is. */
  readonly question: Question | null;
}

/** The sentence that comes first, why it is so, and what it has told already. */
export interface Lead {
  readonly sentence: string;
  readonly because: Because | null;
  readonly told: readonly Fate[];
  /** Set where the sentence is about an ability that did nothing. */
  readonly isIdle?: true;
}

/** The rule that decides a node; where only a specific one will do, null for one of the frame. */
export function ruleOf({ played }: Brief, node: TraceNode, isSpecific = false): Because['rule'] {
  const { request, after } = played;
  const { ruleset, edition } = request;
  const cards = namesOfCards(ruleset, after, node);
  const { language } = after.names;
  return decidingRule(node.rules, { ruleset, edition, language, cards, isSpecific });
}

/** How a ruling names an entity: as it was at the start, or as it is if it came later. */
export function partyOf({ played, naming }: Brief, entity: number): Party {
  const { request, before, after } = played;
  const { program, telling } = request.ruleset;
  const { state } = entity < before.state.count ? before : after;
  return naming.party(entity, program.identify(state, entity), telling.controllerOf(state, entity));
}

/** Whose ability a trigger, or an event with a place of its own, is. */
export function abilityOf({ played, naming }: Brief, node: TraceNode): Ability {
  const { judging } = played.request.ruleset;
  const who = naming.partyIn(node, node.kind === 'event' ? 'about' : 'source')!;
  return { who, name: judging.ability(node) };
}
