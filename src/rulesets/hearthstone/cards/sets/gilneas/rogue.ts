import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { OF_ANOTHER_CLASS } from '../../selectors.js';
import { playAgain } from '../../templates/replay.js';

/** A random card of the class of the enemy hero; a Coin where that has no class. */
const A_CARD_OF_THE_ENEMY: Effect = {
  if: { entity: 'ENEMY_HERO', is: { class: 'NEUTRAL' } },
  then: [{ giveCard: 'GAME_005' }],
  else: [{ giveCard: { pool: { classOf: 'ENEMY_HERO' } } }],
};

/** GILNEAS set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_506', 'Cheap Shot', { text: [{ damage: 2, to: 'TARGET' }] }),
  card('GIL_510', 'Mistwraith', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: { has: 'ECHO' },
        do: [{ enchant: 'GIL_510e', on: 'SELF' }],
      },
    ],
  }),
  card('GIL_510e', 'Misty', { enchantment: { attack: 1, health: 1 } }),
  card('GIL_677', 'Face Collector', {
    battlecry: [{ giveCard: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } }],
  }),
  card('GIL_687', 'WANTED!', {
    text: [
      { damage: 3, to: 'TARGET' },
      { if: { entity: 'TARGET', is: 'KILLED' }, then: [{ giveCard: 'GAME_005' }] },
    ],
  }),
  card('GIL_696', 'Pick Pocket', {
    rules: { text: ['HS-REPL-class', 'ZH-4.15-neutral-hero'] },
    text: [{ giveCard: { pool: { classOf: 'ENEMY_HERO', withoutClass: 'NEUTRAL' } } }],
  }),
  card('GIL_827', 'Blink Fox', {
    rules: { battlecry: ['HS-REPL-class', 'ZH-4.15-neutral-hero'] },
    battlecry: [A_CARD_OF_THE_ENEMY],
  }),
  card('GIL_902', 'Cutthroat Buccaneer', {
    combo: [{ enchant: 'GIL_902e', on: 'FRIENDLY_WEAPON' }],
  }),
  card('GIL_902e', 'Sharpened', { enchantment: { attack: 1 } }),
  card('GIL_672', 'Spectral Cutlass', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: OF_ANOTHER_CLASS,
        rules: ['ZH-4.15-classes'],
        do: [{ enchant: 'GIL_672e', on: 'SELF' }],
      },
    ],
  }),
  card('GIL_672e', 'Spooky', { enchantment: { health: 1 } }),
  card('GIL_557', 'Cursed Castaway', {
    deathrattle: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: 'HAS_COMBO' } } }],
  }),
  card('GIL_598', 'Tess Greymane', {
    rules: { battlecry: ['ZH-5.7-spells-only', 'ZH-4.15-classes', 'HS-INF-repeats'] },
    battlecry: playAgain({
      of: { played: 'THIS_GAME', side: 'FRIENDLY' },
      where: OF_ANOTHER_CLASS,
    }),
  }),
];
