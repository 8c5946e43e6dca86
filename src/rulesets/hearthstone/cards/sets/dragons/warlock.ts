import { type CardEntry, card, ownCard } from '../../entry.js';
import { HOLDS_A_DRAGON, OTHER_FRIENDLY_MINIONS, YOUR_HERO } from '../../selectors.js';
import { galakrond, galakrondCount, INVOKE, INVOKED_TWICE } from '../../templates/galakrond.js';

/** DRAGONS set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_209', 'Zzeraku the Warped', {
    triggers: [{ on: 'DAMAGE', subject: YOUR_HERO, do: [{ summon: 'DRG_209t' }] }],
  }),
  card('DRG_204', 'Dark Skies', {
    text: [
      { damage: 1, to: { random: { of: 'ALL_MINIONS', where: 'SURVIVES' } } },
      {
        repeat: { count: 'FRIENDLY_HAND' },
        do: [{ damage: 1, to: { random: { of: 'ALL_MINIONS', where: 'SURVIVES' } } }],
      },
    ],
  }),
  card('DRG_208', 'Valdris Felgorge', {
    battlecry: [{ set: { MAX_HAND_SIZE: 12 }, on: 'FRIENDLY_PLAYER' }, { draw: 4 }],
  }),
  card('DRG_201', 'Crazed Netherwing', {
    battlecry: [
      {
        if: HOLDS_A_DRAGON,
        then: [{ damage: 3, to: { of: 'ALL_CHARACTERS', except: 'SELF' } }],
      },
    ],
  }),
  card('DRG_205', 'Nether Breath', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [
      {
        if: HOLDS_A_DRAGON,
        then: [
          { set: { LIFESTEAL: 1 }, on: 'SELF' },
          { damage: 4, to: 'TARGET' },
        ],
        else: [{ damage: 2, to: 'TARGET' }],
      },
    ],
  }),
  card('DRG_206', 'Rain of Fire', { text: [{ damage: 1, to: 'ALL_CHARACTERS' }] }),
  card('DRG_207', 'Abyssal Summoner', {
    battlecry: [{ summon: 'DRG_207t', with: 'DRG_207te', num1: { count: 'FRIENDLY_HAND' } }],
  }),
  /** Its id is ours: the Destroyer's Attack and Health. */
  ownCard({
    id: 'DRG_207te',
    name: 'Abyssal Destroyer',
    type: 'ENCHANTMENT',
    set: 'DRAGONS',
    enchantment: { attack: { set: 'NUM_1' }, health: { set: 'NUM_1' } },
  }),
  ...galakrond('DRG_600', 'Galakrond, the Wretched', {
    heroPower: 'DRG_238p3',
    battlecry: (form) => [
      { summon: { pool: { type: 'MINION', race: 'DEMON' } }, count: galakrondCount(form) },
    ],
  }),
  card('DRG_238p3', "Galakrond's Malice", { text: [{ summon: 'DRG_238t12t2', count: 2 }] }),
  card('DRG_202', 'Dragonblight Cultist', {
    battlecry: [
      INVOKE,
      { enchant: 'DRG_202e', on: 'SELF', num1: { count: OTHER_FRIENDLY_MINIONS } },
    ],
  }),
  card('DRG_202e', 'Power of the Cult', { enchantment: { attack: 'NUM_1' } }),
  card('DRG_203', 'Veiled Worshipper', {
    battlecry: [{ if: INVOKED_TWICE, then: [{ draw: 3 }] }],
  }),
  card('DRG_250', 'Fiendish Rites', {
    text: [INVOKE, { enchant: 'DRG_250e', on: 'FRIENDLY_MINIONS' }],
  }),
];
