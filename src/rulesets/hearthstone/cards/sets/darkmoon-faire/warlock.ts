import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_DECK, SURVIVING_ENEMY_MINIONS } from '../../selectors.js';
import { SHUFFLE_SOUL_FRAGMENTS } from '../../templates/soul-fragments.js';

/** What the Prime minions' Deathrattles shuffle. */
const PRIMES = ['019', '028', '109', '123', '136', '197', '210', '309', '713'].map(
  (number) => `BT_${number}t`,
);

/** DARKMOON_FAIRE set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_118', 'Tickatus', {
    battlecry: [{ setAside: { first: 'FRIENDLY_DECK', count: 5 }, in: 'GRAVEYARD' }],
    corrupt: 'DMF_118t',
  }),
  card('DMF_118t', 'Tickatus', {
    battlecry: [{ setAside: { first: 'ENEMY_DECK', count: 5 }, in: 'GRAVEYARD' }],
  }),
  card('DMF_117', 'Cascading Disaster', {
    text: [{ destroy: { random: SURVIVING_ENEMY_MINIONS } }],
    corrupt: 'DMF_117t',
  }),
  card('DMF_117t', 'Cascading Disaster', {
    text: [{ destroy: { random: SURVIVING_ENEMY_MINIONS, count: 2 } }],
    corrupt: 'DMF_117t2',
  }),
  card('DMF_117t2', 'Cascading Disaster', {
    text: [{ destroy: { random: SURVIVING_ENEMY_MINIONS, count: 3 } }],
  }),
  card('DMF_110', 'Fire Breather', {
    battlecry: [{ damage: 2, to: { of: 'ALL_MINIONS', where: { not: { race: 'DEMON' } } } }],
  }),
  card('DMF_119', 'Wicked Whispers', {
    text: [
      { discard: { random: { lowest: 'COST', among: 'FRIENDLY_HAND' } } },
      { enchant: 'DMF_119e', on: 'FRIENDLY_MINIONS' },
    ],
  }),
  card('DMF_119e', 'Nightfall', { enchantment: { attack: 1, health: 1 } }),
  card('DMF_111', "Man'ari Mosher", {
    requires: {
      REQ_TARGET_IF_AVAILABLE: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_TARGET_WITH_RACE: 15,
    },
    battlecry: [{ enchant: 'DMF_111e', on: 'TARGET' }],
  }),
  card('DMF_111e', 'Dark Power', {
    enchantment: { attack: 3, grants: ['LIFESTEAL'], lasts: 'THIS_TURN' },
  }),
  card('DMF_113', 'Free Admission', {
    text: [
      { drawThese: { random: MINIONS_IN_DECK, count: 2 }, save: 'drawn' },
      {
        if: { value: { count: { of: { saved: 'drawn' }, where: { race: 'DEMON' } } }, exactly: 2 },
        then: [{ enchant: 'DMF_113e', on: { saved: 'drawn' } }],
      },
    ],
  }),
  card('DMF_113e', 'Skipped Line', { enchantment: { cost: -2 } }),
  card('DMF_533', 'Ring Matron', { deathrattle: [{ summon: 'DMF_533t', count: 2 }] }),
  card('YOP_033', 'Backfire', { text: [{ draw: 3 }, { damage: 3, to: 'FRIENDLY_HERO' }] }),
  card('DMF_115', 'Revenant Rascal', {
    battlecry: [{ gainMana: -1, kind: 'EMPTY_CRYSTAL', who: 'BOTH' }],
  }),
  card('YOP_003', 'Luckysoul Hoarder', {
    battlecry: [SHUFFLE_SOUL_FRAGMENTS],
    corrupt: 'YOP_003t',
  }),
  card('YOP_003t', 'Luckysoul Hoarder', { battlecry: [SHUFFLE_SOUL_FRAGMENTS, { draw: 1 }] }),
  card('DMF_534', 'Deck of Chaos', {
    text: [
      {
        enchant: 'DMF_534e',
        on: MINIONS_IN_DECK,
        num1: { tag: 'COST', of: 'IT' },
        num2: { tag: 'ATTACK', of: 'IT' },
      },
    ],
  }),
  card('DMF_534e', 'Deck of Chaos', {
    enchantment: { attack: { set: 'NUM_1' }, cost: { set: 'NUM_2' } },
  }),
  card('YOP_004', 'Envoy Rustwix', {
    deathrattle: [{ repeat: 3, do: [{ shuffleIntoDeck: { newCard: { oneOf: PRIMES } } }] }],
  }),
];
