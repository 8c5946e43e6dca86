import type { HsRun } from '../../state/access.js';

/** What one effect has raised several times is resolved in the order in which it happened (HS-R1-dfs). */
export function firstPushedFirst(run: HsRun, depth: number): void {
  if (run.stack.length > depth + 1) run.stack.push(...run.stack.splice(depth).reverse());
}
