import { type CardEntry, card } from '../../entry.js';
import { CTHUN_GIFT, CTHUN_HAS_10_ATTACK, giveCthun } from '../../selectors.js';

/** OG set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('OG_047', 'Feral Rage', { chooseOne: ['OG_047a', 'OG_047b'] }),
  card('OG_047a', 'Evolve Spines', { text: [{ enchant: 'OG_047e', on: 'FRIENDLY_HERO' }] }),
  card('OG_047b', 'Evolve Scales', { text: [{ gainArmor: 8 }] }),
  card('OG_047e', 'Spines', { enchantment: { attack: 4, lasts: 'THIS_TURN' } }),
  card('OG_048', "Mark of Y'Shaarj", {
    text: [
      { enchant: 'OG_048e', on: 'TARGET' },
      { if: { entity: 'TARGET', is: { race: 'BEAST' } }, then: [{ draw: 1 }] },
    ],
  }),
  card('OG_048e', "Mark of Y'Shaarj", { enchantment: { attack: 2, health: 2 } }),
  card('OG_195', 'Wisps of the Old Gods', { chooseOne: ['OG_195a', 'OG_195b'] }),
  card('OG_195a', 'Many Wisps', { text: [{ summon: 'OG_195c', count: 7 }] }),
  card('OG_195b', 'Big Wisps', { text: [{ enchant: 'OG_195e', on: 'FRIENDLY_MINIONS' }] }),
  card('OG_195c', 'Wisp'),
  card('OG_195e', 'Enormous', { enchantment: { attack: 2, health: 2 } }),
  card('OG_202', 'Mire Keeper', { chooseOne: ['OG_202a', 'OG_202b'] }),
  card('OG_202a', "Y'Shaarj's Strength", { text: [{ summon: 'OG_202c' }] }),
  card('OG_202b', "Yogg-Saron's Magic", { text: [{ gainMana: 1, kind: 'EMPTY_CRYSTAL' }] }),
  card('OG_313', 'Addled Grizzly', {
    triggers: [
      { on: 'AFTER_SUMMON', whose: 'YOURS', do: [{ enchant: 'OG_313e', on: 'EVENT_SUBJECT' }] },
    ],
  }),
  card('OG_313e', 'Addled', { enchantment: { attack: 1, health: 1 } }),
  card('OG_188', 'Klaxxi Amber-Weaver', {
    battlecry: [{ if: CTHUN_HAS_10_ATTACK, then: [{ enchant: 'OG_188e', on: 'SELF' }] }],
  }),
  card('OG_188e', 'Amber Carapace', { enchantment: { health: 5 } }),
  card('OG_293', 'Dark Arakkoa', { battlecry: [giveCthun('OG_293e', 3)] }),
  card('OG_293e', 'Arrakoa Devotion', { enchantment: CTHUN_GIFT }),
  card('OG_051', 'Forbidden Ancient', {
    battlecry: [{ spendMana: 'ALL' }, { enchant: 'OG_051e', on: 'SELF', num1: 'RESULT' }],
  }),
  card('OG_051e', 'Forbidden Power', { enchantment: { attack: 'NUM_1', health: 'NUM_1' } }),
  card('OG_044', 'Fandral Staghelm', {
    auras: [{ update: 'OTHER', tag: 'CHOOSE_BOTH', on: 'FRIENDLY_PLAYER' }],
  }),
  card('OG_044a', 'Druid of the Claw', {
    keywords: ['RUSH', 'TAUNT'],
    was: [{ before: '20.0', keywords: ['CHARGE', 'TAUNT'] }],
    override: {
      facts: { attack: 5, was: [{ before: '20.0', attack: 4 }] },
      because: 'it has what both forms have, which grew in 20.0; the data has it of before',
    },
  }),
  card('OG_044b', 'Druid of the Flame'),
  card('OG_044c', 'Druid of the Saber'),
];
