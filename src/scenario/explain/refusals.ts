import type { Json } from '../terms/schema.js';
import type { Case, Single } from './case.js';

/** Why actions that name an entity are refused. */
export function refusals({ played, entity }: Case): Single[] {
  const { names } = played.after;
  return played.reports.flatMap(({ action, illegal }): Single[] => {
    if (illegal === undefined || !isNamedIn(action as Json)) return [];
    const { code, message, rules = [] } = illegal;
    return [{ code, text: message, rules, event: null, node: null, after: [] }];
  });

  function isNamedIn(json: Json): boolean {
    if (typeof json === 'string') return names.idOf(json) === entity;
    if (typeof json !== 'object' || json === null) return json === entity;
    return Object.values(json).some((value) => value !== undefined && isNamedIn(value));
  }
}
