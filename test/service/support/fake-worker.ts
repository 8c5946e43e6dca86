import { createRunOperation } from '../../../src/service/pool/run-operation.js';
import { operate } from './fake-oracle.js';

export const runOperation = createRunOperation(operate);
