import { DREDGED, dredgeThen } from '../../dredge.js';
import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import { RANDOM_ENEMY_MINION, SPELLS_PLAYED_THIS_TURN } from '../../selectors.js';
import { COUNTS_NAGA, counted, countsSpells } from '../../while-holding.js';

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
];
