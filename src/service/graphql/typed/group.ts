import type { Json, JsonObject } from '../../../scenario/oracle.js';
import { objectOf } from './form.js';

/** What the results of a group have in common, by name: as a list, whatever kind each value is of. */
export function tellGroup(by: Json): JsonObject[] {
  return Object.entries(objectOf(by)).map(([name, value]) => ({ name, ...kindOf(value) }));
}

function kindOf(value: Json): JsonObject {
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return { number: value };
  if (typeof value === 'boolean') return { flag: value };
  if (value === null) return {};
  if (Array.isArray(value)) return { texts: value };
  return { zones: Object.entries(value).map(([zone, cards]) => ({ zone, cards })) };
}
