// Finds what can be broken in a source text, and writes the text with every mutant behind a switch.
import { parseSync } from '@swc/core';

/** What each comparison becomes. */
const COMPARISONS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
};
const LOGICAL = { '&&': '||', '||': '&&' };

/** Sentences and rule ids of a trace: what they say is no rule of the game. */
const TEXTS = new Set(['text', 'says', 'rules']);

/**
 * The text with a switch at every place that can be broken, and what the mutants are. A mutant is inside a
 * function (what runs while a module loads cannot be switched), and not in what only decides whether a trace
 * is written, which is the same for every run that is checked.
 */
export function instrument(source, file, firstId) {
  const bytes = Buffer.from(`;${source}`);
  const module = parseSync(`;${source}`, { syntax: 'typescript', target: 'es2022' });
  const base = module.span.start;
  const text = (from, to) => bytes.subarray(from - base, to - base).toString();
  const mutants = [];
  let nextId = firstId;

  const note = (node, to) => {
    const line = text(base + 1, node.span.start).split('\n').length;
    const from = text(node.span.start, node.span.end).replace(/\s+/g, ' ').slice(0, 80);
    mutants.push({ id: nextId, file, line, from, to });
    return nextId++;
  };

  function render(node, depth) {
    const inner = isFunction(node) ? depth + 1 : depth;
    const plain = () => {
      let out = '';
      let at = node.span.start;
      for (const child of childrenOf(node)) {
        if (child.span.start < at) continue;
        out += text(at, child.span.start) + render(child, inner);
        at = endOf(child);
      }
      return out + text(at, Math.max(at, endOf(node)));
    };
    if (depth === 0) return plain();
    return mutated(node, depth, plain);
  }

  function mutated(node, depth, plain) {
    const all = text(node.span.start, node.span.end);
    const isAboutTrace = /\btrace\b/.test(all);
    switch (node.type) {
      case 'BinaryExpression': {
        if (
          isAboutTrace ||
          (/'/.test(
            text(node.left.span.start, node.left.span.end) +
              text(node.right.span.start, node.right.span.end),
          ) &&
            node.operator === '+')
        )
          return plain();
        const left = () => render(node.left, depth);
        const right = () => render(node.right, depth);
        if (COMPARISONS[node.operator]) {
          const place = nextId;
          for (const to of COMPARISONS[node.operator]) note(node, to);
          return `$mutant.binary(${JSON.stringify(node.operator)}, ${place}, ${left()}, ${right()})`;
        }
        if (LOGICAL[node.operator] && !/\b(?:yield|await)\b/.test(all)) {
          const id = note(node, LOGICAL[node.operator]);
          return `$mutant.logical(${JSON.stringify(node.operator)}, ${id}, ${left()}, () => (${right()}))`;
        }
        return plain();
      }
      case 'UnaryExpression':
        if (node.operator !== '!' || isAboutTrace) return plain();
        return `$mutant.not(${note(node, 'without !')}, ${render(node.argument, depth)})`;
      case 'BooleanLiteral':
        return `$mutant.flag(${note(node, String(!node.value))}, ${node.value})`;
      case 'ExpressionStatement': {
        const { expression } = node;
        const isCall =
          expression.type === 'CallExpression' || expression.type === 'AssignmentExpression';
        if (
          !isCall ||
          isAboutTrace ||
          /^(?:super\b|run\.(?:leaf|node|begin|end|section|endSection)\b)/.test(all)
        )
          return plain();
        return `{ if ($mutant.stays(${note(node, 'left out')})) { ${plain()} } }`;
      }
      case 'IfStatement': {
        const { test } = node;
        if (/\btrace\b/.test(text(test.span.start, test.span.end))) return plain();
        const id = note(test, 'true');
        note(test, 'false');
        let out = `if ($mutant.test(${id}, ${render(test, depth)})) ${render(node.consequent, depth)}`;
        if (node.alternate) out += ` else ${render(node.alternate, depth)}`;
        return out;
      }
      default:
        return plain();
    }
  }

  const code = module.body.map((node) => render(node, 0)).join('\n');
  return { code, mutants, nextId };
}

/** Where a node ends: the parser ends a name before its type. */
function endOf({ span, typeAnnotation }) {
  return Math.max(span.end, typeAnnotation?.span?.end ?? 0);
}

function isFunction({ type }) {
  return /Function|ArrowFunction|ClassMethod|Constructor|MethodProperty/.test(type);
}

/** Types, and what only the trace says. The parser gives a property no place of its own. */
function isText(node) {
  if (typeof node.type !== 'string') return false;
  if (node.type.startsWith('Ts') && !/^Ts(?:As|NonNull|Satisfies|Const)/.test(node.type))
    return true;
  return node.type === 'KeyValueProperty' && TEXTS.has(node.key.value);
}

/** The nodes right below a node, in the order of the text. */
function childrenOf(node) {
  const found = [];
  const walk = (value) => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (value !== null && typeof value === 'object') {
      if (isText(value)) return;
      if (typeof value.type === 'string' && value.span) found.push(value);
      else Object.values(value).forEach(walk);
    }
  };
  for (const [key, value] of Object.entries(node)) if (key !== 'span') walk(value);
  return found
    .filter(({ span }) => span.end > span.start)
    .sort((a, b) => a.span.start - b.span.start);
}
