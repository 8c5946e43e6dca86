import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { againWhileMinionsDie, MINIONS_THAT_DIED, RANDOM_ENEMY_MINION } from '../../selectors.js';

/** It is cast again while something dies, 14 times at most. */
const DEFILE = againWhileMinionsDie({ damage: 1, to: 'ALL_MINIONS' });

/** The same, but the Spell Damage of each repetition is that of before the deaths of the one before it. */
const DEFILE_LATE: readonly Effect[] = [
  { save: 'deaths', value: 1 },
  { save: 'amount', value: { boosted: 1 } },
  {
    repeat: 14,
    do: [
      {
        if: { value: { saved: 'deaths' }, atLeast: 1 },
        then: [
          { save: 'before', value: MINIONS_THAT_DIED },
          { damage: { saved: 'amount' }, to: 'ALL_MINIONS', fixed: true },
          { save: 'amount', value: { boosted: 1 } },
          { forceDeathPhase: true },
          { save: 'deaths', value: { minus: [MINIONS_THAT_DIED, { saved: 'before' }] } },
        ],
      },
    ],
  },
];

/** ICECROWN set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_041', 'Defile', {
    rules: { text: ['HS-FDP1', 'SUP-AU-FORCED', 'SUP-SPELL-DEFILE'] },
    text: DEFILE,
    /** Seen in 12.0 only (SUP-SPELL-DEFILE). */
    was: [
      { before: '12.0', text: DEFILE },
      { before: '12.1', text: DEFILE_LATE },
    ],
  }),
  card('ICC_055', 'Drain Soul', {
    text: [{ damage: 3, to: 'TARGET' }],
    was: [{ before: '20.0', text: [{ damage: 2, to: 'TARGET' }] }],
  }),
  card('ICC_075', 'Despicable Dreadlord', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ damage: 1, to: 'ENEMY_MINIONS' }] }],
  }),
  card('ICC_206', 'Treachery', {
    rules: { text: ['ZH-4.7-summoning-sickness'] },
    text: [
      { save: 'exhausted', value: { tag: 'EXHAUSTED', of: 'TARGET' } },
      { takeControl: 'TARGET', who: 'OPPONENT' },
      { set: { EXHAUSTED: { saved: 'exhausted' } }, on: 'TARGET' },
    ],
  }),
  card('ICC_218', 'Howlfiend', {
    triggers: [
      { on: 'DAMAGE', subject: 'IS_SELF', do: [{ discard: { random: 'FRIENDLY_HAND' } }] },
    ],
  }),
  card('ICC_407', 'Gnomeferatu', {
    rules: { battlecry: ['ZH-1.4-setaside', 'HS-DESTROY7'] },
    battlecry: [{ destroy: { first: 'ENEMY_DECK' } }],
  }),
  card('ICC_469', 'Unwilling Sacrifice', {
    text: [{ destroy: { union: ['TARGET', RANDOM_ENEMY_MINION] } }],
  }),
  card('ICC_831', "Bloodreaver Gul'dan", {
    heroPower: 'ICC_831p',
    rules: { battlecry: ['HS-DEC3', 'HS-DEC4'] },
    battlecry: [
      {
        resurrect: {
          died: 'THIS_GAME',
          side: 'FRIENDLY',
          like: { type: 'MINION', race: 'DEMON' },
        },
      },
    ],
  }),
  card('ICC_831p', 'Siphon Life', { text: [{ damage: 3, to: 'TARGET' }] }),
  card('ICC_841', "Blood-Queen Lana'thel", {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'ICC_841e',
        num1: { tag: 'NUM_CARDS_DISCARDED_THIS_GAME', of: 'FRIENDLY_PLAYER' },
      },
    ],
  }),
  card('ICC_841e', 'Vampiric Bite', { enchantment: { attack: 'NUM_1' } }),
  card('ICC_903', 'Sanguine Reveler', {
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [{ destroy: 'TARGET' }, { enchant: 'ICC_903t', on: 'SELF' }],
      },
    ],
  }),
  card('ICC_903t', 'Bloodthirst', { enchantment: { attack: 2, health: 2 } }),
];
