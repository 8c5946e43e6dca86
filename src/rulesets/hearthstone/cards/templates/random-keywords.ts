import type { Condition, Effect } from '../../language/words.js';
import type { Keyword } from '../../vocabulary/index.js';

/** Something that SELF can gain, and when that is still possible; absent: always. */
interface Gift {
  readonly gains: Effect;
  readonly while?: Condition;
}

/** SELF gains a random one of some keywords that it does not have yet; nothing once it has all (HS-INF-keyword-once). */
export function gainsOneOf(...keywords: readonly Keyword[]): readonly Effect[] {
  return gainsGift(
    ...keywords.map((keyword) => ({
      gains: { set: { [keyword]: 1 }, on: 'SELF' } as const,
      while: lacks(keyword),
    })),
  );
}

/** SELF gains a random one of those that are still possible (HS-INF-keyword-once). */
export function gainsGift(...gifts: readonly Gift[]): readonly Effect[] {
  const left = gifts.map((gift) =>
    gift.while === undefined ? 1 : ({ if: gift.while, then: 1, else: 0 } as const),
  );
  return [
    { save: 'kinds', value: { plus: left }, rules: ['HS-INF-keyword-once'] },
    ...Array.from({ length: gifts.length }, (_, i) => oneOf(gifts, gifts.length - i)),
  ];
}

/** If so many are left, one of these at random is gained, and then nothing more. */
function oneOf(gifts: readonly Gift[], left: number): Effect {
  return {
    if: { value: { saved: 'kinds' }, exactly: left },
    then: [
      { save: 'kinds', value: 0 },
      { save: 'at', value: left === 1 ? 1 : { randomFrom: [1, left] } },
      ...gifts.flatMap(take),
    ],
  };
}

/** Counts down over those that are possible; that at which the count ends is gained. */
function take(gift: Gift): readonly Effect[] {
  const counts: readonly Effect[] = [
    { save: 'at', value: { minus: [{ saved: 'at' }, 1] } },
    {
      if: { value: { saved: 'at' }, exactly: 0 },
      then: [{ save: 'at', value: -1 }, gift.gains],
    },
  ];
  return gift.while === undefined ? counts : [{ if: gift.while, then: counts }];
}

export function lacks(keyword: Keyword): Condition {
  return { entity: 'SELF', is: { not: { has: keyword } } };
}
