import { expect, test } from 'vitest';
import { builtInCards } from '../../src/rulesets/wow-tcg/cards/registry.js';
import { WOW_TCG } from '../../src/rulesets/wow-tcg/ruleset.js';
import { ask, resolve } from './support.js';

const PRINTED = builtInCards().filter(({ printing }) => printing.set !== '');
const UNKNOWN = PRINTED.find(({ definition, known }) => !known && definition.type === 'ALLY')!;

test('every printing can be named, held, placed and put into play', () => {
  const ids = PRINTED.filter(({ definition }) => definition.type !== 'HERO').map(
    ({ definition }) => definition.id,
  );
  for (let i = 0; i < ids.length; i += 60) {
    const some = ids.slice(i, i + 60);
    const half = some.slice(0, 30);
    const { state } = resolve({
      players: { 1: { board: half, hand: some.slice(30) }, 2: { resources: half, deck: some } },
      actions: [],
    });
    expect(state).toBeDefined();
  }
});

test('a card whose text is not known is named in the answer, and nothing that fails with it is judged', () => {
  const { id, name } = UNKNOWN.definition;
  const scenario = {
    players: { 1: { board: [{ as: 'one', card: name }] } },
    actions: [{ pass: 'all' }],
  };
  expect(resolve(scenario).unknownCards).toMatchObject([{ id, name }]);
  const fails = { ...scenario, expect: [{ entity: 'one', zone: 'GRAVEYARD' }] };
  expect(ask('verify', fails)).toMatchObject({ verdict: 'NOT_KNOWN' });
});

test('a list of cards has those that are known; by their names the others are found, and why', () => {
  const { cards, unknownCards, card, idsCalled } = WOW_TCG.catalogue;
  const { id, name } = UNKNOWN.definition;
  expect(cards('1').some((row) => row.id === id)).toBe(false);
  expect(unknownCards!('1').find((row) => row.id === id)).toMatchObject({
    name,
    unknownBecause: expect.any(String),
  });
  expect(card(id, '1')).toMatchObject({ set: UNKNOWN.printing.set });
  expect(idsCalled(name.toUpperCase(), '1')).toContain(id);
});

test('helpers of tests stand in no list', () => {
  const { cards, unknownCards, card, idsCalled } = WOW_TCG.catalogue;
  for (const row of [...cards('1'), ...unknownCards!('1')]) expect(row.name).not.toMatch(/test/);
  expect(card('ping-test', '1')).toBeNull();
  expect(idsCalled('Ping (test)', '1')).toEqual([]);
});

test('a request may bring a card whose text is not known', () => {
  const { definition } = UNKNOWN;
  const mine = { id: definition.id, name: definition.name, type: 'ALLY', atk: 7, health: 7 };
  const { unknownCards, state } = resolve({
    customCards: [mine],
    players: { 1: { board: [{ as: 'one', card: definition.name }] } },
    actions: [],
    expect: [{ entity: 'one', atk: 7 }],
  });
  expect(unknownCards).toBeUndefined();
  expect(state).toBeDefined();
});

test('a location is known by its facts and cannot be played', () => {
  const place = PRINTED.find(({ definition }) => definition.type === 'LOCATION')!.definition;
  const { actions } = resolve({
    players: { 1: { hand: [{ as: 'place', card: place.id }] } },
    actions: [{ play: 'place' }],
  });
  expect(actions[0]).toMatchObject({ illegal: { code: 'NO_LOCATIONS' } });
});

test('coverage counts every printing, set by set', () => {
  const sets = WOW_TCG.catalogue.coverage!('1');
  expect(sets.reduce((sum, { collectible }) => sum + collectible, 0)).toBe(PRINTED.length);
  for (const { known, unknown, reasons, collectible } of sets) {
    expect(known + unknown.length).toBe(collectible);
    expect(reasons.map(({ id }) => id)).toEqual(unknown);
  }
});
