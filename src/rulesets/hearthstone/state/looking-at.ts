import type { ConditionTest, State } from './model.js';
import type { Scope } from './scope.js';

export function lookingAt(test: ConditionTest): (s: State, scope: Scope, it: number) => boolean {
  return (s, scope, it) => {
    const outer = scope.it;
    scope.it = it;
    const holds = test(s, scope);
    scope.it = outer;
    return holds;
  };
}
