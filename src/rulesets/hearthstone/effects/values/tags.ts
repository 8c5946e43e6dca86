import type { Readable } from '../../language/readable.js';
import { attackOf, cardOf, get, healthLeft } from '../../state/access.js';
import type { State } from '../../state/state.js';
import { Tag } from '../../vocabulary/index.js';

export function reader(name: Readable): (s: State, e: number) => number {
  if (name === 'ATTACK') return attackOf;
  if (name === 'HEALTH_LEFT') return healthLeft;
  if (name === 'PRINTED_COST') return (s, e) => cardOf(s, e).cost;
  if (name === 'PRINTED_ATTACK') return (s, e) => cardOf(s, e).attack;
  if (name === 'PRINTED_HEALTH') return (s, e) => cardOf(s, e).health;
  const column = Tag[name];
  return (s, e) => get(s, e, column);
}
