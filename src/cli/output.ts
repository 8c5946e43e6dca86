import pc from 'picocolors';
import type { FieldError } from '../scenario/oracle.js';
import type { BadInput } from './bad-input.js';

/** Writes a text to standard output as it is. */
export function printText(text: string): void {
  process.stdout.write(text);
}

/** Writes a line to standard output. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Writes one JSON value to standard output, and nothing else. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** Tells on standard error what is wrong with the input: everything, with place and nearest names. */
export function printBadInput(error: BadInput): void {
  const lines = [
    pc.red(error.message),
    ...error.errors.map((field) => `  ${fieldErrorText(field)}`),
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
}

/** An error of a field in one line. */
export function fieldErrorText({ message, expected }: FieldError): string {
  return expected === undefined || message.includes(expected)
    ? message
    : `${message} ${pc.dim(`Expected: ${expected}.`)}`;
}
