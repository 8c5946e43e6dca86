import type { CardDefinition } from '../../language/card.js';
import { type CardEntry, card, ownCard } from '../entry.js';

/** Mana Crystals that make a spell of Rank 1, and of Rank 2, become the next one. */
const UPGRADES_AT = [5, 10] as const;

export type RankOfSpell = Pick<CardDefinition, 'text'>;

interface RankedSpell {
  /** The id of Rank 1; the others have `t` and `t2` at its end. */
  readonly id: string;
  readonly name: string;
  readonly shared: Pick<CardDefinition, 'class' | 'set' | 'cost' | 'school' | 'requires'>;
  readonly ranks: readonly [RankOfSpell, RankOfSpell, RankOfSpell];
}

export function rankedSpell({ id, name, shared, ranks }: RankedSpell): readonly CardEntry[] {
  const ids = [id, `${id}t`, `${id}t2`];
  return ranks.map((says, i) => {
    const rank = { ...says, ...upgrade(UPGRADES_AT[i], ids[i + 1]) };
    const called = `${name} (Rank ${i + 1})`;
    if (i === 0) {
      const { requires } = shared;
      return card(id, called, { ...rank, ...(requires !== undefined && { requires }) });
    }
    return ownCard({
      id: ids[i]!,
      name: called,
      type: 'SPELL',
      ...shared,
      ...rank,
    });
  });
}

function upgrade(
  crystals: number | undefined,
  into: string | undefined,
): Pick<CardDefinition, 'auras'> {
  if (crystals === undefined || into === undefined) return {};
  return {
    auras: [
      {
        update: 'OTHER',
        zone: 'HAND',
        if: { value: { tag: 'RESOURCES', of: 'FRIENDLY_PLAYER' }, atLeast: crystals },
        do: [
          {
            transform: 'SELF',
            into,
            keepingOnly: { of: { enchantmentsOn: 'SELF' }, where: 'KEPT_BY_UPGRADES' },
          },
        ],
        rules: ['HS-INF-ranked'],
      },
    ],
  };
}
