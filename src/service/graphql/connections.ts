/** A page as Relay's clients read it: what answers and the schema have beside `items` and `next`. */

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** A page with its edges; `after`: what was asked for; `cursorOf`: the cursor that continues after an item. */
export function connection<Item, Rest extends Page<Item>>(
  page: Rest & Page<Item>,
  after: string | null | undefined,
  cursorOf: (item: Item) => string,
) {
  const edges = page.items.map((node) => ({ node, cursor: cursorOf(node) }));
  const pageInfo = {
    hasNextPage: page.next !== null,
    hasPreviousPage: after != null,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { ...page, edges, pageInfo };
}
