import type { Condition, Trigger, TriggerKeyword } from '../cards/language.js';
import type { EventKind } from '../vocabulary/index.js';

/** What a keyword stands for: the event that it waits for and what must be true of it. */
interface Moment {
  readonly on: EventKind;
  readonly subject: Condition;
  readonly title: string;
  readonly zone?: 'HAND';
}

/** The keywords that stand for a moment (BATCH-c-keywords). */
export const MOMENTS: Readonly<Record<TriggerKeyword, Moment>> = {
  FORGE: { on: 'CREATURE_ENTERS', subject: { all: ['IS_SELF', 'FORGED'] }, title: 'Forge' },
  ASSAULT: {
    on: 'CREATURE_ENTERS',
    subject: { all: ['IS_SELF', 'FORGED', 'UNOPPOSED'] },
    title: 'Assault',
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
  readonly inHand: boolean;
}

const known = new WeakMap<Trigger, Moments>();

/** What a trigger waits for, where it works, and what it is called in a trace. */
export function momentsOf(trigger: Trigger): Moments {
  let moments = known.get(trigger);
  if (moments === undefined) {
    const moment = trigger.keyword === undefined ? undefined : MOMENTS[trigger.keyword];
    moments = {
      on: trigger.on ?? moment?.on ?? 'CREATURE_ENTERS',
      subjects: [moment?.subject, trigger.subject].filter((one) => one !== undefined),
      title: moment?.title ?? 'Trigger',
      inHand: moment?.zone === 'HAND',
    };
    known.set(trigger, moments);
  }
  return moments;
}
