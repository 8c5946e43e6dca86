import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/scenario/oracle.js';
import { type Body, entitiesOf, resolve, type StateEntity } from './support/ask.js';

const GAME = 1;
const PLAYER_1 = 2;

/** The state that a scenario without actions describes. */
function board(body: Body): ReturnType<typeof entitiesOf> & { readonly state: Json } {
  const { state } = resolve(body);
  return { ...entitiesOf(state), state };
}

/** One side's fields, and the entity that is called `it` afterwards. */
function it1(side: Body, extra: Body = {}): StateEntity {
  return board({ players: { 1: side }, ...extra }).by.it!;
}

const YETI = { as: 'it', card: 'Chillwind Yeti' };

const ENTITY_ROWS: readonly [what: string, side: Body, expected: Body][] = [
  ['a minion', { board: [YETI] }, { cardId: 'CS2_182', zone: 'PLAY', zonePosition: 1 }],
  ['a card by its id', { board: [{ as: 'it', card: 'CS2_182' }] }, { cardId: 'CS2_182' }],
  [
    'a card in any letter case',
    { board: [{ ...YETI, card: 'chillwind YETI' }] },
    { cardId: 'CS2_182' },
  ],
  ['damage', { board: [{ ...YETI, damage: 2 }] }, { tags: { DAMAGE: 2, HEALTH: 5 } }],
  ['attack', { board: [{ ...YETI, attack: 7 }] }, { tags: { ATK: 7, HEALTH: 5 } }],
  ['health', { board: [{ ...YETI, health: 2 }] }, { tags: { ATK: 4, HEALTH: 2 } }],
  [
    'health, attack and damage together',
    { board: [{ ...YETI, attack: 1, health: 9, damage: 3 }] },
    { tags: { ATK: 1, HEALTH: 9, DAMAGE: 3 } },
  ],
  ['stealth', { board: [{ ...YETI, stealth: true }] }, { tags: { STEALTH: 1 } }],
  ['divineShield', { board: [{ ...YETI, divineShield: true }] }, { tags: { DIVINE_SHIELD: 1 } }],
  ['frozen', { board: [{ ...YETI, frozen: true }] }, { tags: { FROZEN: 1 } }],
  ['exhausted', { board: [{ ...YETI, exhausted: true }] }, { tags: { EXHAUSTED: 1 } }],
  ['windfury', { board: [{ ...YETI, windfury: true }] }, { tags: { WINDFURY: 1 } }],
  ['spellDamage', { board: [{ ...YETI, spellDamage: 2 }] }, { tags: { SPELLPOWER: 2 } }],
  [
    'attacksThisTurn',
    { board: [{ ...YETI, attacksThisTurn: 1 }] },
    { tags: { NUM_ATTACKS_THIS_TURN: 1 } },
  ],
  [
    'pendingDestroy',
    { board: [{ ...YETI, pendingDestroy: true }] },
    { tags: { TO_BE_DESTROYED: 1 } },
  ],
  ['any tag', { board: [{ ...YETI, tags: { LIFESTEAL: 1 } }] }, { tags: { LIFESTEAL: 1 } }],
  ['a hero', { hero: { as: 'it', card: 'Rexxar' } }, { cardId: 'HERO_05', tags: { HEALTH: 30 } }],
  [
    "a hero's numbers",
    { hero: { as: 'it', card: 'Rexxar', health: 20, damage: 3, armor: 4 } },
    { tags: { HEALTH: 20, DAMAGE: 3, ARMOR: 4 } },
  ],
  [
    'the hero of a player for whom none is named',
    { hero: { as: 'it', damage: 3 } },
    { cardId: 'HERO_08' },
  ],
  [
    'a Hero Power',
    { heroPower: { as: 'it', card: 'Fireblast' } },
    { cardId: 'HERO_08bp', zone: 'PLAY' },
  ],
  [
    'a used Hero Power',
    { hero: 'Rexxar', heroPower: { as: 'it', exhausted: true } },
    { cardId: 'HERO_05bp', tags: { EXHAUSTED: 1 } },
  ],
  [
    'a weapon',
    { weapon: { as: 'it', card: 'Fiery War Axe', attack: 5, durability: 1 } },
    { zone: 'PLAY', tags: { ATK: 5, DURABILITY: 1 } },
  ],
  [
    'a damaged weapon',
    { weapon: { as: 'it', card: 'Fiery War Axe', damage: 1 } },
    { tags: { DURABILITY: 2, DAMAGE: 1 } },
  ],
  ['a card in hand', { hand: [{ as: 'it', card: 'Fireball' }] }, { zone: 'HAND', zonePosition: 1 }],
  ['a cheaper card', { hand: [{ as: 'it', card: 'Fireball', cost: 1 }] }, { tags: { COST: 1 } }],
  [
    'the top card',
    { deck: [{ as: 'it', card: 'Wisp' }, 'Fireball'] },
    { zone: 'DECK', zonePosition: 2 },
  ],
  ['a Secret', { secrets: [{ as: 'it', card: 'Counterspell' }] }, { zone: 'SECRET' }],
  [
    'a Quest',
    { quest: { as: 'it', card: 'Jungle Giants', progress: 3 } },
    { zone: 'SECRET', tags: { QUEST_PROGRESS: 3 } },
  ],
  [
    'a Quest among the Secrets',
    { secrets: ['Counterspell', { as: 'it', card: 'Jungle Giants', progress: 1 }] },
    { zone: 'SECRET', zonePosition: 2, tags: { QUEST_PROGRESS: 1 } },
  ],
  ['the Graveyard', { graveyard: [{ as: 'it', card: 'Wisp' }] }, { zone: 'GRAVEYARD' }],
  ['an aura of the board', { board: ['Raid Leader', YETI] }, { tags: { ATK: 5 } }],
];

describe('the short form', () => {
  it.each(ENTITY_ROWS)('reads %s', (_, side, expected) => {
    expect(it1(side)).toMatchObject(expected);
  });

  it('gives a silenced minion no words', () => {
    const { tags } = it1({ board: [{ as: 'it', card: 'Goldshire Footman', silenced: true }] });
    expect(tags.SILENCED).toBe(1);
    expect(tags.TAUNT).toBeUndefined();
  });

  const MANA_ROWS: readonly [mana: Json | undefined, expected: Body][] = [
    [undefined, { RESOURCES: 10 }],
    [4, { RESOURCES: 4 }],
    [
      { crystals: 7, used: 2 },
      { RESOURCES: 7, RESOURCES_USED: 2 },
    ],
    [{ temporary: 1 }, { RESOURCES: 10, TEMP_RESOURCES: 1 }],
    [
      { overloaded: 2, owed: 3 },
      { RESOURCES_USED: 2, OVERLOAD_LOCKED: 2, OVERLOAD_OWED: 3 },
    ],
  ];
  it.each(MANA_ROWS)('reads mana %j', (mana, expected) => {
    const { list } = board({ players: { 1: mana === undefined ? {} : { mana } } });
    expect(list[PLAYER_1 - 1]!.tags).toMatchObject(expected);
  });

  it('reads the turn, fatigue and what was played', () => {
    const { list } = board({
      turn: { number: 12, player: 2 },
      players: { 1: { fatigue: 3, cardsPlayedThisTurn: 1, tags: { HEROPOWER_DAMAGE: 1 } } },
    });
    expect(list[GAME - 1]!.tags).toMatchObject({ TURN: 12, CURRENT_PLAYER: 2 });
    expect(list[PLAYER_1 - 1]!.tags).toMatchObject({
      FATIGUE: 3,
      NUM_CARDS_PLAYED_THIS_TURN: 1,
      HEROPOWER_DAMAGE: 1,
    });
  });

  it('has heroes, Hero Powers and mana where nothing is said', () => {
    const { list } = board({});
    expect(list.map(({ cardId }) => cardId)).toEqual([
      'GAME',
      'PLAYER',
      'PLAYER',
      'HERO_08',
      'HERO_08bp',
      'HERO_04',
      'CS2_101',
    ]);
  });

  it('takes away a Hero Power that is null', () => {
    const { list } = board({ players: { 1: { heroPower: null } } });
    expect(list.filter(({ cardId }) => cardId.endsWith('bp'))).toEqual([]);
  });
});

describe('enchantments of the short form', () => {
  it('are named by the card that gives them', () => {
    const { list, by } = board({
      players: {
        1: {
          board: [{ ...YETI, enchantments: [{ as: 'wisdom', card: 'Blessing of Wisdom', by: 2 }] }],
        },
      },
    });
    expect(by.wisdom).toMatchObject({ controller: 2, tags: { ATTACHED: by.it!.id, CASTER: 2 } });
    expect(list.filter(({ cardId }) => cardId === by.wisdom!.cardId)).toHaveLength(1);
  });

  it('act on what they are attached to, in order', () => {
    const { tags } = it1({
      board: [{ ...YETI, attack: 1, enchantments: ['Blessing of Might', 'Power Overwhelming'] }],
    });
    expect(tags).toMatchObject({ ATK: 1 + 3 + 4, HEALTH: 5 + 4 });
  });

  it('can be named by their own id', () => {
    expect(it1({ board: [{ ...YETI, enchantments: ['CS2_087e'] }] }).tags).toMatchObject({
      ATK: 7,
    });
  });
});

describe('the order of play', () => {
  const players = {
    1: {
      weapon: { as: 'axe', card: 'Fiery War Axe' },
      board: [
        { as: 'a', card: 'Wisp', enchantments: [{ as: 'might', card: 'Blessing of Might' }] },
        { as: 'b', card: 'Wisp' },
      ],
      secrets: [{ as: 'secret', card: 'Counterspell' }],
    },
    2: { board: [{ as: 'c', card: 'Wisp' }] },
  };
  const orderOf = (order: readonly string[] | undefined): string[] =>
    Object.values(board(order === undefined ? { players } : { players, order }).by)
      .sort((x, y) => x.playOrder - y.playOrder)
      .map((e) => e.as!);

  it('is as listed, player 1 first: weapon, board, Secrets', () => {
    expect(orderOf(undefined)).toEqual(['axe', 'a', 'might', 'b', 'secret', 'c']);
  });

  it('is what `order` says, then as listed', () => {
    expect(orderOf(['c', 'secret', 'b'])).toEqual(['c', 'secret', 'b', 'axe', 'a', 'might']);
  });

  it('keeps an enchantment after what it is attached to, unless it is named', () => {
    expect(orderOf(['c', 'a'])).toEqual(['c', 'a', 'might', 'axe', 'b', 'secret']);
    expect(orderOf(['a', 'c', 'might'])).toEqual(['a', 'c', 'might', 'axe', 'b', 'secret']);
  });

  it('does not move minions on the board', () => {
    const { by } = board({ players, order: ['b', 'a'] });
    expect([by.a!.zonePosition, by.b!.zonePosition]).toEqual([1, 2]);
  });
});

describe('deaths before the scenario', () => {
  it('are in the death event cache and in the Graveyard', () => {
    const { list } = board({
      turn: { number: 5, player: 1 },
      deaths: [{ card: 'Wisp', player: 2, turn: 3 }],
    });
    const [dead, record] = list.slice(-2);
    expect(dead).toMatchObject({ cardId: 'CS2_231', zone: 'GRAVEYARD', controller: 2 });
    expect(record!.tags).toMatchObject({ DEAD_ENTITY: dead!.id, DEAD_CARD: 'CS2_231', TURN: 3 });
  });
});

describe('custom cards', () => {
  const customCards = [
    {
      id: 'MY_CARD',
      name: 'Patient Yeti',
      type: 'MINION',
      cost: 1,
      attack: 2,
      health: 3,
      battlecry: [{ damage: 2, to: 'ENEMY_HERO' }],
    },
  ];
  it('are played like built-in ones, and stay with the state', () => {
    const first = resolve({
      customCards,
      players: { 1: { hand: ['Patient Yeti', 'MY_CARD'] } },
      actions: [{ play: 'Patient Yeti #1' }],
    });
    const again = resolve({ state: first.state as object, actions: [{ play: 'Patient Yeti #2' }] });
    const { players } = again.state as { players: Record<string, { hero: { health: number } }> };
    expect(players[2]!.hero.health).toBe(26);
  });
});
