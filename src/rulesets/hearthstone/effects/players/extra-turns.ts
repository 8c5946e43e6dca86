import type { Turns } from '../../language/words.js';
import type { HsRun } from '../../state/access.js';
import type { Scope } from '../../state/scope.js';
import { playersOf } from '../who.js';

export function beginExtraTurns(run: HsRun, source: number, rules: readonly string[]): number {
  return run.begin({
    kind: 'effect',
    name: 'Extra turns',
    rules,
    text: '{source} gives extra turns',
    source,
  });
}

export function namedIn(words: readonly Turns[], run: HsRun, scope: Scope): (1 | 2)[] {
  return words.map((who) => playersOf(who)(run.state, scope)[0]!);
}
