import { type Draw, drawn, numbersFrom } from '../../common/draws.js';
import { ofFirst } from '../../common/grammar/combinators.js';
import type { CardDefinition } from '../language/card.js';
import type { Effect, Selector, Value } from '../language/words.js';
import { type BatchRun, emptyLanes, get, inZone, ofLevel } from '../state/access.js';
import type { EffectsFrame } from '../state/frames.js';
import { select, selectionOf } from '../state/select.js';
import type { State } from '../state/state.js';
import { Col, opponentOf, Zone } from '../vocabulary/index.js';

/** One thing that chance decides before an effect happens, or null: there is nothing to decide. */
type Needed = Omit<Draw, 'source'> | null;

/** What a card leaves to chance. */
const DRAWN = ['BATCH-INF-random'];

/** What chance has to decide for an effect, in order; each draw may depend on those before it. */
function draws(s: State, effect: Effect, frame: EffectsFrame): readonly Needed[] {
  if ('damage' in effect) {
    const range = rangeOf(s, effect.damage, frame);
    const numbers: Needed =
      range === null ? null : { name: 'random number', of: 'amount', options: range, rules: DRAWN };
    const { to } = effect;
    const random = typeof to === 'object' && 'random' in to;
    const target: Needed = random
      ? { name: 'random target', of: 'entity', options: select(s, to, frame), rules: DRAWN }
      : null;
    return [numbers, target];
  }
  if (!('spawn' in effect)) return [];
  const player = spawnPlayer(effect, frame);
  const hasRoom = emptyLanes(s, player).some((empty) => empty > frame.lane);
  const dead: Needed =
    hasRoom && ofLevel(s, frame.bearer, effect.spawn) === 'RANDOM_DEAD'
      ? {
          name: 'random dead creature',
          of: 'entity',
          options: deadOf(s, frame.player),
          rules: ['BATCH-INF-dead-pool'],
        }
      : null;
  const lane: Needed =
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
  const option = drawn(run, { ...draw, source: frame.self });
  if (option !== null) frame.picks.push(option);
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
  return numbersFrom(from!, Math.max(from!, to!));
}

const healthOfFirst = (of: Selector) =>
  ofFirst(selectionOf(of), (s, e) => Math.max(0, get(s, e, Col.HEALTH)));

/** A value that chance has no part in. */
export function amountOf(s: State, value: Value, frame: EffectsFrame): number {
  if (value === 'EVENT_AMOUNT') return frame.event?.amount ?? 0;
  if (typeof value === 'object' && 'healthOf' in value) {
    return healthOfFirst(value.healthOf)(s, frame);
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
