import { type CardEntry, card } from '../../entry.js';
import {
  MAGNETIC_PART,
  MINIONS_IN_DECK,
  RANDOM_ENEMY_MINION,
  randomDefender,
} from '../../selectors.js';

/** BOOMSDAY set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_402', 'Secret Plan', {
    text: [{ discover: { pool: { type: 'SPELL', secret: true } }, then: [] }],
  }),
  card('BOT_033', 'Bomb Toss', { text: [{ damage: 2, to: 'TARGET' }, { summon: 'BOT_031' }] }),
  card('BOT_034', 'Boommaster Flark', {
    battlecry: [{ summon: 'BOT_031', count: 4, at: 'ALTERNATING' }],
  }),
  card('BOT_035', 'Venomizer'),
  card('BOT_038', 'Fireworks Tech', {
    battlecry: [{ enchant: 'BOT_038e', on: 'TARGET' }, { triggerDeathrattles: 'TARGET' }],
  }),
  card('BOT_038e', 'Primed', { enchantment: { attack: 1, health: 1 } }),
  card('BOT_039', 'Necromechanic', {
    auras: [{ update: 'OTHER', tag: 'EXTRA_DEATHRATTLES_BASE', on: 'FRIENDLY_PLAYER' }],
  }),
  card('BOT_251', 'Spider Bomb', {
    magnetic: 'BOT_251e',
    deathrattle: [{ destroy: RANDOM_ENEMY_MINION }],
  }),
  card('BOT_251e', 'Spider Bomb', {
    enchantment: MAGNETIC_PART,
    deathrattle: [{ destroy: RANDOM_ENEMY_MINION }],
  }),
  // that all of them are there before the first one attacks is inferred from the order of the text
  card('BOT_429', "Flark's Boom-Zooka", {
    rules: { text: ['ZH-2.6-forced'] },
    text: [
      { save: 'crew', entities: { random: MINIONS_IN_DECK, count: 3 } },
      { putIntoPlay: { saved: 'crew' } },
      {
        forEach: { of: { saved: 'crew' }, where: 'ON_BOARD' },
        do: [{ forceAttack: 'IT', on: randomDefender('ENEMY_MINIONS') }],
      },
      { destroy: { of: { saved: 'crew' }, where: 'ON_BOARD' } },
    ],
  }),
  card('BOT_437', 'Goblin Prank', { text: [{ enchant: 'BOT_437e', on: 'TARGET' }] }),
  card('BOT_437e', 'Slimed', {
    enchantment: { attack: 3, health: 3, grants: ['RUSH'] },
    triggers: [{ on: 'END_OF_TURN', do: [{ destroy: 'HOST' }] }],
  }),
  card('BOT_438', 'Cybertech Chip', { text: [{ enchant: 'BOT_438e', on: 'FRIENDLY_MINIONS' }] }),
  card('BOT_438e', 'Chipped', {
    deathrattle: [{ giveCard: { pool: { type: 'MINION', race: 'MECHANICAL' } } }],
  }),
];
