import { type CardEntry, card, ownCard } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED, MANA_IS_FULL, SUMMON_JADE_GOLEM } from '../../selectors.js';

/** GANGS set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_308', 'Kun the Forgotten King', { chooseOne: ['CFM_308a', 'CFM_308b'] }),
  card('CFM_308a', 'Forgotten Armor', { text: [{ gainArmor: 10 }] }),
  card('CFM_308b', 'Forgotten Mana', {
    text: [{ gainMana: 10, kind: 'REFRESH' }],
    was: [{ before: '23.0', text: [{ gainMana: 10, kind: 'TEMPORARY', upTo: 'CRYSTALS' }] }],
  }),
  card('CFM_614', 'Mark of the Lotus', { text: [{ enchant: 'CFM_614e', on: 'FRIENDLY_MINIONS' }] }),
  card('CFM_614e', 'Savage Mark', { enchantment: { attack: 1, health: 1 } }),
  card('CFM_616', 'Pilfered Power', {
    rules: { text: ['ZH-4.12-at-cap'] },
    text: [
      {
        if: MANA_IS_FULL,
        then: [{ giveCard: 'CS2_013t' }],
        else: [{ gainMana: { count: 'FRIENDLY_MINIONS' }, kind: 'EMPTY_CRYSTAL' }],
      },
    ],
  }),
  card('CFM_617', 'Celestial Dreamer', {
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_MINIONS', where: { tag: 'ATTACK', atLeast: 5 } } },
        then: [{ enchant: 'CFM_617e', on: 'SELF' }],
      },
    ],
  }),
  card('CFM_617e', 'Visions of Hypnos', { enchantment: { attack: 2, health: 2 } }),
  card('CFM_811', 'Lunar Visions', {
    text: [
      { draw: 2, save: 'drawn' },
      { enchant: 'CFM_811e', on: { of: { saved: 'drawn' }, where: 'MINION' } },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'CFM_811e',
    name: 'Lunar Visions',
    type: 'ENCHANTMENT',
    set: 'GANGS',
    enchantment: { cost: -2 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('CFM_816', 'Virmen Sensei', { battlecry: [{ enchant: 'CFM_816e', on: 'TARGET' }] }),
  card('CFM_816e', 'Get Big', { enchantment: { attack: 2, health: 2 } }),
  card('CFM_343', 'Jade Behemoth', { battlecry: SUMMON_JADE_GOLEM }),
  card('CFM_602', 'Jade Idol', { chooseOne: ['CFM_602a', 'CFM_602b'] }),
  card('CFM_602a', 'Cut from Jade', { text: SUMMON_JADE_GOLEM }),
  card('CFM_602b', 'Jade Stash', {
    text: [{ repeat: 3, do: [{ shuffleIntoDeck: { newCard: 'CFM_602' } }] }],
  }),
  card('CFM_713', 'Jade Blossom', {
    text: [...SUMMON_JADE_GOLEM, { gainMana: 1, kind: 'EMPTY_CRYSTAL' }],
  }),
];
