import { type Brief, partyOf } from './brief.js';
import type { Instead } from './language/parts.js';
import type { Differs } from './schema.js';
import { leftOf, type Turn } from './turning.js';
import type { Change } from './variations.js';

/** So many clauses a sentence has at most. */
export const CLAUSES = 5;

/** What would come of it after the change that turns it. */
export function differsOf(brief: Brief, turn: Turn): Differs {
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
