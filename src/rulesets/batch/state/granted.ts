import { TRIGGER_KEYWORDS, type TriggerKeyword } from '../language/words.js';
import { Col, Zone } from '../vocabulary/index.js';
import { type BatchRun, get, renewAge, set } from './access.js';
import { FIRST_CARD, type State } from './state.js';

export function attachTrigger(run: BatchRun, e: number, host: number, trigger: number): void {
  set(run, e, Col.ZONE, Zone.ATTACHED);
  set(run, e, Col.HOST, host);
  set(run, e, Col.TRIGGER, trigger);
  renewAge(run, e);
}

export function grantedTo(s: State, host: number): number[] {
  const found: number[] = [];
  for (let e = FIRST_CARD; e < s.count; e++)
    if (get(s, e, Col.ZONE) === Zone.ATTACHED && get(s, e, Col.HOST) === host) found.push(e);
  return found;
}

export function isNegated(s: State, e: number, keyword: TriggerKeyword): boolean {
  return (get(s, e, Col.NEGATED_KEYWORDS) & bitOf(keyword)) !== 0;
}

export function bitOf(keyword: TriggerKeyword): number {
  return 1 << TRIGGER_KEYWORDS.indexOf(keyword);
}
