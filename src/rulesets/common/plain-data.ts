import type { Json } from '../../kernel/index.js';
import type { JsonObject } from './fields.js';

/** Plain data as the JSON that it is. Of an interface TypeScript does not see that by itself: hence the cast. */
export function asJson(data: object): JsonObject {
  return data as unknown as JsonObject;
}

/** JSON that was checked, or that this program wrote, as what it is known to be: hence the cast. */
export function knownAs<T>(json: Json): T {
  return json as unknown as T;
}
