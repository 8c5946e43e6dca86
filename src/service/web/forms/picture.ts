import { drawBoard } from '../../../drawing/board.js';
import { linkCard } from '../../../drawing/card.js';
import { asFile } from '../../../drawing/file.js';
import type { Scheme } from '../../../drawing/palette.js';
import { outcomeAndRule } from '../outcome.js';
import { ReplayView, type ShownReplay } from '../replay-view.js';

/** How a picture is drawn. */
export interface PictureQuery {
  readonly at?: string;
  readonly side?: '1' | '2';
  readonly scheme?: 'light' | 'dark';
  readonly format?: 'narrow' | 'wide' | 'card';
}

/** The board at a step as an SVG of its own. */
export function picture(shown: ShownReplay, query: PictureQuery, scheme: Scheme): string {
  const { at, side, format = 'wide' } = query;
  const { scenario, replay, game } = shown;
  const asked = { ...(at === undefined ? {} : { at }), ...(side === undefined ? {} : { side }) };
  const view = new ReplayView(scenario, asked, replay);
  const { top, moment, caption, below } = view.shownBoard();
  const size = format === 'narrow' ? 'NARROW' : 'WIDE';
  const board = drawBoard(top, { format: size, below, caption, moment });
  const label = `${scenario.title}: ${view.text()}`;
  if (format !== 'card') return asFile(board, label, scheme);
  const outcome = at === undefined ? outcomeAndRule(replay.resolution) : view.text();
  return asFile(linkCard(board, { title: scenario.title, outcome, game }), label, scheme);
}
