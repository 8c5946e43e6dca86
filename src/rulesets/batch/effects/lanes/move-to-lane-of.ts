import { z } from 'zod';
import { moveToLane } from '../../rules/events/move.js';
import { emptyLanes, get, inLane, isCreature, ownerOf } from '../../state/access.js';
import type { State } from '../../state/state.js';
import { Col } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    moveToLaneOf: { readonly moveToLaneOf: 'EVENT_SUBJECT' };
  }
}

export const moveToLaneOf: EffectWord<'moveToLaneOf'> = {
  form: () => z.strictObject({ moveToLaneOf: z.literal('EVENT_SUBJECT') }),
  says: "SELF moves into the lane of the event's subject, which has left it; when it cannot, what stands behind it does not happen",
  rules: ['BATCH-events', 'BATCH-INF-move'],
  example: { moveToLaneOf: 'EVENT_SUBJECT' },
  reads: ({ moveToLaneOf }) => `move to the lane of ${selectorRead(moveToLaneOf)} if it is empty`,
  run: ({ run, state, self, frame }) => {
    const other = frame.event?.subject ?? 0;
    if (canMove(state, self, other)) {
      moveToLane(run, self, get(state, other, Col.POSITION));
      return 'DONE';
    }
    run.leaf({
      kind: 'check',
      name: 'cannot move',
      rules: ['BATCH-INF-move'],
      text: '{source} cannot move into that lane',
      source: self,
    });
    return 'STOP';
  },
};

function canMove(s: State, self: number, other: number): boolean {
  if (!inLane(s, self) || !isCreature(s, other)) return false;
  return emptyLanes(s, ownerOf(s, self)).includes(get(s, other, Col.POSITION));
}
