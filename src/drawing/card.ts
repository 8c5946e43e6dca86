import type { Drawn } from './board.js';
import { element } from './markup.js';
import { text, wrapped } from './text.js';

/** What a card for links says beside its boards. */
export interface LinkCard {
  readonly title: string;
  readonly outcome: string;
  /** The name of the rule that decides; null: it is not said. */
  readonly rule: string | null;
  /** The game and its edition. */
  readonly game: string;
}

/** The size that sites show pictures of links in. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 32;
/** The room for words beside a board that is alone, and over two of them. */
const BESIDE = 400;
const OVER = 172;
/** The size of the letters of the ruling over two boards. */
const SENTENCE = 29;
const GAP = 44;

/** A picture for links: what came of it in words, and the board, or the boards before and after what decides. */
export function linkCard(boards: readonly Drawn[], says: LinkCard): Drawn {
  const [board, after] = boards;
  const ground = element('rect', { class: 'ground', width: WIDTH, height: HEIGHT });
  const drawn = after === undefined ? alone(board!, says) : beforeAndAfter([board!, after], says);
  return { width: WIDTH, height: HEIGHT, markup: ground + drawn, links: '' };
}

function alone(board: Drawn, { title, outcome, rule, game }: LinkCard): string {
  const room = { x: BESIDE + 2 * MARGIN, y: MARGIN, width: WIDTH - BESIDE - 3 * MARGIN };
  let y = MARGIN + 6;
  const lines = [
    ...wrapped(title, 38, BESIDE, 4).map((line) => ({ line, size: 38, step: 46 })),
    ...wrapped(rule === null ? outcome : `${outcome} (${rule})`, 25, BESIDE, 6).map((line, i) => ({
      line,
      size: 25,
      step: i > 0 ? 34 : 58,
    })),
  ];
  const words = lines.map(({ line, size, step }) => {
    y += step;
    const name = size > 30 ? 'strong chalk' : 'chalk';
    return text(line, { class: name, 'font-size': size, x: MARGIN, y });
  });
  const foot = [...wrapped(game, 21, BESIDE, 2), 'Rules Oracle'].map((line, i, all) => {
    const low = HEIGHT - MARGIN - (all.length - 1 - i) * 28;
    return text(line, { class: 'faint', 'font-size': 21, x: MARGIN, y: low });
  });
  return [...words, ...foot, fitting(board, { ...room, height: HEIGHT - 2 * MARGIN })].join('');
}

function beforeAndAfter(
  boards: readonly [Drawn, Drawn],
  { title, outcome, rule, game }: LinkCard,
): string {
  const wide = WIDTH - 2 * MARGIN;
  const head = wrapped(sentencesOf(outcome, wide), SENTENCE, wide, 2).map((line, i) =>
    text(line, { class: 'strong chalk', 'font-size': SENTENCE, x: MARGIN, y: 82 + i * 36 }),
  );
  const [above] = wrapped(`${title} · ${game} · Rules Oracle`, 20, wide, 1);
  const [decides] = rule === null ? [] : wrapped(`Rule: ${rule}`, 21, wide, 1);
  const width = (wide - GAP) / 2;
  const room = { y: OVER, width, height: HEIGHT - OVER - 22 };
  const [x, y] = [WIDTH / 2, OVER + room.height / 2];
  return [
    text(above!, { class: 'faint', 'font-size': 20, x: MARGIN, y: 44 }),
    ...head,
    decides === undefined
      ? ''
      : text(decides, { class: 'gold', 'font-size': 21, x: MARGIN, y: 84 + head.length * 36 }),
    ...boards.map((board, i) => fitting(board, { ...room, x: MARGIN + i * (width + GAP) })),
    element('path', {
      class: 'tip',
      d: `M${x - 15} ${y - 20}L${x + 17} ${y} ${x - 15} ${y + 20}Z`,
    }),
  ].join('');
}

/** As many sentences as fit on two lines; the first one is cut off where it does not. */
function sentencesOf(outcome: string, width: number): string {
  const [first = '', ...others] = outcome.split(/(?<=[.。]) ?/);
  return others.reduce((all, next) => {
    const longer = `${all} ${next}`;
    return wrapped(longer, SENTENCE, width, 3).length > 2 ? all : longer;
  }, first);
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A board as large as fits, in the middle of its room. */
function fitting(board: Drawn, { x, y, width, height }: Room): string {
  const scale = Math.min(width / board.width, height / board.height);
  const left = x + (width - board.width * scale) / 2;
  const top = y + (height - board.height * scale) / 2;
  const transform = `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})`;
  return element('g', { transform }, board.markup);
}
