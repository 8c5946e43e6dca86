import type { Trigger } from '../../../language/trigger.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import { countOnce, isNotCounted, questline, rewardMinion, wasPlayedFor } from '../../questline.js';
import { DISCOVER_FROM_DECK } from '../../selectors.js';
import { startOfGame } from '../../start-of-game.js';

/** Each of these Costs counts once: that with which the card was played; the Questline itself is no exception (ZH-327). */
function countsCosts(costs: readonly number[]): readonly Trigger[] {
  return costs.flatMap((cost) =>
    (['AFTER_PLAY', 'AFTER_SPELL'] as const).map((on) => ({
      on,
      whose: 'YOURS',
      ...(on === 'AFTER_SPELL' ? { ownEntry: true } : {}),
      when: {
        all: [wasPlayedFor(cost), isNotCounted(cost)],
      },
      rules: ['ZH-5.3-questlines'],
      do: countOnce(cost),
    })),
  );
}

/** STORMWIND set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('SW_448', 'Darkbishop Benedictus', {
    triggers: startOfGame([{ replaceHeroPower: 'EX1_625t' }], {
      not: {
        exists: { of: 'FRIENDLY_DECK', where: { all: ['SPELL', { not: { school: 'SHADOW' } }] } },
      },
    }),
  }),
  ...questline('PRIEST', [
    {
      id: 'SW_433',
      name: 'Seek Guidance',
      progress: 3,
      reward: DISCOVER_FROM_DECK,
      triggers: countsCosts([2, 3, 4]),
    },
    {
      id: 'SW_433t',
      name: 'Discover the Void Shard',
      progress: 2,
      reward: DISCOVER_FROM_DECK,
      triggers: countsCosts([5, 6]),
    },
    {
      id: 'SW_433t2',
      name: 'Illuminate the Void',
      progress: 2,
      reward: 'SW_433t3',
      triggers: countsCosts([7, 8]),
    },
  ]),
  rewardMinion({
    id: 'SW_433t3',
    name: 'Xyrella, the Sanctified',
    class: 'PRIEST',
    keywords: ['TAUNT'],
    battlecry: [{ shuffleIntoDeck: { newCard: 'SW_433t3a' } }],
  }),
  ownCard({
    id: 'SW_433t3a',
    name: 'Purified Shard',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'STORMWIND',
    cost: 10,
    text: [{ destroy: 'ENEMY_HERO' }],
  }),
  card('SW_441', 'Shard of the Naaru', { text: [{ silence: 'ENEMY_MINIONS' }] }),
];
