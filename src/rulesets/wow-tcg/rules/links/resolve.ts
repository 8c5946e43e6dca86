import { OPEN } from '../../../../kernel/index.js';
import { beginEffect, recordCheck, recordEffect } from '../../../common/trace-nodes.js';
import type { Later, TriggeredPower } from '../../language/card.js';
import { heroOf } from '../../queries/characters.js';
import { look } from '../../queries/look.js';
import { proposalProblem } from '../../queries/proposals.js';
import { select } from '../../queries/selectors.js';
import { linkPhrase } from '../../queries/sentences.js';
import { isLegalTarget, legalTargetsOf } from '../../queries/targets.js';
import { linkOf, linkScope, partOf, textOf } from '../../queries/texts.js';
import { answer, atkOf } from '../../queries/values.js';
import {
  cardOf,
  createRow,
  fill,
  freeRow,
  get,
  inPlay,
  isCard,
  isKind,
  named,
  printed,
  set,
  stamp,
  zoneOf,
} from '../../state/access.js';
import {
  type EffectsFrame,
  Op,
  type PrePriorityFrame,
  type ResolveFrame,
} from '../../state/frames.js';
import { isOver, turnPlayer } from '../../state/players.js';
import { GAME, type State, type WowRun } from '../../state/state.js';
import { Col, Kind, Link, TARGET_COLUMNS, Until, Zone } from '../../vocabulary/index.js';
import { ask } from '../asking.js';
import { beginCombat } from '../combat/combat.js';
import { enterPlay } from '../events/enter.js';
import { moveTo } from '../events/move.js';
import { refusal } from '../legality/refusals.js';
import { interrupt } from './interrupt.js';

const CHECK = 0;
const TEXT = 1;
const DISPOSE = 2;
const END = 3;

/** The top link tries to resolve; nobody gets priority meanwhile (WOW-709.1, WOW-709.2). pc: how far it has come. */
export function stepResolve(run: WowRun, frame: ResolveFrame): void {
  const { link } = frame;
  switch (frame.pc) {
    case CHECK:
      open(run, link);
      frame.pc = checkAgain(run, link) ? TEXT : END;
      return;
    case TEXT:
      frame.pc = DISPOSE;
      pushText(run, link);
      return;
    case DISPOSE:
      if (dispose(run, frame)) frame.pc = END;
      return;
    default:
      run.pop();
      if (isOver(run.state)) return;
      // then the turn player gets priority (WOW-709.2h)
      run.push({
        op: Op.PRE_PRIORITY,
        pc: 0,
        player: turnPlayer(run.state),
        chosen: [],
      } satisfies PrePriorityFrame);
  }
}

function open(run: WowRun, link: number): void {
  run.node({
    kind: 'phase',
    name: 'Resolve',
    rules: [
      'WOW-407.4a',
      'WOW-709.1',
      'WOW-709.2',
      'WOW-709.2h',
      // the source may be gone: the effect does not depend on it
      ...(isFormer(run.state, get(run.state, link, Col.SOURCE)) ? ['WOW-707.3', 'WOW-709.2d'] : []),
    ],
    text: `${linkPhrase(run.state, link)} tries to resolve`,
    source: named(run.state, get(run.state, link, Col.SOURCE)),
    about: link,
  });
}

function isFormer(s: State, e: number): boolean {
  return isKind(s, e, Kind.FORMER);
}

/** What is illegal is interrupted; whether it was not. */
function checkAgain(run: WowRun, link: number): boolean {
  const why = whyIllegal(run, link);
  if (why !== null) interrupt(run, link, why);
  return why === null;
}

/** Checked again (WOW-709.2a, WOW-703.2). @returns the rules of the interruption; null: legal */
function whyIllegal(run: WowRun, link: number): readonly string[] | null {
  const s = run.state;
  const view = look(s);
  const kind = linkOf(s, link);
  const [one, two] = [get(s, link, Col.TARGET_1), get(s, link, Col.TARGET_2)];
  if (kind === 'PROPOSAL') {
    const problem = proposalProblem(view, one, two);
    if (problem === null || problem === 'CANNOT_PAY') return null;
    const { message } = refusal(problem);
    recordCheck(run, 'illegal proposal', ['WOW-601.3', 'WOW-709.2a'], {
      text: `{source} can't attack {about} now: ${message.charAt(0).toLowerCase()}${message.slice(1, -1)}`,
      source: named(s, one),
      about: named(s, two),
    });
    return ['WOW-601.3', 'WOW-709.2a'];
  }
  const { node } = partOf(s, link);
  const scope = linkScope(s, link);
  if (kind === 'TRIGGERED') {
    const { if: question } = 'later' in node ? (node as Later).later : (node as TriggeredPower);
    if (question !== undefined && !answer(view, question, scope)) {
      recordCheck(run, 'condition no longer holds', ['WOW-703.2'], {
        text: 'what the power asks is not so any more',
      });
      return ['WOW-703.2'];
    }
  }
  return hasOnlyIllegalTargets(run, link) ? ['WOW-709.2a'] : null;
}

/** Targets that have become illegal are none any more; true when there were some and all have (WOW-709.2c). */
function hasOnlyIllegalTargets(run: WowRun, link: number): boolean {
  const s = run.state;
  const count = get(s, link, Col.TARGETS);
  const scope = linkScope(s, link);
  const { targets } = textOf(s, link);
  const view = look(s);
  const chosen = TARGET_COLUMNS.slice(0, count);
  const legal = chosen.map((column, i) => {
    const target = targets[Math.min(i, targets.length - 1)];
    return target !== undefined && isLegalTarget(view, target, get(s, link, column), scope);
  });
  if (count === 0) return false;
  if (!legal.includes(true)) return true;
  chosen.forEach((column, i) => {
    if (legal[i]) return;
    recordCheck(run, 'illegal target', ['WOW-709.2a', 'WOW-709.2c', 'WOW-712.3'], {
      text: '{about} is no legal target any more',
      about: get(s, link, column),
    });
    set(run, link, Col.ILLEGAL_TARGETS, get(s, link, Col.ILLEGAL_TARGETS) | (1 << i));
  });
  return false;
}

/** The text is processed in order (WOW-709.2b). */
function pushText(run: WowRun, link: number): void {
  const { path } = textOf(run.state, link);
  if (path === null) return;
  const card = cardOf(run.state, link).index;
  run.push({ op: Op.EFFECTS, pc: 0, link, card, path, it: 0, picks: [] } satisfies EffectsFrame);
}

/** What becomes of the link itself (WOW-709.2g); false while its host has to be chosen. */
function dispose(run: WowRun, frame: ResolveFrame): boolean {
  const { link } = frame;
  const s = run.state;
  const kind = linkOf(s, link);
  if (isOver(s) || zoneOf(s, link) !== Zone.CHAIN) return true;
  if (kind === 'PROPOSAL') {
    const [attacker, defender] = [get(s, link, Col.TARGET_1), get(s, link, Col.TARGET_2)];
    freeRow(run, link);
    beginCombat(run, attacker, defender);
    return true;
  }
  if (kind === 'STRIKE') makeStrike(run, link);
  if (!isCard(s, link)) {
    leaveChain(run, link, ['WOW-709.2g']);
    freeRow(run, link);
    return true;
  }
  const player = get(s, link, Col.CONTROLLER);
  if (kind === 'PLACE') {
    enterPlay(run, [{ card: link, player }]);
    return true;
  }
  const { type, ongoing, attach } = printed(s, link);
  if (type === 'ABILITY' && ongoing !== true) {
    leaveChain(run, link, ['WOW-709.2g', 'WOW-306.1', 'WOW-411.4a']);
    moveTo(run, link, Zone.GRAVEYARD);
    return true;
  }
  if (attach === undefined) {
    enterPlay(run, [{ card: link, player }]);
    return true;
  }
  return enterAttached(run, link, player);
}

function isStillLegal(s: State, link: number, target: number): boolean {
  return legalTargetsOf(look(s), link).includes(target);
}

function leaveChain(run: WowRun, link: number, rules: readonly string[]): void {
  const text = '{about} has resolved and leaves the chain';
  recordEffect(run, 'Leave Chain', rules, { text, about: link });
}

/** An attaching ability enters play attached to its target, or to a card that is chosen now (WOW-306.3b, WOW-306.3c). */
function enterAttached(run: WowRun, link: number, player: number): boolean {
  const s = run.state;
  const { attach } = printed(s, link);
  const options =
    'targeted' in attach!
      ? [get(s, link, Col.TARGET_1)].filter((e) => inPlay(s, e) && isStillLegal(s, link, e))
      : select(look(s), attach!.to, linkScope(s, link));
  const open = options.filter((e) => !look(s).looks(e).cannot.has('BE_ATTACHED_TO'));
  if (open.length === 0) {
    recordCheck(run, 'nothing to attach to', ['WOW-306.3c'], {
      text: '{source} finds nothing to attach to',
      source: link,
    });
    leaveChain(run, link, ['WOW-306.3c', ...(options.length === 0 ? [] : ['WOW-102.2'])]);
    moveTo(run, link, Zone.GRAVEYARD);
    return true;
  }
  const index = ask(run, {
    name: 'host',
    of: 'entity',
    player,
    source: link,
    options: open,
    rules: ['WOW-306.3c'],
  });
  if (index === OPEN) return false;
  enterPlay(run, [{ card: link, player, host: open[index]! }]);
  return true;
}

function isStrikeWith(s: State, row: number, weapon: number): boolean {
  return get(s, row, Col.LINK) === Link.STRIKE && get(s, row, Col.SOURCE) === weapon;
}

/** The controller's hero gets the weapon's ATK and damage type for this combat (WOW-303.2a, WOW-303.2b). */
function makeStrike(run: WowRun, link: number): void {
  const s = run.state;
  const player = get(s, link, Col.CONTROLLER);
  const weapon = get(s, link, Col.SOURCE);
  const view = look(s);
  const hero = heroOf(s, player);
  if (hero === 0) return;
  const { damageType } = view.looks(weapon);
  const x = atkOf(view, weapon);
  const isAgain = view.active.some((one) => one.row !== 0 && isStrikeWith(s, one.row, weapon));
  const node = beginEffect(
    run,
    'Strike Modifier',
    ['WOW-303.2a', 'WOW-303.2b', 'WOW-205.1b', 'WOW-718.2d', ...(isAgain ? ['WOW-303.2c'] : [])],
    { text: '{about} gets +{value} ATK from {source}', source: weapon, about: hero, value: x },
  );
  const row = createRow(run, cardOf(s, link).index, Kind.MODIFIER);
  fill(run, row, {
    ZONE: Zone.LASTING,
    OWNER: player,
    CONTROLLER: player,
    LINK: Link.STRIKE,
    SOURCE: weapon,
    SUBJECT: hero,
    X: x,
    DAMAGE_TYPE: damageType,
    UNTIL: Until.THIS_COMBAT,
    SINCE: get(s, GAME, Col.TURN),
  });
  stamp(run, row);
  run.end(node);
}
