import { Recent } from '../../../common/recent.js';
import type { CardRow, JsonObject } from '../../../ruleset.js';
import { poolOf } from '../../cards/registry.js';
import { sentencesOf } from '../../cards/sentences/card.js';
import type { CompiledCard } from '../../state/compiled-card.js';
import type { CardPool } from '../../state/pool.js';
import { editionOf } from '../../vocabulary/editions.js';
import { CardType } from '../../vocabulary/index.js';

const rows = new Recent<string, readonly CardRow[]>(4);

/** All built-in cards with their values of an edition, by id. */
export function cardRows(patch: string): readonly CardRow[] {
  return rows.get(patch, () => {
    const pool = poolOf(editionOf(patch));
    return pool.cards
      .filter((card) => card.known && isCard(card))
      .map((card) => rowOf(card, pool))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  });
}

/** What was different about a card, each before a patch, the earliest first. */
export function cardHistory(id: string, patch: string): readonly JsonObject[] {
  const { was = [] } = poolOf(editionOf(patch)).byId.get(id)?.definition ?? {};
  return JSON.parse(JSON.stringify(was)) as JsonObject[];
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

/** What is known of a card, with what it does in sentences. */
function rowOf(card: CompiledCard, { byId }: CardPool): CardRow {
  const { was: _, ...definition } = card.definition;
  const reads = sentencesOf(card.definition, (id) => byId.get(id)?.definition);
  return {
    ...(JSON.parse(JSON.stringify(definition)) as CardRow),
    ...(reads === '' ? {} : { reads }),
  };
}
