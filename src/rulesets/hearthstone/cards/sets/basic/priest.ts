import { type CardEntry, card } from '../../entry.js';

/** BASIC set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('HERO_09', 'Anduin Wrynn', { heroPower: 'HERO_09bp' }),
  card('CS1_112', 'Holy Nova', {
    text: [
      { damage: 2, to: 'ENEMY_CHARACTERS' },
      { heal: 2, to: 'FRIENDLY_CHARACTERS' },
    ],
  }),
  card('HERO_09bp', 'Lesser Heal', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ heal: 2, to: 'TARGET' }],
  }),
  card('CS1_113', 'Mind Control', { text: [{ takeControl: 'TARGET' }] }),
  card('CS2_234', 'Shadow Word: Pain', { text: [{ destroy: 'TARGET' }] }),
  card('CS2_003', 'Mind Vision', { text: [{ giveCard: { cardOf: { random: 'ENEMY_HAND' } } }] }),
];
