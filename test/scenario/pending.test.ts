import { describe, expect, it } from 'vitest';
import { knownAs } from '../../src/rulesets/common/plain-data.js';
import type { Json, JsonObject, Resolution } from '../../src/scenario/oracle.js';
import { type Body, refusal, resolve } from './support/ask.js';

/** An open decision as an answer tells it. */
interface Pending {
  readonly kind: string;
  readonly name: string;
  readonly player: number | null;
  readonly source: { readonly name: string } | null;
  readonly options: readonly {
    readonly option: number;
    readonly pick: Json;
    readonly text: string;
  }[];
}

const pendingOf = ({ status, pending }: Resolution): Pending => {
  expect(status).toBe('PENDING');
  return knownAs<Pending>(pending);
};

/** A board with a spell in hand that costs nothing and says this. */
function casting(text: readonly JsonObject[], more: readonly JsonObject[] = [], played = {}): Body {
  const spell = { id: 'IT', name: 'It', type: 'SPELL', text };
  return {
    customCards: [spell, ...more],
    players: {
      1: { hand: ['It', 'Wisp'], deck: ['Fireball', 'Wisp', 'Frostbolt', 'Wisp'] },
      2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }, 'Wisp', 'Wisp'] },
    },
    actions: [{ play: 'It', ...played }],
  };
}

const OPTIONS = [
  { id: 'BURN', name: 'Burn', type: 'SPELL', text: [{ damage: 2, to: 'ENEMY_HERO' }] },
  {
    id: 'BITE',
    name: 'Bite',
    type: 'SPELL',
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: 3, to: 'TARGET' }],
  },
  {
    id: 'MAUL',
    name: 'Maul',
    type: 'SPELL',
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 5, to: 'TARGET' }],
  },
  { id: 'MEND', name: 'Mend', type: 'SPELL', text: [{ heal: 2, to: 'FRIENDLY_HERO' }] },
] as const;

const choosing = (ids: readonly string[], played: Body = {}): Body => ({
  customCards: [...OPTIONS, { id: 'IT', name: 'It', type: 'SPELL', chooseOne: ids }],
  players: {
    1: { hand: ['It'] },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
  },
  actions: [{ play: 'It', ...played }],
});

/** A board of the lane battler on which a card is played. */
const laying = (card: string, played: Body, board: readonly JsonObject[] = []): Body => ({
  ruleset: 'batch',
  turn: { number: 3, player: 1 },
  players: {
    1: { hand: [{ as: 'it', card, level: 1 }], board },
    2: { board: [{ as: 'walker', card: 'Blight Walker', lane: 3 }] },
  },
  actions: [{ play: 'it', ...played }],
});

/** Every place that asks: a body that comes to it, and what is told of it. */
const PLACES: readonly [what: string, body: Body, name: string, texts: readonly string[]][] = [
  [
    'Discover',
    casting([{ discover: { oneOf: ['CS2_231', 'CS2_182', 'CS2_029'] }, then: [] }]),
    'card offered',
    ['Wisp', 'Chillwind Yeti', 'Fireball'],
  ],
  [
    'the choice of a Discover',
    {
      ...casting([{ discover: { oneOf: ['CS2_231', 'CS2_182', 'CS2_029'] }, then: [] }]),
      decisions: ['Fireball', 'Wisp'],
    },
    'Discover',
    ['Fireball', 'Wisp', 'Chillwind Yeti'],
  ],
  [
    'Adapt',
    {
      players: { 1: { hand: ['Pterrordax Hatchling'] } },
      actions: [{ play: 'Pterrordax Hatchling' }],
      decisions: ['Massive', 'Poison Spit', 'Living Spores'],
    },
    'Adapt',
    ['Massive', 'Poison Spit', 'Living Spores'],
  ],
  ['Choose One', choosing(['BURN', 'MEND']), 'Choose One', ['Burn', 'Mend']],
  [
    'a Choose One with a target, for the options that take one',
    choosing(['BURN', 'BITE', 'MAUL'], { target: 'yeti' }),
    'Choose One',
    ['Bite', 'Maul'],
  ],
  [
    'the top cards of a deck, to take one',
    casting([
      { choose: { first: 'FRIENDLY_DECK', count: 3 }, save: 'taken' },
      { returnToHand: { saved: 'taken' } },
    ]),
    'choose',
    ['Fireball', 'Wisp #2', 'Frostbolt'],
  ],
  [
    'Tracking',
    {
      patch: '10.0',
      players: { 1: { hand: ['Tracking'], deck: ['Fireball', 'Wisp', 'Frostbolt', 'Wisp'] } },
      actions: [{ play: 'Tracking' }],
    },
    'choose',
    ['Fireball', 'Wisp #1', 'Frostbolt'],
  ],
  [
    'a random target',
    casting([{ damage: 1, to: { random: 'ENEMY_CHARACTERS' } }]),
    'random target',
    ['Uther Lightbringer', 'yeti', 'Wisp #4', 'Wisp #5'],
  ],
  [
    'the option of a spell that is cast',
    casting(
      [{ cast: 'BOTH' }],
      [...OPTIONS, { id: 'BOTH', name: 'Both', type: 'SPELL', chooseOne: ['BURN', 'MEND'] }],
    ),
    'random option',
    ['Burn', 'Mend'],
  ],
  [
    'the target of a spell that is cast',
    casting([{ cast: 'BITE' }], OPTIONS),
    'random target',
    ['yeti', 'Wisp #4', 'Wisp #5'],
  ],
  [
    'a card that is drawn from a pool',
    casting([{ giveCard: { oneOf: ['CS2_231', 'CS2_182'] } }]),
    'random card',
    ['Wisp', 'Chillwind Yeti'],
  ],
  [
    'a number',
    casting([{ damage: { randomFrom: [2, 4] }, to: 'ENEMY_HERO' }]),
    'random number',
    ['2', '3', '4'],
  ],
  [
    'a place in a deck',
    casting([{ shuffleIntoDeck: { newCard: 'CS2_231' } }]),
    'position in the deck',
    ['the bottom', '1 from the bottom', '2 from the bottom', '3 from the bottom', 'the top'],
  ],
  [
    'an interactive trigger',
    laying('Toorgmai Mender', { lane: 1 }),
    'choose',
    ['Toorgmai Mender #2', 'walker', 'player 1', 'player 2'],
  ],
  [
    'an interactive trigger that may be declined',
    laying('Echowisp', { lane: 2 }),
    'choose',
    ['lane 1', 'lane 3', 'none'],
  ],
  [
    'a random target in the lane battler',
    laying('Cauldron Mystic', { lane: 2 }),
    'random target',
    ['walker', 'player 2'],
  ],
  [
    'a random number in the lane battler',
    laying('Dreadbolt', { target: 'glutton' }, [
      { as: 'glutton', card: 'Graveborn Glutton', lane: 1, health: 1 },
    ]),
    'random number',
    ['1', '2', '3', '4'],
  ],
];

describe.each(PLACES)('%s', (_, body, name, texts) => {
  const open = resolve({ ...body, random: 'ask' });
  const pending = pendingOf(open);
  const { state } = open;

  it('stays open, and is told with every option and a label', () => {
    expect(pending).toMatchObject({ name, source: { name: expect.any(String) } });
    expect(pending.options.map(({ text }) => text)).toEqual(texts);
    expect(pending.options.map(({ option }) => option)).toEqual([...texts.keys()]);
  });

  it('goes on from there by number, by what is picked, and by its label', () => {
    for (const { option, pick, text } of pending.options) {
      const answers = [{ option }, { pick }, pick, text, { pick: text }];
      const [first, ...others] = answers.map((decide) => resolve({ state, decide }));
      for (const other of others) expect(other).toEqual(first);
      expect(first!.decisions.at(-1)).toEqual({ pick });
      const { decisions } = first!;
      if (first!.status === 'COMPLETE')
        expect(resolve({ ...body, decisions })).toEqual({ ...first, trace: expect.anything() });
    }
  });

  it('refuses what is no option, and changes nothing', () => {
    const problem = refusal({ state, decide: 'nobody at all' });
    expect(problem).toMatchObject({ code: 'DECISION_MISMATCH', status: 422 });
    expect(problem.errors![0]).toMatchObject({ pointer: '/decide', nearest: texts });
    expect(resolve({ state }).pending).toEqual(open.pending);
  });
});

describe('a Choose One that names no option', () => {
  it('is open before anything has happened, and may be scripted', () => {
    const open = resolve(choosing(['BURN', 'MEND']));
    const { players } = knownAs<{ players: Record<1, { hand: string[] }> }>(open.state);
    expect(players[1].hand).toEqual(['It']);
    expect(open.trace).toEqual([]);
    const named = resolve(choosing(['BURN', 'MEND'], { choose: 'Mend' }));
    const scripted = resolve({ ...choosing(['BURN', 'MEND']), decisions: ['Mend'] });
    expect(scripted.state).toEqual(named.state);
  });

  it('is taken where one option alone is possible', () => {
    const { status, state } = resolve(choosing(['BURN', 'BITE']));
    expect(status).toBe('COMPLETE');
    const { players } = knownAs<{ players: Record<2, { hero: { health: number } }> }>(state);
    expect(players[2].hero.health).toBe(28);
  });

  it('is refused where none is, for what keeps the first away', () => {
    const codeOf = (body: Body) => resolve(body).actions[0]!.illegal!.code;
    expect(codeOf(choosing(['BITE', 'MAUL']))).toBe('REQ_TARGET_TO_PLAY');
    expect(codeOf(choosing(['BURN', 'MEND'], { target: 'yeti' }))).toBe('REQ_NO_TARGET');
    expect(codeOf(choosing(['BITE', 'MEND'], { target: 'hero 1' }))).toBe('REQ_MINION_TARGET');
    expect(codeOf(choosing(['BURN', 'MEND'], { choose: 7 }))).toBe('REQ_CHOOSE_ONE_OPTION');
  });
});
