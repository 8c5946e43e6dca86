import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import { lendsToNext } from '../../next-card.js';
import { CONTROLS_A_SECRET, MINIONS_IN_DECK } from '../../selectors.js';

/** ALTERAC_VALLEY set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('AV_334', 'Stormpike Battle Ram', {
    deathrattle: [{ enchant: 'AV_334e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'AV_334e',
    name: 'Stormpike Battle Ram',
    type: 'ENCHANTMENT',
    ...lendsToNext('AV_334e2', { race: 'BEAST' }),
  }),
  ownEnchantment('AV_334e2', 'Stormpike Battle Ram', { cost: -2 }),
  card('AV_335', 'Ram Tamer', {
    battlecry: [{ if: CONTROLS_A_SECRET, then: [{ enchant: 'AV_335e', on: 'SELF' }] }],
  }),
  ownEnchantment('AV_335e', 'Ram Tamer', { attack: 1, health: 1, grants: ['STEALTH'] }),
  card('ONY_009', 'Pet Collector', {
    battlecry: [
      {
        putIntoPlay: {
          random: {
            of: MINIONS_IN_DECK,
            where: { all: [{ race: 'BEAST' }, { tag: 'COST', atMost: 5 }] },
          },
        },
      },
    ],
  }),
  card('ONY_010', 'Dragonbane Shot', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 2, to: 'TARGET' }],
    honorableKill: [{ giveCard: 'ONY_010' }],
  }),
];
