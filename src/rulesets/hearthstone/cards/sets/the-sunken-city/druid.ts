import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import { HAS_UNSPENT_MANA, OTHER_FRIENDLY_MINIONS } from '../../selectors.js';
import { COUNTS_NAGA, counted, countsSpells } from '../../while-holding.js';

/** THE_SUNKEN_CITY set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('TID_000', 'Spirit of the Tides', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        when: HAS_UNSPENT_MANA,
        do: [{ enchant: 'TID_000e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('TID_000e', 'Endless Sea', { attack: 1, health: 2 }),
  card('TID_002', 'Herald of Nature', {
    triggers: countsSpells({ school: 'NATURE' }),
    battlecry: [{ if: counted(), then: [{ enchant: 'TID_002e', on: OTHER_FRIENDLY_MINIONS }] }],
  }),
  ownEnchantment('TID_002e', "Nature's Bounty", { attack: 1, health: 2 }),
  card('TSC_651', 'Seaweed Strike', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    triggers: COUNTS_NAGA,
    text: [
      { damage: 4, to: 'TARGET' },
      { if: counted(), then: [{ enchant: 'TSC_651e', on: 'FRIENDLY_HERO' }] },
    ],
  }),
  ownEnchantment('TSC_651e', 'Explosive', { attack: 4, lasts: 'THIS_TURN' }),
  card('TSC_652', 'Green-Thumb Gardener', {
    battlecry: [
      {
        save: 'dearest',
        entities: {
          first: { highest: 'COST', among: { of: 'FRIENDLY_HAND', where: 'SPELL' } },
        },
      },
      { gainMana: { tag: 'COST', of: { saved: 'dearest' } }, kind: 'REFRESH' },
    ],
  }),
];
