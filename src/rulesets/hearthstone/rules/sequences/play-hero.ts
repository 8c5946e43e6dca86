import { cardOf, get, type HsRun, set } from '../../state/access.js';
import { NOTHING_PLAYED } from '../../state/frames.js';
import { runCode } from '../../state/run-code.js';
import { enterZone } from '../../state/zones.js';
import { CardClass, Tag, Zone } from '../../vocabulary/index.js';
import { gainArmor } from '../events/armor.js';
import { replaceHero, replaceHeroPower } from '../events/hero.js';
import { battlecryOf, onPlayActions, type Playing, payAndLeaveHand } from './common.js';
import { checkResult } from './result.js';
import { phase, sequence, step } from './sequence.js';

/**
 * Playing a Hero card: no After Play Phase is listed for it.
 * @rule HS-SEQ-hero
 */
export const playHero = sequence('Play a Hero card', ['HS-SEQ-hero'], NOTHING_PLAYED, [
  step('The card is played', ['HS-SEQ-hero'], payAndSetAside),
  phase('On Play Phase', ['HS-SEQ-hero', 'HS-OVERLOAD'], onPlayActions),
  phase('Battlecry Phase', ['HS-SEQ-hero'], [becomeHero, battlecry, heroPower]),
  checkResult,
]);

/** The card has left the hand and is not the hero yet. */
function payAndSetAside(run: HsRun, frame: Playing): void {
  payAndLeaveHand(run, frame);
  enterZone(run, frame.subject, Zone.SETASIDE);
}

/**
 * Same current and maximum Health, and the Armor printed on the card is gained (HS-SEQ-hero). A neutral hero takes
 * over the class (HS-SEQ-hero-class).
 */
function becomeHero(run: HsRun, frame: Playing): void {
  const s = run.state;
  const player = frame.player as 1 | 2;
  const old = s.hero[player];
  const kept = {
    health: get(s, old, Tag.HEALTH),
    damage: get(s, old, Tag.DAMAGE),
    armor: get(s, old, Tag.ARMOR),
    attacks: get(s, old, Tag.NUM_ATTACKS_THIS_TURN),
    class: get(s, old, Tag.CLASS),
  };
  const hero = frame.subject;
  replaceHero(run, player, hero, true);
  set(run, hero, Tag.HEALTH, kept.health);
  set(run, hero, Tag.DAMAGE, kept.damage);
  set(run, hero, Tag.ARMOR, kept.armor);
  set(run, hero, Tag.NUM_ATTACKS_THIS_TURN, kept.attacks);
  if (get(s, hero, Tag.CLASS) === CardClass.NEUTRAL) set(run, hero, Tag.CLASS, kept.class);
  gainArmor(run, player, cardOf(s, hero).armor, {
    source: hero,
    rules: ['HS-SEQ-hero', 'HS-INF-hero-card-armor'],
  });
}

function battlecry(run: HsRun, frame: Playing): void {
  const code = battlecryOf(run, frame);
  if (code !== null)
    runCode(run, code, { source: frame.subject, player: frame.player, target: frame.target });
}

function heroPower(run: HsRun, frame: Playing): void {
  const power = cardOf(run.state, frame.subject).definition.heroPower;
  if (power !== undefined) replaceHeroPower(run, power, frame.player as 1 | 2, true);
}
