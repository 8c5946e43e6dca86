import { type CardEntry, card } from '../../entry.js';
import {
  CONTROLS_A_LACKEY,
  FRIENDLY_TOTEMS,
  LACKEY,
  OTHER_FRIENDLY_MINIONS,
  OVERLOADED,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** ULDUM set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('ULD_158', 'Sandstorm Elemental', { battlecry: [{ damage: 1, to: 'ENEMY_MINIONS' }] }),
  card('ULD_169', 'Mogu Fleshshaper', { auras: [costsLess({ count: 'ALL_MINIONS' })] }),
  card('ULD_170', 'Weaponized Wasp', {
    requires: { REQ_TARGET_IF_AVAILABLE_AND_FRIENDLY_LACKEY: 0 },
    battlecry: [{ if: CONTROLS_A_LACKEY, then: [{ damage: 3, to: 'TARGET' }] }],
  }),
  card('ULD_171', 'Totemic Surge', { text: [{ enchant: 'ULD_171e', on: FRIENDLY_TOTEMS }] }),
  card('ULD_171e', 'Big Surge', { enchantment: { attack: 2 } }),
  card('ULD_172', 'Plague of Murlocs', {
    text: [
      {
        forEach: 'ALL_MINIONS',
        do: [{ transform: 'IT', into: { pool: { type: 'MINION', race: 'MURLOC' } } }],
      },
    ],
  }),
  card('ULD_173', 'Vessina', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: OTHER_FRIENDLY_MINIONS,
        enchantment: 'ULD_173e',
        if: OVERLOADED,
      },
    ],
  }),
  card('ULD_173e', "Vessina's Devotion", { enchantment: { attack: 2 } }),
  card('ULD_181', 'Earthquake', {
    rules: { text: ['ZH-A.1-forced-death-list'] },
    text: [
      { damage: 5, to: 'ALL_MINIONS' },
      { forceDeathPhase: true },
      { damage: 2, to: 'ALL_MINIONS' },
    ],
  }),
  card('ULD_276', 'EVIL Totem', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ giveCard: LACKEY }] }],
  }),
  card('ULD_291', 'Corrupt the Waters', {
    quest: { progress: 6, reward: [{ replaceHeroPower: 'ULD_291p' }] },
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: 'HAS_BATTLECRY',
        rules: ['ZH-5.3-quests-uldum'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('ULD_291p', "Heart of Vir'naal", {
    text: [{ enchant: 'ULD_291pe', on: 'FRIENDLY_PLAYER' }],
  }),
  card('ULD_291pe', "Heart of Vir'naal", {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [{ update: 'OTHER', tag: 'EXTRA_BATTLECRIES_BASE', on: 'FRIENDLY_PLAYER' }],
  }),
  card('ULD_413', 'Splitting Axe', {
    battlecry: [{ forEach: FRIENDLY_TOTEMS, do: [{ summonCopyOf: 'IT' }] }],
  }),
  card('ULD_433e', 'Cheat Sheet', { enchantment: { cost: -2 } }),
];
