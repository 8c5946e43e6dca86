import { encode } from 'deckstrings';
import { describe, expect, test } from 'vitest';
import { wholeService } from '../common/whole-service.js';

const { post, rest, query } = wholeService();

const check = async (body: object) => rest('/v1/decks/check', body as never);

/** The codes of the faults and the rules that say so. */
async function faultsOf(body: object): Promise<[string, ...string[]][]> {
  const { faults } = (await check(body)) as unknown as {
    faults: { code: string; rules: string[] }[];
  };
  return faults.map(({ code, rules }) => [code, ...rules]);
}

/** Fifteen cards of a paladin of the Alliance, four each. */
const PALADIN = [
  ...['Holy Light', 'Hammer of Justice', 'Cleanse', 'Divine Shield', 'Devotion Aura'],
  ...['Kor Cindervein', 'Crazy Igvand', 'Latro Abiectus', 'Apprentice Teep', 'Parvink'],
  ...['Golem Skull Helm', 'Krol Blade', 'Burn Away', 'Vanquish', 'In Dreams'],
].map((card) => ({ card, count: 4 }));
const WOW = { ruleset: 'wow-tcg', hero: 'Graccus', deck: PALADIN };

describe('World of Warcraft TCG', () => {
  test('a deck of sixty cards with its hero is legal', async () => {
    expect(await check(WOW)).toMatchObject({
      format: 'constructed',
      legal: true,
      hero: 'graccus',
      size: 60,
      faults: [],
    });
  });

  test.each([
    ['no hero', { ...WOW, hero: undefined }, [['NO_HERO', 'WOW-100.1', 'WOW-100.4']]],
    ['an ally for a hero', { ...WOW, hero: 'Parvink' }, [['NOT_A_HERO', 'WOW-100.1', 'WOW-100.4']]],
    [
      'a card too few',
      { ...WOW, deck: [...PALADIN.slice(1), { card: 'Holy Light', count: 3 }] },
      [['TOO_FEW_CARDS', 'WOW-100.1']],
    ],
    [
      'a hero in the deck',
      { ...WOW, deck: [...PALADIN, 'Warrax'] },
      [['HERO_IN_DECK', 'WOW-100.1']],
    ],
    [
      'five of a name',
      { ...WOW, deck: [...PALADIN, 'Holy Light'] },
      [['TOO_MANY_COPIES', 'WOW-100.3', 'WOW-100.3a']],
    ],
    [
      'five with the side deck',
      {
        ...WOW,
        sideDeck: [
          'Holy Light',
          { card: 'Zapped Giants', count: 4 },
          { card: 'Quick Strike', count: 4 },
          'Withdraw',
        ],
      },
      [['TOO_MANY_COPIES', 'WOW-100.3', 'WOW-100.3a']],
    ],
    [
      'a side deck of nine',
      {
        ...WOW,
        sideDeck: [
          { card: 'Zapped Giants', count: 4 },
          { card: 'Quick Strike', count: 4 },
          'Withdraw',
        ],
      },
      [['SIDE_DECK_SIZE', 'WOW-100.2']],
    ],
    [
      'an ability of another class',
      { ...WOW, deck: [...PALADIN, 'Fireball'] },
      [['NOT_OF_THE_HERO', 'WOW-207.1c', 'WOW-207.1']],
    ],
    [
      'an ally of the other faction',
      { ...WOW, deck: [...PALADIN, 'Voss Treebender'] },
      [['NOT_OF_THE_HERO', 'WOW-207.1c', 'WOW-207.1']],
    ],
    [
      'a talent of another tree',
      {
        ...WOW,
        hero: 'Litori Frostburn',
        format: 'sealed',
        deck: [{ card: 'Burn Away', count: 30 }, 'Pyroblast'],
      },
      [['HERO_REQUIRED', 'WOW-207.1e']],
    ],
  ])('%s', async (_, body, faults) => {
    expect(await faultsOf(body)).toEqual(faults);
  });

  test('the decks of the book: WOW-17, WOW-229 and WOW-2432', async () => {
    const codes = async (body: object) => (await faultsOf(body)).map(([code]) => code);
    const kors = { ...WOW, deck: [...PALADIN, 'Kor Cindervein'] };
    expect(await codes(kors)).toEqual(['TOO_MANY_COPIES']);
    const stand = {
      ...WOW,
      format: 'sealed',
      deck: [{ card: 'Krol Blade', count: 29 }, 'Last Stand'],
    };
    expect(await codes({ ...stand, hero: 'Warrax' })).toEqual([]);
    expect(await codes({ ...stand, hero: 'Gorebelly' })).toEqual(['HERO_REQUIRED']);
    const grunts = { card: 'Orgrimmar Grunts', count: 7 };
    const horde = { ...WOW, hero: 'Gorebelly', deck: [grunts, { card: 'Krol Blade', count: 4 }] };
    expect(await codes(horde)).toEqual(['TOO_FEW_CARDS']);
  });

  test('unlimited cards have no limit, and a sealed deck has none for any', async () => {
    const guards = { ...WOW, deck: [{ card: 'Ironforge Guards', count: 60 }] };
    expect(await faultsOf(guards)).toEqual([]);
    const sealed = { ...WOW, format: 'sealed', deck: [{ card: 'Kor Cindervein', count: 30 }] };
    expect(await faultsOf(sealed)).toEqual([]);
    expect(await faultsOf({ ...sealed, deck: [{ card: 'Kor Cindervein', count: 29 }] })).toEqual([
      ['TOO_FEW_CARDS', 'WOW-100.1'],
    ]);
  });

  test('every fault is told, each with its cards', async () => {
    const { faults, legal } = await check({ ...WOW, deck: [{ card: 'Fireball', count: 5 }] });
    expect(legal).toBe(false);
    expect(faults).toMatchObject([
      { code: 'TOO_FEW_CARDS', cards: [] },
      { code: 'TOO_MANY_COPIES', cards: ['fireball'] },
      { code: 'NOT_OF_THE_HERO', cards: ['fireball'] },
    ]);
  });
});

/** Neutral cards and those of mages, two each. */
const MAGE = [
  ...['Fireball', 'Frostbolt', 'Arcane Missiles', 'Flamestrike', 'Polymorph', 'Arcane Intellect'],
  ...[
    'Bloodfen Raptor',
    'Chillwind Yeti',
    'Boulderfist Ogre',
    'River Crocolisk',
    'Novice Engineer',
  ],
  ...['Knife Juggler', 'Wild Pyromancer', 'Acidic Swamp Ooze', "Sen'jin Shieldmasta"],
].map((card) => ({ card, count: 2 }));
const HEARTHSTONE = { ruleset: 'hearthstone', patch: '24.6', hero: 'Jaina Proudmoore', deck: MAGE };

describe('Hearthstone', () => {
  test('a deck of thirty cards with its hero is legal', async () => {
    expect(await check(HEARTHSTONE)).toMatchObject({ legal: true, hero: 'HERO_08', size: 30 });
  });

  test.each([
    ['no hero', { ...HEARTHSTONE, hero: undefined }, ['NO_HERO']],
    ['a card too many', { ...HEARTHSTONE, deck: [...MAGE, 'Wisp'] }, ['TOO_MANY_CARDS']],
    [
      'three of a card',
      { ...HEARTHSTONE, deck: [...MAGE.slice(1), { card: 'Frostbolt', count: 1 }, 'Wisp'] },
      ['TOO_MANY_COPIES'],
    ],
    [
      'two of a legendary card',
      { ...HEARTHSTONE, deck: [...MAGE.slice(1), { card: 'Leeroy Jenkins', count: 2 }] },
      ['TOO_MANY_COPIES'],
    ],
    [
      'a card of another class',
      { ...HEARTHSTONE, deck: [...MAGE.slice(1), { card: 'Eviscerate', count: 2 }] },
      ['NOT_OF_THE_CLASS'],
    ],
    [
      'a card that cannot be collected',
      { ...HEARTHSTONE, deck: [...MAGE.slice(1), { card: 'CS2_tk1', count: 2 }] },
      ['NOT_COLLECTIBLE'],
    ],
    [
      'a card that came later',
      { ...HEARTHSTONE, patch: '1.0', deck: [...MAGE.slice(1), { card: 'Zombie Chow', count: 2 }] },
      ['NOT_OUT'],
    ],
    [
      'thirty with a card that wants forty',
      { ...HEARTHSTONE, deck: [...MAGE.slice(1), 'Prince Renathal', 'Wisp'] },
      ['TOO_FEW_CARDS'],
    ],
  ])('%s', async (_, body, codes) => {
    expect((await faultsOf(body)).map(([code]) => code)).toEqual(codes);
  });

  test('a deck code brings its hero and is read as the game writes it', async () => {
    const { cards } = (await check(HEARTHSTONE)) as unknown as { cards: { id: string }[] };
    const numbers = await Promise.all(
      cards.map(async ({ id }) => {
        const { dbfId }: { dbfId: number } = await query(`card(cardId: "${id}") { dbfId }`);
        return [dbfId, 2] as [number, number];
      }),
    );
    const code = encode({ cards: numbers, heroes: [637], format: 1 });
    expect(await check({ ruleset: 'hearthstone', patch: '24.6', code })).toMatchObject({
      legal: true,
      hero: 'HERO_08',
      size: 30,
    });
  });
});

test('GraphQL answers the same', async () => {
  const fields = 'legal size hero faults { code rules cards }';
  const same = await query(
    `checkDeck(ruleset: "wow-tcg", hero: "Graccus", deck: [{ card: "Fireball", count: 5 }]) { ${fields} }`,
  );
  const answer = await check({ ...WOW, deck: [{ card: 'Fireball', count: 5 }] });
  expect(answer).toMatchObject(same as object);
});

test('what makes no sense is refused, each field with its place', async () => {
  const refused = async (body: object) => (await post('/v1/decks/check', body as never)).body;
  expect(await refused({ ruleset: 'batch', deck: [] })).toMatchObject({ code: 'NO_SUCH_ITEM' });
  expect(await refused({ ruleset: 'wow-tcg' })).toMatchObject({
    errors: [{ code: 'REQUIRED', pointer: '/deck' }],
  });
  expect(await refused({ ruleset: 'wow-tcg', deck: ['Firebal'], format: 'open' })).toMatchObject({
    errors: [
      { code: 'UNKNOWN_CARD', pointer: '/deck/0', nearest: ['Fireball'] },
      { code: 'UNKNOWN_VALUE' },
    ],
  });
  expect(await refused({ ruleset: 'hearthstone', deck: ['Firebal'] })).toMatchObject({
    errors: [{ code: 'UNKNOWN_CARD', nearest: expect.arrayContaining(['Fireball']) as unknown }],
  });
  expect(await refused({ ruleset: 'hearthstone', code: 'none' })).toMatchObject({
    errors: [{ code: 'WRONG_FORMAT', pointer: '/code' }],
  });
});
