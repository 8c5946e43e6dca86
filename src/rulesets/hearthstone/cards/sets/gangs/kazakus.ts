import type { CardDefinition } from '../../../language/card.js';
import type { Effect, Selector } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import { RANDOM_ENEMY_MINION, SURVIVING_ENEMY_MINIONS } from '../../selectors.js';

/** One of the effects that a potion is made of. */
interface Part {
  readonly id: string;
  readonly name: string;
  readonly text: readonly Effect[];
  readonly isAimed?: true;
}

/** The potions of a Cost. */
interface Potions {
  readonly cost: number;
  /** The card that stands for this Cost. */
  readonly id: string;
  readonly name: string;
  /** By their numbers in the game's data. */
  readonly parts: readonly Part[];
}

/** What the numbers of a Cost are. */
interface Numbers {
  readonly damage: number;
  readonly armor: number;
  readonly damageToAll: number;
  readonly frozen: number;
  readonly health: string;
  readonly cards: number;
  readonly demon: string;
  readonly dead: number;
}

const SHEEP = 'CFM_621_m5';

/** What the parts of every Cost do, by name. */
function partsOf(n: Numbers, sheep: Selector) {
  const DEMON = { pool: { type: 'MINION', race: 'DEMON' } } as const;
  return {
    'Heart of Fire': [{ damage: n.damage, to: 'TARGET' }],
    'Stonescale Oil': [{ gainArmor: n.armor }],
    Felbloom: [{ damage: n.damageToAll, to: 'ALL_MINIONS' }],
    Icecap: [{ freeze: { random: SURVIVING_ENEMY_MINIONS, count: n.frozen } }],
    Goldthorn: [{ enchant: n.health, on: 'FRIENDLY_MINIONS' }],
    'Mystic Wool': [{ transform: sheep, into: SHEEP }],
    Kingsblood: [{ draw: n.cards }],
    'Shadow Oil': [{ repeat: n.cards, do: [{ giveCard: DEMON }] }],
    Netherbloom: [{ summon: n.demon }],
    'Ichor of Undeath': [{ resurrect: { died: 'THIS_GAME', side: 'FRIENDLY' }, count: n.dead }],
  } as const satisfies Readonly<Record<string, readonly Effect[]>>;
}

type Name = keyof ReturnType<typeof partsOf>;

/** The parts of a Cost: their numbers in the data, and what they do. */
function parts(
  ids: readonly (readonly [number: number, name: Name])[],
  does: Readonly<Record<Name, readonly Effect[]>>,
): readonly Part[] {
  return ids.map(([number, name]) => ({
    id: `CFM_621t${number}`,
    name,
    text: does[name],
    ...(name === 'Heart of Fire' ? { isAimed: true } : {}),
  }));
}

const POTIONS: readonly Potions[] = [
  {
    cost: 1,
    id: 'CFM_621t11',
    name: 'Lesser Potion',
    parts: parts(
      [
        [2, 'Heart of Fire'],
        [3, 'Stonescale Oil'],
        [4, 'Felbloom'],
        [5, 'Icecap'],
        [6, 'Goldthorn'],
        [8, 'Kingsblood'],
        [9, 'Shadow Oil'],
        [10, 'Netherbloom'],
        [37, 'Ichor of Undeath'],
      ],
      partsOf(
        {
          damage: 3,
          armor: 4,
          damageToAll: 2,
          frozen: 1,
          health: 'CFM_621e',
          cards: 1,
          demon: 'CFM_621_m4',
          dead: 1,
        },
        RANDOM_ENEMY_MINION,
      ),
    ),
  },
  {
    cost: 5,
    id: 'CFM_621t12',
    name: 'Greater Potion',
    parts: parts(
      [
        [16, 'Heart of Fire'],
        [17, 'Stonescale Oil'],
        [18, 'Felbloom'],
        [19, 'Icecap'],
        [20, 'Netherbloom'],
        [21, 'Mystic Wool'],
        [22, 'Kingsblood'],
        [23, 'Shadow Oil'],
        [24, 'Goldthorn'],
        [38, 'Ichor of Undeath'],
      ],
      partsOf(
        {
          damage: 5,
          armor: 7,
          damageToAll: 4,
          frozen: 2,
          health: 'CFM_621e2',
          cards: 2,
          demon: 'CFM_621_m2',
          dead: 2,
        },
        RANDOM_ENEMY_MINION,
      ),
    ),
  },
  {
    cost: 10,
    id: 'CFM_621t13',
    name: 'Superior Potion',
    parts: parts(
      [
        [25, 'Heart of Fire'],
        [26, 'Stonescale Oil'],
        [27, 'Icecap'],
        [28, 'Netherbloom'],
        [29, 'Mystic Wool'],
        [30, 'Kingsblood'],
        [31, 'Shadow Oil'],
        [32, 'Goldthorn'],
        [33, 'Felbloom'],
        [39, 'Ichor of Undeath'],
      ],
      partsOf(
        {
          damage: 8,
          armor: 10,
          damageToAll: 6,
          frozen: 3,
          health: 'CFM_621e3',
          cards: 3,
          demon: 'CFM_621_m3',
          dead: 3,
        },
        'ALL_MINIONS',
      ),
    ),
  },
];

/**
 * A potion of two parts. Each combination has an order of its own (ZH-3.1-kazakus), which no source tells: that of the parts'
 * numbers in the game's data is inferred (docs/reference/known-differences.md).
 */
function potion(cost: number, first: Part, second: Part): CardEntry {
  const isAimed = first.isAimed === true || second.isAimed === true;
  return ownCard({
    id: `${first.id}_${second.id}`,
    name: `Kazakus Potion (${cost}: ${first.name}, ${second.name})`,
    type: 'SPELL',
    set: 'GANGS',
    cost,
    madeOf: [first.id, second.id],
    ...(isAimed ? { requires: { REQ_TARGET_TO_PLAY: 0 } } : {}),
    rules: { text: ['ZH-3.1-kazakus'] },
    text: [...first.text, ...second.text],
  } satisfies CardDefinition);
}

/** A Cost is chosen, then two parts of it, the second never the first one again. */
function brew({ id, parts: all }: Potions): Effect {
  const ids = all.map((part) => part.id);
  return {
    if: { entity: { saved: 'size' }, is: { card: id } },
    then: [
      { discover: { oneOf: ids }, in: 'SETASIDE', save: 'first', then: [] },
      {
        discover: { oneOf: ids, except: { saved: 'first' } },
        in: 'SETASIDE',
        save: 'second',
        then: [],
      },
      { giveCard: { madeOf: { union: [{ saved: 'first' }, { saved: 'second' }] } } },
    ],
  };
}

/** Kazakus, and every potion that he can make. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_621', 'Kazakus', {
    battlecry: [
      {
        if: 'NO_DUPLICATES_IN_DECK',
        then: [
          { chooseCard: { oneOf: POTIONS.map(({ id }) => id) }, save: 'size' },
          ...POTIONS.map(brew),
        ],
      },
    ],
  }),
  card('CFM_621e', 'Goldthorn', { enchantment: { health: 2 } }),
  card('CFM_621e2', 'Goldthorn', { enchantment: { health: 4 } }),
  card('CFM_621e3', 'Goldthorn', { enchantment: { health: 6 } }),
  ...POTIONS.flatMap(({ id, name, cost, parts: all }) => [
    card(id, name),
    ...all.map((part) => card(part.id, part.name, { text: part.text })),
    ...all.flatMap((first, i) => all.slice(i + 1).map((second) => potion(cost, first, second))),
  ]),
];
