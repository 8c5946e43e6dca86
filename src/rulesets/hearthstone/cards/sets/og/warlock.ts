import { type CardEntry, card } from '../../entry.js';
import { BASIC_HERO_POWERS, CTHUN_GIFT, giveCthun } from '../../selectors.js';

/** The Hero Powers with which heroes of other classes than Warlock begin. */
const HERO_POWERS_OF_OTHER_CLASSES = BASIC_HERO_POWERS.filter((id) => id !== 'HERO_07bp');

/** OG set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('OG_121', "Cho'gall", { battlecry: [{ enchant: 'OG_121e', on: 'FRIENDLY_PLAYER' }] }),
  card('OG_121e', 'Dark Power', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [{ update: 'OTHER', tag: 'SPELLS_COST_HEALTH', on: 'FRIENDLY_PLAYER' }],
    triggers: [{ on: 'COUNTER', whose: 'YOURS', subject: 'SPELL', do: [{ detach: 'SELF' }] }],
  }),
  card('OG_109', 'Darkshire Librarian', {
    battlecry: [{ discard: { random: 'FRIENDLY_HAND' } }],
    deathrattle: [{ draw: 1 }],
  }),
  card('OG_113', 'Darkshire Councilman', {
    triggers: [{ on: 'AFTER_SUMMON', whose: 'YOURS', do: [{ enchant: 'OG_113e', on: 'SELF' }] }],
  }),
  card('OG_113e', 'Power of the People', { enchantment: { attack: 1 } }),
  card('OG_116', 'Spreading Madness', {
    rules: { text: ['ZH-A.2-no-spell-damage-list'] },
    text: [
      {
        repeat: { boosted: 9 },
        do: [
          {
            damage: 1,
            fixed: true,
            to: { random: { of: 'ALL_CHARACTERS', where: 'SURVIVES' } },
          },
        ],
      },
    ],
  }),
  card('OG_239', 'DOOM!', {
    text: [
      { save: 'doomed', entities: 'ALL_MINIONS' },
      { destroy: { saved: 'doomed' } },
      { draw: { saved: 'doomed' } },
    ],
  }),
  card('OG_241', 'Possessed Villager', { deathrattle: [{ summon: 'OG_241a' }] }),
  card('OG_114', 'Forbidden Ritual', {
    text: [{ spendMana: 'ALL' }, { summon: 'OG_114a', count: 'RESULT' }],
  }),
  card('OG_302', 'Usher of Souls', {
    triggers: [
      { on: 'DEATH', subject: { all: ['MINION', 'FRIENDLY'] }, do: [giveCthun('OG_302e', 1)] },
    ],
  }),
  card('OG_302e', 'Soul Power', { enchantment: CTHUN_GIFT }),
  card('OG_118', 'Renounce Darkness', {
    rules: { text: ['ZH-4.5-replace', 'HS-INF-one-class'] },
    text: [
      { replaceHeroPower: { oneOf: HERO_POWERS_OF_OTHER_CLASSES } },
      {
        forEach: { of: { union: ['FRIENDLY_HAND', 'FRIENDLY_DECK'] }, where: { class: 'WARLOCK' } },
        do: [
          { replace: 'IT', withCard: { pool: { classOf: 'FRIENDLY_HERO_POWER' } }, save: 'new' },
          { enchant: 'OG_118f', on: { saved: 'new' } },
        ],
      },
    ],
  }),
  card('OG_118f', 'New Calling', { enchantment: { cost: -1 } }),
];
