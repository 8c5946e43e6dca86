import { register } from 'tsx/esm/api';

register();
await import('./gated-worker.ts');
