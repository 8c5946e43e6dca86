import type { Selector } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { LACKEY, MINIONS_IN_HAND, YOUR_HERO } from '../../selectors.js';

const TAUNTS_IN_HAND: Selector = { of: MINIONS_IN_HAND, where: { has: 'TAUNT' } };

/** ULDUM set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('ULD_195', 'Frightened Flunky', {
    battlecry: [{ discover: { pool: { type: 'MINION', keyword: 'TAUNT' } }, then: [] }],
  }),
  card('ULD_253', 'Tomb Warden', { battlecry: [{ summonCopyOf: 'SELF' }] }),
  card('ULD_256', 'Into the Fray', { text: [{ enchant: 'ULD_256e', on: TAUNTS_IN_HAND }] }),
  card('ULD_256e', 'Frayed', { enchantment: { attack: 2, health: 2 } }),
  card('ULD_258', 'Armagedillo', {
    triggers: [
      { on: 'END_OF_TURN', whose: 'YOURS', do: [{ enchant: 'ULD_258e', on: TAUNTS_IN_HAND }] },
    ],
  }),
  card('ULD_258e', 'Tough', { enchantment: { attack: 2, health: 2 } }),
  card('ULD_707', 'Plague of Wrath', {
    text: [{ destroy: { of: 'ALL_MINIONS', where: 'DAMAGED' } }],
  }),
  card('ULD_708', 'Livewire Lance', {
    triggers: [{ on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ giveCard: LACKEY }] }],
  }),
  card('ULD_709', 'Armored Goon', {
    triggers: [{ on: 'ATTACK', source: YOUR_HERO, do: [{ gainArmor: 5 }] }],
  }),
  card('ULD_711', 'Hack the System', {
    quest: { progress: 5, reward: [{ replaceHeroPower: 'ULD_711p3' }] },
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        rules: ['ZH-5.3-quests-uldum'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('ULD_711p3', "Anraphet's Core", {
    text: [{ summon: 'ULD_711t' }],
    triggers: [{ on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ refreshHeroPower: true }] }],
  }),
  card('ULD_720', 'Bloodsworn Mercenary', { battlecry: [{ summonCopyOf: 'TARGET' }] }),
];
