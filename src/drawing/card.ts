import type { Drawn } from './board.js';
import { element } from './markup.js';
import { text, wrapped } from './text.js';

/** What a card for links says beside its board. */
export interface LinkCard {
  readonly title: string;
  readonly outcome: string;
  /** The game and its edition. */
  readonly game: string;
}

/** The size that sites show pictures of links in. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 36;
/** The room for words beside the board. */
const WORDS = 400;

/** A picture for links: what came of it in words, and the board. */
export function linkCard(board: Drawn, { title, outcome, game }: LinkCard): Drawn {
  const room = { width: WIDTH - WORDS - 3 * MARGIN, height: HEIGHT - 2 * MARGIN };
  const scale = Math.min(room.width / board.width, room.height / board.height);
  const left = WORDS + 2 * MARGIN + (room.width - board.width * scale) / 2;
  const top = (HEIGHT - board.height * scale) / 2;
  const lines = [
    ...wrapped(title, 38, WORDS, 4).map((line) => ({
      line,
      size: 38,
      step: 46,
      name: 'strong chalk',
    })),
    ...wrapped(outcome, 25, WORDS, 6).map((line, i) => ({
      ...{ line, size: 25, step: i === 0 ? 58 : 34 },
      name: 'chalk',
    })),
  ];
  let y = MARGIN + 6;
  const words = lines.map(({ line, size, step, name }) => {
    y += step;
    return text(line, { class: name, 'font-size': size, x: MARGIN, y });
  });
  const markup = [
    element('rect', { class: 'zone', width: WIDTH, height: HEIGHT }),
    ...words,
    ...[...wrapped(game, 21, WORDS, 2), 'Rules Oracle'].map((line, i, all) => {
      const low = HEIGHT - MARGIN - (all.length - 1 - i) * 28;
      return text(line, { class: 'faint', 'font-size': 21, x: MARGIN, y: low });
    }),
    element('g', { transform: `translate(${left} ${top}) scale(${scale})` }, board.markup),
  ];
  return { width: WIDTH, height: HEIGHT, markup: markup.join(''), links: '' };
}
