import { drawBoard } from '../../../drawing/board.js';
import { linkCard } from '../../../drawing/card.js';
import { asFile } from '../../../drawing/file.js';
import type { Scheme } from '../../../drawing/palette.js';
import { outcomeOf } from '../outcome.js';
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
  const around = view
    .around()
    .map((one) => drawBoard(one.top, { format: 'WIDE', below, caption, moment: one.moment }));
  const isEnd = at === undefined;
  const outcome = isEnd ? outcomeOf(replay.resolution) : view.text();
  const rule = isEnd ? (replay.resolution.ruling?.because[0]?.rule?.name ?? null) : null;
  const boards = around.length === 0 ? [board] : around;
  return asFile(linkCard(boards, { title: scenario.title, outcome, rule, game }), label, scheme);
}
