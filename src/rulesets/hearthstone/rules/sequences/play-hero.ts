import { cardOf, type HsRun } from '../../state/access.js';
import { NOTHING_PLAYED } from '../../state/frames.js';
import { enterZone } from '../../state/zones.js';
import type { Edition } from '../../vocabulary/editions.js';
import { Zone } from '../../vocabulary/index.js';
import { becomeHeroCard, replaceHeroPower } from '../events/hero.js';
import { afterPlay, battlecry, onPlayActions, type Playing, payAndLeaveHand } from './common.js';
import { completion } from './completion.js';
import { checkResult } from './result.js';
import { dated, datedPart, phase, sequence, step } from './sequence.js';

const RULES = ['HS-SEQ-hero', 'ZH-2.5-play'];

/** The Chinese book replaces the hero in the On Play Phase, before the Battlecry. */
export const playHero = sequence('Play a Hero card', RULES, NOTHING_PLAYED, [
  step('The card is played', RULES, payAndSetAside),
  phase(
    'On Play Phase',
    [...RULES, 'HS-OVERLOAD'],
    [...onPlayActions(), dated(isReplacedFirst, becomeHero)],
  ),
  phase('Battlecry Phase', RULES, [
    dated(isReplacedLater, becomeHero),
    dated(isReplacedFirst, heroPower),
    battlecry,
    dated(isReplacedLater, heroPower),
  ]),
  datedPart(isReplacedFirst, phase('After Play Phase', RULES, [afterPlay])),
  completion,
  checkResult,
]);

function isReplacedFirst({ heroReplacedBeforeBattlecry }: Edition['switches']): boolean {
  return heroReplacedBeforeBattlecry;
}

function isReplacedLater(switches: Edition['switches']): boolean {
  return !isReplacedFirst(switches);
}

/** The card has left the hand and is not the hero yet. */
function payAndSetAside(run: HsRun, frame: Playing): void {
  payAndLeaveHand(run, frame);
  enterZone(run, frame.subject, Zone.SETASIDE);
}

function becomeHero(run: HsRun, frame: Playing): void {
  becomeHeroCard(run, frame.subject, frame.player as 1 | 2, RULES);
}

function heroPower(run: HsRun, frame: Playing): void {
  const power = cardOf(run.state, frame.subject).definition.heroPower;
  if (power !== undefined) replaceHeroPower(run, power, frame.player as 1 | 2, true);
}
