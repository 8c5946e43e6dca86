import { randomUUID } from 'node:crypto';
import type { FormattedExecutionResult } from 'graphql';
import { memberText } from '../core/members.js';

/** Stands in a result for a text; nobody can know it beforehand. */
const MARK = `json:${randomUUID()}:`;
const PLACES = new RegExp(`"${MARK}(\\d+)"`, 'g');

/** The texts of the result that is being written. */
let texts: string[] = [];

/** A value that is JSON already, and goes out as it is. */
class JsonText {
  constructor(private readonly text: string) {}

  /** A place for the text, which {@link writeResult} fills. */
  toJSON(): string {
    return `${MARK}${texts.push(this.text) - 1}`;
  }
}

/** A member of an answer: as the JSON that the engine wrote, where it has come so. */
export function memberOf<Name extends string, Value>(
  answer: { readonly [name in Name]: Value },
  name: Name,
): JsonText | Value {
  const text = memberText(answer, name);
  return text === undefined ? answer[name] : new JsonText(text);
}

/** A result as JSON, with every {@link JsonText} in its place: neither parsed nor written again. */
export function writeResult(result: FormattedExecutionResult): string {
  texts = [];
  const written = JSON.stringify(result);
  const found = texts;
  const filled =
    found.length === 0 ? written : written.replace(PLACES, (_, place) => found[Number(place)]!);
  return `${filled}\n`;
}
