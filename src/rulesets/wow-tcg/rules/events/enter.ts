import { OPEN } from '../../../../kernel/index.js';
import { beginEffect } from '../../../common/trace-nodes.js';
import type { CardDefinition } from '../../language/card.js';
import { look, powerOf } from '../../queries/look.js';
import { addCard, fill, get, ownerOf, printed, set, stamp } from '../../state/access.js';
import { type EnterFrame, type EnteringCard, Op } from '../../state/frames.js';
import { hasLost, inTurnOrder } from '../../state/players.js';
import { GAME, type State, type WowRun } from '../../state/state.js';
import { type CardType, Col, Zone } from '../../vocabulary/index.js';
import { ask } from '../asking.js';
import { eventOf, raise } from '../triggers/raise.js';
import { moveTo } from './move.js';
import { numbersIn, recordNumbers } from './numbers.js';

/** Cards enter play at the same time (WOW-710.1). */
export function enterPlay(
  run: WowRun,
  cards: readonly (Pick<EnteringCard, 'card' | 'player'> & Partial<EnteringCard>)[],
): void {
  const entering = cards.map((card) => ({ exhausted: false, damage: 0, host: 0, ...card }));
  run.push({ op: Op.ENTER, pc: 0, cards: entering, ordered: [] } satisfies EnterFrame);
}

/** The cards whose order is a matter of choice are put in order, then all enter, then they trigger (WOW-718.3). */
export function stepEnter(run: WowRun, frame: EnterFrame): void {
  const open = openOrder(run.state, frame);
  if (open !== null) {
    const index = ask(run, {
      name: 'timestamp order',
      of: 'entity',
      player: open.player,
      source: 0,
      options: open.cards,
      rules: ['WOW-718.3'],
    });
    if (index !== OPEN) frame.ordered.push(open.cards[index]!);
    return;
  }
  run.pop();
  const all = inTurnOrder(run.state).flatMap((player) => ofPlayer(run.state, frame, player));
  const before = numbersIn(run);
  for (const entering of all) putIntoPlay(run, entering);
  recordNumbers(run, before);
  for (const { card, player } of all) raise(run, eventOf('ENTERS_PLAY', card, { player }));
}

/** Cards of the first player who has several whose continuous powers start at the same time. */
function openOrder(s: State, frame: EnterFrame): { player: number; cards: number[] } | null {
  for (const player of inTurnOrder(s)) {
    const cards = ofPlayer(s, frame, player)
      .filter((one) => hasContinuous(s, one.card))
      .map(({ card }) => card)
      .filter((card) => !frame.ordered.includes(card));
    if (cards.length > 1) return { player, cards };
  }
  return null;
}

function hasContinuous(s: State, e: number): boolean {
  return look(s)
    .looks(e)
    .powers.some((power) => 'continuous' in powerOf(s, power));
}

/** A player's cards, those that were put in order first; those whose owner has left are out of the game. */
function ofPlayer(s: State, { cards, ordered }: EnterFrame, player: number): EnteringCard[] {
  const place = (card: number): number =>
    ordered.includes(card) ? ordered.indexOf(card) : ordered.length;
  const own = cards.filter((one) => one.player === player && !hasLost(s, ownerOf(s, one.card)));
  return own.sort((a, b) => place(a.card) - place(b.card));
}

/** The rules that say where a card goes, by what it is (WOW-710.2). */
function rulesOfRow(s: State, e: number, host: number): readonly string[] {
  const { type, token, totem } = printed(s, e);
  if (get(s, e, Col.RESOURCE) === 1)
    return ['WOW-710.2b', 'WOW-411.7a', ...(get(s, e, Col.FACE_DOWN) === 1 ? ['WOW-408.1b'] : [])];
  if (host !== 0) return ['WOW-710.2d', 'WOW-306.3b', 'WOW-306.3d', 'WOW-718.2b'];
  const isCharacter = type === 'ALLY' || totem === true;
  return [
    ...(ROW_RULES[type] ?? []),
    ...(token === true ? ['WOW-402.2'] : []),
    ...(totem === true ? ['WOW-306.4a'] : []),
    ...(isCharacter ? ['WOW-411.7a', 'WOW-KW-party'] : []),
    'WOW-718.2a',
  ];
}

const ROW_RULES: Readonly<Partial<Record<CardType, readonly string[]>>> = {
  ALLY: ['WOW-710.2a', 'WOW-302.1'],
  WEAPON: ['WOW-710.2c', 'WOW-303.1'],
  ARMOR: ['WOW-710.2c', 'WOW-304.1'],
  ITEM: ['WOW-710.2c', 'WOW-305.1'],
  ABILITY: ['WOW-710.2c', 'WOW-306.2c', 'WOW-KW-ongoing'],
};

/** A card is put into play in its row, with what it enters with already applied (WOW-710.2). */
function putIntoPlay(
  run: WowRun,
  { card: e, player, exhausted, damage, host }: EnteringCard,
): void {
  const s = run.state;
  const isResource = get(s, e, Col.RESOURCE);
  const isFaceDown = get(s, e, Col.FACE_DOWN);
  const { enters = {} } = isFaceDown === 1 ? {} : printed(s, e);
  const x = get(s, e, Col.X);
  const node = beginEffect(
    run,
    'Enter Play',
    ['WOW-710.1', 'WOW-710.2', 'WOW-710.3', ...rulesOfRow(s, e, host)],
    { text: '{about} enters play under player {value}', about: e, value: player },
  );
  moveTo(run, e, Zone.PLAY);
  fill(run, e, {
    CONTROLLER: player,
    BASE_CONTROLLER: player,
    SINCE: get(s, GAME, Col.TURN),
    RESOURCE: isResource,
    FACE_DOWN: isFaceDown,
    EXHAUSTED: exhausted || enters.exhausted === true ? 1 : 0,
    COUNTERS: enters.counters === 'X' ? x : (enters.counters ?? 0),
    DAMAGE: Math.max(0, damage) + (enters.damage ?? 0),
    HOST: host,
  });
  run.end(node);
}

/** A token that a modifier makes comes into play (WOW-402.2). */
export function enterToken(run: WowRun, { id }: CardDefinition, player: number): number {
  const card = run.state.pool.byId.get(id)!;
  const e = addCard(run, card, player);
  // it comes from no zone, and until it is in play it is in none
  set(run, e, Col.ZONE, Zone.CEASED);
  enterPlay(run, [{ card: e, player }]);
  return e;
}

/** An attached ability is moved to another card, with a new timestamp (WOW-306.3f, WOW-718.2b). */
export function moveAttachment(run: WowRun, e: number, host: number): void {
  const node = beginEffect(run, 'Attach', ['WOW-306.3f', 'WOW-718.2b'], {
    text: '{source} is attached to {about}',
    source: e,
    about: host,
  });
  set(run, e, Col.HOST, host);
  stamp(run, e);
  run.end(node);
}
