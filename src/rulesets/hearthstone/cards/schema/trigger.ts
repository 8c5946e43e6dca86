import { z } from 'zod';
import { exactly } from '../../../common/grammar/choices.js';
import type { Trigger } from '../../language/words.js';
import { EVENT_NAMES } from '../../vocabulary/index.js';
import type { Parts } from './parts.js';
import { ruleIds } from './rule-ids.js';

/** Triggers: what answers an event. */
export function triggerSchema({ condition, effects }: Parts): z.ZodType<Trigger> {
  const schema = z.strictObject({
    on: z.enum(EVENT_NAMES),
    subject: condition.exactOptional(),
    source: condition.exactOptional(),
    whose: z.enum(['YOURS', 'OPPONENTS']).exactOptional(),
    queueIf: condition.exactOptional(),
    when: condition.exactOptional(),
    preCheck: condition.exactOptional(),
    zone: z.enum(['PLAY', 'HAND', 'DECK', 'GRAVEYARD']).exactOptional(),
    priority: z.enum(['FIRST', 'LAST']).exactOptional(),
    stage: z.enum(['EARLY', 'LATE']).exactOptional(),
    everyProposal: z.literal(true).exactOptional(),
    ownEntry: z.literal(true).exactOptional(),
    evenIfGone: z.literal(true).exactOptional(),
    notInserted: z.literal(true).exactOptional(),
    inYourTurn: z.literal(true).exactOptional(),
    nested: z.enum(['HELD', 'LOST']).exactOptional(),
    rules: ruleIds.exactOptional(),
    do: effects,
  });
  return exactly<Trigger>()(schema);
}
