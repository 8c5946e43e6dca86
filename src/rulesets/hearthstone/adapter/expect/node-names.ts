import { nodeNames } from '../../../common/node-names.js';
import { DECISIONS } from '../../vocabulary/decisions.js';
import { EVENT_NAMES } from '../../vocabulary/index.js';

const NAMED = nodeNames('hearthstone', { event: EVENT_NAMES, decision: Object.keys(DECISIONS) });

/** The names of trace nodes: a pattern of another is refused. A test compares the sources. */
export const NODE_NAMES = {
  ...NAMED,
  check: [...NAMED.phase!.map((name) => `${name} is skipped`), ...NAMED.check!],
};
