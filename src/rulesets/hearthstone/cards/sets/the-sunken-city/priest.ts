import type { Effect } from '../../../language/words.js';
import { DREDGED, dredgeThen } from '../../dredge.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  DEFENDS,
  MINIONS_IN_DECK,
  RANDOM_ENEMY_MINION,
  SPELLS_PLAYED_THIS_TURN,
} from '../../selectors.js';
import { brings } from '../../templates/colossal.js';
import { sinks } from '../../templates/sunken.js';
import { COUNTS_NAGA, counted, countsSpells } from '../../while-holding.js';

/** Two minions of your deck are drawn, and one has what the other one had. */
function drawsTwoAndSwaps(enchantment: string): readonly Effect[] {
  const [first, second] = [{ saved: 'first' }, { saved: 'second' }] as const;
  return [
    { drawThese: { random: MINIONS_IN_DECK }, save: 'first' },
    { drawThese: { random: MINIONS_IN_DECK }, save: 'second' },
    {
      if: { all: [{ exists: first }, { exists: second }] },
      then: [
        { save: 'attack', value: { tag: 'ATTACK', of: first } },
        { save: 'health', value: { tag: 'HEALTH_LEFT', of: first } },
        {
          enchant: enchantment,
          on: first,
          num1: { tag: 'ATTACK', of: second },
          num2: { tag: 'HEALTH_LEFT', of: second },
        },
        { enchant: enchantment, on: second, num1: { saved: 'attack' }, num2: { saved: 'health' } },
      ],
    },
  ];
}

/** THE_SUNKEN_CITY set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_211', 'Whispers of the Deep', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    rules: { text: ['ZH-A.2-no-spell-damage-list'] },
    text: [
      { silence: 'TARGET' },
      {
        repeat: { tag: 'ATTACK', of: 'TARGET' },
        do: [{ damage: 1, to: RANDOM_ENEMY_MINION, fixed: true }],
      },
    ],
  }),
  card('TSC_210', 'Illuminate', {
    text: dredgeThen('SPELL', { enchant: 'TSC_210e', on: DREDGED }),
  }),
  /** Its id is ours. */
  ownEnchantment('TSC_210e', 'Illuminate', { cost: -3 }),
  card('TSC_212', 'Handmaiden', {
    triggers: countsSpells(),
    battlecry: [{ if: counted(3), then: [{ draw: 3 }] }],
  }),
  card('TSC_213', 'Queensguard', {
    battlecry: [
      {
        enchant: 'TSC_213e',
        on: 'SELF',
        num1: { count: SPELLS_PLAYED_THIS_TURN },
        num2: { count: SPELLS_PLAYED_THIS_TURN },
      },
    ],
  }),
  ownEnchantment('TSC_213e', "Tide's Call", { attack: 'NUM_1', health: 'NUM_2' }),
  card('TSC_215', 'Serpent Wig', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    triggers: COUNTS_NAGA,
    text: [
      { enchant: 'TSC_215e', on: 'TARGET' },
      { if: counted(), then: [{ giveCard: 'TSC_215' }] },
    ],
  }),
  ownEnchantment('TSC_215e', 'Snakes for Hair', { attack: 1, health: 2 }),
  card('TSC_828', 'Priestess Valishj', {
    battlecry: [{ gainMana: { count: SPELLS_PLAYED_THIS_TURN }, kind: 'REFRESH' }],
  }),
  card('TID_085', 'Herald of Light', {
    triggers: countsSpells({ school: 'HOLY' }),
    battlecry: [{ if: counted(), then: [{ heal: 6, to: 'FRIENDLY_CHARACTERS' }] }],
  }),

  card('TID_700', 'Disarming Elemental', {
    battlecry: [
      { choose: { last: 'ENEMY_DECK', count: 3 }, save: 'dredged' },
      { putIntoDeck: DREDGED, at: 'TOP', rules: ['ZH-5.1-dredge'] },
      { enchant: 'TID_700e', on: DREDGED },
    ],
  }),
  ownEnchantment('TID_700e', 'Disarmed', { cost: { set: 6 } }),
  card('TID_920', 'Drown', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    text: [{ putIntoDeck: 'TARGET', at: 'BOTTOM', who: 'YOU' }],
  }),
  card('TSC_209', 'Whirlpool', {
    text: [
      { save: 'all', entities: 'ALL_MINIONS' },
      { destroy: { saved: 'all' } },
      {
        setAside: {
          of: { union: ['FRIENDLY_HAND', 'FRIENDLY_DECK', 'ENEMY_HAND', 'ENEMY_DECK'] },
          where: { sameCardAs: { saved: 'all' } },
        },
        in: 'GRAVEYARD',
      },
    ],
  }),
  card('TSC_216', 'Blackwater Behemoth', { colossal: brings('TSC_216t') }),
  ownMinion({
    id: 'TSC_216t',
    name: "Behemoth's Lure",
    class: 'PRIEST',
    set: 'THE_SUNKEN_CITY',
    race: 'BEAST',
    cost: 2,
    attack: 1,
    health: 4,
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [
          {
            forceAttack: { random: { of: 'ENEMY_MINIONS', where: 'SURVIVES' } },
            on: {
              random: { of: 'FRIENDLY_MINIONS', where: { all: [{ card: 'TSC_216' }, DEFENDS] } },
            },
          },
        ],
      },
    ],
  }),
  card('TSC_702', 'Switcheroo', {
    text: drawsTwoAndSwaps('TSC_702e'),
    was: [{ before: '23.0.3', text: drawsTwoAndSwaps('SUNKEN_STATS_SWAPPED') }],
  }),
  ownEnchantment('TSC_702e', "Switcheroo'd", { health: { set: 'NUM_2' } }),
  /** Its id is ours: what the card above did before 23.0.3. */
  ownEnchantment('SUNKEN_STATS_SWAPPED', "Switcheroo'd", {
    attack: { set: 'NUM_1' },
    health: { set: 'NUM_2' },
  }),
  card('TSC_775', 'Azsharan Ritual', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ silence: 'TARGET' }, { summonCopyOf: 'TARGET' }, sinks('TSC_775t')],
  }),
  ownCard({
    id: 'TSC_775t',
    name: 'Sunken Ritual',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'THE_SUNKEN_CITY',
    cost: 4,
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ silence: 'TARGET' }, { repeat: 2, do: [{ summonCopyOf: 'TARGET' }] }],
  }),
];
