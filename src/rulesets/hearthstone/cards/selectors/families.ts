import type { EnchantmentFacts } from '../../language/enchantment.js';
import type { Condition, Effect, Trigger, Value } from '../../language/words.js';
import { RANDOM_MINION_IN_DECK } from './hands-and-decks.js';

/** A Joust: a minion of each deck is revealed, as "yours" and "theirs". */
export const JOUST: readonly Effect[] = [
  { save: 'yours', entities: RANDOM_MINION_IN_DECK },
  { save: 'theirs', entities: { random: { of: 'ENEMY_DECK', where: 'MINION' } } },
];

/** After a Joust: yours costs more. Nothing of yours never does, and anything does than nothing of theirs. */
export const JOUST_WON: Condition = {
  all: [
    { exists: { saved: 'yours' } },
    {
      any: [
        { not: { exists: { saved: 'theirs' } } },
        {
          value: { tag: 'COST', of: { saved: 'yours' } },
          atLeast: { plus: [{ tag: 'COST', of: { saved: 'theirs' } }, 1] },
        },
      ],
    },
  ],
};

/** Dredge: one of the last three cards of your deck comes to its top (ZH-5.1-dredge). */
export const DREDGE: readonly Effect[] = [
  { choose: { last: 'FRIENDLY_DECK', count: 3 }, save: 'dredged' },
  { putIntoDeck: { saved: 'dredged' }, at: 'TOP', rules: ['ZH-5.1-dredge'] },
];

/** Gives your C'Thun, wherever it is, Attack and Health with one of the enchantments that do. */
export const giveCthun = (enchantment: string, attack: Value, health: Value = attack): Effect => ({
  enchant: enchantment,
  on: 'FRIENDLY_PLAYER',
  num1: attack,
  num2: health,
});

export const CTHUN_GIFT: EnchantmentFacts = {
  attack: 'NUM_1',
  health: 'NUM_2',
  everyCard: 'OG_280',
};

export const CTHUN_HAS_10_ATTACK: Condition = { value: { attackOfYour: 'OG_280' }, atLeast: 10 };

/** The Jade Golems, smallest first. */
export const JADE_GOLEMS: readonly string[] = Array.from(
  { length: 30 },
  (_, i) => `CFM_712_t${String(i + 1).padStart(2, '0')}`,
);

/** You summon a larger Jade Golem each time, kept as "golem". One without room counts: inferred. */
export const SUMMON_JADE_GOLEM: readonly Effect[] = [
  {
    set: { JADE_GOLEM: { plus: [{ tag: 'JADE_GOLEM', of: 'FRIENDLY_PLAYER' }, 1] } },
    on: 'FRIENDLY_PLAYER',
  },
  {
    summon: { oneOf: JADE_GOLEMS, at: { tag: 'JADE_GOLEM', of: 'FRIENDLY_PLAYER' } },
    save: 'golem',
  },
];

/** What a Magnetic minion gives its Mech beside what it does: its Attack, Health and keywords (ZH-5.1-magnetic). */
export const MAGNETIC_PART: EnchantmentFacts = {
  attack: 'NUM_1',
  health: 'NUM_2',
  givesItsOwn: true,
  isUpgrade: true,
};

/** In hand a Worgen takes its other form as each turn of its player ends; what is attached to it stays. */
export const becomesInHand = (card: string): Trigger => ({
  on: 'END_OF_TURN',
  rules: ['ZH-5.3-end-of-turn-shifters'],
  whose: 'YOURS',
  zone: 'HAND',
  do: [{ transform: 'SELF', into: card }],
});

export const DISCOVER_AND_CAST_A_SECRET: Effect = {
  discover: { pool: { type: 'SPELL', secret: true, notOnBoard: true } },
  in: 'SETASIDE',
  save: 'secret',
  then: [{ cast: { cardOf: { saved: 'secret' } } }],
};
