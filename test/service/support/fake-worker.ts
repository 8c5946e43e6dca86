import { serveTasks } from '../../../src/service/pool/serve-tasks.js';
import { operate } from './fake-oracle.js';

serveTasks(operate);
