export * from '../state/pool.js';
