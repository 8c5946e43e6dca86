import type { Condition, Trigger } from '../language/words.js';

/** In hand it counts the spells that you cast: all of them, or those of a kind; a countered one is not cast. */
export function countsSpells(kind?: Condition): readonly Trigger[] {
  return [
    {
      on: 'AFTER_SPELL',
      whose: 'YOURS',
      zone: 'HAND',
      ...(kind === undefined ? {} : { subject: kind }),
      do: [{ questProgress: 1 }],
    },
  ];
}

/** In hand it counts the Naga that you play. */
export const COUNTS_NAGA: readonly Trigger[] = [
  {
    on: 'AFTER_PLAY',
    whose: 'YOURS',
    zone: 'HAND',
    subject: { race: 'NAGA' },
    do: [{ questProgress: 1 }],
  },
];

/** So many have been counted while you held it. */
export function counted(times = 1): Condition {
  return { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', atLeast: times } };
}
