import { cardOf, count, get, type HsRun, set } from '../../state/access.js';
import type { HeroPowerMemory, SequenceFrame } from '../../state/frames.js';
import { codesOfBoth, codesOfOption } from '../../state/playing.js';
import { runCodes } from '../../state/run-code.js';
import { EventKind, Tag } from '../../vocabulary/index.js';
import { recordRepeat, repeatsOf } from '../events/repeats.js';
import { raise } from '../triggers/event.js';
import { payMana, raiseAboutTarget, raisePaid } from './common.js';
import { checkResult } from './result.js';
import { phase, sequence, step } from './sequence.js';

type Using = SequenceFrame<HeroPowerMemory>;

const NOTHING_USED: HeroPowerMemory = { paid: 0, repeats: null };

/** Using the Hero Power. @rule HS-SEQ-heropower */
export const useHeroPower = sequence(
  'Use the Hero Power',
  ['HS-SEQ-heropower', 'ZH-2.7-use'],
  NOTHING_USED,
  [
    step('The cost is paid', ['HS-SEQ-heropower'], pay),
    phase('Hero Power Phase', ['HS-SEQ-heropower'], [redirect, effect, repeat, exhaust]),
    phase('Inspire Phase', ['HS-SEQ-heropower', 'HS-SEQ-heropower-inspire-precheck'], [inspire]),
    checkResult,
  ],
);

function pay(run: HsRun, { player, subject, memory }: Using): void {
  memory.paid = get(run.state, subject, Tag.COST);
  payMana(run, player, memory.paid);
}

/** What may change the target, in editions in which it does (ZH-2.7-use 1a). */
function redirect(run: HsRun, frame: Using): void {
  if (run.state.edition.switches.heroPowersCanBeRedirected)
    raiseAboutTarget(run, EventKind.HERO_POWER_TEXT, frame);
}

function effect(run: HsRun, frame: Using): void {
  const repeats = repeatsOf(run.state, frame, Tag.HERO_POWER_HITS_NEIGHBOURS);
  frame.memory.repeats = repeats;
  resolve(run, frame, frame.target);
}

/** Once more for each neighbour of the target (ZH-2.7-dragonhawk). */
function repeat(run: HsRun, frame: Using): void {
  const { repeats } = frame.memory;
  const next = repeats?.[0];
  if (next === undefined) return;
  frame.memory.repeats = repeats!.slice(1);
  frame.pc--;
  recordRepeat(run, frame.subject, next);
  raise(run, EventKind.HERO_POWER_REPEATED, {
    player: frame.player,
    subject: frame.subject,
    source: next.target,
  });
  resolve(run, frame, next.target);
}

function resolve(run: HsRun, frame: Using, target: number): void {
  const s = run.state;
  const card = cardOf(s, frame.subject);
  const option = card.chooseOne[frame.choice];
  const codes =
    option !== undefined
      ? codesOfOption(s, option)
      : card.text === null
        ? codesOfBoth(s, card)
        : [card.text];
  runCodes(run, codes, { source: frame.subject, player: frame.player, target });
}

/** The Hero Power is exhausted and both counters of its uses go up. */
function exhaust(run: HsRun, { subject, player }: Using): void {
  set(run, subject, Tag.EXHAUSTED, 1);
  count(run, player, Tag.HEROPOWER_ACTIVATIONS_THIS_TURN);
  count(run, player, Tag.NUM_TIMES_HERO_POWER_USED_THIS_GAME);
}

function inspire(run: HsRun, frame: Using): void {
  raisePaid(run, EventKind.INSPIRE, frame, frame.preCheck);
}
