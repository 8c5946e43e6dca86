import type { RuleIds } from '../../language/rule-ids.js';
import type { Condition, Effect } from '../../language/words.js';
import { EVENT_NAMES, type EventName } from '../../vocabulary/index.js';
import type { TriggerField } from './trigger-field.js';

declare module '../../language/trigger.js' {
  interface Trigger {
    readonly on: EventName;
    /** A condition on the event's subject (IT). */
    readonly subject?: Condition;
    /** A condition on the event's source (IT). */
    readonly source?: Condition;
    /** Whose event: default any. */
    readonly whose?: 'YOURS' | 'OPPONENTS';
    readonly do: readonly Effect[];
    readonly rules?: RuleIds;
  }
}

const on: TriggerField<'on'> = {
  form: ({ word }) => word(...EVENT_NAMES),
  says: EVENT_NAMES.map((name) => `\`${name}\``).join(', '),
  example: { on: 'SUMMON', do: [{ draw: 1 }] },
  reads: 'SENTENCE',
};

const subject: TriggerField<'subject'> = {
  form: ({ condition, optional }) => optional(condition),
  says: 'a condition on what the event happens to',
  example: { on: 'DAMAGE', subject: 'IS_SELF', do: [{ draw: 1 }] },
  reads: 'SENTENCE',
};

const source: TriggerField<'source'> = {
  form: ({ condition, optional }) => optional(condition),
  says: 'a condition on what causes the event',
  example: { on: 'DAMAGE', source: 'IS_SELF', do: [{ draw: 1 }] },
  reads: 'SENTENCE',
};

const whose: TriggerField<'whose'> = {
  form: ({ word, optional }) => optional(word('YOURS', 'OPPONENTS')),
  says: '`YOURS` or `OPPONENTS`: whose event',
  example: { on: 'END_OF_TURN', whose: 'YOURS', do: [{ heal: 1, to: 'SELF' }] },
  reads: 'SENTENCE',
};

const effects: TriggerField<'do'> = {
  form: (grammar) => grammar.effects,
  says: 'effects',
  example: { on: 'DEATH', do: [{ draw: 1 }] },
  reads: 'SENTENCE',
};

const rules: TriggerField<'rules'> = {
  form: (grammar) => grammar.rules,
  says: 'rulings that it follows; its node cites them (auras and effects can have them, too)',
  example: { on: 'DEATH', rules: ['HS-R7'], do: [] },
  reads: 'UNSAID',
};

export const EVENT_FIELDS = { on, subject, source, whose };
export const ANSWER_FIELDS = { rules, do: effects };
