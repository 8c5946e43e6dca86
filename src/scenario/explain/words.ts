import { capital } from '../../rulesets/common/capital.js';
import type { Language } from '../../rulesets/common/names.js';

/** The sentences of a summary in one language. Lists of texts are parts of the trace, in that language already. */
interface Words {
  readonly neverTriggered: (who: string) => string;
  readonly didNotTrigger: (who: string) => string;
  readonly hasNoTrigger: (who: string) => string;
  /** Behind how something did not trigger: what happened; there is `more`. */
  readonly whatHappened: (opening: string, texts: readonly string[], more: boolean) => string;
  /** A clause as a sentence. */
  readonly sentence: (clause: string) => string;
  readonly nothingHappened: (opening: string) => string;
  readonly triggered: (who: string, count: number) => string;
  readonly triggeredAt: (
    who: string,
    count: number,
    events: { readonly texts: readonly string[]; readonly more: boolean },
  ) => string;
  readonly whatCame: (texts: readonly string[], more: boolean) => string;
  readonly nothingCame: string;
  readonly more: (count: number) => string;
  readonly reason: (reason: SummaryReason) => string;
  /** Whole sentences behind one another. */
  readonly text: (sentences: readonly string[]) => string;
}

/** A reason as a summary tells it. */
interface SummaryReason {
  /** The event, where the text does not begin with it; null: it does. */
  readonly event: string | null;
  readonly text: string;
  readonly times: number;
  readonly earlier: readonly string[];
  readonly rule: string;
}

const ENGLISH: Words = {
  neverTriggered: (who) => `${capital(who)} never triggered.`,
  didNotTrigger: (who) => `${capital(who)} did not trigger`,
  hasNoTrigger: (who) => `${capital(who)} has no trigger of its own`,
  whatHappened: (opening, texts, more) =>
    `${opening}. What happened: ${texts.join('; ')}${more ? ' ...' : ''}.`,
  sentence: (clause) => `${clause}.`,
  nothingHappened: (opening) => `${opening}, and nothing happened to it.`,
  triggered: (who, count) => `${capital(who)} triggered ${times(count)}.`,
  triggeredAt: (who, count, { texts, more }) =>
    `${capital(who)} triggered ${times(count)}: ${texts.join('; ')}${more ? ' ...' : ''}.`,
  whatCame: (texts, more) => `What came of it: ${texts.join('; ')}${more ? ' ...' : ''}.`,
  nothingCame: 'Nothing came of it.',
  more: (count) => `And ${count} more times the like.`,
  reason: ({ event, text, times: count, earlier, rule }) => {
    const what = event === null ? text : `${event}: ${uncapital(text)}`;
    const often = count === 1 ? '' : ` (${count} times)`;
    const before = earlier.length === 0 ? '' : `; before it in the Queue: ${earlier.join(', ')}`;
    return `${what}${before}${often} [${rule}].`;
  },
  text: (sentences) => sentences.join(' '),
};

const CHINESE: Words = {
  neverTriggered: (who) => `${who}从未触发。`,
  didNotTrigger: (who) => `${who}没有触发`,
  hasNoTrigger: (who) => `${who}自身没有扳机`,
  whatHappened: (opening, texts, more) =>
    `${opening}。发生了：${texts.join('；')}${more ? '……' : ''}。`,
  sentence: (clause) => `${clause}。`,
  nothingHappened: (opening) => `${opening}，也没有发生任何与其有关的事。`,
  triggered: (who, count) => `${who}触发了${count}次。`,
  triggeredAt: (who, count, { texts, more }) =>
    `${who}触发了${count}次：${texts.join('；')}${more ? '……' : ''}。`,
  whatCame: (texts, more) => `结果：${texts.join('；')}${more ? '……' : ''}。`,
  nothingCame: '没有任何结果。',
  more: (count) => `类似情况另有${count}次。`,
  reason: ({ event, text, times: count, earlier, rule }) => {
    const what = event === null ? text : `${event}：${text}`;
    const often = count === 1 ? '' : `（${count}次）`;
    const before = earlier.length === 0 ? '' : `；列队中在其之前：${earlier.join('、')}`;
    return `${what}${before}${often}[${rule}]。`;
  },
  text: (sentences) => sentences.join(''),
};

/** The sentences of a summary, in a language. */
export const SUMMARY_WORDS: Readonly<Record<Language, Words>> = { en: ENGLISH, zh: CHINESE };

function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}

/** Sentences begin with names, which stay as they are. */
function uncapital(text: string): string {
  return /^(The|An?|No|It|None) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
