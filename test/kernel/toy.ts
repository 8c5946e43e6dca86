/**
 * Lanterns: a toy game with everything that is hard about a card game and nothing else.
 *
 * A board is a row of lanterns. An effect hits lanterns at random or by a player's choice, flips a
 * weighted coin, repeats, or adds a lantern. A lantern that is hit and still burns fires its trigger at
 * once, in the middle of whatever hit it; triggers nest as deep as the board lets them.
 */
import {
  addRow,
  copyTable,
  createTable,
  type Decision,
  type Frame,
  type Instruction,
  type Json,
  OPEN,
  type Program,
  type Run,
  type Table,
} from '../../src/kernel/index.js';

export const WIDTH = 6;
export const TEAM = 0;
/** At 0 the lantern is out: no target, no trigger. */
export const HEALTH = 1;
export const TRIGGER = 2;
export const CARD = 3;
/** How often the lantern has been hit. */
export const HITS = 4;
/** 0 or 1; `blink` flips it. */
export const LIT = 5;

/** What an effect does; `source` is the lantern it belongs to. */
export type Effect =
  /** Each time, a random other lantern that burns takes the damage. */
  | { readonly do: 'hit'; readonly amount: number; readonly times: number }
  /** The source's player picks who takes the damage. */
  | { readonly do: 'choose'; readonly amount: number }
  /** One side comes up, as likely as its weight. */
  | { readonly do: 'coin'; readonly weights: readonly number[]; readonly sides: readonly Effects[] }
  /** -1 times: for ever. */
  | { readonly do: 'repeat'; readonly times: number; readonly effects: Effects }
  | { readonly do: 'summon'; readonly health: number; readonly trigger: number }
  | { readonly do: 'mend'; readonly amount: number }
  | { readonly do: 'blink' }
  /** Counts a hit without damage: the state never comes back. */
  | { readonly do: 'count' }
  /** Does itself again, one frame deeper. */
  | { readonly do: 'nest' };
export type Effects = readonly Effect[];

/** Triggers by number: 0 none, 1 lash, 2 ask, 3 spawn, 4 flip, 5 echo. */
export const TRIGGERS: readonly Effects[] = [
  [],
  [{ do: 'hit', amount: 1, times: 1 }],
  [{ do: 'choose', amount: 1 }],
  [{ do: 'summon', health: 1, trigger: 0 }],
  [{ do: 'coin', weights: [1, 3], sides: [[{ do: 'mend', amount: 1 }], []] }],
  [
    { do: 'mend', amount: 1 },
    { do: 'hit', amount: 1, times: 1 },
  ],
];
export const LASH = 1;
export const ASK = 2;
export const SPAWN = 3;
export const FLIP = 4;
/** Mends what it took and passes it on: two of these never come to rest. */
export const ECHO = 5;

export type Toy = Table;
export type ToyRun = Run<Toy>;

/** Writes a cell and tells the trace. */
export function setCell(run: ToyRun, row: number, column: number, to: number): void {
  const { cells } = run.state;
  const at = row * WIDTH + column;
  const from = cells[at]!;
  if (from === to) return;
  cells[at] = to;
  run.changed(row, column, from, to);
}

export function cell(state: Toy, row: number, column: number): number {
  return state.cells[row * WIDTH + column]!;
}

function burning(state: Toy, except: number): number[] {
  const rows: number[] = [];
  for (let row = 1; row < state.count; row++) {
    if (row !== except && cell(state, row, HEALTH) > 0) rows.push(row);
  }
  return rows;
}

interface EffectFrame extends Frame {
  readonly source: number;
}
interface ScriptFrame extends EffectFrame {
  readonly effects: Effects;
}
interface HitFrame extends EffectFrame {
  readonly amount: number;
  left: number;
}
interface RepeatFrame extends ScriptFrame {
  left: number;
}
interface CoinFrame extends EffectFrame {
  readonly weights: readonly number[];
  readonly sides: readonly Effects[];
}
interface DamageFrame extends EffectFrame {
  readonly target: number;
  readonly amount: number;
}

/** Types a step's frame: only the instruction's own frames reach it. */
function instruction<F extends Frame>(
  name: string,
  step: (run: ToyRun, frame: F) => void,
): Instruction<Toy> {
  return { name, step: (run, frame) => step(run, frame as F) };
}

const OPS = ['script', 'hit', 'choose', 'coin', 'repeat', 'nest', 'damage'] as const;
const op = (name: (typeof OPS)[number]): number => OPS.indexOf(name);

/** The frame that runs `effects` for `source`. */
export function scriptFrame(source: number, effects: Effects): Frame {
  const frame: ScriptFrame = { op: op('script'), pc: 0, source, effects };
  return frame;
}

function damageFrame(source: number, target: number, amount: number): Frame {
  const frame: DamageFrame = { op: op('damage'), pc: 0, source, target, amount };
  return frame;
}

/** Runs its effects one after the other; each is a section of the trace. */
const script = instruction<ScriptFrame>('script', (run, frame) => {
  const effect = frame.effects[frame.pc++];
  if (effect === undefined) return run.pop();
  const { source } = frame;
  run.section({
    kind: 'effect',
    name: effect.do,
    rules: ['L2'],
    text: '{source}: {value}',
    source,
    value: frame.pc,
  });
  switch (effect.do) {
    case 'summon':
      return summon(run, source, effect.health, effect.trigger);
    case 'mend':
      return setCell(run, source, HEALTH, cell(run.state, source, HEALTH) + effect.amount);
    case 'blink':
      return setCell(run, source, LIT, 1 - cell(run.state, source, LIT));
    case 'count':
      return setCell(run, source, HITS, cell(run.state, source, HITS) + 1);
    default:
      return run.push(frameOf(source, effect));
  }
});

function summon(run: ToyRun, source: number, health: number, trigger: number): void {
  const row = addRow(run.state, WIDTH);
  const node = run.begin({
    kind: 'event',
    name: 'summon',
    rules: ['L5'],
    text: '{source} adds {about}',
    source,
    about: row,
    value: health,
  });
  setCell(run, row, TEAM, cell(run.state, source, TEAM));
  setCell(run, row, HEALTH, health);
  setCell(run, row, TRIGGER, trigger);
  setCell(run, row, CARD, 100 + row);
  run.end(node);
}

type FramedEffect = Extract<Effect, { do: 'hit' | 'choose' | 'coin' | 'repeat' | 'nest' }>;

function frameOf(source: number, effect: FramedEffect): Frame {
  const { do: name, ...locals } = effect;
  const frame = { op: op(name), pc: 0, source, ...locals };
  return 'times' in frame ? Object.assign(frame, { left: frame.times }) : frame;
}

/** Asks first, in every round; only then does it count the round and push the damage. */
const hit = instruction<HitFrame>('hit', (run, frame) => {
  if (frame.left === 0) return run.pop();
  const options = burning(run.state, frame.source);
  if (options.length === 0) {
    run.leaf({
      kind: 'check',
      name: 'no target',
      rules: ['L3'],
      text: '{source}: nobody else burns',
      source: frame.source,
    });
    return run.pop();
  }
  const { source } = frame;
  const index = run.decide({
    kind: 'chance',
    name: 'random target',
    of: 'entity',
    player: 0,
    source,
    options,
  });
  if (index === OPEN) return;
  frame.left--;
  run.push(damageFrame(source, options[index]!, frame.amount));
});

/** Counts its position up before it asks: an open decision must put it back. */
const choose = instruction<HitFrame>('choose', (run, frame) => {
  const options = burning(run.state, frame.source);
  if (frame.pc++ > 0 || options.length === 0) return run.pop();
  const { source, amount } = frame;
  const player = cell(run.state, source, TEAM);
  const index = run.decide({
    kind: 'choice',
    name: 'choose a target',
    of: 'entity',
    player,
    source,
    options,
  });
  if (index !== OPEN) run.push(damageFrame(source, options[index]!, amount));
});

const coin = instruction<CoinFrame>('coin', (run, frame) => {
  const { source, weights, sides } = frame;
  const options = sides.map((_, side) => side);
  const index = run.decide({
    kind: 'chance',
    name: 'coin',
    of: 'side',
    player: 0,
    source,
    options,
    weights,
  });
  if (index === OPEN) return;
  run.pop();
  run.push(scriptFrame(source, sides[index]!));
});

const repeat = instruction<RepeatFrame>('repeat', (run, frame) => {
  if (frame.left === 0) return run.pop();
  if (frame.left > 0) frame.left--;
  run.push(scriptFrame(frame.source, frame.effects));
});

const nest = instruction<EffectFrame>('nest', (run, frame) => {
  run.push({ ...frame });
});

/** Damage, then the trigger of what was hit, then the end. */
const damage = instruction<DamageFrame>('damage', (run, frame) => {
  const { source, target, amount } = frame;
  const health = cell(run.state, target, HEALTH);
  switch (frame.pc++) {
    case 0:
      run.node({
        kind: 'event',
        name: 'damage',
        rules: ['L1'],
        text: '{about} takes {value}',
        source,
        about: target,
        value: amount,
      });
      setCell(run, target, HEALTH, Math.max(0, health - amount));
      return setCell(run, target, HITS, cell(run.state, target, HITS) + 1);
    case 1: {
      const trigger = cell(run.state, target, TRIGGER);
      if (health === 0) {
        return run.leaf({
          kind: 'check',
          name: 'not queued',
          rules: ['L4'],
          text: '{source} is out',
          source: target,
        });
      }
      if (trigger === 0) return;
      run.node({ kind: 'queue', name: 'after damage', rules: ['L4'], text: '', source: target });
      run.node({
        kind: 'trigger',
        name: 'when hit',
        rules: ['L4'],
        text: '{source} answers',
        source: target,
        value: trigger,
      });
      return run.push(scriptFrame(target, TRIGGERS[trigger]!));
    }
    default:
      return run.pop();
  }
});

function describeOption(state: Toy, decision: Decision, index: number): Json {
  const option = decision.options[index]!;
  return decision.of === 'entity'
    ? { entity: option, card: cell(state, option, CARD) }
    : { [decision.of]: option };
}

function violations(state: Toy): string[] {
  const broken: string[] = [];
  for (let row = 1; row < state.count; row++) {
    const team = cell(state, row, TEAM);
    if (team !== 1 && team !== 2) broken.push(`lantern ${row} is on team ${team}`);
    if (cell(state, row, HEALTH) < 0) broken.push(`lantern ${row} has negative health`);
  }
  return broken;
}

/** A toy state's rows as JSON, row 0 left out. */
export function rowsOf(state: Toy): number[][] {
  const rows: number[][] = [];
  for (let row = 1; row < state.count; row++) {
    rows.push([...state.cells.subarray(row * WIDTH, (row + 1) * WIDTH)]);
  }
  return rows;
}

/** The state with these rows. */
export function stateOf(rows: readonly (readonly number[])[]): Toy {
  const state = createTable(WIDTH, rows.length + 1);
  for (const cells of rows) state.cells.set(cells, addRow(state, WIDTH) * WIDTH);
  return state;
}

export const LANTERNS: Program<Toy> = {
  instructions: [script, hit, choose, coin, repeat, nest, damage],
  width: WIDTH,
  copy: (state, spare) => copyTable(state, { width: WIDTH, spareRows: 2 }, spare),
  encode: rowsOf,
  decode: (json) => stateOf(json as number[][]),
  identify: (state, entity) => cell(state, entity, CARD),
  describeOption,
  describeFrame: (state, frame) => {
    const { source } = frame as EffectFrame;
    return `${OPS[frame.op]} of card ${cell(state, source, CARD)}`;
  },
  violations,
};
