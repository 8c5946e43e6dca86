export * from './columns.js';
export * from './events.js';
export * from './words.js';
