import { wordNameOf } from '../../effects/words.js';
import type {
  CardDefinition,
  Cost,
  Lasting,
  Modifier,
  Power,
  Target,
  TriggeredPower,
} from '../../language/card.js';
import type { Effect, Effects } from '../../language/effects.js';
import type { PacketFilter } from '../../language/words.js';
import { type Duration, EVENTS } from '../../vocabulary/index.js';
import {
  conditionRead,
  doing,
  listed,
  plain,
  questionRead,
  roleRead,
  selectorRead,
  valueRead,
  whoRead,
} from './phrases.js';

const UNTIL: Readonly<Record<Duration, string>> = {
  GAME: 'until the game ends',
  THIS_TURN: 'this turn',
  THIS_COMBAT: 'this combat',
  WHILE_SOURCE_EXHAUSTED: 'while this card remains exhausted',
  NEXT_READY_STEP: 'until the next Ready step is over',
  ONCE: 'once',
};

function lastingRead({ lasting, on, until = 'GAME', for: whose }: Lasting): string {
  const whom = on === undefined ? '' : `, made for ${selectorRead(on)}`;
  const owner = whose === undefined ? '' : `, controlled by ${whoRead(whose)}`;
  return `${modifierRead(lasting)}${whom}${owner} (${UNTIL[until]})`;
}

type Reads = { readonly [W in keyof Effects]: (effect: Effects[W]) => string };

/** What each word does, in English. */
const READS: Reads = {
  putIntoPlay: ({ putIntoPlay, exhausted, damage }) =>
    `put ${selectorRead(putIntoPlay)} into play${exhausted === true ? ' exhausted' : ''}${damage === undefined ? '' : ` with ${valueRead(damage)} damage`}`,
  damage: ({ damage, to, type, from = 'YOUR_HERO', unpreventable }) =>
    `${selectorRead(from)} deals ${valueRead(damage)} ${unpreventable === true ? 'unpreventable ' : ''}${type === undefined ? '' : `${plain(type)} `}damage to ${selectorRead(to)}`,
  heal: ({ heal, to, from = 'YOUR_HERO' }) =>
    `${selectorRead(from)} heals ${valueRead(heal)} damage from ${selectorRead(to)}`,
  destroy: ({ destroy }) => `destroy ${selectorRead(destroy)}`,
  returnToHand: ({ returnToHand }) => `return ${selectorRead(returnToHand)} to the owners' hands`,
  removeFromGame: ({ removeFromGame }) => `remove ${selectorRead(removeFromGame)} from the game`,
  interrupt: ({ interrupt }) => `interrupt ${selectorRead(interrupt)}`,
  exhaust: ({ exhaust }) => `exhaust ${selectorRead(exhaust)}`,
  ready: ({ ready }) => `ready ${selectorRead(ready)}`,
  turnFaceDown: ({ turnFaceDown }) => `turn ${selectorRead(turnFaceDown)} face down`,
  addCounters: ({ addCounters, on }) =>
    `put ${valueRead(addCounters)} counter(s) on ${selectorRead(on)}`,
  token: ({ token, who }) => `${doing(who, 'put')} a token "${token}" into play`,
  placeTopCard: ({ who }) =>
    `${doing(who, 'put')} the top card of the deck into the resource row, face down and exhausted`,
  moveAttachment: ({ moveAttachment }) => `attach ${selectorRead(moveAttachment)} to another card`,
  draw: ({ draw, who }) => `${doing(who, 'draw')} ${valueRead(draw)}`,
  discard: ({ discard, who }) => `${doing(who, 'discard')} ${valueRead(discard)}`,
  search: ({ search, who, save }) =>
    `${doing(who, 'search')} for one of ${selectorRead(search)} ("${save}") and shuffles`,
  choose: ({ choose, save, by, upTo }) =>
    `${doing(by, 'choose')} ${upTo === undefined ? 'one' : `up to ${valueRead(upTo)}`} of ${selectorRead(choose)} ("${save}")`,
  may: ({ may, who, cost, if: question, otherwise }) =>
    `${whoRead(who)} may${cost === undefined ? '' : ` pay (${costRead(cost)})`}${question === undefined ? '' : ` if ${questionRead(question)}`}: ${effectsRead(may) || 'nothing more'}${otherwise === undefined ? '' : `; otherwise ${effectsRead(otherwise)}`}`,
  if: (effect) =>
    `if ${questionRead(effect.if)}, ${effectsRead(effect.then)}${effect.else === undefined ? '' : `; otherwise ${effectsRead(effect.else)}`}`,
  ifDone: ({ ifDone }) => `if it was done, ${effectsRead(ifDone)}`,
  forEach: ({ forEach, do: effects }) =>
    `for each of ${selectorRead(forEach)}: ${effectsRead(effects)}`,
  roll: ({ roll }) =>
    `roll a die: ${listed(roll.map(({ upTo, do: effects }) => `up to ${upTo}, ${effectsRead(effects)}`))}`,
  lasting: lastingRead,
  later: ({ later, until = 'ONCE', about }) => {
    const named =
      about === undefined
        ? ''
        : ` about ${typeof about === 'string' ? roleRead(about) : `"${about.saved}"`}`;
    return `later${named} (${UNTIL[until]}): ${triggeredRead(later)}`;
  },
  extraTurn: ({ extraTurn }) => `${doing(extraTurn, 'take')} an extra turn after this one`,
  note: ({ note }) => `note "${note}"`,
};

/** What an effect does, in English. */
function effectRead(effect: Effect): string {
  // the word that an effect is written with reads it
  const read = READS[wordNameOf(effect)] as (effect: Effect) => string;
  return read(effect);
}

/** What a list of effects does, one after the other. */
function effectsRead(effects: readonly Effect[]): string {
  return effects.map(effectRead).join('; then ');
}

type Part = string | false | undefined;

function joined(parts: readonly Part[], by = ', '): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(by);
}

/** What has to be paid. */
function costRead(cost: Cost): string {
  const { resources, activate, flip, destroySelf, removeSelf, putDamage, destroy } = cost;
  const { exhaust, discard, concede } = cost;
  const parts = joined([
    resources !== undefined && `${resources} resource(s)`,
    activate === true && 'exhaust this card',
    flip === true && 'turn this hero face down',
    destroySelf === true && 'destroy this card',
    removeSelf === true && 'remove this card from the game',
    putDamage !== undefined &&
      `put ${putDamage.amount} damage on ${putDamage.on === 'SELF' ? 'this card' : 'your hero'}`,
    destroy !== undefined && `destroy one of ${selectorRead(destroy)}`,
    exhaust !== undefined && `exhaust one of ${selectorRead(exhaust)}`,
    discard !== undefined && `discard ${discard}`,
    concede === true && 'concede the game',
  ]);
  return parts === '' ? 'nothing' : parts;
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

/** What a modifier changes, and for whom. */
function modifierRead(modifier: Modifier): string {
  const { to, while: gate, atk, health, keywords, tags, losePowers, power, cannot } = modifier;
  const { replaceDamage, unpreventable, prevent } = modifier;
  const changes = joined([
    atk !== undefined && `+(${valueRead(atk)}) ATK`,
    health !== undefined && `+(${valueRead(health)}) health`,
    keywords !== undefined && `has ${listed(keywords.map(plain))}`,
    tags !== undefined && `is a ${listed(tags)}`,
    losePowers === true && 'loses all powers',
    power !== undefined && `has the power [${powerRead(power)}]`,
    cannot !== undefined && `can't ${listed(cannot.map(plain), 'or')}`,
    modifier.mustAttack === true && 'must attack if able',
    modifier.attackOnly !== undefined &&
      `can attack only ${selectorRead(modifier.attackOnly)} if able`,
    modifier.attackCost !== undefined &&
      `can't attack what (${conditionRead(modifier.attackCost.against)}) unless ${modifier.attackCost.resources} is paid`,
    modifier.control === true && 'is controlled by you',
    modifier.handSize !== undefined && `maximum hand size +(${modifier.handSize})`,
    modifier.nextStrike !== undefined && `the next strike costs +(${modifier.nextStrike.costs})`,
    modifier.mayStayExhausted === true && 'need not ready in the Ready step',
    replaceDamage !== undefined &&
      `${packetsRead(replaceDamage)} is dealt times ${replaceDamage.times ?? 1} plus ${replaceDamage.add ?? 0} instead`,
    unpreventable !== undefined && `${packetsRead(unpreventable)} can't be prevented`,
    prevent !== undefined &&
      `prevents ${prevent.amount === 'ALL' ? 'all' : valueRead(prevent.amount)} ${packetsRead(prevent)}, dealt ${prevent.dealt === undefined ? 'to it' : `${plain(prevent.dealt)} it`}`,
    modifier.insteadOfDrawing !== undefined &&
      `instead of drawing, one of ${selectorRead(modifier.insteadOfDrawing)} is put into the hand`,
    modifier.removedInsteadOfGraveyard !== undefined &&
      `is removed from the game instead of put into a graveyard if ${conditionRead(modifier.removedInsteadOfGraveyard)}`,
  ]);
  const whom = to === undefined ? '' : `${selectorRead(to)}: `;
  return `${whom}${changes}${gate === undefined ? '' : ` while ${conditionRead(gate)}`}`;
}

function targetsRead(targets: readonly Target[] | undefined): string {
  if (targets === undefined || targets.length === 0) return '';
  const each = targets.map(({ of, where, upTo }) => {
    const many = upTo === undefined ? 'one' : `up to ${upTo}`;
    return `${many} of ${selectorRead(where === undefined ? of : { of, where })}`;
  });
  return `target ${listed(each)}; `;
}

/** When a power triggers, and what its effect does. */
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

/** A power, in English. */
function powerRead(power: Power): string {
  if ('when' in power) return triggeredRead(power);
  if ('continuous' in power)
    return `${power.trait === undefined ? '' : `under a hero with ${power.trait}: `}${modifierRead(power.continuous)}`;
  const isQuest = 'completion' in power;
  const limits = joined([
    power.onYourTurn === true && 'on your turn',
    'oncePerTurn' in power && power.oncePerTurn === true && 'once per turn',
  ]);
  const cost = costRead(isQuest ? power.completion : power.payment);
  return `${isQuest ? 'to complete it' : 'to use it'}${limits === '' ? '' : ` (${limits})`} pay ${cost}: ${targetsRead(power.targets)}${effectsRead(power.do)}`;
}

/** What a card does, a sentence for each thing; empty for a card on which only numbers are printed. */
export function cardRead(card: CardDefinition): string {
  const { keywords = [], additionalCost, alternateCost, attach, modes = [], play = [] } = card;
  const isAttached = attach !== undefined;
  const sentences = [
    keywords.length > 0 && `It has ${listed(keywords.map(plain))}.`,
    additionalCost !== undefined && `To play it pay also: ${costRead(additionalCost)}.`,
    alternateCost !== undefined && `Instead of its cost: ${costRead(alternateCost)}.`,
    isAttached &&
      `It is attached to ${'targeted' in attach ? 'its target' : `one of ${selectorRead(attach.to)}`}.`,
    (play.length > 0 || (card.targets ?? []).length > 0) &&
      `As it resolves: ${targetsRead(card.targets)}${effectsRead(play)}.`,
    ...modes.map(
      (mode, i) => `Mode ${i + 1}: ${targetsRead(mode.targets)}${effectsRead(mode.do)}.`,
    ),
    ...(card.powers ?? []).map((power) => `Power: ${powerRead(power)}.`),
  ];
  return joined(sentences, ' ').replaceAll('; .', '.');
}
