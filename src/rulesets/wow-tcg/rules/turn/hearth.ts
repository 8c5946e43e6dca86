import { OPEN } from '../../../../kernel/index.js';
import { recordCheck } from '../../../common/trace-nodes.js';
import type { Cost } from '../../language/card.js';
import { isEquipment } from '../../queries/characters.js';
import { powerCost } from '../../queries/link-cost.js';
import { look, powerOf } from '../../queries/look.js';
import { costOfPower } from '../../queries/texts.js';
import { controlledBy, controllerOf, inZone, isCard, set } from '../../state/access.js';
import { type HearthFrame, Op, type PayFrame } from '../../state/frames.js';
import {
  allPlayers,
  areOneSide,
  DRAW,
  inTurnOrder,
  isFriendly,
  playerRow,
  remainingPlayers,
  winOf,
} from '../../state/players.js';
import type { State, WowRun } from '../../state/state.js';
import { EDITION_TABLE } from '../../vocabulary/editions.js';
import { Col, Zone } from '../../vocabulary/index.js';
import { ask } from '../asking.js';
import { moveTo } from '../events/move.js';
import { hearthPower } from '../legality/legality.js';
import { interrupt } from '../links/interrupt.js';
import { endGame } from '../priority/losing.js';

const PERMISSION = 0;
const PAYING = 1;
const KEEPING = 2;

/** Everybody chooses what to keep, then the game ends (WOW-800.1b, WOW-800.1c). */
export function stepHearth(run: WowRun, frame: HearthFrame): void {
  const s = run.state;
  if (frame.pc === PERMISSION) {
    askPermission(run, frame);
    return;
  }
  if (frame.pc === PAYING) {
    frame.pc = KEEPING;
    run.node({
      kind: 'step',
      name: 'Hearthing',
      rules: ['WOW-800.1', 'WOW-800.1b', 'WOW-800.1c'],
      text: 'everybody chooses equipment to keep, then the game ends',
    });
    pushCost(run, frame);
    return;
  }
  const options = inTurnOrder(s).flatMap((player) =>
    controlledBy(s, player).filter((e) => isEquipment(s, e)),
  );
  const open = options.find((e) => !frame.asked.includes(e));
  if (open !== undefined) {
    const index = ask(run, {
      name: 'keep for the next game',
      of: 'yes or no',
      player: controllerOf(s, open),
      source: open,
      options: [1, 0],
      rules: ['WOW-800.1b', 'WOW-800.1c'],
    });
    if (index === OPEN) return;
    frame.asked.push(open);
    if (index === 0) frame.kept.push(open);
    return;
  }
  const { player, kept } = frame;
  for (const e of options) if (!kept.includes(e)) moveTo(run, e, Zone.DECK);
  interruptChain(run);
  for (const one of allPlayers(s))
    if (isFriendly(s, one, player)) set(run, playerRow(one), Col.LOST, 1);
  run.pop();
  const [result, rules] = outcome(s);
  endGame(run, result, ['WOW-800.1', 'WOW-800.1b', 'WOW-101.1b', ...rules]);
}

/** How hearthing leaves the game: where several sides are left, nobody has won (WOW-101.1, WOW-INF-hearth-winners). */
function outcome(s: State): readonly [result: number, rules: readonly string[]] {
  const left = remainingPlayers(s);
  if (left.length === 0) return [DRAW, ['WOW-101.1a']];
  if (areOneSide(s, left)) return [winOf(left), ['WOW-101.1']];
  const isWon = s.edition.switches.hearthingWinners === 'OPPONENTS';
  return [winOf(isWon ? left : []), EDITION_TABLE.rulesOf(s.edition, 'hearthingWinners')];
}

/** Everybody who is left on the player's team has to permit it (WOW-800.1a). */
function askPermission(run: WowRun, frame: HearthFrame): void {
  const s = run.state;
  const mates = inTurnOrder(s).filter(
    (one) => one !== frame.player && isFriendly(s, one, frame.player),
  );
  const player = mates.find((one) => !frame.asked.includes(playerRow(one)));
  if (player === undefined) {
    frame.pc = PAYING;
    return;
  }
  const index = ask(run, {
    name: 'permission to hearth',
    of: 'yes or no',
    player,
    source: frame.card,
    options: [1, 0],
    rules: ['WOW-800.1a'],
  });
  if (index === OPEN) return;
  frame.asked.push(playerRow(player));
  if (index === 0) return;
  recordCheck(run, 'not permitted', ['WOW-800.1a'], {
    text: '{source} does not permit it',
    source: playerRow(player),
  });
  run.pop();
}

function pushCost(run: WowRun, { player, card }: HearthFrame): void {
  const power = powerOf(run.state, hearthPower(look(run.state), card)!);
  const cost: Cost = costOfPower(power) ?? {};
  const total = powerCost(cost, 0);
  const frame = { op: Op.PAY, pc: 0, player, source: card, link: 0, paidWith: 0, ...total };
  run.push(frame satisfies PayFrame);
}

function interruptChain(run: WowRun): void {
  const s = run.state;
  const isAll = s.edition.switches.hearthingInterrupts === 'ALL';
  const rules = EDITION_TABLE.rulesOf(s.edition, 'hearthingInterrupts');
  for (const e of inZone(s, Zone.CHAIN)) {
    if (isAll || !isCard(s, e)) interrupt(run, e, rules);
    else
      recordCheck(run, 'left on the chain', rules, {
        text: '{about} is no effect and stays on the chain',
        about: e,
      });
  }
}
