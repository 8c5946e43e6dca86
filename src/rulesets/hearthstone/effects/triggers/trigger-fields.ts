import type { Trigger } from '../../language/trigger.js';
import type { Reader } from '../reader.js';
import { CONDITION_FIELDS } from './conditions.js';
import { ANSWER_FIELDS, EVENT_FIELDS } from './event.js';
import { EXCEPTION_FIELDS } from './exceptions.js';
import { NESTED_FIELDS, ORDER_FIELDS } from './order.js';
import type { TriggerField } from './trigger-field.js';

/** Every field of a trigger, in the order in which a sentence tells them. One that is missing here does not compile. */
export const TRIGGER_FIELDS: { readonly [K in keyof Required<Trigger>]: TriggerField<K> } = {
  ...EVENT_FIELDS,
  ...CONDITION_FIELDS,
  ...ORDER_FIELDS,
  ...EXCEPTION_FIELDS,
  ...NESTED_FIELDS,
  ...ANSWER_FIELDS,
};

export function clausesAndNotes(
  trigger: Trigger,
  read: Reader,
): { readonly clauses: readonly string[]; readonly notes: readonly string[] } {
  const clauses: string[] = [];
  const notes: string[] = [];
  for (const [name, { reads }] of Object.entries(TRIGGER_FIELDS)) {
    const value: unknown = trigger[name as keyof Trigger];
    if (value === undefined || typeof reads === 'string') continue;
    if ('clause' in reads) clauses.push(reads.clause(value as never, read));
    else notes.push((reads.note as Readonly<Record<string, string>>)[String(value)]!);
  }
  return { clauses, notes };
}
