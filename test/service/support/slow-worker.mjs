import { register } from 'tsx/esm/api';

register();
await import('./slow-worker.ts');
