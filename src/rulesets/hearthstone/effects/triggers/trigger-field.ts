import type { Trigger } from '../../language/trigger.js';
import type { Reader } from '../reader.js';

export interface TriggerField<K extends keyof Trigger> {
  /** Its line of the documentation. */
  readonly says: string;
  readonly rules?: readonly string[];
  readonly example: Trigger;
  readonly reads: English<Required<Trigger>[K]>;
}

/** How a field reads: a part of the sentence, a clause behind the opening, or a note at the end. */
type English<V> =
  | 'SENTENCE'
  | 'UNSAID'
  | { readonly clause: (value: V, read: Reader) => string }
  | { readonly note: Readonly<Record<V extends string | true ? `${V}` : never, string>> };
