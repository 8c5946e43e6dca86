import type { Language } from '../../rulesets/common/names.js';

/** What a page asks beside the scenario, as it was written. */
export interface PageQuery {
  readonly explain?: string;
  readonly event?: string;
  readonly outcomes?: string;
  readonly trace?: 'SUMMARY' | 'FULL';
  /** The language of what happens. */
  readonly lang?: Language;
  /** The step that is shown: a node of the trace, or `start`; the end when left out. */
  readonly at?: string;
  /** The player who sits below. */
  readonly side?: '1' | '2';
  /** Options that are picked of the decisions that are still open, by their numbers. */
  readonly decide?: string;
  /** Says of which engine the answer is: there is only the latest. */
  readonly engine?: 'latest';
}

/** The address of the page with these questions. */
export function addressOf(url: string, query: PageQuery & { readonly format?: 'card' }): string {
  const asked = Object.entries(query).filter((entry) => entry[1] !== undefined);
  const text = new URLSearchParams(asked as [string, string][]).toString();
  return text === '' ? url : `${url}?${text}`;
}
