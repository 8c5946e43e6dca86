import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { once } from '../../rulesets/common/once.js';
import { LIMITS } from '../limits.js';
import { literalSize, type VariableSizes, variableSizes } from './argument-size.js';

/** How much a selection asks for, its fragments counted wherever they are spread. */
export interface Measure {
  /** Fields, those of introspection too. */
  readonly fields: number;
  readonly depth: number;
  /** How deep introspection goes; it counts no depth. */
  readonly introspectionDepth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly cost: number;
  /** Values of all arguments, variables counted wherever they are used. */
  readonly values: number;
  /** Bytes of all arguments, as {@link values}. */
  readonly bytes: number;
}

type Variables = Readonly<Record<string, unknown>>;

/** Where in an operation a selection stands. */
interface Place {
  /** How many items the page around has. */
  readonly pageSize: number;
  readonly introspecting: boolean;
}

interface Surroundings {
  readonly schema: GraphQLSchema;
  readonly variables: Variables;
  readonly sizes: VariableSizes;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** The measures of fragments by name and place; each is measured once. */
  readonly known: Map<string, Measure>;
}

const NOTHING: Measure = {
  fields: 0,
  depth: 0,
  introspectionDepth: 0,
  aliases: 0,
  directives: 0,
  cost: 0,
  values: 0,
  bytes: 0,
};

const TOP: Place = { pageSize: 1, introspecting: false };

/**
 * Measures an operation of a validated document. Fragments are measured once for each kind of place, so
 * that the time taken grows with the document and not with what it expands to.
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
  const sizes = variableSizes(operation, variables);
  const around: Surroundings = { schema, variables, sizes, fragments, known: new Map() };
  const root = schema.getRootType(operation.operation) ?? null;
  const inner = measureSelections(around, operation.selectionSet, root, TOP);
  const variableDirectives = (operation.variableDefinitions ?? []).flatMap(directivesOf).length;
  const directives = inner.directives + directivesOf(operation).length + variableDirectives;
  return { ...inner, directives };
}

function measureSelections(
  around: Surroundings,
  { selections }: SelectionSetNode,
  type: GraphQLNamedType | null,
  place: Place,
): Measure {
  let sum = NOTHING;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      sum = plus(sum, measureField(around, selection, type, place));
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const inner = typeNamed(around, selection.typeCondition?.name.value) ?? type;
      const measure = measureSelections(around, selection.selectionSet, inner, place);
      sum = plus(sum, withDirectives(measure, selection));
    } else {
      const measure = measureFragment(around, selection.name.value, place);
      sum = plus(sum, withDirectives(measure, selection));
    }
  }
  return sum;
}

function measureFragment(around: Surroundings, name: string, place: Place): Measure {
  const key = `${place.pageSize} ${place.introspecting} ${name}`;
  const known = around.known.get(key);
  if (known !== undefined) return known;
  const fragment = around.fragments.get(name);
  if (fragment === undefined) return NOTHING;
  const type = typeNamed(around, fragment.typeCondition.name.value) ?? null;
  const measure = withDirectives(
    measureSelections(around, fragment.selectionSet, type, place),
    fragment,
  );
  around.known.set(key, measure);
  return measure;
}

function measureField(
  around: Surroundings,
  node: FieldNode,
  parent: GraphQLNamedType | null,
  place: Place,
): Measure {
  const introspecting = place.introspecting || node.name.value.startsWith('__');
  const field = introspecting ? undefined : fieldOf(parent, node.name.value);
  const { weight, items: listed, sizedBy } = priceOf(field);
  const asked = sizeAsked(around, node, field, (sizedBy ?? 'first').split(' '));
  const items = sizedBy === undefined ? listed : (asked ?? place.pageSize);
  const type = field === undefined ? null : getNamedType(field.type);
  const pageSize = asked ?? LIMITS.page.default;
  const inner =
    node.selectionSet === undefined
      ? NOTHING
      : measureSelections(around, node.selectionSet, type, { pageSize, introspecting });
  let { values, bytes } = inner;
  for (const { value } of node.arguments ?? []) {
    const size = literalSize(value, around.sizes);
    values += size.values;
    bytes += size.bytes;
  }
  return {
    fields: 1 + inner.fields,
    depth: introspecting ? 0 : inner.depth + 1,
    introspectionDepth: inner.introspectionDepth + (introspecting ? 1 : 0),
    aliases: inner.aliases + (node.alias === undefined ? 0 : 1),
    directives: inner.directives + directivesOf(node).length,
    cost: introspecting ? introspectionCost(node, place) : weight + items * inner.cost,
    values,
    bytes,
  };
}

/** What asking for the schema or one of its types costs: what is asked of it, once, whatever that is. */
function introspectionCost({ name }: FieldNode, { introspecting }: Place): number {
  const { schemaCost, typeCost } = LIMITS.graphql;
  if (introspecting) return 0;
  return { __schema: schemaCost, __type: typeCost }[name.value] ?? 0;
}

function plus(a: Measure, b: Measure): Measure {
  return {
    fields: a.fields + b.fields,
    depth: Math.max(a.depth, b.depth),
    introspectionDepth: Math.max(a.introspectionDepth, b.introspectionDepth),
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
    cost: a.cost + b.cost,
    values: a.values + b.values,
    bytes: a.bytes + b.bytes,
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

/** What the `@cost` of a field says. */
interface Price {
  readonly weight: number;
  readonly items: number;
  /** The arguments that say how many items there are. */
  readonly sizedBy?: string;
}

const UNPRICED: Price = { weight: 1, items: 1 };

function priceOf(field: Field | undefined): Price {
  return field === undefined ? UNPRICED : priceSaid(field);
}

/** The price of a field, worked out once: the schema stays as it is. */
const priceSaid = once((field: Field): Price => {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'cost');
  const said = (directive?.arguments ?? []).map(({ name, value }) => [
    name.value,
    valueFromASTUntyped(value),
  ]);
  return { ...UNPRICED, ...Object.fromEntries(said) };
});

/** What several arguments say of how many items there are, all together; undefined when none does. */
function sizeAsked(
  around: Surroundings,
  node: FieldNode,
  field: Field | undefined,
  names: readonly string[],
): number | undefined {
  const said = names.flatMap((name) => argumentValue(around, node, field, name) ?? []);
  return said.length === 0 ? undefined : said.reduce((sum, one) => sum + one);
}

/** The whole number that an argument of a field has, or its default, or how long its list is; undefined when it has none. */
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
  if (Array.isArray(value)) return Math.max(1, value.length);
  return typeof value === 'number' ? Math.max(1, value) : undefined;
}
