import { catalogueFile } from '../../../common/rule-rows.js';
import { DECISIONS } from '../../vocabulary/decisions.js';
import { EVENT_NAMES } from '../../vocabulary/index.js';

type Kind = 'sequence' | 'phase' | 'step' | 'trigger' | 'effect' | 'check';

const NAMED = catalogueFile('hearthstone-nodes') as Readonly<Record<Kind, readonly string[]>>;

/** The names of trace nodes: a pattern of another is refused. A test compares the sources. */
export const NODE_NAMES: Readonly<Record<string, readonly string[]>> = {
  sequence: NAMED.sequence,
  phase: NAMED.phase,
  step: NAMED.step,
  event: EVENT_NAMES,
  queue: ['Queue'],
  trigger: NAMED.trigger,
  effect: NAMED.effect,
  decision: Object.keys(DECISIONS),
  check: [...NAMED.phase.map((name) => `${name} is skipped`), ...NAMED.check],
};
