import { type Decision, OPEN } from '../../../../kernel/index.js';
import { recordCheck } from '../../../common/trace-nodes.js';
import type { Target } from '../../language/card.js';
import { isAlly } from '../../queries/characters.js';
import { costProblem, mostX } from '../../queries/costs.js';
import { costOfLink, playCostModifiers, strikeReductions, usesX } from '../../queries/link-cost.js';
import { look } from '../../queries/look.js';
import { canBeTargeted, mostTargets, nextTargets, targetsOf } from '../../queries/targets.js';
import { linkOf, linkScope, partOf, textOf } from '../../queries/texts.js';
import { amountOf } from '../../queries/values.js';
import { add, freeRow, get, isCard, named, printed, set } from '../../state/access.js';
import { type AddLinkFrame, Op, type PayFrame, type PrePriorityFrame } from '../../state/frames.js';
import { playerRow } from '../../state/players.js';
import { GAME, type State, type WowRun } from '../../state/state.js';
import { Col, type LinkName, SHARE_COLUMNS, TARGET_COLUMNS, Zone } from '../../vocabulary/index.js';
import { allowAll, ask } from '../asking.js';
import { moveTo } from '../events/move.js';
import { openModes } from '../legality/adding.js';
import { eventOf, raise } from '../triggers/raise.js';

type Stage = (run: WowRun, frame: AddLinkFrame) => boolean;

/** The steps of adding a link, in order (WOW-707.1). Each is over when it answers true. */
const STAGES: readonly Stage[] = [
  announce,
  chooseMode,
  chooseX,
  chooseTargets,
  divide,
  pay,
  finish,
];

/** pc: the step at hand. */
export function stepAddLink(run: WowRun, frame: AddLinkFrame): void {
  const stage = STAGES[frame.pc]!;
  if (stage(run, frame)) frame.pc++;
}

const NAMES = {
  NONE: 'Link',
  PLAY: 'Play a Card',
  PLACE: 'Place a Resource',
  POWER: 'Use a Power',
  COMPLETION: 'Complete a Quest',
  TRIGGERED: 'Triggered Effect',
  PROPOSAL: 'Propose a Combat',
  STRIKE: 'Strike',
} as const;

/** A link as it is announced, by its kind. */
const ADDED: Readonly<Record<LinkName, string>> = {
  NONE: 'the link of {source}',
  PLAY: '{source}',
  PLACE: '{source}',
  POWER: 'the effect of {source}',
  COMPLETION: 'the reward of {source}',
  TRIGGERED: 'the triggered effect of {source}',
  PROPOSAL: 'the proposal',
  STRIKE: 'the strike with {source}',
};

export const LINK_NAMES: readonly string[] = Object.values(NAMES);

const KIND_RULES: Readonly<Record<LinkName, readonly string[]>> = {
  NONE: [],
  PLAY: ['WOW-705.1', 'WOW-705.2', 'WOW-407.3', 'WOW-406.2'],
  PLACE: ['WOW-705.1', 'WOW-705.2', 'WOW-407.3', 'WOW-406.2'],
  POWER: ['WOW-705.1', 'WOW-705.3', 'WOW-705.5', 'WOW-407.3'],
  COMPLETION: ['WOW-705.1', 'WOW-705.3', 'WOW-702.3', 'WOW-307.2', 'WOW-KW-reward'],
  TRIGGERED: ['WOW-708.2', 'WOW-705.3', 'WOW-705.4', 'WOW-400.1'],
  PROPOSAL: ['WOW-705.1', 'WOW-705.3', 'WOW-705.5', 'WOW-600.1'],
  STRIKE: ['WOW-705.1', 'WOW-705.3', 'WOW-407.2a', 'WOW-303.3'],
};

function rulesOf(s: State, link: number, kind: LinkName): readonly string[] {
  const { instant, type } = printed(s, link);
  const isDown = get(s, link, Col.FACE_DOWN) === 1;
  return [
    ...KIND_RULES[kind],
    ...(kind === 'PLAY' ? [instant === true ? 'WOW-KW-instant' : 'WOW-407.2b'] : []),
    ...(kind === 'PLACE' ? [isDown ? 'WOW-408.1b' : 'WOW-307.1'] : []),
    ...(kind === 'PROPOSAL' && isNew(s, get(s, link, Col.TARGET_1)) ? ['WOW-KW-ferocity'] : []),
    ...(kind === 'PLACE' && type === 'QUEST' ? ['WOW-201.2'] : []),
  ];
}

function isNew(s: State, attacker: number): boolean {
  return isAlly(s, attacker) && get(s, attacker, Col.SINCE) >= get(s, GAME, Col.TURN);
}

function announce(run: WowRun, { link }: AddLinkFrame): boolean {
  const kind = linkOf(run.state, link);
  run.node({
    kind: kind === 'TRIGGERED' ? 'trigger' : 'phase',
    name: NAMES[kind],
    rules: ['WOW-707.1', 'WOW-707.1a', 'WOW-411.5a', ...rulesOf(run.state, link, kind)],
    text: `${ADDED[kind]} goes on the chain`,
    source: named(run.state, get(run.state, link, Col.SOURCE)),
    about: link,
  });
  return true;
}

type Question = Pick<Decision, 'name' | 'of' | 'options' | 'rules'>;

function askAdder(run: WowRun, link: number, what: Question): number {
  const player = get(run.state, link, Col.CONTROLLER);
  return ask(run, { player, source: get(run.state, link, Col.SOURCE), ...what });
}

function chooseMode(run: WowRun, frame: AddLinkFrame): boolean {
  const { link, given } = frame;
  const s = run.state;
  const { modes } = textOf(s, link);
  if (modes.length === 0) return true;
  const view = look(s);
  const scope = linkScope(s, link);
  const open = openModes(view, modes, scope).filter((mode) =>
    canBeTargeted(view, modes[mode - 1]!.targets ?? [], scope),
  );
  if (open.length === 0) return rewind(run, frame);
  const rules = ['WOW-707.1b'];
  const index =
    given.mode === null
      ? askAdder(run, link, { name: 'mode', of: 'mode', options: open, rules })
      : open.indexOf(given.mode);
  if (index === OPEN) return false;
  set(run, link, Col.MODE, open[index]!);
  return true;
}

/** X is zero or any positive whole number; the cost must be payable (WOW-103.1, WOW-707.1c, WOW-707.2). */
function chooseX(run: WowRun, frame: AddLinkFrame): boolean {
  const { link, given } = frame;
  const s = run.state;
  if (!usesX(s, link)) return true;
  if (given.x !== null) {
    recordCheck(run, 'X', ['WOW-707.1c', 'WOW-103.1', 'WOW-KW-x'], {
      text: 'X is {value}',
      value: given.x,
    });
    set(run, link, Col.X, given.x);
    return true;
  }
  const view = look(s);
  const scope = linkScope(s, link);
  const { costs } = costOfLink(view, link, false, 0);
  const most = mostX(view, scope, costs);
  const { targets } = textOf(s, link);
  const ways = kindOfCosts(s, link);
  const options = Array.from({ length: most + 1 }, (_, x) => x).filter(
    (x) =>
      canBeTargeted(view, targets, { ...scope, x }) &&
      ways.some(
        (alternate) =>
          costProblem(view, costOfLink(view, link, alternate, x), { ...scope, x }) === null,
      ),
  );
  if (options.length === 0) return rewind(run, frame);
  const index = askAdder(run, link, {
    name: 'X',
    of: 'amount',
    options,
    rules: ['WOW-707.1c', 'WOW-KW-x'],
  });
  if (index === OPEN) return false;
  set(run, link, Col.X, options[index]!);
  return true;
}

const TARGETING = ['WOW-706.1', 'WOW-706.1a', 'WOW-707.1d'];

/** Targets, one description after the other; where their number is free it is fixed first (WOW-707.1d). */
function chooseTargets(run: WowRun, frame: AddLinkFrame): boolean {
  const { link, given } = frame;
  const s = run.state;
  const kind = linkOf(s, link);
  if (kind === 'PROPOSAL') return true;
  const view = look(s);
  const { targets } = textOf(s, link);
  const target = targets[frame.at];
  if (target === undefined) return true;
  const scope = linkScope(s, link);
  const taken = targetsOf(view, link);
  if (kind === 'TRIGGERED' && !canBeTargeted(view, targets.slice(frame.at), scope)) {
    takeOff(run, frame);
    return false;
  }
  const options = nextTargets(view, targets.slice(frame.at), taken, scope);
  if (frame.left < 0)
    return fixNumber(run, frame, target, {
      open: options.length,
      most: mostTargets(view, target, scope),
    });
  if (frame.left === 0) {
    frame.at++;
    frame.left = -1;
    return false;
  }
  const named = given.targets?.[taken.length];
  if (options.length === 0 || (named !== undefined && !options.includes(named)))
    return rewind(run, frame);
  const index =
    named === undefined
      ? askAdder(run, link, { name: 'target', of: 'entity', options, rules: TARGETING })
      : options.indexOf(named);
  if (index === OPEN) return false;
  set(run, link, TARGET_COLUMNS[taken.length]!, options[index]!);
  add(run, link, Col.TARGETS, 1);
  frame.left--;
  return false;
}

function fixNumber(
  run: WowRun,
  frame: AddLinkFrame,
  { upTo, divided }: Target,
  { open, most }: { readonly open: number; readonly most: number },
): boolean {
  const { link, given } = frame;
  if (upTo === undefined && divided === undefined) frame.left = most;
  else if (given.targets !== null)
    frame.left = given.targets.length - get(run.state, link, Col.TARGETS);
  else {
    const options = Array.from({ length: Math.min(most, open) + 1 }, (_, count) => count);
    const index = askAdder(run, link, {
      name: 'number of targets',
      of: 'amount',
      options,
      rules: TARGETING,
    });
    if (index !== OPEN) frame.left = options[index]!;
  }
  return false;
}

/** What is divided is assigned to the targets, 1 or more to each; the last one gets the rest (WOW-707.1d). */
function divide(run: WowRun, { link }: AddLinkFrame): boolean {
  const s = run.state;
  if (linkOf(s, link) === 'PROPOSAL') return true;
  const { targets } = textOf(s, link);
  const divided = targets.at(-1)?.divided;
  if (divided === undefined) return true;
  const view = look(s);
  const chosen = targetsOf(view, link);
  const shares = SHARE_COLUMNS.slice(targets.length - 1, chosen.length);
  const open = shares.findIndex((column) => get(s, link, column) === 0);
  if (open < 0) return true;
  const assigned = shares.reduce((sum, column) => sum + get(s, link, column), 0);
  const rest = amountOf(view, divided, linkScope(s, link)) - assigned;
  const after = shares.length - 1 - open;
  const least = after === 0 ? rest : 1;
  const options = Array.from({ length: rest - after - least + 1 }, (_, i) => least + i);
  const about = chosen[targets.length - 1 + open]!;
  const rules = ['WOW-707.1d'];
  const index = askAdder(run, link, { name: 'share', of: 'amount', options, rules });
  if (index === OPEN) return false;
  set(run, link, shares[open]!, options[index]!);
  recordCheck(run, 'share', rules, {
    text: '{about} is assigned {value} of what {source} divides',
    source: named(s, get(s, link, Col.SOURCE)),
    about,
    value: options[index]!,
  });
  return false;
}

/** A triggered effect whose targets cannot be chosen is taken off the chain without any consequence (WOW-708.2). */
function takeOff(run: WowRun, { link }: AddLinkFrame): void {
  recordCheck(run, 'no target', ['WOW-708.2'], {
    text: '{source} has no legal target',
    source: get(run.state, link, Col.SOURCE),
  });
  freeRow(run, link);
  run.pop();
}

/** It cannot be finished, as somebody left: back to before the announcement (WOW-707.2). */
function rewind(run: WowRun, { link }: AddLinkFrame): false {
  const s = run.state;
  recordCheck(run, 'rewound', ['WOW-707.2'], {
    text: 'the link of {source} cannot be finished',
    source: get(s, link, Col.SOURCE),
  });
  const player = get(s, GAME, Col.PRIORITY);
  if (isCard(s, link)) moveTo(run, link, Zone.HAND);
  else freeRow(run, link);
  run.pop();
  run.push({ op: Op.PRE_PRIORITY, pc: 0, player, chosen: [] } satisfies PrePriorityFrame);
  return false;
}

/** Whether the alternate cost can be paid: false, and true where there is one (WOW-401.3). */
function kindOfCosts(s: State, link: number): readonly boolean[] {
  const hasOther = linkOf(s, link) === 'PLAY' && printed(s, link).alternateCost !== undefined;
  return hasOther ? [false, true] : [false];
}

/** The total cost is determined, then paid; of two costs that can be paid the player chooses (WOW-401.3). */
function pay(run: WowRun, frame: AddLinkFrame): boolean {
  const { link, given } = frame;
  const s = run.state;
  const kind = linkOf(s, link);
  if (kind === 'TRIGGERED' || kind === 'PLACE') return true;
  const view = look(s);
  const scope = linkScope(s, link);
  const options = kindOfCosts(s, link).flatMap((alternate) =>
    costProblem(view, costOfLink(view, link, alternate), scope) === null ? [alternate ? 1 : 0] : [],
  );
  if (options.length === 0) return rewind(run, frame);
  const rules = ['WOW-401.3', 'WOW-707.1e'];
  const index =
    given.alternate === null
      ? askAdder(run, link, { name: 'cost', of: 'cost', options, rules })
      : options.indexOf(given.alternate ? 1 : 0);
  if (index === OPEN) return false;
  const { costs, resources } = costOfLink(view, link, options[index] === 1);
  if (options[index] === 1)
    recordCheck(run, 'alternate cost', ['WOW-401.3'], {
      text: '{source} is played for its alternate cost',
      source: get(s, link, Col.SOURCE),
    });
  const player = get(s, link, Col.CONTROLLER);
  if (kind === 'STRIKE')
    for (const { row } of strikeReductions(view, get(s, link, Col.SOURCE), player))
      if (row !== 0) freeRow(run, row);
  if (kind === 'PLAY')
    for (const { row, modifier } of playCostModifiers(view, link, player))
      if (row !== 0 && modifier.playCost!.next === true) freeRow(run, row);
  const source = get(s, link, Col.SOURCE);
  run.push({
    op: Op.PAY,
    pc: 0,
    player,
    source,
    link,
    costs: kind === 'COMPLETION' ? [...costs, { flip: true }] : costs,
    resources,
    paidWith: 0,
  } satisfies PayFrame);
  return true;
}

/** Now the link counts as added; its adder gets priority (WOW-707.1f, WOW-407.1). */
function finish(run: WowRun, { link }: AddLinkFrame): boolean {
  const s = run.state;
  const kind = linkOf(s, link);
  const player = get(s, link, Col.CONTROLLER);
  const source = get(s, link, Col.SOURCE);
  if (kind === 'POWER' && 'oncePerTurn' in partOf(s, link).node) useUp(run, link);
  if (kind === 'PLACE') set(run, playerRow(player), Col.PLACED, 1);
  if (kind === 'STRIKE') set(run, playerRow(player), Col.STRUCK_WITH, source);
  if (kind === 'PLAY' && isCard(s, link)) raise(run, eventOf('PLAYED', link, { player }));
  if (kind === 'COMPLETION') raise(run, eventOf('COMPLETED', source, { player }));
  if (kind === 'STRIKE') raise(run, eventOf('STRUCK', source, { player }));
  run.pop();
  if (kind === 'TRIGGERED') return false;
  set(run, GAME, Col.PASSES, 0);
  set(run, GAME, Col.UNDECIDED, 0);
  allowAll(run);
  run.push({ op: Op.PRE_PRIORITY, pc: 0, player, chosen: [] } satisfies PrePriorityFrame);
  return false;
}

function useUp(run: WowRun, link: number): void {
  const source = get(run.state, link, Col.SOURCE);
  const bit = 1 << get(run.state, link, Col.PART);
  set(run, source, Col.USED, get(run.state, source, Col.USED) | bit);
}
