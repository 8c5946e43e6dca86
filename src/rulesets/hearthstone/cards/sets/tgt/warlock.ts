import { type CardEntry, card } from '../../entry.js';

/** TGT set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('AT_019', 'Dreadsteed', {
    deathrattle: [{ enchant: 'AT_019e', on: 'FRIENDLY_PLAYER' }],
    was: [{ before: '10.2', deathrattle: [{ summon: 'AT_019' }] }],
  }),
  card('AT_019e', 'Dreadsteed', {
    triggers: [{ on: 'END_OF_TURN', do: [{ summon: 'AT_019' }, { detach: 'SELF' }] }],
  }),
  card('AT_021', 'Tiny Knight of Evil', {
    triggers: [{ on: 'DISCARD', whose: 'YOURS', do: [{ enchant: 'AT_021e', on: 'SELF' }] }],
  }),
  card('AT_021e', 'Felrage', { enchantment: { attack: 1, health: 1 } }),
  card('AT_022', 'Fist of Jaraxxus', {
    text: [{ damage: 4, to: { random: 'ENEMY_CHARACTERS' } }],
    triggers: [
      {
        on: 'DISCARD',
        subject: 'IS_SELF',
        zone: 'GRAVEYARD',
        do: [{ damage: 4, to: { random: 'ENEMY_CHARACTERS' } }],
      },
    ],
  }),
];
