// Wraps the lines of scenario files at 120 columns. What a file says stays the same, comments included:
// a file whose meaning would change is left alone and named.
// Usage: node scripts/wrap-scenarios.mjs [--check] [folder]     --check changes nothing and names the long lines
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isCollection, isPair, isScalar, isSeq, Lexer, parseDocument, visit } from 'yaml';
import { ROOT } from './lib/run.mjs';

const WIDTH = 120;
/** How many names a list has at most that is written one below the other. */
const NAMES_IN_A_COLUMN = 8;

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const root = resolve(positionals[0] ?? ROOT);
const faults = [];
for (const path of readdirSync(`${root}/scenarios`, { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.yaml')) continue;
  const file = `${root}/scenarios/${path}`;
  const text = readFileSync(file, 'utf8');
  const wrapped = values.check ? text : wrap(text);
  const line = longLine(wrapped);
  if (wrapped !== text && saysOf(wrapped) !== saysOf(text)) {
    faults.push(`scenarios/${path}: wrapping would change what it says`);
  } else {
    if (wrapped !== text) writeFileSync(file, wrapped);
    if (line > 0) faults.push(`scenarios/${path}:${line}: longer than ${WIDTH} columns`);
  }
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Everything that a text says: its value with the order of its keys, and its comments. */
function saysOf(text) {
  const document = parseDocument(text);
  if (document.errors.length > 0) return text;
  const comments = [...new Lexer().lex(text)].filter((token) => token.startsWith('#'));
  return JSON.stringify([document.toJS(), comments.sort()]);
}

/** The number of the first line that is too long; 0 if there is none. */
function longLine(text) {
  return text.split('\n').findIndex((line) => line.length > WIDTH) + 1;
}

/** Breaks long lines, outermost lists and tables first, until none can be broken any more. */
function wrap(text) {
  let now = text;
  for (;;) {
    const line = longLine(now);
    const next = line === 0 ? now : breakLine(now, line);
    if (next === now) return now;
    now = next;
  }
}

/** Breaks the outermost list, table or text of a line. */
function breakLine(text, number) {
  const lines = text.split('\n');
  const start = lines.slice(0, number - 1).join('\n').length;
  const { node, key } = outermost(text, start + 1, start + 1 + lines[number - 1].length) ?? {};
  if (node === undefined) return text;
  const [from, to] = node.range;
  const above = key ?? node;
  const column = above.range[0] - text.lastIndexOf('\n', above.range[0]) - 1;
  const indent = ' '.repeat(key === null ? column : column + 2);
  if (isScalar(node)) {
    const before = text.slice(text.lastIndexOf('\n', from) + 1, from);
    return text.slice(0, from) + folded(text.slice(from, to), before, indent) + text.slice(to);
  }
  const parts = partsOf(node, text);
  const mark = isSeq(node) ? '- ' : '';
  const body = isNames(node)
    ? indent + folded(`[${parts.join(', ')}]`, indent, `${indent} `)
    : parts.map((part) => `${indent}${mark}${part}`).join('\n');
  const head = text.slice(0, from).trimEnd();
  return (key === null ? `${head} ${body.trimStart()}` : `${head}\n${body}`) + text.slice(to);
}

/** The outermost list or table in brackets, or else the text, that a stretch of the file meets; and its key. */
function outermost(text, start, end) {
  let found;
  visit(parseDocument(text), {
    Node: (position, node, path) => {
      if (position === 'key' || node.range[0] >= end || node.range[1] <= start) return undefined;
      if (!isScalar(node) && !(isCollection(node) && node.flow)) return undefined;
      found = { node, key: position === 'value' ? path.at(-1).key : null };
      return visit.BREAK;
    },
  });
  return found;
}

/** The source of each entry of a list or table in brackets. */
function partsOf(node, text) {
  let before = node.range[0] + 1;
  return node.items.map((item) => {
    const end = lastOf(item).range[1];
    const part = text.slice(before, end).replace(/^[\s,]+/, '');
    before = end;
    return isPair(item) && item.value === null ? `${part}:` : part;
  });
}

function lastOf(item) {
  return isPair(item) ? (item.value ?? item.key) : item;
}

/** A long list of bare names: it stays one, over as many lines as it needs. */
function isNames(node) {
  return isSeq(node) && node.items.length > NAMES_IN_A_COLUMN && node.items.every(isScalar);
}

/** A text over several lines, the first of which has begun; where a line ends there was one space. */
function folded(source, begun, indent) {
  const [first, ...words] = source.replace(/\s*\n\s*/g, ' ').split(/(?<! ) (?! )/);
  const rows = [begun + first];
  for (const word of words) {
    const longer = `${rows.at(-1)} ${word}`;
    if (longer.length <= WIDTH) rows[rows.length - 1] = longer;
    else rows.push(indent + word);
  }
  return rows.join('\n').slice(begun.length);
}
