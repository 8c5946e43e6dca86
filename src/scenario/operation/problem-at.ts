import { type Path, pathText, pointerOf } from '../../rulesets/common/problems.js';
import type { Problem } from './problem.js';

/** A problem whose errors stand elsewhere: `at` says where somebody has written what the problem's body has at a path. */
export function problemAt<P extends Problem>(problem: P, at: (path: Path) => Path): P {
  const [first] = problem.errors ?? [];
  if (problem.errors === undefined || first === undefined) return problem;
  const errors = problem.errors.map((error) => {
    const path = [...at(error.path)];
    const message = retold(error.message, error.path, path);
    return { ...error, path, pointer: pointerOf(path), message };
  });
  // the detail begins as the first error does
  return { ...problem, detail: retold(problem.detail, first.path, at(first.path)), errors };
}

/** A text that begins with a path, with another in its place. */
function retold(text: string, from: Path, to: Path): string {
  const start = `${pathText(from)}:`;
  return text.startsWith(start) ? `${pathText(to)}:${text.slice(start.length)}` : text;
}
