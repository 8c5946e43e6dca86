import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

/** How large a selection is, its fragments counted wherever they are spread. */
export interface Measure {
  readonly depth: number;
  /** How deep introspection goes, which counts no depth. */
  readonly introspectionDepth: number;
  readonly aliases: number;
  readonly directives: number;
}

const NOTHING: Measure = { depth: 0, introspectionDepth: 0, aliases: 0, directives: 0 };

type Node = OperationDefinitionNode | FragmentDefinitionNode | SelectionNode;

/** Measures an operation of a validated document, in time that grows with the document and not with what it expands to. */
export function measureOperation(
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
): Measure {
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const known = new Map<string, Measure>();
  const measure = (node: Node, introspects: boolean): Measure => {
    const own = { ...NOTHING, directives: node.directives?.length ?? 0 };
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const key = `${introspects} ${node.name.value}`;
      const inner = known.get(key) ?? measure(fragments.get(node.name.value)!, introspects);
      known.set(key, inner);
      return plus(own, inner);
    }
    const isField = node.kind === Kind.FIELD;
    const isInside = introspects || (isField && node.name.value.startsWith('__'));
    const { depth, introspectionDepth, ...inner } = (node.selectionSet?.selections ?? [])
      .map((selection) => measure(selection, isInside))
      .reduce(plus, NOTHING);
    return plus(own, {
      ...inner,
      depth: isField && !isInside ? depth + 1 : isInside ? 0 : depth,
      introspectionDepth: introspectionDepth + (isField && isInside ? 1 : 0),
      aliases: inner.aliases + (isField && node.alias !== undefined ? 1 : 0),
    });
  };
  const ofVariables = (operation.variableDefinitions ?? []).flatMap((one) => one.directives ?? []);
  return plus(measure(operation, false), { ...NOTHING, directives: ofVariables.length });
}

function plus(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    introspectionDepth: Math.max(a.introspectionDepth, b.introspectionDepth),
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
  };
}
