import type { Trigger } from '../../../language/trigger.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import { questline, rewardMinion, wasPlayedFor } from '../../questline.js';
import { UPGRADE_HERO_POWER } from '../../upgraded-powers.js';

/** Different cards that are played for 1 mana, in every part anew. */
const COUNTS_CARDS: readonly Trigger[] = [
  {
    on: 'ON_PLAY',
    whose: 'YOURS',
    when: {
      all: [
        wasPlayedFor(1),
        { not: { exists: { of: 'NOTED', where: { sameCardAs: 'EVENT_SUBJECT' } } } },
      ],
    },
    rules: ['ZH-5.3-questlines'],
    do: [{ note: 'EVENT_SUBJECT' }, { questProgress: 1 }],
  },
];

/** STORMWIND set, paladin. */
export const CARDS: readonly CardEntry[] = [
  ...questline('PALADIN', [
    {
      id: 'SW_313',
      name: 'Rise to the Occasion',
      progress: 3,
      reward: [{ equip: 'CS2_091' }],
      triggers: COUNTS_CARDS,
    },
    {
      id: 'SW_313t',
      name: 'Pave the Way',
      progress: 3,
      reward: UPGRADE_HERO_POWER,
      triggers: COUNTS_CARDS,
    },
    {
      id: 'SW_313t2',
      name: 'Avenge the Fallen',
      progress: 3,
      reward: 'SW_313t4',
      triggers: COUNTS_CARDS,
    },
  ]),
  rewardMinion({
    id: 'SW_313t4',
    name: 'Lightborn Cariel',
    class: 'PALADIN',
    battlecry: [{ enchant: 'SW_313t4e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'SW_313t4e',
    name: "Light's Strength",
    type: 'ENCHANTMENT',
    enchantment: { attack: 2, health: 2, everyCard: 'CS2_101t' },
  }),
  card('SW_046', 'City Tax', { text: [{ damage: 1, to: 'ENEMY_MINIONS' }] }),
];
