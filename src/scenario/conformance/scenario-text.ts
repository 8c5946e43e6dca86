import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Json } from '../../kernel/index.js';

/** The value of a text in YAML or JSON, or what is wrong with it. */
export type ParsedText =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly message: string };

/** Reads one YAML document (JSON is YAML): plain values, text keys, no key twice. */
export function parseScenarioText(text: string): ParsedText {
  const lineCounter = new LineCounter();
  const options = { schema: 'core', stringKeys: true, logLevel: 'error', lineCounter } as const;
  const document = parseDocument(text, options);
  const fault = document.errors[0] ?? document.warnings[0];
  // An excerpt of the text follows in further lines.
  if (fault !== undefined)
    return { ok: false, message: fault.message.split('\n')[0]!.replace(/:$/, '.') };
  const cutOff = lostNumber(document, lineCounter);
  if (cutOff !== null) return { ok: false, message: cutOff };
  return { ok: true, value: document.toJS() as Json };
}

/** A comment that was meant as a number: `Boom Bot #2` without quotes is `Boom Bot`. */
function lostNumber(document: Document, lines: LineCounter): string | null {
  let found: string | null = null;
  visit(document, {
    Node: (_, node) => {
      const number = /^(?:\d+|last)\b/.exec(node.comment ?? '');
      if (number === null || !isScalar(node)) return undefined;
      const { line } = lines.linePos(node.range?.[0] ?? 0);
      found = `Line ${line}: " #${number[0]}" begins a comment here; write "${node.value} #${number[0]}" in quotes.`;
      return visit.BREAK;
    },
  });
  return found;
}
