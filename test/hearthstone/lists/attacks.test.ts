import { describe, expect, test } from 'vitest';
import { type Listed, misses, unlisted } from './support.js';

/**
 * The English book's lists of triggers of an attack (lines 439 to 490): each name acts in the Event of its list, whatever
 * is older, and not where its condition does not hold.
 */

const PATCH = '10.0';

const YETI = { as: 'yeti', card: 'Chillwind Yeti' };
const WISP = { as: 'wisp', card: 'Wisp' };
const OWN_WISP = { as: 'own', card: 'Wisp' };

const YETI_ATTACKS_HERO = [{ attack: 'yeti', target: 'hero 2' }];
const YETI_ATTACKS_WISP = [{ attack: 'yeti', target: 'wisp' }];
const HERO_ATTACKS_HERO = [{ attack: 'hero 1', target: 'hero 2' }];
const HERO_ATTACKS_WISP = [{ attack: 'hero 1', target: 'wisp' }];

type AttackEvent = 'PROPOSED_ATTACK' | 'ATTACK' | 'AFTER_ATTACK';

interface Case {
  readonly card: string;
  readonly patch?: string;
  readonly mine?: object;
  readonly theirs?: object;
  readonly actions: readonly object[];
  /** An attack that does not meet the condition of the list; null where every attack does. */
  readonly other: readonly object[] | null;
  /** What the other attack is like, where it needs another board. */
  readonly otherBoard?: { readonly mine?: object; readonly theirs?: object };
}

function listed(event: AttackEvent, row: Case): Listed {
  const { card, patch = PATCH, mine, theirs, actions, other, otherBoard } = row;
  const board = (more: { readonly mine?: object; readonly theirs?: object }) => ({
    1: { deck: ['Wisp', 'Wisp'], ...mine, ...more.mine },
    2: { deck: ['Wisp', 'Wisp'], ...theirs, ...more.theirs },
  });
  const acts = { kind: 'trigger', source: 'it' };
  return {
    card,
    patch,
    players: board({}),
    actions,
    expect: [{ happens: { ...acts, within: { kind: 'event', name: event } } }],
    ...(other === null
      ? {}
      : {
          beside: {
            players: board(otherBoard ?? {}),
            actions: other,
            expect: [{ happens: 'sequence Attack' }, { never: acts }],
          },
        }),
  };
}

/** A Secret of the other side, against a minion that attacks. */
const secret = (
  card: string,
  actions: readonly object[],
  other: readonly object[] | null,
): Case => ({
  card,
  mine: { board: [YETI, OWN_WISP], weapon: 'Fiery War Axe' },
  theirs: { secrets: [{ as: 'it', card }], board: [WISP] },
  actions,
  other,
});

const PROPOSED: readonly Case[] = [
  secret('Freezing Trap', YETI_ATTACKS_HERO, HERO_ATTACKS_HERO),
  secret('Misdirection', YETI_ATTACKS_HERO, YETI_ATTACKS_WISP),
  secret('Explosive Trap', YETI_ATTACKS_HERO, YETI_ATTACKS_WISP),
  secret('Snake Trap', YETI_ATTACKS_WISP, YETI_ATTACKS_HERO),
  secret('Vaporize', YETI_ATTACKS_HERO, HERO_ATTACKS_HERO),
  secret('Ice Barrier', YETI_ATTACKS_HERO, YETI_ATTACKS_WISP),
  secret('Sudden Betrayal', YETI_ATTACKS_HERO, YETI_ATTACKS_WISP),
  secret('Wandering Monster', YETI_ATTACKS_HERO, YETI_ATTACKS_WISP),
  {
    ...secret('Noble Sacrifice', YETI_ATTACKS_HERO, YETI_ATTACKS_HERO),
    otherBoard: {
      theirs: {
        secrets: [{ as: 'it', card: 'Noble Sacrifice' }],
        board: Array.from({ length: 7 }, () => 'Wisp'),
      },
    },
  },
  ...['Shaku, the Collector', 'Genzo, the Shark'].map((card) => ({
    card,
    mine: { board: [{ as: 'it', card }, YETI], hand: [] },
    actions: [{ attack: 'it', target: 'hero 2' }],
    other: YETI_ATTACKS_HERO,
  })),
  {
    card: "Gladiator's Longbow",
    // from 10.0 on Immune counts from the start of the attack, without a trigger
    patch: '9.4',
    mine: { weapon: { as: 'it', card: "Gladiator's Longbow" }, board: [YETI] },
    actions: HERO_ATTACKS_HERO,
    other: YETI_ATTACKS_HERO,
  },
  {
    card: 'Mayor Noggenfogger',
    mine: { board: [YETI] },
    theirs: { board: [{ as: 'it', card: 'Mayor Noggenfogger' }, WISP] },
    actions: YETI_ATTACKS_HERO,
    other: null,
  },
  {
    card: 'Mogor the Ogre',
    mine: { board: [YETI], weapon: 'Fiery War Axe' },
    theirs: { board: [{ as: 'it', card: 'Mogor the Ogre' }, WISP] },
    actions: YETI_ATTACKS_WISP,
    other: HERO_ATTACKS_WISP,
  },
  {
    card: 'Ogre Brute',
    mine: { board: [{ as: 'it', card: 'Ogre Brute' }, YETI] },
    theirs: { board: [WISP] },
    actions: [{ attack: 'it', target: 'wisp' }],
    other: YETI_ATTACKS_WISP,
  },
];

const HURT = { hero: { card: 'Uther Lightbringer', damage: 5 } };

const ATTACK: readonly Case[] = [
  {
    card: 'Truesilver Champion',
    mine: { ...HURT, weapon: { as: 'it', card: 'Truesilver Champion' }, board: [YETI] },
    actions: HERO_ATTACKS_HERO,
    other: YETI_ATTACKS_HERO,
  },
  {
    card: 'Gorehowl',
    mine: { weapon: { as: 'it', card: 'Gorehowl' } },
    theirs: { board: [WISP] },
    actions: HERO_ATTACKS_WISP,
    other: HERO_ATTACKS_HERO,
  },
  {
    card: 'Cutpurse',
    mine: { board: [{ as: 'it', card: 'Cutpurse' }] },
    theirs: { board: [WISP] },
    actions: [{ attack: 'it', target: 'hero 2' }],
    other: [{ attack: 'it', target: 'wisp' }],
  },
  ...['Power Word: Glory', 'Blessing of Wisdom'].map((card) => ({
    card,
    mine: { ...HURT, board: [YETI, { ...OWN_WISP, enchantments: [{ as: 'it', card }] }] },
    actions: [{ attack: 'own', target: 'hero 2' }],
    other: YETI_ATTACKS_HERO,
  })),
];

const AFTER: readonly Case[] = [
  {
    card: 'Gorehowl',
    mine: { weapon: { as: 'it', card: 'Gorehowl' } },
    theirs: { board: [WISP] },
    actions: HERO_ATTACKS_WISP,
    other: HERO_ATTACKS_HERO,
  },
  secret('Bear Trap', YETI_ATTACKS_HERO, YETI_ATTACKS_WISP),
  ...['Foe Reaper 4000', 'Magnataur Alpha'].map((card) => ({
    card,
    mine: { board: [{ as: 'it', card }, YETI] },
    theirs: { board: ['Wisp', WISP, 'Wisp'] },
    actions: [{ attack: 'it', target: 'wisp' }],
    other: YETI_ATTACKS_WISP,
  })),
];

const LISTS: readonly (readonly [string, AttackEvent, readonly Case[]])[] = [
  ['Proposed Attack', 'PROPOSED_ATTACK', PROPOSED],
  ['Attack', 'ATTACK', ATTACK],
  ['After Attack', 'AFTER_ATTACK', AFTER],
];

describe.each(LISTS)('the list of %s triggers', (_, event, rows) => {
  test.each(rows.map((row) => [row.card, row] as const))('%s', (_card, row) => {
    expect(misses(listed(event, row)).join('\n')).toBe('');
  });
});

test('the lists of attack triggers have every name', () => {
  const rules = [
    ...['freezing-trap', 'misdirection', 'explosive-trap', 'snake-trap', 'noble-sacrifice'],
    ...['gladiators-longbow', 'vaporize', 'ice-barrier', 'mogor-the-ogre', 'shaku-the-collector'],
    ...['mayor-noggenfogger', 'genzo-the-shark', 'sudden-betrayal', 'wandering-monster'],
  ].map((name) => `HS-PAE-${name}`);
  const others = [
    ...['truesilver-champion', 'gorehowl', 'cutpurse', 'power-word-glory'].map((n) => `HS-AE-${n}`),
    'HS-AE-blessing-of-wisdom',
    ...['gorehowl', 'bear-trap', 'foe-reaper-magnataur'].map((name) => `HS-AAE-${name}`),
  ];
  expect(unlisted([...rules, ...others], [...PROPOSED, ...ATTACK, ...AFTER])).toEqual([]);
});
