import { recordCheck } from '../../../common/trace-nodes.js';
import { isCharacter } from '../../queries/characters.js';
import { look } from '../../queries/look.js';
import { atkOf, healthOf } from '../../queries/values.js';
import type { ActiveModifier, Looks } from '../../queries/view.js';
import { inZone } from '../../state/access.js';
import type { WowRun } from '../../state/state.js';
import { Zone } from '../../vocabulary/index.js';

interface Numbers {
  readonly atk: number;
  readonly health: number;
  /** The powers that make them so, and the modifiers that links have made, which have lines of their own. */
  readonly powers: string;
  readonly lasting: string;
}

export type NumbersBefore = ReadonlyMap<number, Numbers>;

/** The ATK and health of all characters in play, for {@link recordNumbers}; null where nothing is recorded. */
export function numbersIn(run: WowRun): NumbersBefore | null {
  if (run.trace === null) return null;
  const view = look(run.state);
  const characters = inZone(run.state, Zone.PLAY).filter((e) => isCharacter(run.state, e));
  return new Map(characters.map((e) => [e, numbersOf(view.looks(e))]));
}

function numbersOf({ trueAtk, trueHealth, applied }: Looks): Numbers {
  const keys = (which: (one: ActiveModifier) => boolean): string =>
    applied
      .filter((one) => which(one) && changesNumbers(one))
      .map(({ key }) => key)
      .join();
  return {
    atk: trueAtk,
    health: trueHealth,
    powers: keys(({ row }) => row === 0),
    lasting: keys(({ row }) => row !== 0),
  };
}

function changesNumbers({ modifier: { atk, health } }: ActiveModifier): boolean {
  return atk !== undefined || health !== undefined;
}

/** Records whose ATK or health continuous powers have changed; those that depend on others cite that (WOW-719.2). */
export function recordNumbers(run: WowRun, before: NumbersBefore | null): void {
  if (before === null) return;
  const view = look(run.state);
  for (const [e, now] of numbersIn(run) ?? []) {
    const was = before.get(e);
    if (was === undefined || (was.powers === now.powers && was.lasting !== now.lasting)) continue;
    const { rules: found, applied } = view.looks(e);
    const isTaken = was.powers !== now.powers && applied.some(({ modifier }) => modifier.control);
    const rules = [...(isTaken ? DEPENDENT : []), ...found].sort((a, b) => rankOf(a) - rankOf(b));
    if (was.atk !== now.atk)
      recordCheck(run, 'ATK', [...rules, 'WOW-714.2', 'WOW-205.1a'], {
        text: '{about} has {value} ATK',
        about: e,
        value: atkOf(view, e),
      });
    if (was.health !== now.health)
      recordCheck(run, 'health', [...rules, 'WOW-714.2', 'WOW-206.1'], {
        text: '{about} has {value} health',
        about: e,
        value: healthOf(view, e),
      });
  }
}

/** Powers that apply to the cards of a player depend on modifiers that give control of them. */
const DEPENDENT = ['WOW-719.2', 'WOW-719.1'] as const;

/** Dependency says the most about a number. */
function rankOf(rule: string): number {
  return rule.startsWith('WOW-719.') ? 0 : 1;
}
