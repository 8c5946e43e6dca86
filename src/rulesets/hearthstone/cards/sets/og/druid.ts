import { type CardEntry, card } from '../../entry.js';

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
];
