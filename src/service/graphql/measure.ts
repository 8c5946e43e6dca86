import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { LIMITS } from '../limits.js';

/** How much a selection asks for, its fragments counted wherever they are spread. */
export interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly cost: number;
}

type Variables = Readonly<Record<string, unknown>>;

interface Surroundings {
  readonly schema: GraphQLSchema;
  readonly variables: Variables;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** The measures of fragments by name and size of the page around; each is measured once. */
  readonly known: Map<string, Measure>;
}

const NOTHING: Measure = { depth: 0, aliases: 0, directives: 0, cost: 0 };

/**
 * Measures an operation of a validated document. Introspection counts no depth and no cost: it has a
 * rule of its own in the GraphQL library. Fragments are measured once each, so that the time taken
 * grows with the document and not with what it expands to.
 */
export function measureOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  const around: Surroundings = { schema, variables, fragments, known: new Map() };
  const root = schema.getRootType(operation.operation) ?? null;
  const inner = measureSelections(around, operation.selectionSet, root, 1);
  const variableDirectives = (operation.variableDefinitions ?? []).flatMap(directivesOf).length;
  const directives = inner.directives + directivesOf(operation).length + variableDirectives;
  return { ...inner, directives };
}

function measureSelections(
  around: Surroundings,
  { selections }: SelectionSetNode,
  type: GraphQLNamedType | null,
  pageSize: number,
): Measure {
  let sum = NOTHING;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      sum = plus(sum, measureField(around, selection, type, pageSize));
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const inner = typeNamed(around, selection.typeCondition?.name.value) ?? type;
      const measure = measureSelections(around, selection.selectionSet, inner, pageSize);
      sum = plus(sum, withDirectives(measure, selection));
    } else {
      const measure = measureFragment(around, selection.name.value, pageSize);
      sum = plus(sum, withDirectives(measure, selection));
    }
  }
  return sum;
}

function measureFragment(around: Surroundings, name: string, pageSize: number): Measure {
  const key = `${pageSize} ${name}`;
  const known = around.known.get(key);
  if (known !== undefined) return known;
  const fragment = around.fragments.get(name);
  if (fragment === undefined) return NOTHING;
  const type = typeNamed(around, fragment.typeCondition.name.value) ?? null;
  const measure = withDirectives(
    measureSelections(around, fragment.selectionSet, type, pageSize),
    fragment,
  );
  around.known.set(key, measure);
  return measure;
}

function measureField(
  around: Surroundings,
  node: FieldNode,
  parent: GraphQLNamedType | null,
  pageSize: number,
): Measure {
  const own: Measure = {
    depth: 1,
    aliases: node.alias === undefined ? 0 : 1,
    directives: directivesOf(node).length,
    cost: 0,
  };
  if (node.name.value.startsWith('__')) return { ...own, ...introspection(node) };
  const field = fieldOf(parent, node.name.value);
  const price = priceOf(field);
  const asked = argumentValue(around, node, field, price.sizedBy ?? 'first');
  const items = price.sizedBy === undefined ? price.items : (asked ?? pageSize);
  const cost = price.weight * (isLeaf(field) ? 1 : items);
  if (node.selectionSet === undefined) return { ...own, cost };
  const type = field === undefined ? null : getNamedType(field.type);
  const inner = measureSelections(around, node.selectionSet, type, asked ?? LIMITS.page.default);
  return {
    depth: inner.depth + 1,
    aliases: inner.aliases + own.aliases,
    directives: inner.directives + own.directives,
    cost: price.weight + items * inner.cost,
  };
}

/** Introspection is free, but its aliases and directives count. */
function introspection(node: FieldNode): Pick<Measure, 'aliases' | 'directives'> {
  let aliases = node.alias === undefined ? 0 : 1;
  let directives = directivesOf(node).length;
  const stack = [...(node.selectionSet?.selections ?? [])];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    directives += directivesOf(next).length;
    if (next.kind === Kind.FRAGMENT_SPREAD) continue;
    if (next.kind === Kind.FIELD && next.alias !== undefined) aliases++;
    if (next.selectionSet !== undefined) stack.push(...next.selectionSet.selections);
  }
  return { aliases, directives };
}

function plus(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
    cost: a.cost + b.cost,
  };
}

function withDirectives(measure: Measure, node: ASTNode): Measure {
  const count = directivesOf(node).length;
  return count === 0 ? measure : { ...measure, directives: measure.directives + count };
}

function directivesOf(node: ASTNode): readonly unknown[] {
  return 'directives' in node ? (node.directives ?? []) : [];
}

function typeNamed({ schema }: Surroundings, name: string | undefined) {
  return name === undefined ? undefined : schema.getType(name);
}

type Field = GraphQLField<unknown, unknown>;

function fieldOf(type: GraphQLNamedType | null, name: string): Field | undefined {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

function isLeaf(field: Field | undefined): boolean {
  return field === undefined || !isCompositeType(getNamedType(field.type));
}

/** What the `@cost` of a field says. */
function priceOf(field: Field | undefined): { weight: number; items: number; sizedBy?: string } {
  const directive = field?.astNode?.directives?.find(({ name }) => name.value === 'cost');
  const price: { weight: number; items: number; sizedBy?: string } = { weight: 1, items: 1 };
  for (const { name, value } of directive?.arguments ?? []) {
    Object.assign(price, { [name.value]: valueFromASTUntyped(value) });
  }
  return price;
}

/** The whole number that an argument of a field has, or its default; undefined when it has none. */
function argumentValue(
  { variables }: Surroundings,
  node: FieldNode,
  field: Field | undefined,
  name: string,
): number | undefined {
  const given = node.arguments?.find((argument) => argument.name.value === name);
  const known = field?.args.find((argument) => argument.name === name);
  const value: unknown =
    given === undefined ? known?.defaultValue : valueFromASTUntyped(given.value, variables);
  return typeof value === 'number' ? Math.max(1, value) : undefined;
}
