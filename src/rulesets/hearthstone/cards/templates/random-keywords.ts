import type { Condition, Effect } from '../../language/words.js';
import type { Keyword } from '../../vocabulary/index.js';

/** SELF gains a random one of some keywords that it does not have yet; nothing once it has all (HS-INF-keyword-once). */
export function gainsOneOf(...keywords: readonly Keyword[]): readonly Effect[] {
  const left = keywords.map((keyword) => ({ if: lacks(keyword), then: 1, else: 0 }) as const);
  return [
    { save: 'kinds', value: { plus: left }, rules: ['HS-INF-keyword-once'] },
    ...Array.from({ length: keywords.length }, (_, i) => oneOf(keywords, keywords.length - i)),
  ];
}

/** If so many kinds are left, one of these at random is gained, and then nothing more. */
function oneOf(keywords: readonly Keyword[], left: number): Effect {
  return {
    if: { value: { saved: 'kinds' }, exactly: left },
    then: [
      { save: 'kinds', value: 0 },
      { save: 'at', value: left === 1 ? 1 : { randomFrom: [1, left] } },
      ...keywords.flatMap(take),
    ],
  };
}

/** Counts down over the keywords that are lacking; that at which the count ends is gained. */
function take(keyword: Keyword): readonly Effect[] {
  return [
    {
      if: lacks(keyword),
      then: [
        { save: 'at', value: { minus: [{ saved: 'at' }, 1] } },
        {
          if: { value: { saved: 'at' }, exactly: 0 },
          then: [
            { save: 'at', value: -1 },
            { set: { [keyword]: 1 }, on: 'SELF' },
          ],
        },
      ],
    },
  ];
}

function lacks(keyword: Keyword): Condition {
  return { entity: 'SELF', is: { not: { has: keyword } } };
}
