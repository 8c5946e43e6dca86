import { optional, word } from '../../common/grammar/syntax.js';
import { EVENT_NAMES } from '../vocabulary/index.js';
import { fields, type Holding } from './kinds.js';

/** The fields of a trigger. */
export const TRIGGER_SYNTAX = fields({
  on: word(...EVENT_NAMES),
  /** A condition on the event's subject (IT). */
  subject: 'condition?',
  /** A condition on the event's source (IT). */
  source: 'condition?',
  /** Whose event: default any. */
  whose: optional(word('YOURS', 'OPPONENTS')),
  queueIf: 'condition?',
  when: 'condition?',
  preCheck: 'condition?',
  /** Where the bearer must be: default PLAY (SECRET for Secrets). */
  zone: optional(word('PLAY', 'HAND', 'DECK', 'GRAVEYARD')),
  /** FIRST or LAST among its player's triggers whatever the order of play (HS-R2-priority). */
  priority: optional(word('FIRST', 'LAST')),
  /**
   * A queue of its own before or after the ordinary one of the same event (HS-R5-poisonous). OWN: of what a drawn card does
   * by itself, which editions order differently (HS-DC2, ZH-4.4-own-draw-effect-first).
   */
  stage: optional(word('EARLY', 'LATE', 'OWN')),
  /** On an attack: once it has triggered, it triggers again when the defender changes (HS-PAE-genzo-the-shark). */
  everyProposal: 'yes?',
  /** It answers its bearer's own entering play (HS-HPR-garrison-old). */
  ownEntry: 'yes?',
  /** After a play: also when the played minion has left play (HS-SEQ-minion-removed-secrets-old). */
  evenIfGone: 'yes?',
  /** After a play: also when the played minion is dormant (ZH-2.2-left-before-completion). */
  evenIfDormant: 'yes?',
  /** After a play: also when the played minion has changed sides (ZH-2.2-stolen-before-completion). */
  evenIfStolen: 'yes?',
  /**
   * After a play: when `subject` is tested where the played minion can have been transformed since. Absent: as it is now;
   * BEFORE: as it was played, by the pre-check; BOTH (ZH-2.2-pre-post-transform).
   */
  judged: optional(word('BEFORE', 'BOTH')),
  /** After a play: not in the phase inserted for a minion that has transformed (SUP-XFORM-EXCLUDED). */
  notInserted: 'yes?',
  /** Of a Secret: it works in the turns of its own player (HS-RC4 says only in those of the other). */
  inYourTurn: 'yes?',
  /** What happens to an occurrence inside its own resolution: made up for afterwards, or lost (HS-REENTRANCY1, 2). */
  nested: optional(word('HELD', 'LOST')),
  rules: 'rules?',
  do: 'effects',
});

/**
 * Something that responds to an event. `subject`, `source`, `whose` and `queueIf` are tested when the queue is filled,
 * `when` when the trigger is about to resolve, `preCheck` when the Sequence starts (HS-R10b, HS-QUEUECOND, HS-TRIGCOND).
 */
export type Trigger = Holding<typeof TRIGGER_SYNTAX>;
