import { type ConstValueNode, Kind, type OperationDefinitionNode, type ValueNode } from 'graphql';

/** How much a value holds when it is written out. */
export interface Size {
  /** Every list, object and scalar. */
  readonly values: number;
  /** Characters of names and texts, and one for each value: no more than the bytes of its JSON. */
  readonly bytes: number;
}

/** The sizes of the variables of an operation, by name. */
export type VariableSizes = ReadonlyMap<string, Size>;

const EMPTY: VariableSizes = new Map();
const ABSENT: Size = { values: 1, bytes: 1 };

/** The sizes of all variables that an operation can use: those that were sent, and defaults of the others. */
export function variableSizes(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): VariableSizes {
  const sizes = new Map<string, Size>();
  for (const { variable, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    if (Object.hasOwn(given, name)) sizes.set(name, valueSize(given[name]));
    else if (defaultValue !== undefined) sizes.set(name, literalSize(defaultValue, EMPTY));
  }
  return sizes;
}

/**
 * The size of an argument as it is written in a document, each variable counted wherever it stands: a
 * small document can use a large variable hundreds of times. Nothing is expanded.
 */
export function literalSize(node: ValueNode | ConstValueNode, variables: VariableSizes): Size {
  const left: ValueNode[] = [node];
  let values = 0;
  let bytes = 0;
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (at.kind === Kind.VARIABLE) {
      const inner = variables.get(at.name.value) ?? ABSENT;
      values += inner.values;
      bytes += inner.bytes;
      continue;
    }
    values += 1;
    bytes += 1;
    if (at.kind === Kind.LIST) left.push(...at.values);
    else if (at.kind === Kind.OBJECT) {
      for (const { name, value } of at.fields) {
        bytes += name.value.length;
        left.push(value);
      }
    } else if ('value' in at) bytes += String(at.value).length;
  }
  return { values, bytes };
}

/** The size of a JSON value. */
function valueSize(root: unknown): Size {
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
