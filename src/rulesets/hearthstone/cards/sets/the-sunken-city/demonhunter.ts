import { DREDGED } from '../../dredge.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  DEFENDS,
  DREDGE,
  HERO_ATTACKED_THIS_TURN,
  MINIONS_IN_DECK,
  RANDOM_ENEMY,
  RANDOM_ENEMY_MINION,
  YOUR_HERO,
} from '../../selectors.js';
import { costsIf } from '../../templates/auras.js';
import { brings, parts } from '../../templates/colossal.js';
import { sinks } from '../../templates/sunken.js';
import { COUNTS_NAGA, counted, countsSpells } from '../../while-holding.js';

const STALKS = ['TSC_219t', 'TSC_219t2', 'TSC_219t3', 'TSC_219t4'];

/** THE_SUNKEN_CITY set, demonhunter. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_058', 'Predation', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    triggers: COUNTS_NAGA,
    auras: [costsIf(0, counted())],
    text: [{ damage: 3, to: 'TARGET' }],
  }),
  card('TSC_217', 'Wayward Sage', {
    rules: { battlecry: ['ZH-5.1-outcast'] },
    battlecry: [
      {
        if: 'OUTCAST',
        then: [
          {
            enchant: 'TSC_217e',
            on: { union: [{ first: 'FRIENDLY_HAND' }, { last: 'FRIENDLY_HAND' }] },
          },
        ],
      },
    ],
  }),
  ownEnchantment('TSC_217e', 'Found the Wrong Way', { cost: -1 }),
  card('TSC_608', 'Abyssal Depths', {
    text: [
      { repeat: 2, do: [{ drawThese: { random: { lowest: 'COST', among: MINIONS_IN_DECK } } }] },
    ],
  }),
  card('TSC_609', 'Coilskar Commander', {
    triggers: countsSpells(),
    battlecry: [{ if: counted(3), then: [{ repeat: 2, do: [{ summonCopyOf: 'SELF' }] }] }],
  }),
  card('TSC_610', 'Glaiveshark', {
    battlecry: [{ if: HERO_ATTACKED_THIS_TURN, then: [{ damage: 2, to: 'ENEMY_CHARACTERS' }] }],
  }),
  card('TSC_915', 'Bone Glaive', { battlecry: DREDGE }),
  card('TID_703', 'Topple the Idol', {
    text: [
      ...DREDGE,
      {
        if: { exists: DREDGED },
        then: [{ damage: { tag: 'COST', of: DREDGED }, to: 'ALL_MINIONS' }],
      },
    ],
  }),
  card('TID_704', 'Fossil Fanatic', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { school: 'FEL' } } } }],
      },
    ],
  }),
  card('TID_706', 'Herald of Chaos', {
    triggers: countsSpells({ school: 'FEL' }),
    battlecry: [{ if: counted(), then: [{ set: { RUSH: 1 }, on: 'SELF' }] }],
  }),

  card('TSC_057', 'Azsharan Defector', { deathrattle: [sinks('TSC_057t')] }),
  ownMinion({
    id: 'TSC_057t',
    name: 'Sunken Defector',
    class: 'DEMONHUNTER',
    set: 'THE_SUNKEN_CITY',
    race: 'NAGA',
    cost: 4,
    attack: 5,
    health: 3,
    keywords: ['CHARGE'],
    triggers: [
      { on: 'AFTER_ATTACK', source: 'IS_SELF', do: [{ damage: 5, to: RANDOM_ENEMY_MINION }] },
    ],
  }),
  card('TSC_218', "Lady S'theno", {
    keywords: ['IMMUNE_WHILE_ATTACKING'],
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        do: [
          {
            forceAttack: 'SELF',
            on: {
              random: {
                lowest: 'HEALTH_LEFT',
                among: { of: 'ENEMY_CHARACTERS', where: DEFENDS },
              },
            },
          },
        ],
      },
    ],
  }),
  card('TSC_219', 'Xhilag of the Abyss', {
    colossal: brings(...STALKS),
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [
          {
            enchant: 'TSC_219e',
            on: { of: 'FRIENDLY_MINIONS', where: { named: "Xhilag's Stalk" } },
          },
        ],
      },
    ],
  }),
  ownCard({
    id: 'TSC_219e',
    name: 'Eye-Laser Surgery',
    type: 'ENCHANTMENT',
    enchantment: {},
  }),
  ...parts(STALKS, {
    name: "Xhilag's Stalk",
    class: 'DEMONHUNTER',
    set: 'THE_SUNKEN_CITY',
    race: 'DEMON',
    cost: 2,
    attack: 1,
    health: 2,
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [
          {
            damage: {
              plus: [1, { count: { of: { enchantmentsOn: 'SELF' }, where: { card: 'TSC_219e' } } }],
            },
            to: RANDOM_ENEMY,
          },
        ],
      },
    ],
  }),
  card('TSC_006', 'Multi-Strike', {
    text: [
      { enchant: 'TSC_006e', on: 'FRIENDLY_HERO' },
      {
        set: {
          EXTRA_ATTACKS_ON_MINIONS_THIS_TURN: {
            plus: [{ tag: 'EXTRA_ATTACKS_ON_MINIONS_THIS_TURN', of: 'FRIENDLY_HERO' }, 1],
          },
        },
        on: 'FRIENDLY_HERO',
        rules: ['HS-INF-other-attack'],
      },
    ],
  }),
  ownEnchantment('TSC_006e', 'Soulbound', { attack: 2, lasts: 'THIS_TURN' }),
];
