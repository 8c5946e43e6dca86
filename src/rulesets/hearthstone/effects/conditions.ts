import { entryFor } from '../../common/grammar/table.js';
import type { Condition, ConditionForms, ConditionWords } from '../language/conditions.js';
import type { ConditionTest } from '../state/model.js';
import type { Compiler } from './compiling.js';
import type { Attribute, ConditionForm, ConditionWord, Pair } from './condition-word.js';
import { CARD_CONDITION_FORMS, CARD_CONDITION_WORDS } from './conditions/cards.js';
import { GAME_CONDITION_FORMS, GAME_CONDITION_WORDS } from './conditions/game.js';
import { IDENTITY_CONDITION_FORMS, IDENTITY_CONDITION_WORDS } from './conditions/identity.js';
import { LOGIC_CONDITION_FORMS } from './conditions/logic.js';
import { NUMBER_CONDITION_FORMS } from './conditions/numbers.js';
import { STATE_CONDITION_FORMS, STATE_CONDITION_WORDS } from './conditions/state.js';
import type { Reader } from './reader.js';

/** Every condition that is one word. One that is missing here does not compile. */
export const CONDITION_WORDS: Readonly<Record<keyof ConditionWords, ConditionWord>> = {
  ...CARD_CONDITION_WORDS,
  ...IDENTITY_CONDITION_WORDS,
  ...STATE_CONDITION_WORDS,
  ...GAME_CONDITION_WORDS,
};

export const CONDITION_FORMS: { readonly [W in keyof ConditionForms]: ConditionForm<W> } = {
  ...CARD_CONDITION_FORMS,
  ...IDENTITY_CONDITION_FORMS,
  ...STATE_CONDITION_FORMS,
  ...LOGIC_CONDITION_FORMS,
  ...NUMBER_CONDITION_FORMS,
  ...GAME_CONDITION_FORMS,
};

export function conditionForm(
  condition: ConditionForms[keyof ConditionForms],
): ConditionForm<never> {
  return entryFor<unknown>(CONDITION_FORMS, condition) as ConditionForm<never>;
}

export function compileCondition(condition: Condition, compiler: Compiler): ConditionTest {
  return typeof condition === 'string'
    ? CONDITION_WORDS[condition].test
    : conditionForm(condition).compile(condition as never, compiler);
}

/** What somebody else does, as it is said of you. */
const OF_YOU: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  does: 'do',
  was: 'were',
  carries: 'carry',
};

/** A condition as a clause, as it is when it holds, or when it does not. */
export function clauseOf(condition: Condition, read: Reader, holds: boolean): string {
  const pair: Pair =
    typeof condition === 'string'
      ? CONDITION_WORDS[condition].clauses
      : conditionForm(condition).clauses(condition as never, read);
  const clause = pair[holds ? 0 : 1].replaceAll(/\{(it|self|your|its|host)\}/g, (_, word) =>
    word === 'it' ? read.it : read.voice[word as 'self' | 'your' | 'its' | 'host'],
  );
  return clause.replaceAll(
    /\byou (is|has|does|was|carries)\b/g,
    (_, verb) => `you ${OF_YOU[verb]}`,
  );
}

/** What a condition adds to a noun; null when it has to be said in a clause. */
export function attributeOf(condition: Condition, read: Reader): Attribute | null {
  return typeof condition === 'string'
    ? (CONDITION_WORDS[condition].describes ?? null)
    : (conditionForm(condition).describes?.(condition as never, read) ?? null);
}
