import type { CardDefinition } from '../../language/card.js';
import { type Composed, partsInOrder, readComposedId } from '../../state/composed-id.js';

/** A card that others are put together in, and the numbers that those have. */
interface Shape {
  readonly id: string;
  readonly halves: readonly (readonly string[])[];
  readonly from: number;
  readonly count: number;
}

/** All cards that could be made of others. Their numbers follow from their parts alone. */
export class Compositions {
  readonly #shapes: readonly Shape[];

  /** @param first the number from which on these have theirs */
  constructor(cards: Iterable<CardDefinition>, first: number) {
    const shapes: Shape[] = [];
    let from = first;
    for (const { id, halves } of cards) {
      if (halves === undefined) continue;
      const count = halves.reduce((product, half) => product * half.length, 1);
      shapes.push({ id, halves, from, count });
      from += count;
    }
    this.#shapes = shapes;
  }

  numberOf(id: string): number | undefined {
    const made = readComposedId(id);
    const shape = this.#shapes.find((one) => one.id === made?.shape);
    if (made === null || shape === undefined) return undefined;
    const inOrder = partsInOrder(shape, made.parts);
    if (inOrder === null || inOrder.join() !== made.parts.join()) return undefined;
    return shape.halves.reduce(
      (number, half, i) => number + half.indexOf(made.parts[i]!) * step(shape, i),
      shape.from,
    );
  }

  at(number: number): Composed | undefined {
    const shape = this.#shapes.find(({ from, count }) => number >= from && number < from + count);
    if (shape === undefined) return undefined;
    const parts = shape.halves.map(
      (half, i) => half[Math.floor((number - shape.from) / step(shape, i)) % half.length]!,
    );
    return { shape: shape.id, parts };
  }

  inShapeOf(id: string): readonly number[] {
    const shape = this.#shapes.find((one) => one.id === id);
    return shape === undefined ? [] : Array.from({ length: shape.count }, (_, i) => shape.from + i);
  }
}

/** How far apart the numbers of two cards are that differ in neighbouring cards of one half. */
function step({ halves }: Shape, half: number): number {
  return halves.slice(half + 1).reduce((product, { length }) => product * length, 1);
}
