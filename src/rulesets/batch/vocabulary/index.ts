export * from './columns.js';
export * from './events.js';
