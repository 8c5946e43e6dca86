/**
 * Why a trigger did not resolve: a code, a sentence and the rules. Where a condition of the card is the reason, the
 * sentence goes on with the part of it that failed (why-not.ts).
 */
export interface Reason {
  readonly says: string;
  readonly rules: readonly string[];
}

/** Every reason, by its code; the order is that in which a trigger would have come further and further. */
export const REASONS = {
  /** While the Queue is filled. */
  NOT_WHERE_IT_WORKS: {
    says: '{source} is not where this trigger works',
    rules: ['HS-QUEUECOND', 'HS-GL-INPLAY'],
  },
  DORMANT: { says: '{source} is dormant', rules: ['ZH-4.6-dormant'] },
  OTHER_PLAYERS_EVENT: {
    says: "{source} responds only to what its own player's side does",
    rules: ['HS-QUEUECOND'],
  },
  OWN_PLAYERS_EVENT: {
    says: "{source} responds only to what the other player's side does",
    rules: ['HS-QUEUECOND'],
  },
  WRONG_SUBJECT: { says: '{source} does not respond to {about}', rules: ['HS-QUEUECOND'] },
  WRONG_SOURCE: {
    says: '{source} does not respond to what caused this',
    rules: ['HS-QUEUECOND'],
  },
  OWN_ENTRY: {
    says: '{source} does not respond to its own entering play',
    rules: ['ZH-1.5-own-entry', 'HS-HUMBLE'],
  },
  SECRET_ON_OWN_TURN: {
    says: "{source} is a Secret, and it is its own player's turn",
    rules: ['HS-RC4'],
  },
  SECRET_ON_OTHERS_TURN: {
    says: "{source} works in its own player's turn only, and it is the opponent's",
    rules: ['HS-QUEUECOND'],
  },
  USED_UP: { says: '{source} has been used up', rules: ['HS-QUEUECOND'] },
  NOT_IN_INSERTED_PHASE: {
    says: '{source} does not respond in an Inserted Phase',
    rules: ['SUP-XFORM-EXCLUDED'],
  },
  PLAYED_MINION_GONE: {
    says: '{source} needs the played minion in play, and {about} has left it',
    rules: [
      'HS-SEQ-minion-removed-secrets',
      'HS-SEQ-minion-removed-secrets-old',
      'ZH-2.2-left-before-completion',
    ],
  },
  PLAYED_MINION_DORMANT: {
    says: '{source} needs the played minion awake, and {about} is dormant',
    rules: ['ZH-2.2-left-before-completion', 'ZH-4.6-dormant'],
  },
  PLAYED_MINION_STOLEN: {
    says: '{about} is not under the control of whoever played it',
    rules: ['ZH-2.2-stolen-before-completion'],
  },
  HAD_ITS_TURN: {
    says: '{source} has had its turn in this attack',
    rules: ['HS-PAE-fail-once', 'ZH-2.6-combat', 'ZH-2.6-forgetful-once'],
  },
  PRE_CHECK_SEQUENCE: {
    says: '{source} was not in place yet as the Sequence began, so the pre-check left it out',
    rules: ['HS-R2-precheck-after', 'HS-R10b-scope', 'HS-R2-newcomers'],
  },
  PRE_CHECK_DEATH: {
    says: '{source} was not in place yet just before the Death Creation Step, so the pre-check left it out',
    rules: ['HS-R2-precheck-death', 'HS-R10b-scope', 'HS-R2-newcomers'],
  },
  QUEUING_CONDITION: {
    says: "{source}'s queuing condition does not hold",
    rules: ['HS-QUEUECOND'],
  },
  /** When its turn in the Queue comes. */
  CHANGED_SIDES: {
    says: '{source} has changed sides: its trigger is gone from this Queue',
    rules: ['HS-ABORT', 'HS-CEM3', 'HS-DP1'],
  },
  LEFT_ITS_PLACE: {
    says: '{source} has left before its turn in the Queue came',
    rules: ['HS-ABORT', 'HS-GL-INPLAY', 'HS-MPR1'],
  },
  SILENCED_IN_QUEUE: {
    says: '{source} has been silenced before its turn in the Queue came',
    rules: ['HS-ABORT', 'HS-SIL2'],
  },
  USED_UP_IN_QUEUE: {
    says: '{source} has been used up before its turn in the Queue came',
    rules: ['HS-ABORT'],
  },
  DAMAGE_PREVENTED: {
    says: 'the Damage Event has been prevented already',
    rules: ['HS-ABORT', 'HS-DH7'],
  },
  DEATHRATTLE_LEFT_PLAY: {
    says: '{about} has left play: its Deathrattle is gone',
    rules: ['HS-ABORT', 'HS-TRIGCOND'],
  },
  DEATHRATTLE_OUT_OF_REACH: {
    says: '{about} is in a deck or set aside: its Deathrattle is out of reach',
    rules: ['HS-ABORT', 'HS-MPR2'],
  },
  TRIGGER_CONDITION: {
    says: "{source}'s trigger condition does not hold",
    rules: ['HS-ABORT', 'HS-TRIGCOND'],
  },
  NESTED_LOST: {
    says: '{source} is resolving already: this occurrence is lost',
    rules: ['ZH-1.5-no-self-nesting', 'HS-R1-reentrancy', 'HS-REENTRANCY2', 'SUP-REENTRY-LIST'],
  },
  NESTED_WAITS: {
    says: '{source} is resolving already: this occurrence waits until the Queue is through',
    rules: [
      'ZH-1.5-no-self-nesting',
      'HS-R1-reentrancy',
      'HS-REENTRANCY1',
      'SUP-REENTRY-LIST',
      'HS-INF-made-up',
    ],
  },
} as const satisfies Record<string, Reason>;

export type ReasonCode = keyof typeof REASONS;

const ENTRIES = Object.entries(REASONS) as [ReasonCode, Reason][];

/** The code of the reason that a sentence of a trace gives, or null for another sentence. */
export function reasonCodeOf(says: string): ReasonCode | null {
  const found = ENTRIES.find(
    ([, reason]) => says === reason.says || says.startsWith(`${reason.says}: `),
  );
  return found === undefined ? null : found[0];
}
