import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_HAND, movesOnce } from '../../selectors.js';
import { twinspell } from '../../templates/twinspell.js';

const REVIVE: readonly Effect[] = [{ setAside: 'SELF' }, { summon: 'DAL_357' }];

/** DALARAN set, druid. */
export const CARDS: readonly CardEntry[] = [
  ...twinspell('DAL_256', "The Forest's Aid", { text: [{ summon: 'DAL_256t2', count: 5 }] }),
  card('DAL_350', 'Crystal Power', { chooseOne: ['DAL_350a', 'DAL_350b'] }),
  card('DAL_350a', 'Piercing Thorns', { text: [{ damage: 2, to: 'TARGET' }] }),
  card('DAL_350b', 'Healing Blossom', { text: [{ heal: 5, to: 'TARGET' }] }),
  ...twinspell('DAL_351', 'Blessing of the Ancients', {
    text: [{ enchant: 'DAL_351e', on: 'FRIENDLY_MINIONS' }],
  }),
  card('DAL_351e', 'Ancient Blessings', { enchantment: { attack: 1, health: 1 } }),
  card('DAL_352', 'Crystalsong Portal', {
    text: [
      {
        discover: { pool: { type: 'MINION', class: 'DRUID' } },
        allIf: { not: { exists: MINIONS_IN_HAND } },
        then: [],
      },
    ],
  }),
  card('DAL_354', 'Acornbearer', { deathrattle: [{ giveCard: 'DAL_354t', count: 2 }] }),
  card('DAL_355', 'Lifeweaver', {
    triggers: [
      {
        on: 'HEALING',
        source: 'FRIENDLY',
        do: [{ giveCard: { pool: { type: 'SPELL', class: 'DRUID' } } }],
      },
    ],
  }),
  card('DAL_357', 'Lucentbark', {
    rules: { deathrattle: ['ZH-4.6-dormant', 'ZH-4.7-first-move-only'] },
    deathrattle: movesOnce({ setAside: 'SELF' }, { summon: 'DAL_357t', at: 'DEATH_POSITION' }),
  }),
  card('DAL_357t', 'Spirit of Lucentbark', {
    tags: { UNTOUCHABLE: 1 },
    triggers: [
      {
        on: 'HEALING',
        source: 'FRIENDLY',
        rules: ['ZH-4.6-dormant'],
        do: [
          {
            set: {
              QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 'EVENT_AMOUNT'] },
            },
            on: 'SELF',
          },
          { if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', atLeast: 5 } }, then: REVIVE },
        ],
      },
    ],
  }),
  card('DAL_732', 'Keeper Stalladris', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        subject: 'HAS_CHOOSE_ONE',
        do: [{ giveOptions: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('DAL_733', 'Dreamway Guardians', { text: [{ summon: 'DAL_733t', count: 2 }] }),
  card('DAL_799', 'Crystal Stag', {
    battlecry: [
      {
        if: { value: { tag: 'HEALTH_RESTORED_THIS_GAME', of: 'FRIENDLY_PLAYER' }, atLeast: 5 },
        then: [{ summonCopyOf: 'SELF' }],
      },
    ],
  }),
];
