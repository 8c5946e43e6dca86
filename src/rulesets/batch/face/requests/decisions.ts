import { NamedOptions } from '../../../common/decisions.js';
import type { State } from '../../state/state.js';
import { REFERENCES } from '../names/references.js';

export const NONE = 'none';

/** How decisions are answered and told: entities, lanes, and nothing where that is allowed. */
export const DECISIONS = new NamedOptions<State, number>({
  references: REFERENCES,
  told: ({ kind, of, options }, index) => {
    const option = options[index]!;
    if (kind === 'choice' && option === 0) return { pick: NONE, text: NONE };
    return of === 'lane' ? { pick: option, text: `lane ${option}` } : null;
  },
});
