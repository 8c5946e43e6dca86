import { type CardEntry, card } from '../../entry.js';
import { LACKEY } from '../../selectors.js';
import { recruit } from '../../templates/recruit.js';
import { GROWS_EACH_TURN, SCHEME } from '../../templates/scheme.js';

/** DALARAN set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_185', 'Aranasi Broodmother', { whenDrawn: [{ heal: 4, to: 'FRIENDLY_HERO' }] }),
  card('DAL_602', 'Plot Twist', {
    text: [
      { save: 'cards', value: { count: 'FRIENDLY_HAND' } },
      { shuffleIntoDeck: 'FRIENDLY_HAND' },
      { draw: { saved: 'cards' } },
    ],
  }),
  card('DAL_007', "Rafaam's Scheme", {
    text: [{ summon: 'DAL_751t', count: SCHEME }],
    triggers: GROWS_EACH_TURN,
  }),
  card('DAL_173', 'Darkest Hour', {
    rules: { text: ['HS-SEQ-spell-forced-death', 'ZH-A.1-forced-death-list'] },
    text: [
      { save: 'all', entities: 'FRIENDLY_MINIONS' },
      { destroy: { saved: 'all' } },
      { forceDeathPhase: true },
      { repeat: { count: { saved: 'all' } }, do: [recruit()] },
    ],
  }),
  card('DAL_422', 'Arch-Villain Rafaam', {
    battlecry: [
      {
        forEach: { union: ['FRIENDLY_HAND', 'FRIENDLY_DECK'] },
        do: [{ replace: 'IT', withCard: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } }],
      },
    ],
  }),
  card('DAL_561', 'Jumbo Imp', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: { all: ['MINION', { race: 'DEMON' }] },
        zone: 'HAND',
        do: [{ enchant: 'DAL_561e', on: 'SELF' }],
      },
    ],
  }),
  card('DAL_561e', 'Imp-onomical', { enchantment: { cost: -1 } }),
  card('DAL_563', 'Eager Underling', {
    deathrattle: [{ enchant: 'DAL_563e', on: { random: 'FRIENDLY_MINIONS', count: 2 } }],
  }),
  card('DAL_563e', 'Power of EVIL', { enchantment: { attack: 2, health: 2 } }),
  card('DAL_605', 'Impferno', {
    text: [
      { enchant: 'DAL_605e', on: { of: 'FRIENDLY_MINIONS', where: { race: 'DEMON' } } },
      { damage: 1, to: 'ENEMY_MINIONS' },
    ],
  }),
  card('DAL_605e', 'Imptastic', { enchantment: { attack: 1 } }),
  card('DAL_606', 'EVIL Genius', {
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [{ destroy: 'TARGET' }, { repeat: 2, do: [{ giveCard: LACKEY }] }],
      },
    ],
  }),
  card('DAL_607', 'Fel Lord Betrug', {
    triggers: [
      {
        on: 'DRAW',
        whose: 'YOURS',
        subject: 'MINION',
        rules: ['ZH-4.4-draw-trigger-order', 'ZH-4.8-copy-enchantments'],
        do: [{ summonCopyOf: 'EVENT_SUBJECT', with: 'DAL_607e' }],
      },
    ],
  }),
  card('DAL_607e', 'Fleeting Fel', {
    enchantment: { grants: ['RUSH'] },
    triggers: [{ on: 'END_OF_TURN', do: [{ destroy: 'HOST' }] }],
  }),
];
