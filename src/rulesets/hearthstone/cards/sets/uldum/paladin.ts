import { type CardEntry, card } from '../../entry.js';
import { BETTER_HERO_POWERS, MINIONS_IN_DECK, OTHER_FRIENDLY_MINIONS } from '../../selectors.js';
import { recruit } from '../../templates/recruit.js';

/** ULDUM set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('ULD_143', "Pharaoh's Blessing", { text: [{ enchant: 'ULD_143e', on: 'TARGET' }] }),
  card('ULD_143e', "Pharaoh's Blessing", {
    enchantment: { attack: 4, health: 4, grants: ['DIVINE_SHIELD', 'TAUNT'] },
  }),
  card('ULD_145', 'Brazen Zealot', {
    triggers: [{ on: 'SUMMON', whose: 'YOURS', do: [{ enchant: 'ULD_145e', on: 'SELF' }] }],
  }),
  card('ULD_145e', 'Zeal', { enchantment: { attack: 1 } }),
  card('ULD_217', 'Micro Mummy', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ enchant: 'ULD_217e', on: { random: OTHER_FRIENDLY_MINIONS } }],
      },
    ],
  }),
  card('ULD_217e', 'Microwrapped', { enchantment: { attack: 1 } }),
  card('ULD_431', 'Making Mummies', {
    quest: { progress: 5, reward: [{ replaceHeroPower: 'ULD_431p' }] },
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { all: ['MINION', { has: 'REBORN' }] },
        rules: ['ZH-5.3-quests-uldum'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('ULD_431p', 'Emperor Wraps', {
    text: [{ summonCopyOf: 'TARGET', with: 'ULD_431e' }],
  }),
  card('ULD_431e', 'Emperor Wrapped', {
    enchantment: { attack: { set: 2 }, health: { set: 2 } },
  }),
  card('ULD_438', "Salhet's Pride", {
    deathrattle: [
      {
        drawThese: {
          random: { of: MINIONS_IN_DECK, where: { tag: 'HEALTH', exactly: 1 } },
          count: 2,
        },
      },
    ],
  }),
  card('ULD_439', 'Sandwasp Queen', { battlecry: [{ giveCard: 'ULD_439t', count: 2 }] }),
  card('ULD_500', 'Sir Finley of the Sands', {
    rules: { battlecry: ['ZH-5.1-discover'] },
    battlecry: [
      {
        if: 'NO_DUPLICATES_IN_DECK',
        then: [{ discover: { oneOf: BETTER_HERO_POWERS, notOnBoard: true }, then: [] }],
      },
    ],
  }),
  card('ULD_716', 'Tip the Scales', {
    text: [{ repeat: 7, do: [recruit({ race: 'MURLOC' })] }],
  }),
  card('ULD_728', 'Subdue', { text: [{ enchant: 'ULD_728e', on: 'TARGET' }] }),
  card('ULD_728e', 'Subdued', { enchantment: { attack: { set: 1 }, health: { set: 1 } } }),
];
