import { readFileSync } from 'node:fs';
import { operate } from '../src/scenario/operate.js';
import type { Json, OperationName } from '../src/scenario/oracle.js';

const SCENARIO = JSON.parse(
  readFileSync(new URL('scenario.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Json>>;

/** One round. The first of a kind runs cold code and is reported by itself. */
const ROUNDS = 5;
const QUESTIONS = 400;

/** A question that has not been asked before, by its number. */
type Asking = (number: number) => readonly [OperationName, Json];

/** What is asked, by name. */
const KINDS: Readonly<Record<string, Asking>> = {
  resolve: (n) => ['resolve', { ...SCENARIO, title: `question ${n}` }],
  'resolve with a new custom card': (n) => [
    'resolve',
    {
      ...SCENARIO,
      customCards: [
        { id: `BENCH_${n}`, name: `Ooze ${n}`, type: 'MINION', cost: 1, attack: 1, health: 2 },
      ],
    },
  ],
  'resolve with a misspelt card': (n) => [
    'resolve',
    { players: { 1: { hand: [`Wispp ${n}`] }, 2: {} }, actions: [] },
  ],
  'legal actions': (n) => ['actions', { players: SCENARIO.players!, title: `question ${n}` }],
  'compare two editions': (n) => [
    'compare',
    { ...SCENARIO, title: `question ${n}`, patches: ['10.0', '5.0'] },
  ],
};

/** Processor time of a question of each kind inside the engine, from the body that was read to the answer that is to be written. */
export function measureQuestions(): void {
  for (const [name, asking] of Object.entries(KINDS))
    for (let round = 0; round < ROUNDS; round++)
      measureRound(round === 0 ? `${name} (first round)` : name, asking, round * QUESTIONS);
}

function measureRound(name: string, asking: Asking, from: number): void {
  const questions = Array.from({ length: QUESTIONS }, (_, i) => asking(from + i));
  const before = process.cpuUsage();
  for (const [operation, body] of questions) operate(operation, body);
  const { user, system } = process.cpuUsage(before);
  console.log(`${name}: ${((user + system) / 1e3 / QUESTIONS).toFixed(3)} cpu-ms`);
}
