import type { Effect, Trigger, Value } from '../../language/words.js';

/** A tool does this after something has happened, and loses one Durability. */
export function tool(
  occasion: Omit<Trigger, 'do'>,
  ...effects: readonly Effect[]
): readonly Trigger[] {
  return [{ ...occasion, do: [...effects, { loseDurability: 1, of: 'SELF' }] }];
}

/** As `tool`, each time after something has happened so often. */
export function toolAfter(
  times: number,
  occasion: Omit<Trigger, 'do'>,
  ...effects: readonly Effect[]
): readonly Trigger[] {
  const progress: Value = { tag: 'QUEST_PROGRESS', of: 'SELF' };
  return [
    {
      ...occasion,
      do: [
        { set: { QUEST_PROGRESS: { plus: [progress, 1] } }, on: 'SELF' },
        {
          if: { value: progress, atLeast: times },
          then: [
            { set: { QUEST_PROGRESS: 0 }, on: 'SELF' },
            ...effects,
            { loseDurability: 1, of: 'SELF' },
          ],
        },
      ],
    },
  ];
}
