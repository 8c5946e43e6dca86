import { type CardEntry, card } from '../../entry.js';
import { CTHUN_HAS_10_ATTACK, OTHER_MINIONS } from '../../selectors.js';

/** OG set, warrior. */
export const CARDS: readonly CardEntry[] = [
  // a new one: the rulebooks know no weapon that goes back itself
  card('OG_033', 'Tentacles for Arms', { deathrattle: [{ giveCard: 'OG_033' }] }),
  card('OG_149', 'Ravaging Ghoul', { battlecry: [{ damage: 1, to: OTHER_MINIONS }] }),
  card('OG_218', 'Bloodhoof Brave', { auras: [{ update: 'HEALTH_ATTACK', enrage: 'OG_218e' }] }),
  card('OG_218e', 'Enraged', { enchantment: { attack: 3 } }),
  card('OG_220', 'Malkorok', { battlecry: [{ equip: { pool: { type: 'WEAPON' } } }] }),
  card('OG_276', 'Blood Warriors', {
    text: [
      {
        forEach: { of: 'FRIENDLY_MINIONS', where: { all: ['DAMAGED', 'SURVIVES'] } },
        do: [{ giveCard: { cardOf: 'IT' } }],
      },
    ],
  }),
  card('OG_312', "N'Zoth's First Mate", { battlecry: [{ equip: 'OG_058' }] }),
  card('OG_314', 'Blood To Ichor', {
    text: [
      { damage: 1, to: 'TARGET' },
      {
        if: { entity: 'TARGET', is: 'SURVIVES' },
        then: [{ summon: 'OG_314b' }],
        rules: ['HS-DH4'],
      },
    ],
  }),
  card('OG_315', 'Bloodsail Cultist', {
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_MINIONS', where: { race: 'PIRATE' }, except: 'SELF' } },
        then: [{ enchant: 'OG_315e', on: 'FRIENDLY_WEAPON' }],
      },
    ],
  }),
  card('OG_315e', 'Reforged', { enchantment: { attack: 1, health: 1 } }),
  card('OG_301', 'Ancient Shieldbearer', {
    battlecry: [{ if: CTHUN_HAS_10_ATTACK, then: [{ gainArmor: 10 }] }],
  }),
];
