/** Why a trigger did not resolve. A card's condition adds the part that failed (why-not.ts). */
export interface Reason {
  readonly says: string;
  readonly rules: readonly string[];
}

function reason(says: string, ...rules: readonly string[]): Reason {
  return { says, rules };
}

/** Every reason, by its code; the order is that in which a trigger would have come further and further. */
export const REASONS = {
  /** While the Queue is filled. */
  NOT_WHERE_IT_WORKS: reason(
    '{source} is not where this trigger works',
    'HS-QUEUECOND',
    'HS-GL-INPLAY',
  ),
  DORMANT: reason('{source} is dormant', 'ZH-4.6-dormant'),
  OTHER_PLAYERS_EVENT: reason(
    "{source} responds only to what its own player's side does",
    'HS-QUEUECOND',
  ),
  OWN_PLAYERS_EVENT: reason(
    "{source} responds only to what the other player's side does",
    'HS-QUEUECOND',
  ),
  WRONG_SUBJECT: reason('{source} does not respond to {about}', 'HS-QUEUECOND'),
  WRONG_SOURCE: reason('{source} does not respond to what caused this', 'HS-QUEUECOND'),
  OWN_ENTRY: reason(
    '{source} does not respond to its own entering play',
    'ZH-1.5-own-entry',
    'HS-HUMBLE',
  ),
  SECRET_ON_OWN_TURN: reason("{source} is a Secret, and it is its own player's turn", 'HS-RC4'),
  SECRET_ON_OTHERS_TURN: reason(
    "{source} works in its own player's turn only, and it is the opponent's",
    'HS-QUEUECOND',
  ),
  SECRET_STAYS_HIDDEN: reason(
    '{source} is a Secret, and none of its side can be revealed',
    'HS-QUEUECOND',
  ),
  USED_UP: reason('{source} has been used up', 'HS-QUEUECOND'),
  NOT_IN_INSERTED_PHASE: reason(
    '{source} does not respond in an Inserted Phase',
    'SUP-XFORM-EXCLUDED',
  ),
  PLAYED_MINION_GONE: reason(
    '{source} needs the played minion in play, and {about} has left it',
    'HS-SEQ-minion-removed-secrets',
    'HS-SEQ-minion-removed-secrets-old',
    'ZH-2.2-left-before-completion',
  ),
  PLAYED_MINION_DORMANT: reason(
    '{source} needs the played minion awake, and {about} is dormant',
    'ZH-2.2-left-before-completion',
    'ZH-4.6-dormant',
  ),
  PLAYED_MINION_STOLEN: reason(
    '{about} is not under the control of whoever played it',
    'ZH-2.2-stolen-before-completion',
  ),
  HAD_ITS_TURN: reason(
    '{source} has had its turn in this attack',
    'HS-PAE-fail-once',
    'ZH-2.6-combat',
    'ZH-2.6-forgetful-once',
  ),
  PRE_CHECK_SEQUENCE: reason(
    '{source} was not in place yet as the Sequence began, so the pre-check left it out',
    'HS-R2-precheck-after',
    'ZH-3.4-precheck',
    'HS-R10b-scope',
    'HS-R2-newcomers',
  ),
  PRE_CHECK_DEATH: reason(
    '{source} was not in place yet just before the Death Creation Step, so the pre-check left it out',
    'HS-R2-precheck-death',
    'ZH-3.4-precheck',
    'HS-R10b-scope',
    'HS-R2-newcomers',
  ),
  QUEUING_CONDITION: reason(
    "{source}'s queuing condition does not hold",
    'HS-QUEUECOND',
    'ZH-3.4-queue-condition',
  ),
  /** When its turn in the Queue comes. */
  CHANGED_SIDES: reason(
    '{source} has changed sides: its trigger is gone from this Queue',
    'HS-ABORT',
    'HS-CEM3',
    'HS-DP1',
  ),
  LEFT_ITS_PLACE: reason(
    '{source} has left before its turn in the Queue came',
    'HS-ABORT',
    'HS-GL-INPLAY',
    'HS-MPR1',
  ),
  SILENCED_IN_QUEUE: reason(
    '{source} has been silenced before its turn in the Queue came',
    'HS-ABORT',
    'HS-SIL2',
  ),
  USED_UP_IN_QUEUE: reason(
    '{source} has been used up before its turn in the Queue came',
    'HS-ABORT',
  ),
  DAMAGE_PREVENTED: reason('the Damage Event has been prevented already', 'HS-ABORT', 'HS-DH7'),
  DEATHRATTLE_LEFT_PLAY: reason(
    '{about} has left play: its Deathrattle is gone',
    'HS-ABORT',
    'HS-TRIGCOND',
  ),
  DEATHRATTLE_OUT_OF_REACH: reason(
    '{about} is in a deck or set aside: its Deathrattle is out of reach',
    'HS-ABORT',
    'HS-MPR2',
  ),
  TRIGGER_CONDITION: reason(
    "{source}'s trigger condition does not hold",
    'HS-ABORT',
    'HS-TRIGCOND',
    'ZH-3.4-resolve-condition',
  ),
  NESTED_LOST: reason(
    '{source} is resolving already: this occurrence is lost',
    'ZH-1.5-no-self-nesting',
    'ZH-5.4-self-trigger-guard',
    'HS-R1-reentrancy',
    'HS-REENTRANCY2',
    'SUP-REENTRY-LIST',
  ),
  NESTED_WAITS: reason(
    '{source} is resolving already: this occurrence waits until the Queue is through',
    'ZH-1.5-no-self-nesting',
    'ZH-5.4-self-trigger-guard',
    'HS-R1-reentrancy',
    'HS-REENTRANCY1',
    'SUP-REENTRY-LIST',
    'HS-INF-made-up',
  ),
} satisfies Record<string, Reason>;

export type ReasonCode = keyof typeof REASONS;

const ENTRIES = Object.entries(REASONS) as [ReasonCode, Reason][];

export function reasonCodeOf(says: string): ReasonCode | null {
  const found = ENTRIES.find(
    ([, reason]) => says === reason.says || says.startsWith(`${reason.says}: `),
  );
  return found === undefined ? null : found[0];
}
