import { costsLess } from '../../auras.js';
import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import { MINIONS_IN_HAND } from '../../selectors.js';
import { sigil } from '../../sigils.js';

/** ALTERAC_VALLEY set, demonhunter. */
export const CARDS: readonly CardEntry[] = [
  card('AV_209', 'Dreadprison Glaive', {
    honorableKill: [{ damage: { tag: 'ATTACK', of: 'FRIENDLY_HERO' }, to: 'ENEMY_HERO' }],
  }),
  card('AV_261', 'Flag Runner', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ enchant: 'AV_261e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('AV_261e', 'Flag Runner', { attack: 1 }),
  card('AV_262', 'Warden of Chains', {
    battlecry: [
      {
        if: {
          exists: {
            of: 'FRIENDLY_HAND',
            where: { all: [{ race: 'DEMON' }, { tag: 'COST', atLeast: 5 }] },
          },
        },
        then: [{ enchant: 'AV_262e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('AV_262e', 'Warden of Chains', { attack: 1, health: 2 }),
  ...sigil('AV_264', 'Sigil of Reckoning', {
    putIntoPlay: { random: { of: MINIONS_IN_HAND, where: { race: 'DEMON' } } },
  }),
  card('AV_265', "Ur'zul Giant", {
    auras: [
      costsLess({ deaths: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION' } } }),
    ],
  }),
  card('ONY_014', 'Keen Reflex', {
    text: [{ damage: 1, to: 'ALL_MINIONS' }],
    honorableKill: [{ enchant: 'ONY_014e', on: 'FRIENDLY_HERO' }],
  }),
  ownEnchantment('ONY_014e', 'Keen Reflex', { attack: 1, lasts: 'THIS_TURN' }),
];
