import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  HERO_ATTACKED_THIS_TURN,
  HERO_MAY_ATTACK_AGAIN,
  MINIONS_IN_HAND,
  RANDOM_ENEMY,
  YOUR_HERO,
} from '../../selectors.js';
import { whenThisAwakens } from '../../templates/dormant.js';
import { goesAfterTwoUses, heroPowerForTwoUses } from '../../templates/hero-power-for-two-uses.js';
import { recruit } from '../../templates/recruit.js';

/** BLACK_TEMPLE set, demonhunter. */
export const CARDS: readonly CardEntry[] = [
  card('BT_491', 'Spectral Sight', {
    text: [{ draw: 1 }, { if: 'OUTCAST', then: [{ draw: 1 }] }],
  }),
  card('BT_601', "Skull of Gul'dan", {
    text: [
      { draw: 3, save: 'drawn' },
      { if: 'OUTCAST', then: [{ enchant: 'BT_601e', on: { saved: 'drawn' } }] },
    ],
  }),
  card('BT_601e', 'Embrace Power', { enchantment: { cost: -3 } }),
  card('BT_801', 'Eye Beam', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: 3, to: 'TARGET' }],
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'BT_801e',
        zone: 'HAND',
        if: 'OUTCAST',
        rules: ['ZH-5.1-outcast'],
      },
    ],
  }),
  /** Its id is ours: what the card above costs at an end of the hand. */
  ownCard({
    id: 'BT_801e',
    name: 'Eye Beam',
    type: 'ENCHANTMENT',
    enchantment: { cost: { set: 1 } },
    was: [{ before: '17.2', enchantment: { cost: { set: 0 } } }],
  }),
  card('BT_321', 'Netherwalker', {
    battlecry: [{ discover: { pool: { type: 'MINION', race: 'DEMON' } }, then: [] }],
  }),
  card('BT_430', 'Warglaives of Azzinoth', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        subject: 'MINION',
        do: [HERO_MAY_ATTACK_AGAIN],
      },
    ],
  }),
  card('BT_480', 'Crimson Sigil Runner', {
    rules: { battlecry: ['ZH-5.1-outcast'] },
    battlecry: [{ if: 'OUTCAST', then: [{ draw: 1 }] }],
  }),
  card('BT_486', 'Pit Commander', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [recruit({ race: 'DEMON' })] }],
  }),
  card('BT_493', 'Priestess of Fury', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ repeat: 6, do: [{ damage: 1, to: RANDOM_ENEMY }] }],
      },
    ],
  }),
  card('BT_496', 'Furious Felfin', {
    battlecry: [
      {
        if: HERO_ATTACKED_THIS_TURN,
        then: [{ enchant: 'BT_496e', on: 'SELF' }],
      },
    ],
  }),
  card('BT_509', 'Fel Summoner', {
    deathrattle: [{ putIntoPlay: { random: { of: MINIONS_IN_HAND, where: { race: 'DEMON' } } } }],
  }),
  card('BT_514', 'Immolation Aura', {
    rules: { text: ['ZH-A.1-forced-death-list'] },
    text: [
      { damage: 1, to: 'ALL_MINIONS' },
      { forceDeathPhase: true },
      { damage: 1, to: 'ALL_MINIONS' },
    ],
  }),
  card('BT_761', 'Coilfang Warlord', { deathrattle: [{ summon: 'BT_761t' }] }),
  card('BT_934', 'Imprisoned Antaen', {
    dormant: 'BT_737e',
    triggers: whenThisAwakens({ repeat: 10, do: [{ damage: 1, to: RANDOM_ENEMY }] }),
  }),
  card('BT_187', 'Kayn Sunfury', {
    auras: [{ update: 'OTHER', tag: 'ATTACKS_IGNORE_TAUNT', on: 'FRIENDLY_PLAYER' }],
  }),
  card('BT_429', 'Metamorphosis', {
    text: heroPowerForTwoUses('BT_429p', 'BT_429e'),
  }),
  card('BT_429p', 'Demonic Blast', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 4, to: 'TARGET' }],
    was: [{ before: '17.6', text: [{ damage: 5, to: 'TARGET' }] }],
  }),
  /** Its id is ours. */
  goesAfterTwoUses('BT_429e', 'Metamorphosis'),
];
