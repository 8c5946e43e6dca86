import { Composer, type Document, isScalar, Lexer, LineCounter, Parser, visit } from 'yaml';
import type { Json, Problem } from '../../scenario/oracle.js';
import { problemOf } from '../errors.js';
import { LIMITS } from '../limits.js';
import { type Parsed, type TreeLimits, tooDeep, tooManyNodes, unparsed } from './check-tree.js';

/** Tokens of a text per value that it may hold; more is white space and comment without end. */
const TOKENS_PER_NODE = 6;
/** The parser keeps a token for the document and one for a key in the making beside the collections. */
const TOKENS_BESIDE_COLLECTIONS = 3;

/**
 * Parses one YAML 1.2 document of the core schema: no tags, no directives that change the schema, text
 * keys only, no key twice. Depth and size are watched while reading, before anything is composed.
 */
export function parseYaml(text: string, limits: TreeLimits): Parsed {
  if (text.length > LIMITS.body.yamlBytes) {
    return unparsed(
      problemOf('BODY_TOO_LARGE', `A YAML body may have ${LIMITS.body.yamlBytes} bytes at most.`),
    );
  }
  const lines = new LineCounter();
  const tokens = readTokens(text, lines, limits);
  if (!Array.isArray(tokens)) return unparsed(tokens);
  const composer = new Composer({
    schema: 'core',
    resolveKnownTags: false,
    merge: false,
    stringKeys: true,
    // The library's own check takes quadratic time.
    uniqueKeys: false,
    logLevel: 'error',
  });
  const [document, another] = [...composer.compose(tokens, true, text.length)];
  if (document === undefined || another !== undefined) {
    return unparsed(problemOf('MALFORMED_YAML', 'The body has to be one document.'));
  }
  const fault = document.errors[0] ?? document.warnings[0] ?? repeatedKey(document);
  if (fault !== null) {
    const { line, col } = lines.linePos(fault.pos[0]);
    return unparsed(problemOf('MALFORMED_YAML', `Line ${line}, column ${col}: ${fault.message}`));
  }
  return toJson(document);
}

type Token = Parser['stack'][number];

function readTokens(text: string, lines: LineCounter, limits: TreeLimits): Token[] | Problem {
  const parser = new Parser(lines.addNewLine);
  const tokens: Token[] = [];
  lines.addNewLine(0);
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme));
    if (parser.stack.length > limits.depth + TOKENS_BESIDE_COLLECTIONS) {
      return tooDeep(limits);
    }
    if (++count > limits.nodes * TOKENS_PER_NODE) {
      return tooManyNodes(limits);
    }
  }
  tokens.push(...parser.end());
  return tokens;
}

/** The first key that stands twice in one mapping. */
function repeatedKey(document: Document.Parsed): { message: string; pos: [number] } | null {
  let found: { message: string; pos: [number] } | null = null;
  visit(document, {
    Map(_, map) {
      const seen = new Set<unknown>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) {
          found = {
            message: `The key "${String(key.value)}" is there twice.`,
            pos: [key.range?.[0] ?? 0],
          };
          return visit.BREAK;
        }
        seen.add(key.value);
      }
      return undefined;
    },
  });
  return found;
}

function toJson(document: Document.Parsed): Parsed {
  try {
    return { ok: true, value: document.toJS() as Json };
  } catch (error) {
    // Aliases that multiply without end, or that lead to themselves.
    const detail = error instanceof ReferenceError ? error.message : 'Its aliases have no end.';
    return unparsed(problemOf('MALFORMED_YAML', detail));
  }
}
