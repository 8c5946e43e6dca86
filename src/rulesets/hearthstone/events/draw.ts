import { runCode } from '../effects/run-code.js';
import { type DrawFrame, type EffectsFrame, Op } from '../frames.js';
import { cardOf, get, type HsRun, playerEntity, set } from '../state/access.js';
import { leaveDeck } from '../state/enchantments.js';
import { enterZone, hasRoom, leaveZone } from '../state/zones.js';
import { raise } from '../triggers/event.js';
import { EventKind, Tag, Zone } from '../vocabulary/index.js';
import { dealDamage } from './deal-damage.js';
import { giveResult } from './result.js';

/** A player draws cards, one after the other, each with its consequences (HS-DC1). */
export function drawCards(
  run: HsRun,
  player: number,
  count: number,
  save: string | null = null,
): void {
  if (count <= 0) return;
  run.push({
    op: Op.DRAW,
    pc: 0,
    player,
    left: count,
    drawn: 0,
    card: 0,
    save,
    cards: [],
  } satisfies DrawFrame);
}

/** pc: 0 draw the next card, 1 its own when-drawn effect, after the triggers of others (HS-DC2). */
export function stepDraw(run: HsRun, frame: DrawFrame): void {
  const depth = run.stack.length;
  while (run.stack.length === depth) {
    if (frame.pc === 1) whenDrawn(run, frame);
    else if (frame.left > 0) drawOne(run, frame);
    else {
      giveResult(run, frame.drawn);
      if (frame.save !== null) giveDrawn(run, frame, frame.save);
      run.pop();
    }
  }
}

/** The effect that draws goes on with the cards that have really entered the hand (HS-DC3, HS-DC4). */
function giveDrawn(run: HsRun, frame: DrawFrame, name: string): void {
  let at = run.stack.length - 2;
  while (at >= 0 && run.stack[at]!.op === Op.DRAW) at--;
  const below = run.stack[at];
  if (below === undefined || below.op !== Op.EFFECTS) return;
  const effects = below as EffectsFrame;
  const before = effects.saved?.[name];
  const all = [...(Array.isArray(before) ? before : []), ...frame.cards];
  effects.saved = { ...effects.saved, [name]: all };
}

function drawOne(run: HsRun, frame: DrawFrame): void {
  const s = run.state;
  const player = frame.player as 1 | 2;
  frame.left--;
  const deck = s.deck[player];
  if (deck.length === 0) {
    fatigue(run, player);
    return;
  }
  const card = deck[deck.length - 1]!;
  if (!hasRoom(s, Zone.HAND, player, cardOf(s, card).type)) {
    const node = run.begin(
      'effect',
      'Overdraw',
      ['HS-DC4', 'HS-Z4'],
      'the hand is full: {about} goes to the Graveyard',
      0,
      card,
    );
    leaveZone(run, card);
    enterZone(run, card, Zone.GRAVEYARD);
    run.end(node);
    return;
  }
  const node = run.begin('effect', 'Draw', ['HS-DC1', 'HS-DC2'], '{about} is drawn', 0, card);
  leaveDeck(run, card);
  enterZone(run, card, Zone.HAND);
  run.end(node);
  frame.drawn++;
  frame.card = card;
  if (frame.save !== null) frame.cards = [...frame.cards, card];
  frame.pc = 1;
  raise(run, EventKind.DRAW, player, card, 0, 0);
}

function whenDrawn(run: HsRun, frame: DrawFrame): void {
  frame.pc = 0;
  const { whenDrawn: code } = cardOf(run.state, frame.card);
  if (code !== null) runCode(run, code, frame.card, frame.player, 0, null);
}

/** An empty deck: one more damage each time. */
function fatigue(run: HsRun, player: 1 | 2): void {
  const entity = playerEntity(player);
  const damage = get(run.state, entity, Tag.FATIGUE) + 1;
  const node = run.begin(
    'effect',
    'Fatigue',
    ['HS-DC1'],
    'the deck is empty: {value} Fatigue damage',
    0,
    0,
    damage,
  );
  set(run, entity, Tag.FATIGUE, damage);
  run.end(node);
  dealDamage(run, 0, [run.state.hero[player]], [damage]);
}
