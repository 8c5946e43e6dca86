import type { EventName } from '../vocabulary/index.js';
import type { Condition } from './conditions.js';
import type { Effect } from './effects.js';
import type { RuleIds } from './rule-ids.js';

/**
 * Something that responds to an event. `subject`, `source`, `whose` and `queueIf` are tested when the queue
 * is filled, `when` when the trigger is about to resolve, `preCheck` when the Sequence starts
 * (HS-R10b, HS-QUEUECOND, HS-TRIGCOND).
 */
export interface Trigger {
  readonly on: EventName;
  /** A condition on the event's subject (IT). */
  readonly subject?: Condition;
  /** A condition on the event's source (IT). */
  readonly source?: Condition;
  /** Whose event: default any. */
  readonly whose?: 'YOURS' | 'OPPONENTS';
  readonly queueIf?: Condition;
  readonly when?: Condition;
  readonly preCheck?: Condition;
  /** Where the bearer must be: default PLAY (SECRET for Secrets). */
  readonly zone?: 'PLAY' | 'HAND' | 'DECK' | 'GRAVEYARD';
  /** FIRST or LAST among its player's triggers whatever the order of play (HS-R2-priority). */
  readonly priority?: 'FIRST' | 'LAST';
  /** A queue of its own before or after the ordinary one of the same event (HS-R5-poisonous). */
  readonly stage?: 'EARLY' | 'LATE';
  /** On an attack: once it has triggered, it triggers again when the defender changes (HS-PAE-genzo-the-shark). */
  readonly everyProposal?: true;
  /** It answers its bearer's own entering play (HS-HPR-garrison-old). */
  readonly ownEntry?: true;
  /** After a play: also when the played minion has left play (HS-SEQ-minion-removed-secrets-old). */
  readonly evenIfGone?: true;
  /** After a play: not in the phase inserted for a minion that has transformed (SUP-XFORM-EXCLUDED). */
  readonly notInserted?: true;
  /** Of a Secret: it works in the turns of its own player (HS-RC4 says only in those of the other). */
  readonly inYourTurn?: true;
  /** What happens to an occurrence inside its own resolution: made up for afterwards, or lost (HS-REENTRANCY1, 2). */
  readonly nested?: 'HELD' | 'LOST';
  readonly rules?: RuleIds;
  readonly do: readonly Effect[];
}
