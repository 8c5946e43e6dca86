/**
 * The game-agnostic machine: a stack of plain-data frames over a table of integers.
 * It knows no game, no clock and no input or output. See README.md in this folder.
 */
export * from './budget.js';
export * from './cell-sum.js';
export * from './decision.js';
export * from './digest.js';
export * from './distribution.js';
export * from './enumerate.js';
export * from './enumeration.js';
export * from './frame.js';
export * from './json.js';
export * from './machine.js';
export * from './packing.js';
export * from './program.js';
export * from './random.js';
export * from './rational.js';
export * from './run.js';
export * from './sampling.js';
export * from './stage.js';
export * from './symmetry.js';
export * from './table.js';
export * from './trace.js';
