import type { Effect, Trigger, Value } from '../../language/words.js';

type Occasion = Omit<Trigger, 'do' | 'zone'>;

const RULES = ['SUP-STONE-LIST', 'SUP-STONE-WIKI', 'SUP-STONE-COST', 'ZH-5.3-spellstones'];

const become = (into: string): Effect => ({
  transform: 'SELF',
  into,
  keepingOnly: { of: { enchantmentsOn: 'SELF' }, where: 'KEPT_BY_UPGRADES' },
});

/** It becomes the next stone each time that something happens (SUP-STONE-WIKI). */
export function growsEachTime(occasion: Occasion, into: string): readonly Trigger[] {
  return [{ rules: RULES, ...occasion, zone: 'HAND', do: [become(into)] }];
}

/** How much progress it takes, and how much each occasion is. */
interface Growth {
  readonly needed: number;
  readonly each?: Value;
  readonly then?: readonly Effect[];
}

/** It becomes the next stone after some progress; one level at a time, and what is left over counts on (SUP-STONE-WIKI). */
export function growsAfter(
  occasion: Occasion,
  { needed, each = 1, then = [] }: Growth,
  into: string,
): readonly Trigger[] {
  const progress: Value = { tag: 'QUEST_PROGRESS', of: 'SELF' };
  const grow: readonly Effect[] = [
    { set: { QUEST_PROGRESS: { plus: [progress, each] } }, on: 'SELF' },
    {
      if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', atLeast: needed } },
      then: [
        { set: { QUEST_PROGRESS: { minus: [progress, needed] } }, on: 'SELF' },
        become(into),
        ...then,
      ],
    },
  ];
  return [{ rules: RULES, ...occasion, zone: 'HAND', do: grow }];
}
