import type { Language } from '../../rulesets/common/names.js';

/** From which edition to which something holds; null: it held before all, or still does. */
export interface Reach {
  readonly from: string | null;
  readonly to: string | null;
}

/** The words in which a timeline is told. */
export interface TimelineWords {
  /** What holds in all editions. */
  always(ruling: string): string;
  /** What holds in some. */
  held(reach: Reach, ruling: string): string;
  /** An outcome whose ruling reads the same, but not all of its board. */
  readonly alike: string;
  /** What changed with an edition: names of rules, or of cards. */
  changed(from: string, what: readonly string[]): string;
}

const ENGLISH: TimelineWords = {
  always: (ruling) => `The same in every edition: ${ruling}`,
  held: ({ from, to }, ruling) => {
    if (from === null) return `Until ${to}: ${ruling}`;
    return to === null ? `Since ${from}: ${ruling}` : `From ${from} to ${to}: ${ruling}`;
  },
  alike: 'the same ruling, but another board at the end.',
  changed: (from, what) => `Patch ${from} changed: ${what.join('; ')}.`,
};

const CHINESE: TimelineWords = {
  always: (ruling) => `所有版本结果相同：${ruling}`,
  held: ({ from, to }, ruling) => {
    if (from === null) return `至${to}版本为止：${ruling}`;
    return to === null ? `自${from}版本起：${ruling}` : `${from}至${to}版本：${ruling}`;
  },
  alike: '裁定相同，但最终战场不同。',
  changed: (from, what) => `${from}版本的改动：${what.join('；')}。`,
};

/** The words of a language. */
export const TIMELINE_WORDS: Readonly<Record<Language, TimelineWords>> = {
  en: ENGLISH,
  zh: CHINESE,
};
