import type { Refusal } from '../../../common/listed-actions.js';
import { conditionRead, selectorRead } from '../../effects/reading/phrases.js';
import type { Target } from '../../language/card.js';
import type { Condition } from '../../language/words.js';
import { holds } from '../../queries/conditions.js';
import { look, powerOf } from '../../queries/look.js';
import { membersOf } from '../../queries/selectors.js';
import { isLegalTarget } from '../../queries/targets.js';
import { partText } from '../../queries/texts.js';
import { type Scope, scopeOf, type View } from '../../queries/view.js';
import { completionPower, paymentPowers } from '../../rules/legality/legality.js';
import { type RefusalCode, refusal } from '../../rules/legality/refusals.js';
import { cardOf, printed } from '../../state/access.js';
import type { PlayerAction } from '../../state/player-action.js';
import type { State } from '../../state/state.js';

/** Why an action is refused: which condition fails, and what took a power away. */
export function refusedAs(
  s: State,
  player: number,
  action: PlayerAction,
  code: RefusalCode,
): Refusal {
  const plain = refusal(code);
  const why = 'card' in action ? whyOf(look(s), player, action, code) : null;
  return why === null ? plain : { ...plain, message: `${plain.message.slice(0, -1)}: ${why}.` };
}

type WithCard = Extract<PlayerAction, { readonly card: number }>;

function whyOf(view: View, player: number, action: WithCard, code: RefusalCode): string | null {
  if (code === 'NO_POWER') return whoTookPowers(view, action.card);
  if (code !== 'NO_TARGET' && code !== 'ILLEGAL_TARGET') return null;
  const targets = targetsOf(view, action);
  if (code === 'NO_TARGET')
    return targets.length === 0 ? null : `it needs ${targets.map(neededRead).join(' and ')}`;
  const scope = scopeOf(action.card, player);
  const named = ('given' in action && action.given.targets) || [];
  for (const [i, e] of named.entries()) {
    const target = targets[Math.min(i, targets.length - 1)];
    if (target !== undefined && !isLegalTarget(view, target, e, scope))
      return whyIllegal(view, target, e, scope);
  }
  return null;
}

function targetsOf(view: View, action: WithCard): readonly Target[] {
  const mode = 'given' in action ? (action.given.mode ?? 0) : 0;
  if (action.type === 'play') return partText(printed(view.state, action.card), [], mode).targets;
  const power =
    action.type === 'usePower'
      ? paymentPowers(view, action.card)[action.power - 1]
      : completionPower(view, action.card);
  return power === undefined ? [] : partText(powerOf(view.state, power), [], mode).targets;
}

function whoTookPowers(view: View, card: number): string | null {
  const by = view.looks(card).applied.findLast(({ modifier }) => modifier.losePowers === true);
  return by === undefined ? null : `${cardOf(view.state, by.source).name} took its powers`;
}

function neededRead({ of, where, upTo }: Target): string {
  const most = upTo === undefined ? 'a target' : `up to ${upTo} targets`;
  return `${most} among ${selectorRead(where === undefined ? of : { of, where })}`;
}

function whyIllegal(view: View, { of, where }: Target, e: number, scope: Scope): string {
  if (!membersOf(view.state, of, true).includes(e)) return `it is not among ${selectorRead(of)}`;
  const failing = where === undefined ? null : failingOf(view, where, e, scope);
  return failing === null ? "it can't be targeted" : `needed is that ${conditionRead(failing)}`;
}

/** The part of a condition that is not so; null: all of it is. */
function failingOf(view: View, condition: Condition, e: number, scope: Scope): Condition | null {
  if (holds(view, condition, e, scope)) return null;
  const parts = typeof condition === 'object' && 'all' in condition ? condition.all : [];
  return parts.find((part) => !holds(view, part, e, scope)) ?? condition;
}
