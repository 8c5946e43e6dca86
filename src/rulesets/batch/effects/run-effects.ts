import type { Effect } from '../language/words.js';
import { boost } from '../rules/events/boost.js';
import { dealDamage } from '../rules/events/damage.js';
import { banish, destroy } from '../rules/events/destroy.js';
import { type BatchRun, bounded, cardOf, get, ofLevel } from '../state/access.js';
import type { EffectsFrame } from '../state/frames.js';
import { select } from '../state/select.js';
import { playerRow } from '../state/state.js';
import { Col } from '../vocabulary/index.js';
import {
  giveAggressive,
  giveBattle,
  giveSpell,
  grant,
  loseAbilities,
  negate,
} from './abilities.js';
import { amountOf, drawAll, effectsOf } from './picks.js';
import { become, moveToLaneOf, replace, spawn } from './spawn.js';

/** Runs the effects in order; chance is asked before each of them. pc: the effect at hand. */
export function stepEffects(run: BatchRun, frame: EffectsFrame): void {
  const s = run.state;
  const effect = effectsOf(cardOf(s, frame.bearer).definition, frame)[frame.pc];
  if (effect === undefined) {
    run.pop();
    return;
  }
  if (!drawAll(run, frame, effect)) return;
  const outcome = apply(run, effect, frame);
  frame.picks = [];
  if (outcome === 'MORE') return;
  frame.lane = 0;
  frame.pc++;
  if (outcome === 'STOP') run.pop();
}

/** `MORE`: the effect goes on; `STOP`: the rest does not happen. */
type Outcome = 'DONE' | 'MORE' | 'STOP';

function apply(run: BatchRun, effect: Effect, frame: EffectsFrame): Outcome {
  const s = run.state;
  const { self } = frame;
  const each = (of: Parameters<typeof select>[1], act: (e: number) => void): Outcome => {
    for (const e of select(s, of, frame)) act(e);
    return 'DONE';
  };
  if ('damage' in effect) return applyDamage(run, effect, frame);
  if ('destroy' in effect) return each(effect.destroy, (e) => destroy(run, self, e));
  if ('banish' in effect) return each(effect.banish, (e) => banish(run, self, e));
  if ('replace' in effect) return each(effect.replace, (e) => replace(run, effect, self, e));
  if ('negate' in effect) return each(effect.on, (e) => negate(run, self, e, effect.negate));
  if ('boost' in effect) return applyBoost(run, effect, frame);
  if ('spawn' in effect) return spawn(run, effect, frame) ? 'DONE' : 'MORE';
  if ('moveToLaneOf' in effect)
    return moveToLaneOf(run, self, frame.event?.subject ?? 0) ? 'DONE' : 'STOP';
  if ('become' in effect) become(run, self, effect.become);
  else if ('grant' in effect) return each(effect.on, (e) => grant(run, effect, e, frame));
  else if ('give' in effect) return each(effect.on, (e) => giveAggressive(run, self, e));
  else if ('extraBattle' in effect)
    return each(effect.extraBattle, (e) => giveBattle(run, self, e));
  else if ('extraSpell' in effect)
    giveSpell(run, self, playerRow(frame.player), ofLevel(s, frame.bearer, effect.extraSpell));
  else if ('loseAbilities' in effect)
    return each(effect.loseAbilities, (e) => loseAbilities(run, self, e));
  else
    run.leaf({
      kind: 'effect',
      name: 'Note',
      rules: rulesOfNote(frame),
      text: `{source}: ${effect.note}`,
      source: self,
    });
  return 'DONE';
}

/** A note only says that the effects at hand were carried out: of the action, or of a trigger. */
function rulesOfNote({ list }: EffectsFrame): readonly string[] {
  return list === 'play' || list === 'activate' ? ['BATCH-batch-start'] : ['BATCH-algorithm'];
}

function applyDamage(
  run: BatchRun,
  effect: Extract<Effect, { readonly damage: unknown }>,
  frame: EffectsFrame,
): Outcome {
  const s = run.state;
  const { to, from = 'SELF', levels } = effect;
  if (levels !== undefined && !levels.includes(get(s, frame.bearer, Col.LEVEL))) return 'DONE';
  const amount = amountOf(s, effect.damage, frame);
  const isRandom = typeof to === 'object' && 'random' in to;
  const sources = select(s, from, frame);
  const targets = isRandom ? frame.picks.slice(1).filter((e) => e !== 0) : select(s, to, frame);
  for (const source of sources)
    for (const target of targets) dealDamage(run, { kind: 'DAMAGE', source, target, amount });
  return 'DONE';
}

function applyBoost(
  run: BatchRun,
  effect: Extract<Effect, { readonly boost: unknown }>,
  frame: EffectsFrame,
): Outcome {
  const s = run.state;
  const times = effect.times === undefined ? 1 : amountOf(s, effect.times, frame);
  const attack = bounded(ofLevel(s, frame.bearer, effect.boost.attack ?? 0) * times);
  const health = bounded(ofLevel(s, frame.bearer, effect.boost.health ?? 0) * times);
  const by = { attack, health, thisTurn: effect.lasts === 'THIS_TURN' };
  for (const e of select(s, effect.on, frame)) boost(run, frame.self, e, by);
  return 'DONE';
}
