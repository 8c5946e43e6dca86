import type { Cannot, Keyword } from '../language/words.js';
import { cardOf, get, printed } from '../state/access.js';
import { partNumber } from '../state/pool.js';
import type { State } from '../state/state.js';
import { Col, DAMAGE_TYPES, Kind } from '../vocabulary/index.js';
import { isBlank } from './characters.js';
import type { Looks, PowerRef } from './view.js';

/** Looks while they are being worked out. */
export interface Draft extends Looks {
  powers: PowerRef[];
  tags: Set<string>;
  keywords: Set<Keyword>;
  cannot: Set<Cannot>;
  trueAtk: number;
  trueHealth: number;
  damageType: number;
  mustAttack: boolean;
  mayStayExhausted: boolean;
  powersLostAt: number;
  rules: Set<string>;
}

/** What is printed; of an object that is no more, as it last was; a resource face down has nothing (WOW-408.1b). */
export function asPrinted(s: State, e: number): Draft {
  const draft: Draft = {
    powers: [],
    tags: new Set(),
    keywords: new Set(),
    cannot: new Set(),
    trueAtk: 0,
    trueHealth: 0,
    damageType: 0,
    mustAttack: false,
    mayStayExhausted: false,
    powersLostAt: 0,
    rules: new Set(),
  };
  const kind = get(s, e, Col.KIND);
  if ((kind !== Kind.CARD && kind !== Kind.FORMER) || isBlank(s, e)) return draft;
  const { tags = [], traits = [], limits = {}, keywords = [], ...card } = printed(s, e);
  for (const tag of [...tags, ...traits, ...Object.keys(limits)]) draft.tags.add(tag);
  for (const keyword of keywords) draft.keywords.add(keyword);
  const isFormer = kind === Kind.FORMER;
  draft.trueAtk = isFormer ? get(s, e, Col.AMOUNT) : (card.atk ?? 0);
  draft.trueHealth = isFormer ? get(s, e, Col.X) : (card.health ?? 0);
  draft.damageType = DAMAGE_TYPES.indexOf(card.damageType ?? 'MELEE');
  const isFlipped = card.type === 'HERO' && get(s, e, Col.FACE_DOWN) === 1;
  const owned = cardOf(s, e);
  for (const power of card.powers ?? []) {
    // a flipped hero has lost its printed payment power (WOW-301.2)
    if (isFlipped && 'payment' in power) continue;
    draft.powers.push({ card: owned.index, part: partNumber(owned, power), from: 0 });
  }
  return draft;
}

/** The same, to be changed apart. */
export function copyOf(draft: Draft): Draft {
  const { powers, tags, keywords, cannot, rules } = draft;
  return {
    ...draft,
    powers: [...powers],
    tags: new Set(tags),
    keywords: new Set(keywords),
    cannot: new Set(cannot),
    rules: new Set(rules),
  };
}
