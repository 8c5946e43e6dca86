import { type CardEntry, card, ownCard } from '../../entry.js';

const SHAMAN_SPELL = { pool: { type: 'SPELL', class: 'SHAMAN' } } as const;

/** DALARAN set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_071', 'Mutate', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    rules: { text: ['ZH-5.2-evolve'] },
    text: [
      {
        transform: 'TARGET',
        into: { pool: { type: 'MINION', costOf: 'TARGET', plus: 1, nearest: 'OR_ITSELF' } },
      },
    ],
  }),
  card('DAL_432', "Witch's Brew", {
    text: [
      { heal: 4, to: 'TARGET' },
      { giveCard: { cardOf: 'SELF' }, save: 'again' },
      { set: { GHOSTLY: 1 }, on: { saved: 'again' } },
    ],
  }),
  card('DAL_431', 'Swampqueen Hagatha', {
    battlecry: [
      { discover: SHAMAN_SPELL, in: 'SETASIDE', save: 'first', then: [] },
      { discover: SHAMAN_SPELL, in: 'SETASIDE', save: 'second', then: [] },
      { giveCard: 'DAL_431t', save: 'horror' },
      { enchant: 'DAL_431te', on: { saved: 'horror' }, remembers: { saved: 'first' } },
      { enchant: 'DAL_431te', on: { saved: 'horror' }, remembers: { saved: 'second' } },
    ],
  }),
  card('DAL_431t', 'Drustvar Horror', {
    battlecry: [
      {
        forEach: { of: { enchantmentsOn: 'SELF' }, where: { card: 'DAL_431te' } },
        do: [{ forEach: { rememberedBy: 'IT' }, do: [{ cast: { cardOf: 'IT' } }] }],
      },
    ],
  }),
  // its id is ours: a spell that the minion has been taught
  ownCard({
    id: 'DAL_431te',
    name: 'Taught',
    type: 'ENCHANTMENT',
    enchantment: { recorded: true },
  }),
];
