import { parseDocument } from 'yaml';
import type { Json } from '../../kernel/index.js';

/** The value of a text in YAML or JSON, or what is wrong with it. */
export type ParsedText =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly message: string };

/** Reads one YAML document (JSON is YAML): plain values, text keys, no key twice. */
export function parseScenarioText(text: string): ParsedText {
  const document = parseDocument(text, { schema: 'core', stringKeys: true, logLevel: 'error' });
  const fault = document.errors[0] ?? document.warnings[0];
  if (fault !== undefined) return { ok: false, message: fault.message.split('\n')[0]! };
  return { ok: true, value: document.toJS() as Json };
}
