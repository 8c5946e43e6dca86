import { type CardEntry, card, ownEnchantment, ownMinion } from '../../entry.js';
import { ADVENTURER, ONE_COST_MINION, OTHER_FRIENDLY_MINIONS } from '../../selectors.js';
import { costsIf } from '../../templates/auras.js';
import { damageWithExcess } from '../../templates/excess-damage.js';
import { rankedSpell } from '../../templates/ranked-spells.js';

/** BARRENS set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_910', 'Grimoire of Sacrifice', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    text: [{ destroy: 'TARGET' }, { damage: 2, to: 'ENEMY_MINIONS' }],
  }),
  card('BAR_912', "Apothecary's Caravan", {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [{ putIntoPlay: { random: { of: 'FRIENDLY_DECK', where: ONE_COST_MINION } } }],
      },
    ],
  }),
  card('BAR_913', 'Altar of Fire', {
    text: [
      { setAside: { first: 'FRIENDLY_DECK', count: 3 }, in: 'GRAVEYARD' },
      { setAside: { first: 'ENEMY_DECK', count: 3 }, in: 'GRAVEYARD' },
    ],
  }),
  card('BAR_915', 'Kabal Outfitter', {
    battlecry: [{ enchant: 'BAR_915e', on: { random: OTHER_FRIENDLY_MINIONS } }],
    deathrattle: [{ enchant: 'BAR_915e', on: { random: OTHER_FRIENDLY_MINIONS } }],
  }),
  ownEnchantment('BAR_915e', 'Kabal Outfitter', { attack: 1, health: 1 }),
  card('BAR_917', 'Barrens Scavenger', {
    auras: [costsIf(1, { value: { count: 'FRIENDLY_DECK' }, atMost: 10 })],
  }),
  card('WC_023', 'Stealer of Souls', {
    triggers: [{ on: 'DRAW', whose: 'YOURS', do: [{ enchant: 'WC_023e', on: 'EVENT_SUBJECT' }] }],
  }),
  ownEnchantment('WC_023e', 'Stealer of Souls', { grants: ['COSTS_HEALTH'] }),
  card('BAR_918', 'Tamsin Roame', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: { school: 'SHADOW' },
        when: { entity: 'EVENT_SUBJECT', is: { tag: 'COST', atLeast: 1 } },
        do: [
          { giveCard: { cardOf: 'EVENT_SUBJECT' }, save: 'copy' },
          { enchant: 'BAR_918e', on: { saved: 'copy' } },
        ],
      },
    ],
  }),
  ownEnchantment('BAR_918e', 'Tamsin Roame', { cost: { set: 0 } }),
  ...rankedSpell({
    id: 'BAR_914',
    name: 'Imp Swarm',
    shared: {
      set: 'THE_BARRENS',
      class: 'WARLOCK',
      cost: 2,
      school: 'FEL',
      requires: { REQ_NUM_MINION_SLOTS: 1 },
    },
    ranks: [
      { text: [{ summon: 'BAR_914t3' }] },
      { text: [{ summon: 'BAR_914t3', count: 2 }] },
      { text: [{ summon: 'BAR_914t3', count: 3 }] },
    ],
  }),
  ownMinion({
    id: 'BAR_914t3',
    name: 'Imp Familiar',
    class: 'WARLOCK',
    set: 'THE_BARRENS',
    race: 'DEMON',
    cost: 2,
    attack: 3,
    health: 2,
  }),

  card('BAR_916', 'Blood Shard Bristleback', {
    requires: {
      REQ_TARGET_IF_AVAILABLE_AND_MAXIMUM_CARDS_IN_DECK: 10,
      REQ_MINION_TARGET: 0,
      REQ_ENEMY_TARGET: 0,
    },
    battlecry: [
      {
        if: { value: { count: 'FRIENDLY_DECK' }, atMost: 10 },
        then: [{ damage: 6, to: 'TARGET' }],
      },
    ],
  }),
  card('WC_021', 'Unstable Shadow Blast', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: damageWithExcess(6, 'FRIENDLY_HERO'),
  }),
  card('WC_022', 'Final Gasp', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { damage: 1, to: 'TARGET' },
      { if: { entity: 'TARGET', is: 'KILLED' }, then: [{ summon: ADVENTURER }] },
    ],
  }),
  card('BAR_911', 'Soul Rend', {
    rules: { text: ['HS-INF-at-random'] },
    text: [
      { save: 'hit', entities: 'ALL_MINIONS' },
      { damage: 5, to: { saved: 'hit' } },
      {
        setAside: {
          random: 'FRIENDLY_DECK',
          count: { count: { of: { saved: 'hit' }, where: 'KILLED' } },
        },
        in: 'GRAVEYARD',
      },
    ],
  }),
  card('BAR_919', 'Neeru Fireblade', {
    battlecry: [{ if: { not: { exists: 'FRIENDLY_DECK' } }, then: [{ summon: 'BAR_919t' }] }],
  }),
  ownMinion({
    id: 'BAR_919t',
    name: 'Burning Blade Portal',
    class: 'WARLOCK',
    set: 'THE_BARRENS',
    health: 1,
    tags: { UNTOUCHABLE: 1 },
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        rules: ['HS-INF-either-side'],
        do: [{ summon: 'BAR_914t3', count: 7, at: 'ALTERNATING' }],
      },
    ],
  }),
];
