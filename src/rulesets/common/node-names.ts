import { NODE_KINDS, type NodeKind } from '../../kernel/index.js';
import { catalogueFile } from './rule-rows.js';

/** Names of trace nodes, by kind. */
export type NodeNames = { readonly [kind in NodeKind]?: readonly string[] };

/** The names of a ruleset's trace nodes: those of its own tables, and those of `rules/<ruleset>-nodes.yaml`. */
export function nodeNames(
  ruleset: string,
  own: NodeNames,
): Readonly<Record<string, readonly string[]>> {
  const listed = catalogueFile(`${ruleset}-nodes`) as NodeNames;
  const kinds = NODE_KINDS.filter((kind) => kind in own || kind in listed);
  return Object.fromEntries(
    kinds.map((kind) => [kind, [...(own[kind] ?? []), ...(listed[kind] ?? [])]]),
  );
}
