import { type DocumentNode, Kind, parse, type SelectionNode } from 'graphql';
import { LIMITS } from '../limits.js';

/** What asks for nothing but the schema. */
const OF_SCHEMA: ReadonlySet<string> = new Set(['__schema', '__type', '__typename']);

/** Whether the text of a document asks for the schema alone, which is the same for as long as the service runs. */
export function isIntrospection(text: unknown): boolean {
  if (typeof text !== 'string' || !/__schema|__type\b/.test(text)) return false;
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: LIMITS.graphql.tokens, noLocation: true });
  } catch {
    return false;
  }
  return document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      definition.selectionSet.selections.every(isOfSchema),
  );
}

function isOfSchema(selection: SelectionNode): boolean {
  return selection.kind === Kind.FIELD && OF_SCHEMA.has(selection.name.value);
}
