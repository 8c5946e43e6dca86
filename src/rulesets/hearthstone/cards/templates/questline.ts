import type { CardDefinition } from '../../language/card.js';
import type { Trigger } from '../../language/trigger.js';
import type { Condition, Effect } from '../../language/words.js';
import { type CardEntry, card, ownCard } from '../entry.js';

/** A part of a Questline: what has to be done how often, and what comes of it. */
interface Part {
  readonly id: string;
  readonly name: string;
  readonly progress: number;
  readonly reward: string | readonly Effect[];
  readonly triggers: readonly Trigger[];
  readonly keywords?: CardDefinition['keywords'];
  /** Until a patch it asked for another number. */
  readonly was?: { readonly before: string; readonly progress: number };
}

/** The parts of a Questline of a class, each of which brings the next; only the first is a card that can be played. */
export function questline(
  of: NonNullable<CardDefinition['class']>,
  parts: readonly Part[],
): readonly CardEntry[] {
  return parts.map(({ id, name, progress, reward, triggers, keywords = [], was }, i) => {
    const next = parts[i + 1]?.id;
    const quest = { progress, reward, ...(next === undefined ? {} : { next }) };
    const behaviour = {
      quest,
      triggers,
      ...(was && { was: [{ before: was.before, quest: { ...quest, progress: was.progress } }] }),
    };
    if (i === 0) return card(id, name, behaviour);
    const facts = { type: 'SPELL', class: of, set: 'STORMWIND', rarity: 'LEGENDARY' } as const;
    return ownCard({ id, name, cost: 1, keywords, ...facts, ...behaviour });
  });
}

export function rewardMinion(
  facts: Pick<
    CardDefinition,
    'id' | 'name' | 'class' | 'keywords' | 'battlecry' | 'race' | 'attack' | 'health'
  >,
): CardEntry {
  const printed = { type: 'MINION', set: 'STORMWIND', rarity: 'LEGENDARY' } as const;
  return ownCard({ ...printed, cost: 5, attack: 7, health: 7, ...facts });
}

export function wasPlayedFor(cost: number): Condition {
  return {
    value: { tag: 'PLAYED_COST', of: { lastPlayOf: 'EVENT_SUBJECT' } },
    exactly: cost,
  };
}

/** What a quest has counted already that wants each thing once. */
const COUNTED = 'SW_COUNTED';

export const COUNTED_CARD: CardEntry = ownCard({
  id: COUNTED,
  name: 'Counted',
  type: 'ENCHANTMENT',
  enchantment: {},
});

export function isNotCounted(number: number): Condition {
  const same: Condition = { tag: 'TAG_SCRIPT_DATA_NUM_1', exactly: number };
  return {
    not: {
      exists: {
        of: { enchantmentsOn: 'SELF' },
        where: { all: [{ card: COUNTED }, same] },
      },
    },
  };
}

export function countOnce(number: number): readonly Effect[] {
  return [{ enchant: COUNTED, on: 'SELF', num1: number }, { questProgress: 1 }];
}
