import { byLevelRead, conditionRead, plain, selectorRead } from '../effects/reading/phrases.js';
import { wordOf } from '../effects/words.js';
import type { CardDefinition, While } from '../language/card.js';
import type { Effect } from '../language/effects.js';
import type { Condition, Trigger } from '../language/words.js';
import { EVENTS } from '../vocabulary/index.js';

export function cardRead(card: CardDefinition): string {
  const { keywords = {}, overload, free, target, play, activate, triggers = [] } = card;
  const aimed = target === undefined ? '' : ` at ${selectorRead(target)}`;
  const sentences = [
    ...Object.entries(keywords).map(([word, value]) => `It has ${word} ${byLevelRead(value)}.`),
    ...(overload === true ? ['It is removed from the game after it was played.'] : []),
    ...(free === undefined ? [] : [`Level ${free.join(', ')} takes no play.`]),
    ...(play === undefined ? [] : [`Played${aimed}: ${effectsRead(play)}.`]),
    ...(activate === undefined ? [] : [`Activate${aimed}: ${effectsRead(activate)}.`]),
    ...triggers.map((trigger) => `${triggerRead(trigger)}.`),
    ...(card.while ?? []).map((ongoing) => `${whileRead(ongoing)}.`),
    ...(card.grants ?? []).map((trigger, i) => `Trigger ${i + 1}: ${triggerRead(trigger)}.`),
  ];
  return sentences.join(' ');
}

function effectsRead(effects: readonly Effect[]): string {
  return effects.map((effect) => wordOf(effect).reads(effect)).join('; then ');
}

function triggerRead(trigger: Trigger): string {
  const { keyword, faction, on, subject, source, self, levels, choose } = trigger;
  const moment = [
    ...(keyword === undefined ? [] : [plain(keyword)]),
    ...(faction === undefined ? [] : [plain(faction)]),
    ...(on === undefined ? [] : [`at ${EVENTS[on]}`]),
  ].join(' ');
  const asked = (what: string, condition: Condition | undefined): readonly string[] =>
    condition === undefined ? [] : [`${what}: ${conditionRead(condition)}`];
  const conditions = [
    ...asked('what it happens to', subject),
    ...asked('what does it', source),
    ...asked('this', self),
    ...(levels === undefined ? [] : [`level ${levels.join(', ')}`]),
  ].join('; ');
  const which = conditions === '' ? '' : ` (${conditions})`;
  return `${moment}${which}: ${choiceRead(choose)}${effectsRead(trigger.do)}`;
}

function choiceRead(choose: Trigger['choose']): string {
  if (choose === undefined) return '';
  const { from, may } = choose;
  const what = from === 'ADJACENT_EMPTY_LANES' ? 'adjacent empty lanes' : selectorRead(from);
  return `you ${may === true ? 'may ' : ''}choose one of ${what}; `;
}

/** What goes on as long as the creature is there. */
function whileRead(ongoing: While): string {
  if (ongoing === 'ATTACK_IS_HEALTH') return 'Its attack is its health';
  return `Adjacent creatures have ${byLevelRead(ongoing.adjacentAttack)} more attack`;
}
