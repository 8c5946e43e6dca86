import { attackOf, cardOf, get, healthLeft } from '../../state/access.js';
import type { State } from '../../state/state.js';
import { TAG_NAMES, Tag } from '../../vocabulary/index.js';

/** What can be read off an entity: its tags, and what its card shows. */
export const READABLE = [...TAG_NAMES, 'ATTACK', 'HEALTH_LEFT', 'PRINTED_COST'] as const;

export type Readable = (typeof READABLE)[number];

export function reader(name: Readable): (s: State, e: number) => number {
  if (name === 'ATTACK') return attackOf;
  if (name === 'HEALTH_LEFT') return healthLeft;
  if (name === 'PRINTED_COST') return (s, e) => cardOf(s, e).cost;
  const column = Tag[name];
  return (s, e) => get(s, e, column);
}
