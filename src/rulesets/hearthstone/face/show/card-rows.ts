import { Recent } from '../../../common/recent.js';
import type { CardRow } from '../../../ruleset.js';
import { poolOf } from '../../cards/registry.js';
import type { CompiledCard } from '../../state/compiled-card.js';
import { editionOf } from '../../vocabulary/editions.js';
import { CardType } from '../../vocabulary/index.js';

const rows = new Recent<string, readonly CardRow[]>(4);

/** All built-in cards with their values of an edition, by id. */
export function cardRows(patch: string): readonly CardRow[] {
  return rows.get(patch, () =>
    poolOf(editionOf(patch))
      .cards.filter((card) => card.known && isCard(card))
      .map(rowOf)
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
}

function isCard({ type }: CompiledCard): boolean {
  return Object.values([
    CardType.MINION,
    CardType.SPELL,
    CardType.WEAPON,
    CardType.HERO,
    CardType.HERO_POWER,
    CardType.ENCHANTMENT,
  ] as readonly number[]).includes(type);
}

function rowOf(card: CompiledCard): CardRow {
  const { was: _, ...definition } = card.definition;
  return JSON.parse(JSON.stringify(definition)) as CardRow;
}
