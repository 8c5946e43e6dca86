import { serveTasks } from '../../../src/service/pool/serve-tasks.js';
import { operate } from './fake-oracle.js';
import { LOAD_GATE, waitAt } from './gate.js';

waitAt(process.env[LOAD_GATE] ?? '');

serveTasks(operate);
