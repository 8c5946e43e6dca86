import { type Decision, OPEN } from '../../../kernel/index.js';
import type { CardDefinition } from '../language/card.js';
import type { Effect, Value } from '../language/words.js';
import { type BatchRun, emptyLanes, get, inZone, ofLevel } from '../state/access.js';
import type { EffectsFrame } from '../state/frames.js';
import { select } from '../state/select.js';
import type { State } from '../state/state.js';
import { Col, opponentOf, Zone } from '../vocabulary/index.js';

/** One thing that chance decides before an effect happens, or why there is nothing to decide. */
type Draw = Pick<Decision, 'name' | 'of' | 'options'> & { readonly rules: readonly string[] };

/** What a card leaves to chance. */
const DRAWN = ['BATCH-INF-random'];

/** What chance has to decide for an effect, in order; each draw may depend on those before it. */
function draws(s: State, effect: Effect, frame: EffectsFrame): readonly (Draw | null)[] {
  if ('damage' in effect) {
    const range = rangeOf(s, effect.damage, frame);
    const numbers: Draw | null =
      range === null ? null : { name: 'random number', of: 'amount', options: range, rules: DRAWN };
    const { to } = effect;
    const random = typeof to === 'object' && 'random' in to;
    const target: Draw | null = random
      ? { name: 'random target', of: 'entity', options: select(s, to, frame), rules: DRAWN }
      : null;
    return [numbers, target];
  }
  if (!('spawn' in effect)) return [];
  const player = spawnPlayer(effect, frame);
  const hasRoom = emptyLanes(s, player).some((empty) => empty > frame.lane);
  const dead: Draw | null =
    hasRoom && ofLevel(s, frame.bearer, effect.spawn) === 'RANDOM_DEAD'
      ? {
          name: 'random dead creature',
          of: 'entity',
          options: deadOf(s, frame.player),
          rules: ['BATCH-INF-dead-pool'],
        }
      : null;
  const lane: Draw | null =
    effect.lane === 'RANDOM'
      ? {
          name: 'random lane',
          of: 'lane',
          options: emptyLanes(s, player),
          rules: ['BATCH-c-spawn'],
        }
      : null;
  return [lane, dead];
}

/**
 * Asks chance for what the effect needs; false while a step must be taken again. What has no candidate is
 * answered with 0. The answers stand in `frame.picks`, in the order of `draws`.
 */
export function drawAll(run: BatchRun, frame: EffectsFrame, effect: Effect): boolean {
  const wanted = draws(run.state, effect, frame);
  const at = frame.picks.length;
  if (at >= wanted.length) return true;
  const draw = wanted[at]!;
  if (draw === null || draw.options.length === 0) {
    frame.picks.push(0);
    return false;
  }
  const index = run.decide({ kind: 'chance', player: 0, source: frame.self, ...draw });
  if (index !== OPEN) frame.picks.push(draw.options[index]!);
  return false;
}

/** The player for whom an effect spawns. */
export function spawnPlayer({ who }: { readonly who?: string }, { player }: EffectsFrame): number {
  return who === 'OPPONENT' ? opponentOf(player) : player;
}

/** The dead creatures of a player. */
function deadOf(s: State, player: number): number[] {
  return inZone(s, player, Zone.DEAD);
}

function rangeOf(s: State, value: Value, { bearer }: EffectsFrame): number[] | null {
  if (typeof value !== 'object' || !('randomFrom' in value)) return null;
  const [from, to] = value.randomFrom.map((bound) => ofLevel(s, bearer, bound));
  return Array.from({ length: Math.max(1, to! - from! + 1) }, (_, i) => from! + i);
}

/** A value that chance has no part in. */
export function amountOf(s: State, value: Value, frame: EffectsFrame): number {
  if (value === 'EVENT_AMOUNT') return frame.event?.amount ?? 0;
  if (typeof value === 'object' && 'healthOf' in value) {
    const [e] = select(s, value.healthOf, frame);
    return e === undefined ? 0 : Math.max(0, get(s, e, Col.HEALTH));
  }
  if (typeof value === 'object' && 'randomFrom' in value) return frame.picks[0]!;
  return ofLevel(s, frame.bearer, value);
}

/** The effects that a frame runs. */
export function effectsOf(
  definition: CardDefinition,
  { list, index }: Pick<EffectsFrame, 'list' | 'index'>,
): readonly Effect[] {
  if (list === 'play' || list === 'activate') return definition[list] ?? [];
  return definition[list]?.[index]?.do ?? [];
}
