import type { Json } from '../../../../kernel/index.js';
import { MAX_TEXT } from '../../../common/grammar/choices.js';
import type { Path, Problems } from '../../../common/problems.js';

export const MAX_CARDS = 500;
export const MAX_DEPTH = 24;
export const MAX_NODES = 2000;

export function isSmallEnough(card: Json, path: Path, problems: Problems): boolean {
  const walk = new Walk();
  walk.visit(card, path);
  if (walk.tooDeep !== null) {
    problems.add('TOO_LARGE', walk.tooDeep, `a card is nested ${MAX_DEPTH} levels deep at most.`, {
      expected: `at most ${MAX_DEPTH} levels`,
    });
  }
  if (walk.nodes > MAX_NODES) {
    problems.add('TOO_LARGE', path, `a card has ${MAX_NODES} values at most.`, {
      expected: `at most ${MAX_NODES} values`,
    });
  }
  if (walk.tooLong !== null) {
    problems.add('TOO_LARGE', walk.tooLong, `a text has ${MAX_TEXT} characters at most.`, {
      expected: `at most ${MAX_TEXT} characters`,
    });
  }
  return walk.isSmall();
}

class Walk {
  nodes = 0;
  tooDeep: Path | null = null;
  tooLong: Path | null = null;

  isSmall(): boolean {
    return this.tooDeep === null && this.tooLong === null && this.nodes <= MAX_NODES;
  }

  visit(value: Json, path: Path, depth = 0): void {
    if (++this.nodes > MAX_NODES) return;
    if (typeof value === 'string') {
      if (value.length > MAX_TEXT) this.tooLong ??= path;
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    if (depth >= MAX_DEPTH) {
      this.tooDeep ??= path;
      return;
    }
    const entries = Array.isArray(value)
      ? (value as readonly Json[]).map((item, i) => [i, item] as const)
      : Object.entries(value as { readonly [key: string]: Json });
    for (const [key, item] of entries) {
      if (this.nodes > MAX_NODES) return;
      this.visit(item, [...path, key], depth + 1);
    }
  }
}
