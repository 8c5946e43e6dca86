import { LruCache } from '../../../common/memoize.js';
import { cardOf, get } from '../../state/access.js';
import type { CompiledAura } from '../../state/model.js';
import type { CardPool } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { Tag } from '../../vocabulary/index.js';

/** The rulings of auras of a kind, each once, by id of the bearer; an Aura Update cites them. */
export function rulingsOf(s: State, isOfKind: (aura: CompiledAura) => boolean): readonly string[] {
  const found: string[] = [];
  for (const bearer of bearersById(s))
    for (const aura of cardOf(s, bearer).auras)
      if (isOfKind(aura))
        for (const rule of aura.rules) if (!found.includes(rule)) found.push(rule);
  return found;
}

function bearersById({ auraBearers }: State): readonly number[] {
  return auraBearers.length === 1 ? auraBearers : auraBearers.toSorted((a, b) => a - b);
}

const CASTS = 64;

/** Rules that follow from which cards bear auras, in order of id; memoized per game. */
export function ofBearers(work: (s: State) => readonly string[]): (s: State) => readonly string[] {
  const known = new WeakMap<CardPool, LruCache<string, readonly string[]>>();
  let latest: Cited | null = null;
  return (s) => {
    if (latest !== null && isCastOf(s, latest)) return latest.rules;
    const recent = known.get(s.pool) ?? new LruCache(CASTS);
    known.set(s.pool, recent);
    const cast = bearersById(s).map((bearer) => get(s, bearer, Tag.CARD));
    const rules = recent.get(cast.join(), () => work(s));
    latest = { pool: s.pool, cast, rules };
    return rules;
  };
}

/** What was worked out last: the next update mostly has the same bearers. */
interface Cited {
  readonly pool: CardPool;
  readonly cast: readonly number[];
  readonly rules: readonly string[];
}

/** Whether the aura bearers, which mostly stand in order of id, are of these cards. */
function isCastOf(s: State, { pool, cast }: Cited): boolean {
  const { auraBearers } = s;
  if (s.pool !== pool || auraBearers.length !== cast.length) return false;
  for (let i = 0; i < cast.length; i++) {
    if (i > 0 && auraBearers[i]! < auraBearers[i - 1]!) return false;
    if (get(s, auraBearers[i]!, Tag.CARD) !== cast[i]) return false;
  }
  return true;
}
