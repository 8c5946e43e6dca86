import { OPEN } from '../../../../kernel/index.js';
import { beginEffect } from '../../../common/trace-nodes.js';
import {
  canExhaust,
  damageables,
  demands,
  destroyables,
  discardables,
  exhaustibles,
  readyResources,
  removables,
} from '../../queries/costs.js';
import { look } from '../../queries/look.js';
import { canMatch, type Lists } from '../../queries/matching.js';
import { linkOf, linkScope } from '../../queries/texts.js';
import { type Scope, scopeOf } from '../../queries/view.js';
import { get, printed, set } from '../../state/access.js';
import type { PayFrame } from '../../state/frames.js';
import { playerAt } from '../../state/players.js';
import type { State, WowRun } from '../../state/state.js';
import { type CardType, Col, Zone } from '../../vocabulary/index.js';
import { ask } from '../asking.js';
import { discard } from '../events/cards.js';
import { putDamage } from '../events/damage.js';
import { destroy, leavePlay, put } from '../events/move.js';
import { exhaust } from '../events/status.js';

type Part = (run: WowRun, frame: PayFrame) => boolean;

/** The parts of a cost in the order in which they are paid; any order would do (WOW-401.1). */
const PARTS: readonly Part[] = [
  begin,
  exhaustCards,
  payResources,
  destroyCards,
  putDamageOn,
  removeCards,
  payDiscard,
  payWithSelf,
];

/** pc: the part at hand. */
export function stepPay(run: WowRun, frame: PayFrame): void {
  const part = PARTS[frame.pc];
  if (part === undefined) run.pop();
  else if (part(run, frame)) frame.pc++;
}

/** What can be activated however recently it came under control, and what cannot. */
const AT_ONCE: Readonly<Partial<Record<CardType, readonly string[]>>> = {
  ALLY: ['WOW-302.2'],
  ARMOR: ['WOW-304.3'],
  ITEM: ['WOW-305.2'],
  WEAPON: ['WOW-303.3'],
  ABILITY: ['WOW-306.2b'],
};

function begin(run: WowRun, { resources, source, link, costs }: PayFrame): boolean {
  const isCard = link !== 0 && link === source;
  const { additionalCost } = printed(run.state, source);
  run.node({
    kind: 'step',
    name: 'Pay',
    rules: [
      'WOW-401.1',
      'WOW-401.2',
      'WOW-707.1e',
      ...(isCard ? ['WOW-401.4a', 'WOW-201.1'] : []),
      ...(!isCard && costs.some((cost) => cost.resources !== undefined) ? ['WOW-401.4b'] : []),
      ...(demands(costs, 'activate') ? (AT_ONCE[printed(run.state, source).type] ?? []) : []),
      ...(link !== 0 && linkOf(run.state, link) === 'PROPOSAL' ? ['WOW-600.3'] : []),
      ...(isCard && additionalCost !== undefined ? ['WOW-704.2', 'WOW-306.2a'] : []),
    ],
    text: paidText(run.state, source, resources, costs.length > 0),
    source,
    value: resources,
  });
  return true;
}

/** That a cost is paid, and with how many resources. */
function paidText(s: State, source: number, resources: number, isMore: boolean): string {
  const what = playerAt(s, source) === 0 ? '{source}' : 'the proposal';
  if (resources > 0)
    return `the cost of ${what} is paid with ${resources === 1 ? '1 resource' : '{value} resources'}`;
  return isMore ? `the cost of ${what} is paid` : `${what} costs nothing`;
}

/** Resources are exhausted one by one; those face down are all the same (WOW-408.2, WOW-INF-pay). */
function payResources(run: WowRun, frame: PayFrame): boolean {
  if (frame.resources <= 0) return true;
  const { player, source, link } = frame;
  const s = run.state;
  const all = readyResources(look(s), player);
  const options = all.length <= frame.resources ? all.slice(0, 1) : kindsOf(s, all);
  const index = ask(run, {
    name: 'resource',
    of: 'entity',
    player,
    source: source || link,
    options,
    rules: ['WOW-408.2', 'WOW-INF-pay'],
  });
  if (index === OPEN) return false;
  frame.resources--;
  exhaust(run, options[index]!, ['WOW-408.2']);
  return frame.resources === 0;
}

/** One of the resources face down, and each that is face up. */
function kindsOf(s: State, resources: readonly number[]): number[] {
  const isDown = (e: number): boolean => get(s, e, Col.FACE_DOWN) === 1;
  const first = resources.find(isDown);
  const up = resources.filter((e) => !isDown(e));
  return first === undefined ? up : [first, ...up];
}

function scopeFor(s: State, { link, source, player }: PayFrame): Scope {
  return link === 0 ? scopeOf(source, player) : linkScope(s, link);
}

/** Cards that the player chooses to exhaust, such that the rest can be paid too. */
function exhaustCards(run: WowRun, frame: PayFrame): boolean {
  const { costs, resources, player, paidWith } = frame;
  const view = look(run.state);
  const all = exhaustibles(view, costs, scopeFor(run.state, frame));
  const [first, ...lists] = all.slice(paidWith);
  if (first === undefined) return allPaid(frame);
  const able = first.filter((e) => canExhaust(view, player, { lists, resources }, [e]));
  const options = oneOfEnough(able, [first, ...lists]);
  const card = askForCard(run, frame, 'exhaust as a cost', options);
  if (card > 0) exhaust(run, card, ['WOW-401.1']);
  return false;
}

/** Cards that the player chooses to destroy; what has been exhausted for the same cost can be among them. */
function destroyCards(run: WowRun, frame: PayFrame): boolean {
  const lists = destroyables(look(run.state), frame.costs, scopeFor(run.state, frame));
  const [first, ...later] = lists.slice(frame.paidWith);
  if (first === undefined) return allPaid(frame);
  const options = oneOfEnough(
    first.filter((e) => canMatch(later, [e])),
    [first, ...later],
  );
  const card = askForCard(run, frame, 'destroy as a cost', options);
  if (card > 0) destroy(run, [card]);
  return false;
}

/** Where a part of a cost takes all that there is, nobody needs to say which comes first. */
function oneOfEnough(able: readonly number[], lists: Lists): readonly number[] {
  const isOnePart = lists.length > 1 && lists.every((list) => list === lists[0]);
  return isOnePart && able.length === lists.length ? able.slice(0, 1) : able;
}

/** Damage is put on the card itself, or on one of several that the player chooses (WOW-403.2). */
function putDamageOn(run: WowRun, frame: PayFrame): boolean {
  const { costs, paidWith } = frame;
  const scope = scopeFor(run.state, frame);
  const lists = damageables(look(run.state), costs, scope);
  const options = lists[paidWith];
  if (options === undefined) return allPaid(frame);
  const { amount } = costs.flatMap((cost) => cost.putDamage ?? [])[paidWith]!;
  const card = askForCard(run, frame, 'put damage on as a cost', options);
  if (card > 0) putDamage(run, frame.source, card, amount === 'X' ? scope.x : amount);
  return false;
}

/** Cards are removed from the game, one after the other; of those that need not be as many as the player likes (WOW-411.6a). */
function removeCards(run: WowRun, frame: PayFrame): boolean {
  const { costs, player, source, link, paidWith } = frame;
  const [part] = removables(look(run.state), costs, scopeFor(run.state, frame));
  if (part === undefined || paidWith >= part.count || part.cards.length === 0)
    return allPaid(frame);
  const { cards, count, optional } = part;
  const isAll = !optional && cards.length === count - paidWith;
  const options = optional ? [...cards, 0] : isAll ? cards.slice(0, 1) : cards;
  const rules = ['WOW-401.1', 'WOW-411.6a'];
  const index = ask(run, {
    name: 'remove as a cost',
    of: 'entity',
    player,
    source,
    options,
    rules,
  });
  if (index === OPEN) return false;
  const card = options[index]!;
  if (card === 0) return allPaid(frame);
  frame.paidWith++;
  put(run, [card], Zone.REMOVED);
  if (link !== 0) set(run, link, Col.AMOUNT, frame.paidWith);
  return false;
}

function allPaid(frame: PayFrame): true {
  frame.paidWith = 0;
  return true;
}

/** The card that is used up; `OPEN` while it is asked, 0: what there was has left with its owner meanwhile. */
function askForCard(
  run: WowRun,
  frame: PayFrame,
  name: 'exhaust as a cost' | 'destroy as a cost' | 'put damage on as a cost',
  options: readonly number[],
): number {
  const { link, source, player } = frame;
  if (options.length === 0) {
    frame.paidWith++;
    return 0;
  }
  const index = ask(run, { name, of: 'entity', player, source, options, rules: ['WOW-401.1'] });
  if (index === OPEN) return OPEN;
  frame.paidWith++;
  const card = options[index]!;
  if (link !== 0 && name !== 'put damage on as a cost') set(run, link, Col.PAID, card);
  return card;
}

function payDiscard(run: WowRun, frame: PayFrame): boolean {
  const { costs, player } = frame;
  const scope = scopeFor(run.state, frame);
  const [some, any] = [true, false].map((isSaid) =>
    costs.filter(({ discarded }) => (discarded !== undefined) === isSaid),
  );
  // cards of any kind are one choice, whatever part asks for them (WOW-401.1)
  discard(run, [player], discardables(look(run.state), any!, scope).length);
  for (const cost of some!) {
    const [among = null] = discardables(look(run.state), [cost], scope);
    discard(run, [player], cost.discard ?? 0, among);
  }
  return true;
}

function payWithSelf(run: WowRun, { costs, source }: PayFrame): boolean {
  if (demands(costs, 'activate')) exhaust(run, source, ['WOW-701.3', 'WOW-KW-activate']);
  if (demands(costs, 'flip')) turnFaceDown(run, source);
  if (demands(costs, 'destroySelf')) destroy(run, [source]);
  if (demands(costs, 'removeSelf')) leavePlay(run, [source], Zone.REMOVED, 'MOVE');
  if (demands(costs, 'returnSelf')) leavePlay(run, [source], Zone.HAND, 'MOVE');
  return true;
}

/** A card in play is turned over; ready or exhausted makes no difference (WOW-KW-flip, WOW-702.2). */
export function turnFaceDown(run: WowRun, e: number): void {
  const node = beginEffect(run, 'Flip', ['WOW-KW-flip', 'WOW-301.2', 'WOW-702.2'], {
    text: '{about} is turned face down',
    about: e,
  });
  set(run, e, Col.FACE_DOWN, 1);
  run.end(node);
}
