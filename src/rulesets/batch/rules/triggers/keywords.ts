import type { Condition, Trigger, TriggerKeyword } from '../../language/words.js';
import type { EventKind } from '../../vocabulary/index.js';

/** What a keyword stands for: the event that it waits for and what must be true of it. */
interface Moment {
  readonly on: EventKind;
  readonly subject: Condition;
  readonly title: string;
  readonly zone?: 'HAND';
  /** Rules that say so beside BATCH-c-keywords. */
  readonly rules?: readonly string[];
}

const ON_ENTERING = ['BATCH-INF-forge-event'];

/** The keywords that stand for a moment (BATCH-c-keywords). */
export const MOMENTS: Readonly<Record<TriggerKeyword, Moment>> = {
  FORGE: {
    on: 'CREATURE_ENTERS',
    subject: { all: ['IS_SELF', 'FORGED'] },
    title: 'Forge',
    rules: ON_ENTERING,
  },
  ALLIED: {
    on: 'CREATURE_ENTERS',
    subject: { all: ['IS_SELF', 'FORGED'] },
    title: 'Allied',
    rules: ON_ENTERING,
  },
  ASSAULT: {
    on: 'CREATURE_ENTERS',
    subject: { all: ['IS_SELF', 'FORGED', 'UNOPPOSED'] },
    title: 'Assault',
    rules: ON_ENTERING,
  },
  UPGRADE: {
    on: 'CREATURE_ENTERS',
    subject: { all: ['IS_SELF', 'REPLACED_ANOTHER'] },
    title: 'Upgrade',
  },
  FORMATION: {
    on: 'CREATURE_ENTERS',
    subject: { all: ['IS_SELF', 'BETWEEN_FRIENDLIES'] },
    title: 'Formation',
  },
  VENGEANCE: { on: 'CREATURE_DESTROYED', subject: 'IS_SELF', title: 'Vengeance' },
  FLANK: { on: 'CREATURE_MOVES', subject: 'IS_SELF', title: 'Flank' },
  RAID: { on: 'TURN_END', subject: { all: ['FRIENDLY', 'RAIDED'] }, title: 'Raid' },
  AMBUSH: { on: 'CARD_PLAYED', subject: 'ENEMY', title: 'Ambush', zone: 'HAND' },
};

/** A trigger with its keyword spelled out. */
export interface Moments {
  readonly on: EventKind;
  readonly subjects: readonly Condition[];
  readonly title: string;
  readonly rules: readonly string[];
  readonly inHand: boolean;
  /** Whether its bearer must have been alive when the event happened. */
  readonly isWitness: boolean;
}

const known = new WeakMap<Trigger, Moments>();

export function momentsOf(trigger: Trigger): Moments {
  let moments = known.get(trigger);
  if (moments === undefined) {
    const moment = trigger.keyword === undefined ? undefined : MOMENTS[trigger.keyword];
    moments = {
      on: trigger.on ?? moment?.on ?? 'CREATURE_ENTERS',
      subjects: [moment?.subject, allied(trigger), trigger.subject].filter(
        (one) => one !== undefined,
      ),
      title: moment?.title ?? 'Trigger',
      rules: moment === undefined ? [] : ['BATCH-c-keywords', ...(moment.rules ?? [])],
      inHand: moment?.zone === 'HAND',
      isWitness: [trigger.subject, trigger.source, trigger.self].some(
        (one) => one !== undefined && asksForWitness(one),
      ),
    };
    known.set(trigger, moments);
  }
  return moments;
}

/** What ALLIED asks beyond being forged (BATCH-c-keywords). */
function allied({ faction }: Trigger): Condition | undefined {
  return faction === undefined ? undefined : { handHolds: faction };
}

function asksForWitness(condition: Condition): boolean {
  if (typeof condition === 'string') return condition === 'SELF_WITNESSED';
  if ('all' in condition) return condition.all.some(asksForWitness);
  if ('any' in condition) return condition.any.some(asksForWitness);
  return 'not' in condition && asksForWitness(condition.not);
}
