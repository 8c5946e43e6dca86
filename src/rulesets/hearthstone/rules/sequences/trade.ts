import { get, type HsRun, playerEntity } from '../../state/access.js';
import type { SequenceFrame } from '../../state/frames.js';
import { EventKind, Tag, TRADE_COST } from '../../vocabulary/index.js';
import { drawCards } from '../events/draw.js';
import { placeInDeck, shuffleDeck } from '../events/shuffle.js';
import { raise } from '../triggers/event.js';
import { payMana } from './common.js';
import { checkResult } from './result.js';
import { phase, sequence, step } from './sequence.js';

const RULES = ['ZH-5.1-tradeable', 'ZH-5.1-tradeable-old'];

/** The card goes into the deck, then one is drawn; the Phase is inferred. */
export const trade = sequence('Trade a card', RULES, null, [
  step('The cost is paid', RULES, (run, frame) => payMana(run, frame.player, TRADE_COST)),
  phase('Trade Phase', [...RULES, 'HS-INF-trade'], [intoDeck, draw, reorder, raiseTraded]),
  checkResult,
]);

/** Not on top from 22.6 on; before that to the bottom. An empty deck has one place only. */
function intoDeck(run: HsRun, frame: SequenceFrame): void {
  const s = run.state;
  const cards = s.deck[frame.player as 1 | 2].length;
  const places = s.edition.switches.tradeShufflesDeck ? 1 : Math.max(1, cards);
  placeInDeck(run, frame.subject, places);
}

function draw(run: HsRun, frame: SequenceFrame): void {
  if (get(run.state, playerEntity(frame.player), Tag.TRADES_DRAW_NOTHING) !== 0) return;
  drawCards(run, frame.player, 1);
}

/** Before 22.6 the deck was shuffled after the draw (ZH-5.1-tradeable-old). */
function reorder(run: HsRun, frame: SequenceFrame): void {
  if (run.state.edition.switches.tradeShufflesDeck) shuffleDeck(run, frame.player as 1 | 2);
}

/** A card that does something after it has been traded does it from wherever it is now (HS-INF-trade). */
function raiseTraded(run: HsRun, { player, subject }: SequenceFrame): void {
  raise(run, EventKind.TRADED, { player, subject, source: subject });
}
