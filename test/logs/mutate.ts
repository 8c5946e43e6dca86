import { nextBelow, seedRandom } from '../../src/kernel/index.js';

/** A whole number from 0 below a bound. */
export type Draw = (below: number) => number;

/** Draws from a seed. */
export function drawFrom(seed: number): Draw {
  const random = seedRandom(seed);
  return (below) => nextBelow(random, Math.max(1, below));
}

type Mutation = (lines: string[], draw: Draw) => void;

/** Ways in which files of logs break, and ways in which they never do. */
const MUTATIONS: readonly Mutation[] = [
  // lost, repeated and exchanged lines
  (lines, draw) => void lines.splice(draw(lines.length), 1 + draw(40)),
  (lines, draw) => void lines.splice(draw(lines.length), 0, lines[draw(lines.length)] ?? ''),
  (lines, draw) => {
    const [a, b] = [draw(lines.length), draw(lines.length)];
    [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
  },
  // the file ends early, in the middle of a line
  (lines, draw) => {
    lines.length = draw(lines.length);
    const last = lines.pop() ?? '';
    lines.push(last.slice(0, draw(last.length)));
  },
  // broken characters, numbers and words
  within((line, draw) => {
    const at = draw(line.length);
    return `${line.slice(0, at)}${String.fromCharCode(draw(0x250))}${line.slice(at + 1)}`;
  }),
  within((line, draw) =>
    line.replaceAll(/\d+/g, (text) => (draw(3) > 0 ? text : NUMBERS[draw(NUMBERS.length)]!)),
  ),
  within((line, draw) => line.replace(/[A-Z_]{3,}/, WORDS[draw(WORDS.length)]!)),
  within((line, draw) => line.slice(draw(line.length))),
  within((line) => `${line}${line}`),
];

const NUMBERS = ['0', '-1', '1', '2', '3', '4', '64', '99999', '4294967296', '1e400', '007', 'NaN'];
const WORDS = [
  'CREATE_GAME',
  'BLOCK_START',
  'BLOCK_END',
  'PLAY',
  'ATTACK',
  'HAND',
  'DECK',
  'ZONE',
  'CONTROLLER',
  'MINION',
  'HERO',
  'ENCHANTMENT',
  '__proto__',
  '',
];

function within(change: (line: string, draw: Draw) => string): Mutation {
  return (lines, draw) => {
    const at = draw(lines.length);
    lines[at] = change(lines[at] ?? '', draw);
  };
}

/** A text with one to four mutations. */
export function mutated(text: string, draw: Draw): string {
  const lines = text.split('\n');
  for (let i = draw(4); i >= 0; i--) MUTATIONS[draw(MUTATIONS.length)]!(lines, draw);
  return lines.join('\n');
}
