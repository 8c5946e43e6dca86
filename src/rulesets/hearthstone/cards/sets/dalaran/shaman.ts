import { type CardEntry, card, ownCard } from '../../entry.js';
import { LACKEY } from '../../selectors.js';
import { GROWS_EACH_TURN, SCHEME } from '../../templates/scheme.js';

const SHAMAN_SPELL = { pool: { type: 'SPELL', class: 'SHAMAN' } } as const;

/** DALARAN set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_009', "Hagatha's Scheme", {
    text: [{ damage: SCHEME, to: 'ALL_MINIONS' }],
    triggers: GROWS_EACH_TURN,
  }),
  card('DAL_049', 'Underbelly Angler', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { all: ['MINION', { race: 'MURLOC' }] },
        evenIfDormant: true,
        rules: ['ZH-2.2-left-before-completion'],
        do: [{ giveCard: { pool: { type: 'MINION', race: 'MURLOC' } } }],
      },
    ],
  }),
  card('DAL_052', 'Muckmorpher', {
    rules: { battlecry: ['ZH-4.8-copy-enchantments'] },
    battlecry: [
      {
        save: 'other',
        entities: {
          random: {
            of: 'FRIENDLY_DECK',
            where: { all: ['MINION', { not: { sameCardAs: 'SELF' } }] },
          },
        },
      },
      {
        if: { exists: { saved: 'other' } },
        then: [
          { becomeCopyOf: { saved: 'other' }, save: 'form', entersAnew: true },
          { enchant: 'DAL_052e', on: { saved: 'form' } },
        ],
      },
    ],
  }),
  card('DAL_052e', 'Muckmorphing', {
    enchantment: { attack: { set: 4 }, health: { set: 4 } },
  }),
  card('DAL_433', 'Sludge Slurper', { battlecry: [{ giveCard: LACKEY }] }),
  card('DAL_710', 'Soul of the Murloc', {
    text: [{ enchant: 'DAL_710e', on: 'FRIENDLY_MINIONS' }],
  }),
  card('DAL_710e', 'Soul of the Murloc', { deathrattle: [{ summon: 'EX1_506a' }] }),
  card('DAL_726', 'Scargil', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: { race: 'MURLOC' } },
        enchantment: 'DAL_726e',
      },
    ],
  }),
  card('DAL_726e', "Scargil's Blessing", { enchantment: { cost: { set: 1 } } }),
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
