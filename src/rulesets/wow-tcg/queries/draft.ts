import type { Modifier } from '../language/card.js';
import type { Cannot, Keyword } from '../language/words.js';
import { cardOf, formerModifiers, get, printed } from '../state/access.js';
import { type Card, partNumber } from '../state/pool.js';
import type { State } from '../state/state.js';
import { Col, DAMAGE_TYPES, Kind } from '../vocabulary/index.js';
import { isBlank } from './characters.js';
import { modifierOf, partOf } from './texts.js';
import type { ActiveModifier, Looks, PowerRef } from './view.js';

/** Looks while they are being worked out. */
export interface Draft extends Looks {
  powers: PowerRef[];
  tags: Set<string>;
  keywords: Set<Keyword>;
  cannot: Set<Cannot>;
  trueAtk: number;
  trueHealth: number;
  trueDef: number;
  damageType: number;
  mustAttack: boolean;
  mayStayExhausted: boolean;
  canActivateAtOnce: boolean;
  powersLostAt: number;
  applied: ActiveModifier[];
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
    trueDef: 0,
    damageType: 0,
    mustAttack: false,
    mayStayExhausted: false,
    canActivateAtOnce: false,
    powersLostAt: 0,
    applied: [],
    rules: new Set(),
  };
  const kind = get(s, e, Col.KIND);
  if ((kind !== Kind.CARD && kind !== Kind.FORMER) || isBlank(s, e)) return draft;
  const { tags = [], traits = [], limits = {}, keywords = [], ...card } = printed(s, e);
  for (const tag of [...tags, ...traits, ...Object.keys(limits)]) draft.tags.add(tag);
  for (const keyword of keywords) draft.keywords.add(keyword);
  draft.trueAtk = card.atk ?? 0;
  draft.trueHealth = card.health ?? 0;
  draft.trueDef = card.def ?? 0;
  draft.damageType = DAMAGE_TYPES.indexOf(card.damageType ?? 'MELEE');
  const isFlipped = card.type === 'HERO' && get(s, e, Col.FACE_DOWN) === 1;
  const owned = cardOf(s, e);
  for (const power of card.powers ?? []) {
    // a flipped hero has lost its printed payment power (WOW-301.2)
    if (isFlipped && 'payment' in power) continue;
    draft.powers.push({ card: owned.index, part: partNumber(owned, power), from: 0 });
  }
  if (kind === Kind.FORMER) asItLastWas(s, e, draft);
  return draft;
}

/** ATK, health and damage type are written in its row; words are those of the modifiers that applied (WOW-709.2d). */
function asItLastWas(s: State, e: number, draft: Draft): void {
  for (const row of formerModifiers(s, e)) {
    const modifier = modifierOf(partOf(s, row).node)!;
    applyWords(draft, modifier, {
      card: cardOf(s, row),
      key: row,
      timestamp: get(s, row, Col.TIMESTAMP),
    });
  }
  if (get(s, e, Col.BASE_CONTROLLER) === 0) return;
  draft.trueAtk = get(s, e, Col.AMOUNT);
  draft.trueHealth = get(s, e, Col.X);
  draft.damageType = get(s, e, Col.DAMAGE_TYPE);
}

/** What gives a card words: the card whose text it is, the key of the modifier and when it was made. */
export interface Giver {
  readonly card: Card;
  readonly key: number;
  readonly timestamp: number;
}

/** Gives and takes what a modifier says in words: powers, keywords, tags, and what cannot happen (WOW-714.1). */
export function applyWords(
  draft: Draft,
  modifier: Modifier,
  { card, key, timestamp }: Giver,
): void {
  if (modifier.losePowers === true) {
    draft.powers = [];
    draft.keywords.clear();
    draft.powersLostAt ||= timestamp;
  }
  for (const keyword of modifier.keywords ?? []) draft.keywords.add(keyword);
  for (const tag of modifier.tags ?? []) draft.tags.add(tag);
  for (const tag of modifier.loseTags ?? []) draft.tags.delete(tag);
  for (const cannot of modifier.cannot ?? []) draft.cannot.add(cannot);
  if (modifier.power !== undefined)
    draft.powers.push({ card: card.index, part: partNumber(card, modifier.power), from: key });
}

export function copyOf(draft: Draft): Draft {
  const { powers, tags, keywords, cannot, applied, rules } = draft;
  return {
    ...draft,
    powers: [...powers],
    tags: new Set(tags),
    keywords: new Set(keywords),
    cannot: new Set(cannot),
    applied: [...applied],
    rules: new Set(rules),
  };
}
