import { joined, modifierRead } from '../../effects/reading/modifiers.js';
import {
  conditionRead,
  listed,
  plain,
  questionRead,
  selectorRead,
  valueRead,
} from '../../effects/reading/phrases.js';
import type { Reader } from '../../effects/reading/reader.js';
import { wordOf } from '../../effects/words.js';
import type {
  CardDefinition,
  Cost,
  Mode,
  Power,
  Target,
  TriggeredPower,
} from '../../language/card.js';
import type { Effect } from '../../language/effects.js';
import { EVENTS } from '../../vocabulary/index.js';

const READER: Reader = {
  effects: effectsRead,
  cost: costRead,
  modifier: (modifier) => modifierRead(modifier, powerRead),
  triggered: triggeredRead,
};

function effectsRead(effects: readonly Effect[]): string {
  return effects.map((effect) => wordOf(effect).reads(effect, READER)).join('; then ');
}

function many(count: number | 'X'): string {
  return count === 1 ? 'one' : `${count}`;
}

function costRead(cost: Cost): string {
  const { resources, activate, flip, destroySelf, removeSelf, returnSelf, putDamage } = cost;
  const { destroy, discarded } = cost;
  const { destroyCount = 1, exhaust, exhaustCount = 1, remove, discard, concede } = cost;
  const parts = joined([
    resources !== undefined && `${resources} resource(s)`,
    activate === true && 'exhaust this card',
    flip === true && 'turn this hero face down',
    destroySelf === true && 'destroy this card',
    removeSelf === true && 'remove this card from the game',
    returnSelf === true && "put this card into its owner's hand",
    putDamage !== undefined && `put ${putDamage.amount} damage on ${selectorRead(putDamage.on)}`,
    destroy !== undefined && `destroy ${many(destroyCount)} of ${selectorRead(destroy)}`,
    exhaust !== undefined && `exhaust ${many(exhaustCount)} of ${selectorRead(exhaust)}`,
    remove !== undefined &&
      `remove ${remove.optional === true ? 'up to ' : ''}${many(remove.count)} of ${selectorRead(remove.of)} from the game`,
    discard !== undefined &&
      `discard ${discard}${discarded === undefined ? '' : ` (${conditionRead(discarded)})`}`,
    concede === true && 'concede the game',
  ]);
  return parts === '' ? 'nothing' : parts;
}

function targetsRead(targets: readonly Target[] | undefined): string {
  if (targets === undefined || targets.length === 0) return '';
  return `target ${listed(targets.map(targetRead))}; `;
}

/** What can be chosen as a target: `one of allies (it is exhausted)`. */
function targetRead({ of, where, upTo, count, divided }: Target): string {
  const most =
    divided === undefined
      ? (count ?? (upTo === undefined ? 'one' : `up to ${upTo}`))
      : `any number, to divide ${valueRead(divided)} among`;
  return `${most} of ${selectorRead(where === undefined ? of : { of, where })}`;
}

function triggeredRead({
  when,
  if: question,
  first,
  targets,
  do: effects,
}: TriggeredPower): string {
  const { on, subject, source, who, combat, dealtWith } = when;
  const event = joined([
    `at ${EVENTS[on]}${combat === true ? ' (combat)' : ''}`,
    subject !== undefined && `to what (${conditionRead(subject)})`,
    source !== undefined && `by what (${conditionRead(source)})`,
    dealtWith !== undefined && `with what (${conditionRead(dealtWith)})`,
    who !== undefined && (who === 'YOU' ? 'of you' : 'of an opponent'),
    first !== undefined &&
      `the first time in ${first === 'EACH_TURN' ? 'a turn' : 'a turn of yours'}`,
    question !== undefined && `if ${questionRead(question)}`,
  ]);
  return `${event}: ${targetsRead(targets)}${effectsRead(effects)}`;
}

function powerRead(power: Power): string {
  if ('when' in power) return triggeredRead(power);
  if ('continuous' in power)
    return `${power.trait === undefined ? '' : `under a hero with ${power.trait}: `}${modifierRead(power.continuous, powerRead)}`;
  const isQuest = 'completion' in power;
  const limits = joined([
    power.onYourTurn === true && 'on your turn',
    'oncePerTurn' in power && power.oncePerTurn === true && 'once per turn',
    power.if !== undefined && `if ${questionRead(power.if)}`,
  ]);
  const cost = costRead(isQuest ? power.completion : power.payment);
  const does = (power.modes ?? []).map(modeRead).join('; ');
  return `${isQuest ? 'to complete it' : 'to use it'}${limits === '' ? '' : ` (${limits})`} pay ${cost}: ${does || `${targetsRead(power.targets)}${effectsRead(power.do ?? [])}`}`;
}

function modeRead({ if: question, targets, do: effects }: Mode, i: number): string {
  const only = question === undefined ? '' : ` (only if ${questionRead(question)})`;
  return `Mode ${i + 1}${only}: ${targetsRead(targets)}${effectsRead(effects)}`;
}

function entersRead({ exhausted, counters }: NonNullable<CardDefinition['enters']>): string {
  return joined(
    [exhausted === true && 'exhausted', counters !== undefined && `with ${counters} counter(s)`],
    ' and ',
  );
}

export function cardRead(card: CardDefinition): string {
  const { keywords = [], additionalCost, alternateCost, attach, modes = [], play = [] } = card;
  const isAttached = attach !== undefined;
  const sentences = [
    keywords.length > 0 && `It has ${listed(keywords.map(plain))}.`,
    card.onlyIf !== undefined && `It can be played only if ${questionRead(card.onlyIf)}.`,
    card.costChange !== undefined && `Its cost changes by ${valueRead(card.costChange)}.`,
    additionalCost !== undefined && `To play it pay also: ${costRead(additionalCost)}.`,
    alternateCost !== undefined && `Instead of its cost: ${costRead(alternateCost)}.`,
    isAttached &&
      `It is attached to ${'targeted' in attach ? 'its target' : `one of ${selectorRead(attach.to)}`}.`,
    (play.length > 0 || (card.targets ?? []).length > 0) &&
      `As it resolves: ${targetsRead(card.targets)}${effectsRead(play)}.`,
    card.enters !== undefined && `It enters play ${entersRead(card.enters)}.`,
    ...modes.map((mode, i) => `${modeRead(mode, i)}.`),
    ...(card.powers ?? []).map((power) => `Power: ${powerRead(power)}.`),
  ];
  return joined(sentences, ' ').replaceAll('; .', '.');
}
