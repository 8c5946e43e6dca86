import type { CardDefinition } from '../language/card.js';

export interface Composed {
  readonly shape: string;
  readonly parts: readonly string[];
}

/** The id of a card that is put together: `SHAPE(FIRST+SECOND)`. Full states and scenarios name it so. */
export function composedId({ shape, parts }: Composed): string {
  return `${shape}(${parts.join('+')})`;
}

export function readComposedId(id: string): Composed | null {
  const found = /^([^()+]+)\(([^()+]+)\+([^()+]+)\)$/.exec(id);
  return found === null ? null : { shape: found[1]!, parts: [found[2]!, found[3]!] };
}

/** These cards in the order in which a shape takes them; null where it is not made of them. */
export function partsInOrder(
  { halves }: Pick<CardDefinition, 'halves'>,
  ids: readonly string[],
): readonly string[] | null {
  if (halves?.length !== ids.length) return null;
  const found = halves.flatMap((half) => ids.find((id) => half.includes(id)) ?? []);
  return new Set(found).size === ids.length ? found : null;
}
