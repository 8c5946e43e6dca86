export * from '../language/words.js';
