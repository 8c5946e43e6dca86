import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import { cardOf, get, type HsRun, playerEntity, set } from '../../state/access.js';
import { enchantmentsOn, leaveDeck } from '../../state/enchantments.js';
import { type DrawFrame, type EffectsFrame, Op } from '../../state/frames.js';
import { enterZone, hasRoom, leaveZone } from '../../state/zones.js';
import { EventKind, Tag, Zone } from '../../vocabulary/index.js';
import { raise } from '../triggers/event.js';
import { dealDamage } from './deal-damage.js';
import { giveResult } from './result.js';

interface Drawing {
  readonly source: number;
  readonly save: string | null;
}

const BY_ITSELF: Drawing = { source: 0, save: null };

/** A player draws cards, one after the other, each with its consequences (HS-DC1). */
export function drawCards(
  run: HsRun,
  player: number,
  count: number,
  by: Drawing = BY_ITSELF,
): void {
  begin(run, { player, left: count, given: null, ...by });
}

/** A player takes these cards into the hand, wherever they are, as if they were drawn (HS-DC6). */
export function drawThese(run: HsRun, player: number, given: readonly number[], by: Drawing): void {
  begin(run, { player, left: given.length, given, ...by });
}

type Begun = Pick<DrawFrame, 'player' | 'left' | 'given' | 'source' | 'save'>;

function begin(run: HsRun, draw: Begun): void {
  if (draw.left <= 0) return;
  run.push({ op: Op.DRAW, pc: 0, ...draw, drawn: 0, cards: [] } satisfies DrawFrame);
}

/** One card after the other, each with its triggers; its own comes after those of others (HS-DC2). */
export function stepDraw(run: HsRun, frame: DrawFrame): void {
  const depth = run.stack.length;
  while (run.stack.length === depth) {
    if (frame.left > 0) drawOne(run, frame);
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

const DRAW = ['HS-DC1', 'HS-DC2', 'ZH-4.4-draw-one'];
const NO_DRAW = ['ZH-4.4-draw-one', 'ZH-4.4-not-a-draw'];

function drawOne(run: HsRun, frame: DrawFrame): void {
  const s = run.state;
  const player = frame.player as 1 | 2;
  frame.left--;
  const { given } = frame;
  const card = given === null ? s.deck[player].at(-1) : given[given.length - 1 - frame.left]!;
  if (card === undefined) {
    fatigue(run, player);
    return;
  }
  if (!hasRoom(s, Zone.HAND, player, cardOf(s, card).type)) {
    const node = beginEffect(
      run,
      'Overdraw',
      ['HS-DC4', 'HS-Z4', ...NO_DRAW, 'ZH-4.10-not-recorded'],
      { text: 'the hand is full: {about} goes to the Graveyard', about: card },
    );
    leaveZone(run, card);
    enterZone(run, card, Zone.GRAVEYARD);
    run.end(node);
    return;
  }
  const node = beginEffect(run, 'Draw', run.trace === null ? DRAW : drawRules(run, frame, card), {
    text: '{about} is drawn',
    about: card,
  });
  leaveDeck(run, card);
  enterZone(run, card, Zone.HAND);
  countDrawn(run, player);
  run.end(node);
  frame.drawn++;
  if (frame.save !== null) frame.cards = [...frame.cards, card];
  raise(run, EventKind.DRAW, { player, subject: card, source: frame.source });
}

/** A card with enchantments; one of several, each finished before the next; a draw in the middle of another one. */
function drawRules({ state, stack }: HsRun, frame: DrawFrame, card: number): readonly string[] {
  const rules = [...DRAW];
  if (enchantmentsOn(state, card).length > 0) rules.push('HS-Z5c');
  if (frame.drawn > 0) rules.push('ZH-4.4-draw-many');
  if (stack.some((below) => below !== frame && below.op === Op.DRAW))
    rules.push('ZH-4.4-draw-nesting');
  return rules;
}

function countDrawn(run: HsRun, player: 1 | 2): void {
  const entity = playerEntity(player);
  const drawn = get(run.state, entity, Tag.NUM_CARDS_DRAWN_THIS_TURN);
  set(run, entity, Tag.NUM_CARDS_DRAWN_THIS_TURN, drawn + 1);
}

/** An empty deck: one more damage each time. */
function fatigue(run: HsRun, player: 1 | 2): void {
  const entity = playerEntity(player);
  if (get(run.state, entity, Tag.NO_FATIGUE) !== 0) {
    recordCheck(run, 'no fatigue', ['HS-DC1'], {
      text: 'the deck is empty: the scenario leaves Fatigue out',
    });
    return;
  }
  const damage = get(run.state, entity, Tag.FATIGUE) + 1;
  const node = beginEffect(run, 'Fatigue', ['HS-DC1', ...NO_DRAW], {
    text: 'the deck is empty: {value} Fatigue damage',
    value: damage,
  });
  set(run, entity, Tag.FATIGUE, damage);
  run.end(node);
  dealDamage(run, { sources: [0], targets: [run.state.hero[player]], amounts: [damage] });
}
