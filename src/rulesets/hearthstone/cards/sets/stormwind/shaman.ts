import type { Trigger } from '../../../language/words.js';
import { type CardEntry, ownCard } from '../../entry.js';
import { questline, rewardMinion } from '../../questline.js';

const COUNTS_OVERLOAD: readonly Trigger[] = (['AFTER_PLAY', 'AFTER_SPELL'] as const).map((on) => ({
  on,
  whose: 'YOURS',
  subject: 'HAS_OVERLOAD',
  rules: ['ZH-5.3-questlines'],
  do: [{ questProgress: 1 }],
}));

/** STORMWIND set, shaman. */
export const CARDS: readonly CardEntry[] = [
  ...questline('SHAMAN', [
    {
      id: 'SW_031',
      name: 'Command the Elements',
      progress: 3,
      reward: [{ unlockOverload: 'YOU' }],
      triggers: COUNTS_OVERLOAD,
    },
    {
      id: 'SW_031t',
      name: 'Stir the Stones',
      progress: 3,
      reward: [{ summon: 'SW_031t8' }],
      triggers: COUNTS_OVERLOAD,
    },
    {
      id: 'SW_031t2',
      name: 'Tame the Flames',
      progress: 3,
      reward: 'SW_031t7',
      triggers: COUNTS_OVERLOAD,
    },
  ]),
  rewardMinion({
    id: 'SW_031t7',
    name: "Stormcaller Bru'kan",
    class: 'SHAMAN',
    battlecry: [{ enchant: 'SW_031t7e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'SW_031t7e',
    name: 'Stormcaller',
    type: 'ENCHANTMENT',
    enchantment: { spellsResolveTwice: true },
  }),
  ownCard({
    id: 'SW_031t8',
    name: 'Living Earth',
    type: 'MINION',
    class: 'SHAMAN',
    set: 'STORMWIND',
    race: 'ELEMENTAL',
    cost: 3,
    attack: 3,
    health: 3,
    keywords: ['TAUNT'],
  }),
];
