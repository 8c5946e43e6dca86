import type { Effect } from '../../language/words.js';

/** SELF counts how often it has come to this, and the last of so many times does something more. */
export function afterTimes(times: number, ...last: readonly Effect[]): readonly Effect[] {
  return [
    { set: { QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 1] } }, on: 'SELF' },
    { if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', atLeast: times } }, then: last },
  ];
}
