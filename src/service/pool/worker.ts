import { operate } from '../../scenario/operate.js';
import { serveTasks } from './serve-tasks.js';

// What each thread of the pool runs: operations of the rules engine on raw bytes.
serveTasks(operate);
