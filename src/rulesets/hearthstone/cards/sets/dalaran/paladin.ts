import { type CardEntry, card } from '../../entry.js';
import {
  CONTROLS_A_SECRET,
  DRAGONS_IN_HAND,
  MINIONS_IN_DECK,
  RANDOM_MINION_IN_DECK,
  RANDOM_MINION_IN_ENEMY_DECK,
} from '../../selectors.js';
import { twinspell } from '../../templates/twinspell.js';

/** DALARAN set, paladin. */
export const CARDS: readonly CardEntry[] = [
  ...twinspell('DAL_141', 'Desperate Measures', {
    rules: { text: ['HS-INF-secret-once'] },
    text: [{ cast: { pool: { type: 'SPELL', class: 'PALADIN', secret: true, notOnBoard: true } } }],
  }),
  card('DAL_146', 'Bronze Herald', { deathrattle: [{ giveCard: 'DAL_146t', count: 2 }] }),
  card('DAL_147', 'Dragon Speaker', { battlecry: [{ enchant: 'DAL_147e', on: DRAGONS_IN_HAND }] }),
  card('DAL_147e', 'Dragon Shout', { enchantment: { attack: 3, health: 3 } }),
  ...twinspell('DAL_568', 'Lightforged Blessing', {
    text: [{ enchant: 'DAL_568e', on: 'TARGET' }],
  }),
  card('DAL_568e', 'Lightforged Blessing', { enchantment: { grants: ['LIFESTEAL'] } }),
  card('DAL_570', 'Never Surrender!', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'OPPONENTS',
        subject: 'SPELL',
        queueIf: { exists: 'FRIENDLY_MINIONS' },
        when: { exists: 'FRIENDLY_MINIONS' },
        do: [{ enchant: 'DAL_570e', on: 'FRIENDLY_MINIONS' }],
      },
    ],
  }),
  card('DAL_570e', 'Never Surrender!', { enchantment: { health: 2 } }),
  card('DAL_571', 'Mysterious Blade', {
    battlecry: [{ if: CONTROLS_A_SECRET, then: [{ enchant: 'DAL_571e', on: 'SELF' }] }],
  }),
  card('DAL_571e', 'Mysterious', { enchantment: { attack: 1 } }),
  card('DAL_573', 'Commander Rhyssa', {
    auras: [{ update: 'OTHER', tag: 'SECRETS_TRIGGER_TWICE', on: 'FRIENDLY_PLAYER' }],
  }),
  card('DAL_581', 'Nozari', {
    battlecry: [
      {
        forEach: { union: ['FRIENDLY_HERO', 'ENEMY_HERO'] },
        do: [{ heal: { tag: 'DAMAGE', of: 'IT' }, to: 'IT' }],
      },
    ],
  }),
  card('DAL_727', 'Call to Adventure', {
    text: [
      { save: 'minion', entities: { random: { lowest: 'COST', among: MINIONS_IN_DECK } } },
      { drawThese: { saved: 'minion' } },
      { enchant: 'DAL_727e', on: { of: { saved: 'minion' }, where: 'IN_HAND' } },
    ],
  }),
  card('DAL_727e', 'Heroic', { enchantment: { attack: 2, health: 2 } }),
  card('DAL_731', 'Duel!', {
    rules: { text: ['ZH-3.1-each-player', 'ZH-2.6-forced', 'ZH-2.6-attack-conditions'] },
    text: [
      { save: 'mine', entities: RANDOM_MINION_IN_DECK },
      { save: 'theirs', entities: RANDOM_MINION_IN_ENEMY_DECK },
      { putIntoPlay: { saved: 'mine' } },
      { putIntoPlay: { saved: 'theirs' } },
      {
        forceAttack: { of: { saved: 'mine' }, where: { not: { has: 'CANT_ATTACK' } } },
        on: { saved: 'theirs' },
        uncounted: true,
      },
    ],
  }),
];
