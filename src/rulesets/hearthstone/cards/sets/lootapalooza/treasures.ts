import { type CardEntry, card } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED } from '../../selectors.js';

/** LOOTAPALOOZA set, what is in Marin's chest. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_357l', 'Master Chest', {
    deathrattle: [
      {
        giveCard: { oneOf: ['LOOT_998h', 'LOOT_998j', 'LOOT_998k', 'LOOT_998l'] },
        who: 'OPPONENT',
      },
    ],
  }),
  card('LOOT_998h', "Tolin's Goblet", {
    text: [
      { draw: 1, save: 'drawn' },
      {
        giveCard: { cardOf: { saved: 'drawn' } },
        count: { minus: [10, { count: 'FRIENDLY_HAND' }] },
      },
    ],
  }),
  card('LOOT_998j', "Zarog's Crown", {
    text: [
      {
        discover: { pool: { type: 'MINION', rarity: 'LEGENDARY' } },
        in: 'SETASIDE',
        save: 'legend',
        then: [{ summon: { cardOf: { saved: 'legend' } }, count: 2 }],
      },
    ],
  }),
  card('LOOT_998k', 'Golden Kobold', {
    rules: { battlecry: ['ZH-4.5-worded-replace'] },
    battlecry: [
      {
        forEach: 'FRIENDLY_HAND',
        do: [{ transform: 'IT', into: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } }],
      },
    ],
  }),
  card('LOOT_998l', 'Wondrous Wand', {
    text: [
      { draw: 3, save: 'drawn' },
      { enchant: 'LOOT_998le', on: { saved: 'drawn' } },
    ],
  }),
  card('LOOT_998le', "Wand's Wonder", {
    enchantment: { cost: { set: 0 } },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
];
