import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { JsonObject } from './fields.js';

/** A row of the rule catalogue. */
export interface RuleRow extends JsonObject {
  readonly id: string;
  /** The editions in which it holds. */
  readonly patches: string;
  readonly says: string;
  /** Of a row that decides no case by itself: what a word means, or what stands behind every case. */
  readonly role?: 'definition' | 'general';
  /** The section of its book, where that has numbers. */
  readonly section?: string;
  /** Why no trace can show it. */
  readonly notShown?: string;
  /** What stands in its place after the patches in which it holds, where no dated rule says so. */
  readonly supersededBy?: readonly string[];
  /** Of a change: the scenario file that shows what held before and what held afterwards. */
  readonly shownBy?: string;
}

/** Beside the compiled code, written by the build; and the sources that it was written from. */
const BUILT = new URL('../../rules/', import.meta.url);
const SOURCES = new URL('../../../rules/', import.meta.url);

const files = new Map<string, readonly RuleRow[]>();

/** The rules of one file of the catalogue, in its order. Read once. */
export function ruleRowsOf(file: string): readonly RuleRow[] {
  let rows = files.get(file);
  if (rows === undefined) {
    rows = catalogueFile(file) as readonly RuleRow[];
    files.set(file, rows);
  }
  return rows;
}

/** What a file of the catalogue holds: `hearthstone-en-1`, `cases/books`. */
export function catalogueFile(file: string): unknown {
  const built = new URL(`${file}.json`, BUILT);
  if (existsSync(built)) return JSON.parse(readFileSync(built, 'utf8'));
  return parse(readFileSync(new URL(`${file}.yaml`, SOURCES), 'utf8'));
}
