import type { Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';

const COUNTS_OVERLOAD: readonly Trigger[] = (['AFTER_PLAY', 'AFTER_SPELL'] as const).map((on) => ({
  on,
  whose: 'YOURS',
  subject: 'HAS_OVERLOAD',
  rules: ['ZH-5.3-questlines'],
  do: [{ questProgress: 1 }],
}));

/** STORMWIND set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('SW_031', 'Command the Elements', {
    quest: { progress: 3, reward: [{ unlockOverload: 'YOU' }], next: 'SW_031t' },
    triggers: COUNTS_OVERLOAD,
  }),
  ownCard({
    id: 'SW_031t',
    name: 'Stir the Stones',
    type: 'SPELL',
    class: 'SHAMAN',
    set: 'STORMWIND',
    cost: 1,
    quest: { progress: 3, reward: [{ summon: 'SW_031t8' }], next: 'SW_031t2' },
    triggers: COUNTS_OVERLOAD,
  }),
  ownCard({
    id: 'SW_031t2',
    name: 'Tame the Flames',
    type: 'SPELL',
    class: 'SHAMAN',
    set: 'STORMWIND',
    cost: 1,
    quest: { progress: 3, reward: 'SW_031t7' },
    triggers: COUNTS_OVERLOAD,
  }),
  ownCard({
    id: 'SW_031t7',
    name: "Stormcaller Bru'kan",
    type: 'MINION',
    class: 'SHAMAN',
    set: 'STORMWIND',
    rarity: 'LEGENDARY',
    cost: 5,
    attack: 7,
    health: 7,
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
