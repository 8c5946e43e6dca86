import type { Modifier, Power } from '../../language/card.js';
import type { PacketFilter, Value } from '../../language/words.js';
import {
  conditionRead,
  listed,
  plain,
  questionRead,
  selectorRead,
  valueRead,
  whoRead,
} from './phrases.js';

type Part = string | false | undefined;

/** The parts that there are, in a row. */
export function joined(parts: readonly Part[], by = ', '): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(by);
}

/** A change of a number: +2, -1, or by what it is counted. */
function signed(value: Value): string {
  if (typeof value === 'number') return value < 0 ? `${value}` : `+${value}`;
  const isLess = typeof value === 'object' && 'minus' in value;
  const amount = valueRead(isLess ? value.minus : value);
  return `${isLess ? '-' : '+'}${amount === 'X' ? amount : `(${amount})`}`;
}

function packetsRead({ from, to, type, dealtWith, combat }: PacketFilter): string {
  return joined([
    combat === undefined ? 'damage' : combat ? 'combat damage' : 'other than combat damage',
    type !== undefined && `of type ${plain(type)}`,
    from !== undefined && `from what (${conditionRead(from)})`,
    to !== undefined && `to what (${conditionRead(to)})`,
    dealtWith !== undefined && `dealt with what (${conditionRead(dealtWith)})`,
  ]);
}

/** What a modifier does. @param powerRead how a power that it gives is read */
export function modifierRead(modifier: Modifier, powerRead: (power: Power) => string): string {
  const {
    to,
    while: gate,
    atk,
    health,
    def,
    keywords,
    tags,
    loseTags,
    losePowers,
    power,
    cannot,
  } = modifier;
  const { replaceDamage, unpreventable, prevent, playCost, replaceHealing } = modifier;
  const changes = joined([
    atk !== undefined && `${signed(atk)} ATK`,
    health !== undefined && `${signed(health)} health`,
    def !== undefined && `${signed(def)} DEF`,
    keywords !== undefined && `has ${listed(keywords.map(plain))}`,
    tags !== undefined && `is a ${listed(tags)}`,
    loseTags !== undefined && `is no ${listed(loseTags, 'or')}`,
    losePowers === true && 'loses all powers',
    power !== undefined && `has the power [${powerRead(power)}]`,
    cannot !== undefined && `can't ${listed(cannot.map(plain), 'or')}`,
    modifier.mustAttack === true && 'must attack if able',
    modifier.attackOnly !== undefined &&
      `can attack only ${selectorRead(modifier.attackOnly)} if able`,
    modifier.cannotAttack !== undefined &&
      `can't attack what (${conditionRead(modifier.cannotAttack)})`,
    modifier.cannotPlay !== undefined && `can't play what (${conditionRead(modifier.cannotPlay)})`,
    modifier.canActivateAtOnce === true && 'can be activated on the turn in which it came',
    modifier.attackCost !== undefined &&
      `can't attack what (${conditionRead(modifier.attackCost.against)}) unless ${modifier.attackCost.resources} is paid`,
    modifier.control === true && 'is controlled by you',
    modifier.handSize !== undefined && `maximum hand size ${signed(modifier.handSize)}`,
    modifier.nextStrike !== undefined &&
      `the next strike costs ${signed(modifier.nextStrike.costs)}`,
    modifier.canProtect !== undefined && `can protect what (${conditionRead(modifier.canProtect)})`,
    playCost !== undefined &&
      `${playCost.next === true ? 'the next card' : 'each card'}${playCost.where === undefined ? '' : ` (${conditionRead(playCost.where)})`} costs ${playCost.of === undefined ? 'its player' : whoRead(playCost.of)} ${signed(playCost.costs)}${playCost.least === undefined ? '' : `, at least ${playCost.least}`}`,
    modifier.instantInHand !== undefined &&
      `cards in your hand are instant if ${conditionRead(modifier.instantInHand)}`,
    replaceHealing !== undefined &&
      `${replaceHealing.from === undefined ? '' : `what (${conditionRead(replaceHealing.from)}) heals `}${replaceHealing.add} more ${replaceHealing.from === undefined ? 'is healed ' : ''}${replaceHealing.to === undefined ? '' : `from what (${conditionRead(replaceHealing.to)}) `}instead`,
    modifier.mayStayExhausted === true && 'need not ready in the Ready step',
    replaceDamage !== undefined &&
      `${replaceDamage.next === true ? 'the next ' : ''}${packetsRead(replaceDamage)} is dealt ${replaceDamage.dealtTo === undefined ? `times ${replaceDamage.times ?? 1} plus ${replaceDamage.add ?? 0}` : `to ${selectorRead(replaceDamage.dealtTo)}`} instead`,
    unpreventable !== undefined && `${packetsRead(unpreventable)} can't be prevented`,
    prevent !== undefined &&
      `prevents ${prevent.amount === 'ALL' ? 'all' : valueRead(prevent.amount)} ${packetsRead(prevent)}, dealt ${prevent.dealt === undefined ? 'to it' : `${plain(prevent.dealt)} it`}`,
    modifier.insteadOfDrawing !== undefined &&
      `instead of drawing, one of ${selectorRead(modifier.insteadOfDrawing)} is put into the hand`,
    modifier.removedInsteadOfGraveyard !== undefined &&
      `is removed from the game instead of put into a graveyard if ${conditionRead(modifier.removedInsteadOfGraveyard)}`,
  ]);
  const whom = to === undefined ? '' : `${selectorRead(to)}: `;
  const only = modifier.if === undefined ? '' : ` if ${questionRead(modifier.if)}`;
  return `${whom}${changes}${gate === undefined ? '' : ` while ${conditionRead(gate)}`}${only}`;
}
