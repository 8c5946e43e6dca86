import type { Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import { DISCOVER_FROM_DECK, UNSPENT_MANA } from '../../selectors.js';
import { mount } from '../../templates/mounts.js';
import { tool } from '../../templates/profession-tools.js';
import {
  countOnce,
  isNotCounted,
  questline,
  rewardMinion,
  wasPlayedFor,
} from '../../templates/questline.js';
import { startOfGame } from '../../templates/start-of-game.js';
import { afterThisIsTraded, COUNTS_TRADES, TIMES_TRADED } from '../../templates/tradeable.js';

/** Each of these Costs counts once: that with which the card was played; the Questline itself is no exception (ZH-327). */
function countsCosts(costs: readonly number[]): readonly Trigger[] {
  return costs.flatMap((cost) =>
    (['AFTER_PLAY', 'AFTER_SPELL'] as const).map((on) => ({
      on,
      whose: 'YOURS',
      ...(on === 'AFTER_SPELL' ? { ownEntry: true } : {}),
      when: {
        all: [wasPlayedFor(cost), isNotCounted(cost)],
      },
      rules: ['ZH-5.3-questlines'],
      do: countOnce(cost),
    })),
  );
}

/** Its player has cast a Shadow spell. */
const SHADOW_SPELL = {
  on: 'AFTER_SPELL',
  whose: 'YOURS',
  subject: { school: 'SHADOW' },
} as const;

/** STORMWIND set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('SW_440', 'Call of the Grave', {
    rules: { text: ['ZH-5.1-discover'] },
    text: [
      {
        discover: { pool: { type: 'MINION', deathrattle: true } },
        save: 'taken',
        then: [
          {
            if: {
              value: { minus: [UNSPENT_MANA, { tag: 'COST', of: { saved: 'taken' } }] },
              atLeast: 0,
            },
            then: [{ resolveDeathrattleOf: { saved: 'taken' } }],
          },
        ],
      },
    ],
  }),
  card('SW_448', 'Darkbishop Benedictus', {
    triggers: startOfGame([{ replaceHeroPower: 'EX1_625t' }], {
      not: {
        exists: { of: 'FRIENDLY_DECK', where: { all: ['SPELL', { not: { school: 'SHADOW' } }] } },
      },
    }),
  }),
  ...questline('PRIEST', [
    {
      id: 'SW_433',
      name: 'Seek Guidance',
      progress: 3,
      reward: DISCOVER_FROM_DECK,
      triggers: countsCosts([2, 3, 4]),
    },
    {
      id: 'SW_433t',
      name: 'Discover the Void Shard',
      progress: 2,
      reward: DISCOVER_FROM_DECK,
      triggers: countsCosts([5, 6]),
    },
    {
      id: 'SW_433t2',
      name: 'Illuminate the Void',
      progress: 2,
      reward: 'SW_433t3',
      triggers: countsCosts([7, 8]),
    },
  ]),
  rewardMinion({
    id: 'SW_433t3',
    name: 'Xyrella, the Sanctified',
    class: 'PRIEST',
    keywords: ['TAUNT'],
    battlecry: [{ shuffleIntoDeck: { newCard: 'SW_433t3a' } }],
  }),
  ownCard({
    id: 'SW_433t3a',
    name: 'Purified Shard',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'STORMWIND',
    cost: 10,
    text: [{ destroy: 'ENEMY_HERO' }],
  }),
  card('SW_441', 'Shard of the Naaru', { text: [{ silence: 'ENEMY_MINIONS' }] }),
  card('DED_514', 'Copycat', { battlecry: [{ enchant: 'DED_514e', on: 'FRIENDLY_PLAYER' }] }),
  ownCard({
    id: 'DED_514e',
    name: 'Copycat',
    type: 'ENCHANTMENT',
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'OPPONENTS',
        do: [{ detach: 'SELF' }, { giveCard: { cardOf: 'EVENT_SUBJECT' } }],
      },
    ],
  }),
  card('SW_012', 'Shadowcloth Needle', {
    triggers: tool(SHADOW_SPELL, { damage: 1, to: 'ENEMY_CHARACTERS' }),
  }),
  card('SW_442', 'Void Shard', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 4, to: 'TARGET' }],
  }),
  ...mount({
    id: 'SW_443',
    name: 'Elekk Mount',
    gives: { attack: 4, health: 7, grants: ['TAUNT'] },
    mount: {
      name: "Xyrella's Elekk",
      class: 'PRIEST',
      race: 'BEAST',
      cost: 6,
      attack: 4,
      health: 7,
      keywords: ['TAUNT'],
    },
  }),
  card('SW_444', 'Twilight Deceptor', {
    battlecry: [
      {
        if: {
          value: {
            plus: [
              { tag: 'HERO_DAMAGE_TAKEN_THIS_TURN', of: 'FRIENDLY_PLAYER' },
              { tag: 'HERO_DAMAGE_TAKEN_THIS_TURN', of: 'ENEMY_PLAYER' },
            ],
          },
          atLeast: 1,
        },
        then: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { school: 'SHADOW' } } } }],
      },
    ],
  }),
  card('SW_445', 'Psyfiend', {
    triggers: [{ ...SHADOW_SPELL, do: [{ damage: 2, to: 'ALL_HEROES' }] }],
  }),
  card('SW_446', 'Voidtouched Attendant', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'ALL_HEROES', enchantment: 'SW_446e' }],
  }),
  ownEnchantment('SW_446e', 'Voidtouched Attendant', { damageTaken: 1 }),
  card('DED_512', 'Amulet of Undying', {
    rules: { text: ['HS-DEC3', 'HS-DEC4'] },
    text: [
      {
        resurrect: {
          died: 'THIS_GAME',
          side: 'FRIENDLY',
          like: { type: 'MINION', deathrattle: true },
        },
        count: { plus: [1, TIMES_TRADED] },
      },
    ],
    triggers: afterThisIsTraded(COUNTS_TRADES),
  }),
  card('DED_513', 'Defias Leper', {
    requires: { REQ_TARGET_IF_AVAILABLE_AND_SHADOW_SPELL_IN_HAND: 0 },
    battlecry: [{ damage: 2, to: 'TARGET' }],
  }),
];
