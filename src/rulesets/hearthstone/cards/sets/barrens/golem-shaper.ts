import type { CardDefinition } from '../../../language/card.js';
import type { Effect } from '../../../language/words.js';
import type { Keyword } from '../../../vocabulary/index.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { OTHER_FRIENDLY_MINIONS, SURVIVING_ENEMY_MINIONS } from '../../selectors.js';

/** The Golems of a Cost: what stands for it, its numbers, and how much their Battlecries do. */
interface Golems {
  readonly id: string;
  readonly name: string;
  /** Cost, Attack and Health. */
  readonly size: number;
  /** What ends the ids of the parts. */
  readonly ending: '' | 'b' | 'c';
  readonly growth: number;
  readonly cards: number;
  /** Minions that are hit or frozen; all of them where nothing is said. */
  readonly hit?: number;
}

const GOLEMS: readonly Golems[] = [
  { id: 'BAR_079_m1', name: 'Lesser Golem', size: 1, ending: '', growth: 1, cards: 1, hit: 1 },
  { id: 'BAR_079_m2', name: 'Greater Golem', size: 5, ending: 'b', growth: 2, cards: 2, hit: 2 },
  { id: 'BAR_079_m3', name: 'Superior Golem', size: 10, ending: 'c', growth: 4, cards: 4 },
];

const HERBS: readonly (readonly [id: string, name: string, keyword: Keyword])[] = [
  ['BAR_079t4', 'Swifthistle', 'RUSH'],
  ['BAR_079t5', 'Earthroot', 'TAUNT'],
  ['BAR_079t6', 'Sungrass', 'DIVINE_SHIELD'],
  ['BAR_079t7', 'Liferoot', 'LIFESTEAL'],
  ['BAR_079t8', 'Fadeleaf', 'STEALTH'],
  ['BAR_079t9', 'Grave Moss', 'POISONOUS'],
];

const HERB_IDS = HERBS.map(([id]) => id);

type Text = Pick<CardDefinition, 'battlecry' | 'spellDamage'>;

/** What else a Golem of a Cost can have, with the numbers of the Golem; of Gromsblood only the first id is the game's. */
function flowersOf({ ending, size, growth, cards, hit }: Golems): readonly CardEntry[] {
  const several =
    hit === undefined ? 'ENEMY_MINIONS' : { random: SURVIVING_ENEMY_MINIONS, count: hit };
  const flower = (number: number, name: string, text: Text): CardEntry =>
    ownMinion({
      id: `BAR_079t${number}${ending}`,
      name,
      set: 'THE_BARRENS',
      cost: size,
      attack: size,
      health: size,
      ...text,
    });
  const gift = `BAR_079t10${ending}e`;
  return [
    flower(10, 'Wildvine', { battlecry: [{ enchant: gift, on: OTHER_FRIENDLY_MINIONS }] }),
    ownEnchantment(gift, 'Wildpower', { attack: growth, health: growth }),
    flower(11, 'Gromsblood', { battlecry: [{ summonCopyOf: 'SELF' }] }),
    flower(12, 'Icecap', { battlecry: [{ freeze: several }] }),
    flower(13, 'Firebloom', { battlecry: [{ damage: 3, to: several }] }),
    flower(14, 'Mageroyal', { spellDamage: cards }),
    flower(15, 'Kingsblood', { battlecry: [{ draw: cards }] }),
  ];
}

const flowerIds = ({ ending }: Golems): readonly string[] =>
  [10, 11, 12, 13, 14, 15].map((number) => `BAR_079t${number}${ending}`);

const BUILD_A_GOLEM: readonly Effect[] = [
  { chooseCard: { oneOf: GOLEMS.map(({ id }) => id) }, save: 'golem' },
  { discover: { oneOf: HERB_IDS }, in: 'SETASIDE', save: 'herb', then: [] },
  ...GOLEMS.map(
    (golems): Effect => ({
      if: { entity: { saved: 'golem' }, is: { card: golems.id } },
      then: [
        {
          discover: { oneOf: flowerIds(golems) },
          in: 'SETASIDE',
          save: 'flower',
          then: [{ giveCard: { madeOf: { union: [{ saved: 'herb' }, { saved: 'flower' }] } } }],
        },
      ],
    }),
  ),
];

/** Kazakus, Golem Shaper and what he builds. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_079', 'Kazakus, Golem Shaper', {
    rules: { battlecry: ['HS-INF-golem'] },
    battlecry: [
      {
        if: { not: { exists: { of: 'FRIENDLY_DECK', where: { tag: 'COST', exactly: 4 } } } },
        then: BUILD_A_GOLEM,
      },
    ],
  }),
  ...HERBS.map(([id, name, keyword]) =>
    ownMinion({ id, name, set: 'THE_BARRENS', keywords: [keyword] }),
  ),
  ...GOLEMS.flatMap(flowersOf),
  ...GOLEMS.map((golems) =>
    ownCard({
      id: golems.id,
      name: golems.name,
      type: 'MINION',
      set: 'THE_BARRENS',
      cost: golems.size,
      attack: golems.size,
      health: golems.size,
      halves: [HERB_IDS, flowerIds(golems)],
    }),
  ),
];
