import type { Incidental } from '../../../ruleset.js';

/**
 * Editions have other Steps between their Phases and cite other rulings: where such a Step finds nothing to do, and where a
 * ruling is only cited, the same happens all the same. So it is with the tags that the engine itself keeps for the
 * rules of one edition, and with the count of the order of play, which grows by another number where auras are worked out
 * more often.
 */
export const INCIDENTAL: Incidental = {
  nodes: ['ruling', 'nothing to do', 'Steps', 'Aura Update (Health/Attack)', 'Aura Update (Other)'],
  columns: ['SUMMON_EVENT', 'JUDGED_HEALTH', 'ATK_BELOW_ZERO', 'PLAY_ORDER'],
};
