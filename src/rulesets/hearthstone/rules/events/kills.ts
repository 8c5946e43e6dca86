import { activeWeapon, cardOf, controllerOf, get, type HsRun, typeOf } from '../../state/access.js';
import type { DamageFrame } from '../../state/frames.js';
import type { Code } from '../../state/model.js';
import { runCode } from '../../state/run-code.js';
import { GAME, type State } from '../../state/state.js';
import { CardType, Tag } from '../../vocabulary/index.js';

/** The source of one of the Damage Events of a frame. */
export function sourceOf(frame: DamageFrame, index: number): number {
  return frame.sources.length === 1 ? frame.sources[0]! : frame.sources[index]!;
}

const OVERKILL = {
  kind: 'trigger',
  name: 'Overkill',
  rules: ['ZH-5.1-overkill', 'ZH-1.5-lifesteal-overkill-once'],
  text: "{source}'s Overkill: {about} is below 0 Health",
} as const;
const HONORABLE_KILL = {
  kind: 'trigger',
  name: 'Honorable Kill',
  rules: ['ZH-5.1-honorable-kill'],
  text: "{source}'s Honorable Kill: {about} is at 0 Health",
} as const;

interface Kill {
  readonly node: typeof OVERKILL | typeof HONORABLE_KILL;
  readonly code: Code;
  readonly bearer: number;
  readonly target: number;
}

const NONE: readonly Kill[] = [];

/** Overkill once (ZH-5.1-overkill), Honorable Kill for each exact death (ZH-5.1-honorable-kill). */
export function killsAnswered(s: State, frame: DamageFrame, source: number): readonly Kill[] {
  if (source === 0) return NONE;
  const player = controllerOf(s, source);
  const bearer = typeOf(s, source) === CardType.HERO ? activeWeapon(s, player) : source;
  if (bearer === 0 || get(s, bearer, Tag.SILENCED) !== 0) return NONE;
  if (get(s, GAME, Tag.CURRENT_PLAYER) !== player) return NONE;
  const { overkill } = cardOf(s, bearer);
  const honorable = honorableKillsOf(s, bearer);
  if (overkill === null && honorable.length === 0) return NONE;
  const leftAt = (holds: (health: number, target: number) => boolean): number[] =>
    frame.targets.filter(
      (target, i) =>
        sourceOf(frame, i) === source && frame.dealt[i]! > 0 && holds(frame.left[i]!, target),
    );
  const kills: Kill[] = [];
  if (overkill !== null)
    for (const target of leftAt((health) => health < 0).slice(0, 1))
      kills.push({ node: OVERKILL, code: overkill, bearer, target });
  for (const code of honorable)
    for (const target of leftAt(
      (left, about) => left === 0 && typeOf(s, about) === CardType.MINION,
    ))
      kills.push({ node: HONORABLE_KILL, code, bearer, target });
  return kills;
}

/** What it does for an Honorable Kill: by its own card, and by what is attached to it. */
function honorableKillsOf(s: State, bearer: number): readonly Code[] {
  const found: Code[] = [];
  const add = (e: number): void => {
    const { honorableKill } = cardOf(s, e);
    if (honorableKill !== null) found.push(honorableKill);
  };
  add(bearer);
  for (const list of [s.enchantments, s.auraEnchantments])
    for (const e of list) if (get(s, e, Tag.ATTACHED) === bearer) add(e);
  return found;
}

export function answerKill(run: HsRun, kill: Kill | undefined): void {
  if (kill === undefined) return;
  const { node, code, bearer, target } = kill;
  run.section({ ...node, source: bearer, about: target });
  runCode(run, code, { source: bearer, player: controllerOf(run.state, bearer), target });
}
