import type { Condition } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import { HOLDS_A_DRAGON, YOUR_HERO } from '../../selectors.js';

/** The Hero Power has been used exactly once this turn. */
const USED_ONCE: Condition = {
  value: { tag: 'HEROPOWER_ACTIVATIONS_THIS_TURN', of: 'FRIENDLY_PLAYER' },
  exactly: 1,
};

/** TGT set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('AT_124', 'Bolf Ramshield', {
    triggers: [
      {
        on: 'PREDAMAGE',
        subject: YOUR_HERO,
        priority: 'FIRST',
        do: [{ preventDamage: true }, { damage: 'EVENT_AMOUNT', to: 'SELF', from: 'EVENT_SOURCE' }],
      },
    ],
    /** First of all since 13.0 (SUP-PRE-130, ZH-4.9-predamage-hero). */
    was: [
      {
        before: '13.0',
        triggers: [
          {
            on: 'PREDAMAGE',
            subject: YOUR_HERO,
            do: [
              { preventDamage: true },
              { damage: 'EVENT_AMOUNT', to: 'SELF', from: 'EVENT_SOURCE' },
            ],
          },
        ],
      },
    ],
  }),
  card('AT_091', 'Tournament Medic', {
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ heal: 2, to: 'FRIENDLY_HERO' }] }],
  }),
  card('AT_110', 'Coliseum Manager', {
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ returnToHand: 'SELF' }] }],
  }),
  card('AT_080', 'Garrison Commander', {
    auras: [{ update: 'HEALTH_ATTACK', refreshesHeroPower: true, if: USED_ONCE }],
    was: [
      {
        before: '5.0.0.12574',
        auras: [],
        triggers: [
          {
            on: 'SUMMON',
            subject: 'IS_SELF',
            ownEntry: true,
            when: USED_ONCE,
            do: [{ refreshHeroPower: true }],
          },
          { on: 'INSPIRE', whose: 'YOURS', when: USED_ONCE, do: [{ refreshHeroPower: true }] },
        ],
      },
    ],
  }),
  card('AT_113', 'Recruiter', {
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ giveCard: 'CS2_152' }] }],
  }),
  card('AT_123', 'Chillmaw', {
    deathrattleIf: HOLDS_A_DRAGON,
    deathrattle: [{ damage: 3, to: 'ALL_MINIONS' }],
  }),
  card('AT_122', 'Gormok the Impaler', { battlecry: [{ damage: 4, to: 'TARGET' }] }),
  card('AT_084', 'Lance Carrier', { battlecry: [{ enchant: 'AT_084e', on: 'TARGET' }] }),
  card('AT_084e', 'Equipped', { enchantment: { attack: 2 } }),
  card('AT_085', 'Maiden of the Lake', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_HERO_POWER', enchantment: 'AT_085e' }],
  }),
  card('AT_085e', "Maiden's Blessing", { enchantment: { cost: { set: 1 } } }),
  card('AT_086', 'Saboteur', { battlecry: [{ enchant: 'AT_086e', on: 'ENEMY_PLAYER' }] }),
  card('AT_086e', 'Villainy', {
    enchantment: { lasts: 'OPPONENTS_TURNS' },
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'ENEMY_HERO_POWERS',
        enchantment: 'AT_086ee',
        if: 'OPPONENTS_TURN',
      },
    ],
  }),
  /** Its id is ours: what the one above does to the Hero Power. */
  ownCard({
    id: 'AT_086ee',
    name: 'Villainy',
    type: 'ENCHANTMENT',
    set: 'TGT',
    enchantment: { cost: 5 },
  }),
];
