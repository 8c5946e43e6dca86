import type { JsonObject } from '../../src/scenario/oracle.js';
import { requestsOf } from '../common/requests.js';

export const { ask, resolve, codesOf } = requestsOf('wow-tcg');

/** Why each action of a scenario was refused; null where it was legal. */
export function reasonsOf(body: JsonObject): (string | null)[] {
  return resolve(body).actions.map(({ illegal }) => illegal?.code ?? null);
}
