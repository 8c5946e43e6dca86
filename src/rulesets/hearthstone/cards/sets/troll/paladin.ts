import { type CardEntry, card, ownCard } from '../../entry.js';
import { movesOnce, RANDOM_MINION_IN_HAND, STEALTH_FOR_A_TURN } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** TROLL set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_309', 'Spirit of the Tiger', {
    triggers: [
      STEALTH_FOR_A_TURN,
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        rules: ['ZH-5.2-evolve'],
        do: [
          {
            summon: 'TRL_309t',
            with: 'TRL_309te',
            num1: { tag: 'PLAYED_COST', of: 'EVENT_SUBJECT' },
          },
        ],
      },
    ],
  }),
  ownCard({
    id: 'TRL_309te',
    name: 'Spotted',
    type: 'ENCHANTMENT',
    enchantment: {
      attack: { set: 'NUM_1' },
      health: { set: 'NUM_1' },
      cost: { set: 'NUM_1' },
      recorded: true,
    },
  }),
  card('TRL_302', 'Time Out!', { text: [{ enchant: 'TRL_302e', on: 'FRIENDLY_HERO' }] }),
  card('TRL_302e', 'Time Out!', {
    enchantment: { grants: ['IMMUNE'], lasts: 'UNTIL_YOUR_NEXT_TURN' },
  }),
  card('TRL_304', 'Farraki Battleaxe', {
    overkill: [{ enchant: 'TRL_304e', on: RANDOM_MINION_IN_HAND }],
  }),
  card('TRL_304e', 'Battle Ready', { enchantment: { attack: 2, health: 2 } }),
  card('TRL_305', 'A New Challenger...', {
    text: [
      {
        discover: { pool: { type: 'MINION', cost: 6 } },
        in: 'SETASIDE',
        save: 'challenger',
        then: [{ summon: { cardOf: { saved: 'challenger' } }, with: 'TRL_305e' }],
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'TRL_305e',
    name: 'Challenger',
    type: 'ENCHANTMENT',
    set: 'TROLL',
    enchantment: { grants: ['TAUNT', 'DIVINE_SHIELD'] },
  }),
  card('TRL_306', 'Immortal Prelate', {
    rules: { deathrattle: ['ZH-A.3-pseudo-moves'] },
    tags: { KEEP_ENCHANTMENTS: 1 },
    deathrattle: movesOnce({ shuffleIntoDeck: { copiesOf: 'SELF' } }, { setAside: 'SELF' }),
  }),
  card('TRL_307', 'Flash of Light', { text: [{ heal: 4, to: 'TARGET' }, { draw: 1 }] }),
  card('TRL_308', 'High Priest Thekal', {
    battlecry: [
      { save: 'health', value: { minus: [{ tag: 'HEALTH_LEFT', of: 'FRIENDLY_HERO' }, 1] } },
      { setHealth: 1, on: 'FRIENDLY_HERO' },
      { gainArmor: { saved: 'health' } },
    ],
  }),
  card('TRL_543', 'Bloodclaw', { battlecry: [{ damage: 5, to: 'FRIENDLY_HERO' }] }),
  card('TRL_300', 'Shirvallah, the Tiger', {
    auras: [costsLess({ tag: 'MANA_SPENT_ON_SPELLS_THIS_GAME', of: 'FRIENDLY_PLAYER' })],
  }),
  card('TRL_545', 'Zandalari Templar', {
    battlecry: [
      {
        if: { value: { tag: 'HEALTH_RESTORED_THIS_GAME', of: 'FRIENDLY_PLAYER' }, atLeast: 10 },
        then: [{ enchant: 'TRL_545e', on: 'SELF' }],
      },
    ],
  }),
  card('TRL_545e', 'Rejuvenated', { enchantment: { attack: 4, health: 4, grants: ['TAUNT'] } }),
];
