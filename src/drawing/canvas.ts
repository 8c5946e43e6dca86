import type { Box } from './art.js';
import { element } from './markup.js';

/** A sheet that is drawn on from above to below, and where every card came to lie. */
export class Canvas {
  private readonly parts: string[] = [];
  readonly places = new Map<number, Box>();
  /** Where the piles lie that are only counted. */
  readonly piles: { readonly player: number; readonly name: string; readonly box: Box }[] = [];
  /** How far down it is drawn on. */
  y = 0;

  constructor(readonly width: number) {}

  /** Draws something with its upper left corner at `x`, and `down` below where the sheet is drawn on. */
  at(x: number, down: number, markup: string): void {
    const transform = `translate(${round(x)} ${round(this.y + down)})`;
    this.parts.push(element('g', { transform }, markup));
  }

  /** Remembers where the card of an entity lies. */
  place(entity: number, { x, y, width, height }: Box): void {
    this.places.set(entity, { x, y: this.y + y, width, height });
  }

  /** Remembers where a pile lies that is only counted. */
  placePile(player: number, name: string, { x, y, width, height }: Box): void {
    this.piles.push({ player, name, box: { x, y: this.y + y, width, height } });
  }

  /** Draws on the whole sheet, under what was drawn before or over it. */
  sheet(markup: string, where: 'UNDER' | 'OVER'): void {
    if (where === 'UNDER') this.parts.unshift(markup);
    else this.parts.push(markup);
  }

  /** Everything that was drawn. */
  markup(): string {
    return this.parts.join('');
  }
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
