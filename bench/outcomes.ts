import { add, equals, type Rational, toText, ZERO } from '../src/kernel/index.js';
import type { Json } from '../src/scenario/oracle.js';
import { Chain } from '../src/scenario/outcomes/chain.js';
import { ChoiceScript } from '../src/scenario/outcomes/choices.js';
import { symmetryOf } from '../src/scenario/outcomes/symmetry.js';
import { readRequest } from '../src/scenario/play/request.js';

const BOUNDS = { situations: 200_000, decisions: 1_000, totalSteps: 50_000_000 };

const seven = (card: string): string[] => Array.from({ length: 7 }, () => card);

/** Ten missiles at random enemy characters, one damage each. */
const TEN_MISSILES = {
  id: 'BENCH_MISSILES',
  name: 'Ten Missiles',
  type: 'SPELL',
  cost: 0,
  text: [
    {
      repeat: 10,
      do: [{ damage: 1, to: { random: { of: 'ENEMY_CHARACTERS', where: 'SURVIVES' } } }],
    },
  ],
};

const bots = (rest: string): string[] => [
  'Boom Bot',
  'Boom Bot',
  ...Array.from({ length: 5 }, () => rest),
];

/** What is measured, by name. */
export const ROWS: Readonly<Record<string, Json>> = {
  'Avenging Wrath, eight enemy characters': {
    players: { 1: { hand: ['Avenging Wrath'] }, 2: { board: seven('Chillwind Yeti') } },
    actions: [{ play: 'Avenging Wrath' }],
  },
  'eight knives, seven minions and a hero': {
    customCards: [
      {
        id: 'BENCH_KNIVES',
        name: 'Eight Knives',
        type: 'SPELL',
        cost: 0,
        text: [{ summon: 'EX1_538t', count: 4 }],
      },
    ],
    players: {
      1: { hand: ['Eight Knives'], board: ['Knife Juggler', 'Knife Juggler'] },
      2: { board: seven('Chillwind Yeti') },
    },
    actions: [{ play: 'Eight Knives' }],
  },
  'Unleash the Hounds with a Knife Juggler': {
    players: {
      1: { hand: ['Unleash the Hounds'], board: ['Knife Juggler'] },
      2: { board: seven('Chillwind Yeti') },
    },
    actions: [{ play: 'Unleash the Hounds' }],
  },
  'three missiles, Boom Bots on both sides': {
    players: {
      1: { hand: ['Arcane Missiles'], board: bots('Wisp') },
      2: { board: bots('Wisp') },
    },
    actions: [{ play: 'Arcane Missiles' }],
  },
  'ten missiles, Boom Bots on both sides': {
    customCards: [TEN_MISSILES],
    players: { 1: { hand: ['Ten Missiles'], board: bots('Wisp') }, 2: { board: bots('Wisp') } },
    actions: [{ play: 'Ten Missiles' }],
  },
};

/** The lane battler: what a batch raised waits in its order, so that paths meet only as it is handled. */
const BATCH_ROWS: Readonly<Record<string, Json>> = {
  'batch: five random damages of 4 to 12 on one death check': {
    ruleset: 'batch',
    customCards: [
      { id: 'doom', name: 'Doom', type: 'SPELL', play: [{ destroy: 'ENEMY_CREATURES' }] },
    ],
    players: {
      1: { hand: ['Doom'] },
      2: { board: Array.from({ length: 5 }, () => 'Graveborn Glutton L3') },
    },
    actions: [{ play: 'Doom' }],
  },
  'batch: four Cauldron Mystics, six enemy characters': {
    ruleset: 'batch',
    players: {
      1: { hand: ['Nexus Core'], board: Array.from({ length: 4 }, () => 'Cauldron Mystic') },
      2: { board: Array.from({ length: 5 }, () => 'Nexus Core') },
    },
    actions: [{ play: 'Nexus Core', lane: 5 }],
  },
};

/**
 * Time, memory, situations and paths of exact distributions, the best of three rounds: everything told apart, and as the
 * product does it, with what is alike for one. The first round of a row is told by itself: its code is cold.
 */
export function measureOutcomes(): void {
  for (const [name, body] of Object.entries({ ...ROWS, ...BATCH_ROWS })) {
    const symmetry = symmetryOf(readRequest(body, {}), []);
    measureRow(`${name}, told apart`, body, null);
    if (symmetry !== null) measureRow(`${name}, equal minions as one`, body, symmetry);
  }
}

function measureRow(name: string, body: Json, symmetry: ReturnType<typeof symmetryOf>): void {
  const times: number[] = [];
  let line = '';
  for (let round = 0; round < 3; round++) {
    const request = readRequest(body, {});
    const before = process.cpuUsage();
    const enumeration = new Chain(request, new ChoiceScript(request), BOUNDS, symmetry);
    enumeration.explore();
    const chain = enumeration.ends();
    const used = process.cpuUsage(before);
    times.push((used.user + used.system) / 1e3);
    const sum = chain.ends.reduce<Rational>((all, end) => add(all, end.probability), ZERO);
    const paths = chain.ends.reduce((all, end) => all + end.paths, 0n);
    const left = equals(chain.missing, ZERO) ? '' : `, left out by ${chain.stoppedBy}`;
    line = `${chain.situations} situations, ${chain.ends.length} ends, ${paths} paths, sum ${toText(add(sum, chain.missing)).slice(0, 20)}${left}`;
    if (times[0]! > 5_000) break;
  }
  const megabytes = Math.round(process.memoryUsage().rss / 1e6);
  const [first, best] = [times[0]!, Math.min(...times)];
  console.log(
    `${name}: ${best.toFixed(0)} cpu-ms (first ${first.toFixed(0)}), ${line}, ${megabytes} MB`,
  );
}
