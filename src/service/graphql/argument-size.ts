import { type DocumentNode, type OperationDefinitionNode, type ValueNode, visit } from 'graphql';

/** How much arguments hold when they are written out. */
export interface Size {
  /** Every list, object and scalar. */
  readonly values: number;
  /** Characters of names and texts, and one for each value: no more than the bytes of its JSON. */
  readonly bytes: number;
}

const ABSENT: Size = { values: 1, bytes: 1 };

/**
 * The size of all arguments of a document, each variable counted wherever it stands: a small document can use a large
 * variable hundreds of times. Nothing is expanded; only roots take large arguments, and the same one is executed once.
 */
export function argumentSize(
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): Size {
  const variables = new Map<string, Size>();
  for (const { variable, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    if (Object.hasOwn(given, name)) variables.set(name, sizeOfValue(given[name]));
    else if (defaultValue !== undefined) variables.set(name, sizeOfNode(defaultValue, new Map()));
  }
  let size: Size = { values: 0, bytes: 0 };
  visit(document, {
    Argument: ({ value }) => {
      size = plus(size, sizeOfNode(value, variables));
    },
  });
  return size;
}

function sizeOfNode(root: ValueNode, variables: ReadonlyMap<string, Size>): Size {
  let size: Size = { values: 0, bytes: 0 };
  const note = (bytes: number): void => {
    size = plus(size, { values: 1, bytes: bytes + 1 });
  };
  visit(root, {
    enter(node) {
      if (node.kind === 'Variable') size = plus(size, variables.get(node.name.value) ?? ABSENT);
      else if (node.kind === 'ObjectField')
        size = plus(size, { values: 0, bytes: node.name.value.length });
      else if (node.kind === 'ListValue' || node.kind === 'ObjectValue') note(0);
      else if (node.kind !== 'Name') note('value' in node ? String(node.value).length : 0);
    },
  });
  return size;
}

function sizeOfValue(root: unknown): Size {
  const left: unknown[] = [root];
  let values = 0;
  let bytes = 0;
  while (left.length > 0) {
    const value = left.pop();
    values += 1;
    bytes += 1;
    if (typeof value === 'string') bytes += value.length;
    else if (Array.isArray(value)) for (const item of value as unknown[]) left.push(item);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        bytes += name.length;
        left.push(member);
      }
    }
  }
  return { values, bytes };
}

function plus(a: Size, b: Size): Size {
  return { values: a.values + b.values, bytes: a.bytes + b.bytes };
}
