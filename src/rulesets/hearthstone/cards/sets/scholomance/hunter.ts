import { type CardEntry, card } from '../../entry.js';
import {
  DEFENDS,
  FRIENDLY_BEASTS,
  OTHER_FRIENDLY_MINIONS,
  RANDOM_ENEMY_MINION,
  YOUR_HERO,
} from '../../selectors.js';
import { studies } from '../../templates/studies.js';

/** SCHOLOMANCE set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_279', 'Trueaim Crescent', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        subject: 'MINION',
        rules: ['ZH-2.6-attack-count'],
        do: [
          {
            forEach: { of: 'FRIENDLY_MINIONS', where: 'SURVIVES' },
            do: [
              {
                forceAttack: 'IT',
                on: { of: 'EVENT_SUBJECT', where: DEFENDS },
                uncounted: true,
              },
            ],
          },
        ],
      },
    ],
  }),
  card('SCH_539', 'Professor Slate', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: 'MINION',
        source: { all: ['SPELL', 'FRIENDLY'] },
        rules: ['ZH-5.1-poisonous'],
        do: [{ destroy: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('SCH_133', 'Wolpertinger', { battlecry: [{ summonCopyOf: 'SELF' }] }),
  card('SCH_239', 'Krolusk Barkstripper', { spellburst: [{ destroy: RANDOM_ENEMY_MINION }] }),
  ...studies({
    id: 'SCH_300',
    name: 'Carrion Studies',
    lesson: 'Studying Carrion',
    pool: { type: 'MINION', deathrattle: true },
    next: { all: ['MINION', 'HAS_DEATHRATTLE'] },
  }),
  card('SCH_340', 'Bloated Python', { deathrattle: [{ summon: 'SCH_340t' }] }),
  card('SCH_538', 'Ace Hunter Kreen', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_CHARACTERS', except: 'SELF' },
        enchantment: 'SCH_538e',
      },
    ],
  }),
  card('SCH_538e', "Ace Hunter's Lesson", { enchantment: { grants: ['IMMUNE_WHILE_ATTACKING'] } }),
  card('SCH_600', 'Demon Companion', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: { oneOf: ['SCH_600t1', 'SCH_600t2', 'SCH_600t3'] } }],
  }),
  card('SCH_600t3', 'Kolek', {
    auras: [{ update: 'HEALTH_ATTACK', to: OTHER_FRIENDLY_MINIONS, enchantment: 'SCH_600t3e' }],
  }),
  card('SCH_600t3e', "Kolek's Call", { enchantment: { attack: 1 } }),
  card('SCH_604', 'Overwhelm', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: { plus: [2, { count: FRIENDLY_BEASTS }] }, to: 'TARGET' }],
  }),
  card('SCH_618', 'Blood Herald', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: 'MINION',
        zone: 'HAND',
        do: [{ enchant: 'SCH_618e', on: 'SELF' }],
      },
    ],
  }),
  card('SCH_618e', 'Blood of Innocents', { enchantment: { attack: 1, health: 1 } }),
  card('SCH_607e', 'Riled Up', { enchantment: { attack: 1, health: 1 } }),
];
