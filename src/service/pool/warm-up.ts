import { EXAMPLE } from '../../scenario/form/example.js';
import type { Json, Operate, OperationName } from '../../scenario/oracle.js';
import { runOperation } from './run-operation.js';

/** Three missiles at five characters: enough forks for the code that follows chance to be optimised. */
const ODDS: Json = {
  players: {
    1: { hand: ['Arcane Missiles'] },
    2: { board: ['Chillwind Yeti', 'Wisp', 'Bloodfen Raptor', 'Boulderfist Ogre'] },
  },
  actions: [{ play: 'Arcane Missiles' }],
};

/** What a thread does before it counts as loaded, and how often: what callers mostly ask for is compiled then. */
const WARM_UPS: readonly (readonly [times: number, operation: OperationName, body: Json])[] = [
  [5, 'resolve', EXAMPLE],
  [3, 'outcomes', ODDS],
  [1, 'rules', {}],
];
/** More than any machine needs. */
const WARM_UP_MS = 600_000;

/**
 * Answers what is usually asked, so that the first caller does not wait for cards to be compiled and code to be
 * optimised.
 * @throws Error when something is not answered.
 */
export function warmUp(operate: Operate): void {
  for (const [times, operation, body] of WARM_UPS) {
    for (let i = 0; i < times; i++) {
      const { code, fault } = runOperation(operate, {
        operation,
        bytes: new TextEncoder().encode(JSON.stringify(body)),
        format: 'json',
        context: {},
        limits: { workMs: WARM_UP_MS, stopMs: WARM_UP_MS, wallMs: WARM_UP_MS },
        requestId: 'warm-up',
      });
      if (code !== null) throw new Error(`The warm-up ended in ${code}. ${fault ?? ''}`);
    }
  }
}
