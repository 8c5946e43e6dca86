import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import {
  cardOf,
  controllerOf,
  count,
  get,
  type HsRun,
  inPlay,
  mortallyWounded,
  playerEntity,
  set,
  typeOf,
} from '../../state/access.js';
import { type HealingFrame, Op } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import { CardType, EventKind, Tag } from '../../vocabulary/index.js';
import { raise } from '../triggers/event.js';
import { dealDamage } from './deal-damage.js';
import { countHealthChange } from './hero.js';
import { doubled, proposeDamage, timesDoubled } from './proposed-damage.js';
import { giveResult } from './result.js';

interface ProposedHealing {
  readonly source: number;
  readonly player: number;
  readonly targets: readonly number[];
  readonly amount: number;
  /** It is of Lifesteal: nothing doubles it. */
  readonly isLifesteal?: boolean;
}

/** Healing Events in order (HS-DH1, HS-RC3), or damage of the same amount (HS-DH-APPLY). */
export function restoreHealth(run: HsRun, healing: ProposedHealing): void {
  const { source, player, targets, amount, isLifesteal = false } = healing;
  const s = run.state;
  const modified = modifiedHealing(s, healing);
  if (get(s, playerEntity(player), Tag.HEALING_DOES_DAMAGE) !== 0) {
    recordCheck(
      run,
      'healing becomes damage',
      ['HS-DH-APPLY', 'HS-DH2a', 'ZH-4.9-damage', 'ZH-4.9-auchenai-old'],
      { text: '{source}: healing deals damage instead', source },
    );
    const isModified = s.edition.switches.healingIsModifiedFirst;
    const asHealing = isModified ? modified : amount;
    const proposed =
      isModified || isLifesteal ? asHealing : proposeDamage(run, { source, player }, amount);
    dealDamage(run, {
      sources: [source],
      targets,
      amounts: targets.map(() => proposed),
      isLifesteal,
    });
    return;
  }
  createHealing(run, { ...healing, amount: modified });
}

/** Healing with what doubles it: of spells and Hero Powers, and of whatever heals (HS-DH2a, ZH-4.9-damage). */
function modifiedHealing(s: State, healing: ProposedHealing): number {
  const { source, player, amount, isLifesteal = false } = healing;
  const times = isLifesteal
    ? 0
    : timesDoubled(s, cardOf(s, source).type, player, Tag.SPELL_HEALING_DOUBLE);
  return doubled(s, amount, times + get(s, playerEntity(player), Tag.ALL_HEALING_DOUBLE));
}

const RULES = ['HS-DH1', 'HS-DH2a', 'ZH-4.9-damage'];
const AREA_RULES = [...RULES, 'HS-RC3'];
const LIFESTEAL_RULES = [
  'ZH-5.1-lifesteal',
  'ZH-5.1-lifesteal-old',
  'ZH-1.5-lifesteal-overkill-once',
];
const SAVING_RULES = ['HS-R4-until-removed', 'HS-AURA3'];

/** Several are healed together; what is mortally wounded can still be saved. */
function healingRules(
  s: State,
  target: number,
  { targets, isLifesteal = false }: ProposedHealing,
): readonly string[] {
  const rules = [...(targets.length > 1 ? AREA_RULES : RULES)];
  if (isLifesteal) rules.push(...LIFESTEAL_RULES);
  if (mortallyWounded(s, target)) rules.push(...SAVING_RULES);
  return rules;
}

/** Heals at once and leaves the Healing Events to be resolved by a frame. */
function createHealing(run: HsRun, healing: ProposedHealing): void {
  const s = run.state;
  const { source, targets, amount } = healing;
  const healed: number[] = [];
  for (const target of targets) {
    const damage = inPlay(s, target) ? get(s, target, Tag.DAMAGE) : 0;
    const restored = Math.max(0, Math.min(damage, amount));
    if (restored > 0) {
      const node = beginEffect(run, 'Healing', healingRules(s, target, healing), {
        text: '{source} restores {value} Health to {about}',
        source,
        about: target,
        value: restored,
      });
      set(run, target, Tag.DAMAGE, damage - restored);
      count(run, healing.player, Tag.HEALTH_RESTORED_THIS_GAME, restored);
      count(run, healing.player, Tag.HEALTH_RESTORED_THIS_TURN, restored);
      if (typeOf(s, target) === CardType.HERO) {
        count(run, controllerOf(s, target), Tag.AMOUNT_HERO_HEALED_THIS_TURN, restored);
        countHealthChange(run, target);
      }
      run.end(node);
    }
    healed.push(restored);
  }
  run.push({ op: Op.HEALING, pc: 0, source, targets, healed, next: 0 } satisfies HealingFrame);
}

/** Resolves the Healing Events; one that healed nothing has no triggers (HS-DH2b). */
export function stepHealing(run: HsRun, frame: HealingFrame): void {
  const s = run.state;
  while (frame.next < frame.targets.length) {
    const at = frame.next++;
    const target = frame.targets[at]!;
    const healed = frame.healed[at]!;
    if (healed === 0) continue;
    const depth = run.stack.length;
    raise(run, EventKind.HEALING, {
      player: controllerOf(s, target),
      subject: target,
      source: frame.source,
      amount: healed,
    });
    if (run.stack.length > depth) return;
  }
  giveResult(
    run,
    frame.healed.reduce((sum, one) => sum + one, 0),
  );
  run.pop();
}
