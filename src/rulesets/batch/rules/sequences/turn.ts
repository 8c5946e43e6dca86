import { drawn } from '../../../common/draws.js';
import { beginEffect, beginStep } from '../../../common/trace-nodes.js';
import {
  add,
  type BatchRun,
  cardOf,
  get,
  inZone,
  moveTo,
  renewAge,
  set,
} from '../../state/access.js';
import { type ActionFrame, type DrawFrame, Op } from '../../state/frames.js';
import { FIRST_CARD, GAME, playerRow } from '../../state/state.js';
import {
  Col,
  EXTRA_SPELLS,
  HAND_SIZE,
  opponentOf,
  PLAYS_A_TURN,
  TURNS_A_RANK,
  Zone,
} from '../../vocabulary/index.js';
import { chainOf, raise } from '../triggers/raise.js';

/**
 * Ending the turn: the hand is discarded unleveled; Turn End is raised, and after every fourth turn of the player
 * a rank is gained and the discard pile goes back into the deck; unused extra battles lapse; five cards are drawn.
 * Then the batches run (BATCH-c-turn, BATCH-c-turn-end-detail).
 */
export function endTurn(run: BatchRun, { player }: ActionFrame): void {
  const s = run.state;
  const row = playerRow(player);
  const rules = ['BATCH-c-turn', 'BATCH-c-turn-end-detail'];
  const node = beginStep(run, 'End of Turn', rules, { text: 'the hand is discarded', about: row });
  for (const card of inZone(s, player, Zone.HAND)) moveTo(run, card, Zone.DISCARD);
  raise(run, 'TURN_END', row);
  add(run, row, Col.TURNS_TAKEN, 1);
  if (get(s, row, Col.TURNS_TAKEN) % TURNS_A_RANK === 0) gainRank(run, player);
  for (let e = FIRST_CARD; e < s.count; e++) set(run, e, Col.EXTRA_BATTLES, 0);
  run.end(node);
  run.push({ op: Op.DRAW, pc: 0, player, left: HAND_SIZE } satisfies DrawFrame);
}

/** A rank: the discard pile is shuffled into the deck. Nobody knows its order then; draws decide it. */
function gainRank(run: BatchRun, player: number): void {
  const row = playerRow(player);
  const node = beginEffect(run, 'Rank', ['BATCH-c-turn'], {
    text: '{about} gains a rank',
    about: row,
  });
  for (const card of inZone(run.state, player, Zone.DISCARD)) moveTo(run, card, Zone.DECK);
  set(run, row, Col.SHUFFLED, 1);
  add(run, row, Col.RANK, 1);
  raise(run, 'RANK_GAINED', row, { amount: get(run.state, row, Col.RANK) });
  run.end(node);
}

const SHUFFLED = ['BATCH-c-turn', 'BATCH-INF-shuffle'];

/** Draws one card a step; from a shuffled deck any of its cards may come (BATCH-c-turn). */
export function stepDraw(run: BatchRun, frame: DrawFrame): void {
  const s = run.state;
  const deck = inZone(s, frame.player, Zone.DECK);
  if (frame.left === 0 || deck.length === 0) {
    run.pop();
    return;
  }
  const isShuffled = get(s, playerRow(frame.player), Col.SHUFFLED) === 1;
  const card = isShuffled
    ? drawn(run, {
        name: 'random card',
        of: 'entity',
        source: playerRow(frame.player),
        rules: SHUFFLED,
        options: deck,
      })
    : deck[0]!;
  if (card === null) return;
  const rules = isShuffled ? SHUFFLED : ['BATCH-c-turn', 'BATCH-c-setup'];
  const node = beginEffect(run, 'Draw', rules, { text: '{about} is drawn', about: card });
  moveTo(run, card, Zone.HAND);
  renewAge(run, card);
  run.end(node);
  frame.left--;
}

const THIS_TURN = [
  Col.ATTACK_THIS_TURN,
  Col.AGGRESSIVE_THIS_TURN,
  Col.EXTRA_BATTLES,
  Col.INITIATED,
  Col.MOVED,
  Col.ACTIVATED,
  Col.CARDS_PLAYED,
  Col.BATTLED,
  ...EXTRA_SPELLS,
];

/** After the batches of Turn End: what lasts `this turn` is over, and the next turn starts (BATCH-c-turn-end-detail). */
export function nextTurn(run: BatchRun, { player }: ActionFrame): void {
  const s = run.state;
  const rules = ['BATCH-c-turn-end-detail', 'BATCH-c-plays'];
  const ending = [...rules, 'BATCH-INF-this-turn'];
  const node = beginStep(run, 'Clean-up', ending, { text: 'what lasts this turn ends' });
  for (let e = 2; e < s.count; e++) {
    for (const column of THIS_TURN) set(run, e, column, 0);
    const isGranted = get(s, e, Col.ZONE) === Zone.ATTACHED && cardOf(s, e).kind !== 'PLAYER';
    if (isGranted && get(s, e, Col.THIS_TURN_ONLY) === 1) set(run, e, Col.ZONE, Zone.BANISHED);
  }
  run.end(node);
  const next = opponentOf(player);
  const start = beginStep(run, 'Next Turn', rules, {
    text: "it is {about}'s turn",
    about: playerRow(next),
  });
  chainOf(run).gone = [];
  add(run, GAME, Col.TURN, 1);
  set(run, GAME, Col.ACTIVE, next);
  set(run, GAME, Col.AFTER_QUIET_BATTLE, 0);
  set(run, playerRow(player), Col.PLAYS, 0);
  set(run, playerRow(next), Col.PLAYS, PLAYS_A_TURN);
  raise(run, 'TURN_START', playerRow(next));
  run.end(start);
}
