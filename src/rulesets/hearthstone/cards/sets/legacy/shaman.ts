import { type CardEntry, ownEnchantment, ownMinion } from '../../entry.js';
import { OTHER_FRIENDLY_MINIONS } from '../../selectors.js';

/** LEGACY set, shaman. */
export const CARDS: readonly CardEntry[] = [
  ownMinion({
    id: 'CS2_058',
    name: 'Strength Totem',
    class: 'SHAMAN',
    set: 'LEGACY',
    race: 'TOTEM',
    cost: 1,
    attack: 0,
    health: 2,
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ enchant: 'CS2_058e', on: { random: OTHER_FRIENDLY_MINIONS } }],
      },
    ],
  }),
  ownEnchantment('CS2_058e', 'Strength Totem', { attack: 1 }),
  // what Totemic Slam offers; its id is ours
  ownMinion({
    id: 'CS2_058a',
    name: 'Strength Totem',
    class: 'SHAMAN',
    set: 'LEGACY',
    cost: 1,
    attack: 0,
    health: 2,
    battlecry: [{ summon: 'CS2_058' }],
  }),
];
