import { entryFor } from '../../common/grammar/table.js';
import type { Value, ValueForms, ValueWords } from '../language/values.js';
import type { Measure } from '../state/model.js';
import type { Compiler } from './compiling.js';
import type { Reader } from './reader.js';
import type { ValueForm, ValueWord } from './value-word.js';
import { ARITHMETIC_VALUE_FORMS } from './values/arithmetic.js';
import { COUNTED_VALUE_FORMS, COUNTED_VALUE_WORDS } from './values/counted.js';

/** Every value that is one word. One that is missing here does not compile. */
export const VALUE_WORDS: Readonly<Record<keyof ValueWords, ValueWord>> = COUNTED_VALUE_WORDS;

export const VALUE_FORMS: { readonly [W in keyof ValueForms]: ValueForm<W> } = {
  ...COUNTED_VALUE_FORMS,
  ...ARITHMETIC_VALUE_FORMS,
};

function formOf(value: ValueForms[keyof ValueForms]): ValueForm<never> {
  return entryFor<unknown>(VALUE_FORMS, value) as ValueForm<never>;
}

export function compileValue(value: Value, compiler: Compiler): Measure {
  if (typeof value === 'number') return () => value;
  if (typeof value === 'string') return VALUE_WORDS[value].measure;
  return formOf(value).compile(value as never, compiler);
}

/** A value as a phrase; one that is made of others stands in brackets. */
export function amountOf(value: Value, read: Reader): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return VALUE_WORDS[value].amount;
  const form = formOf(value);
  const text = form.amount(value as never, read);
  return form.isJoined === true ? `(${text})` : text;
}
