import type { Tile } from '../rulesets/common/tabletop.js';
import { badge } from './badges.js';
import type { Canvas } from './canvas.js';
import { descriptionOf } from './description.js';
import { emblem } from './emblems.js';
import { element, title } from './markup.js';
import { tintClass } from './palette.js';
import { text, wrapped } from './text.js';

const CARD = { width: 58, height: 62 } as const;
/** How far the outer cards stand lower than the middle one. */
const ARC = 7;
const MOST_TURN = 10;
const NAME = 8.8;

/** Draws cards in a hand as a fan; over the player's own edge they bend the other way. */
export function drawFan(canvas: Canvas, cards: readonly Tile[], isBelow: boolean): void {
  const room = canvas.width - 40;
  const step = Math.min(CARD.width + 3, (room - CARD.width) / Math.max(1, cards.length - 1));
  const left = (canvas.width - CARD.width - step * (cards.length - 1)) / 2;
  const middle = (cards.length - 1) / 2;
  for (const [i, card] of cards.entries()) {
    const off = middle === 0 ? 0 : (i - middle) / middle;
    const bend = cards.length < 3 ? 0 : (isBelow ? 1 : -1) * off;
    const drop = cards.length < 3 ? 0 : ARC * off * off;
    const x = left + i * step;
    const y = isBelow ? drop : ARC - drop;
    const shown = i === cards.length - 1 ? CARD.width : step;
    const turn = `rotate(${Math.round(bend * Math.min(MOST_TURN, cards.length * 1.3) * 10) / 10} ${CARD.width / 2} ${CARD.height / 2})`;
    canvas.at(
      x,
      y + 4,
      element('g', { transform: turn }, heldCard(card, Math.min(shown, CARD.width))),
    );
    canvas.place(card.id, { x, y: y + 3, width: Math.min(shown, CARD.width), height: CARD.height });
  }
  canvas.y += CARD.height + ARC + 5;
}

/** A card of a hand, its upper left corner at 0; its name stands where no other card lies over it. */
function heldCard(tile: Tile, shown: number): string {
  const { name, alias, numbers } = tile;
  const { width, height } = CARD;
  const wide = Math.max(30, shown) - 5;
  const lines = wrapped(alias === null ? name : `${name} (${alias})`, NAME, wide, 3);
  const parts = [
    title(descriptionOf(tile)),
    element('rect', { class: 'face', width, height, rx: 6 }),
    element('rect', {
      class: tintClass(tile),
      x: 2.5,
      y: 2.5,
      width: width - 5,
      height: 29,
      rx: 4,
    }),
    emblem(tile, wide < 44 ? 24 : width / 2 + 4, 16, 21),
    ...lines.map((line, i) =>
      text(line, {
        ...{ class: 'ink mid held', 'font-size': NAME, x: 2.5 + wide / 2 },
        y: 39 + (3 - lines.length) * 4 + i * 10,
      }),
    ),
    numbers.cost === undefined ? '' : badge('cost', numbers.cost, { x: 8, y: 8, zoom: 0.78 }),
  ];
  return element('g', { class: 'tile', 'data-e': tile.id }, parts.join(''));
}
