import { DREDGED, dredgeThen } from '../../dredge.js';
import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import { DREDGE, YOUR_HERO } from '../../selectors.js';
import { lendsToNext } from '../../templates/next-card.js';

/** THE_SUNKEN_CITY set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_916', "Gone Fishin'", { text: DREDGE, combo: [...DREDGE, { draw: 1 }] }),
  card('TSC_085', 'Cutlass Courier', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'PIRATE' } } } }],
      },
    ],
  }),
  card('TSC_086', 'Swordfish', {
    battlecry: dredgeThen(
      { race: 'PIRATE' },
      { enchant: 'TSC_086e', on: { union: ['SELF', DREDGED] } },
    ),
  }),
  ownEnchantment('TSC_086e', 'Sharp Point', { attack: 2 }),
  card('TSC_936', 'Swiftscale Trickster', {
    battlecry: [{ enchant: 'TSC_936e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'TSC_936e',
    name: 'Fooled the Audience',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
    ...lendsToNext('SUNKEN_SPELL_COSTS_0', 'SPELL'),
  }),
  /** Its id is ours: what the card above lends to spells. */
  ownEnchantment('SUNKEN_SPELL_COSTS_0', 'Fooled the Audience', { cost: { set: 0 } }),
  card('TSC_963', 'Filletfighter', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [{ damage: 1, to: 'TARGET' }],
  }),
];
