import { followed } from '../noun.js';
import { lower } from '../reader.js';
import type { SelectorForm } from '../selector-word.js';
import { READABLE, type Readable, reader } from '../values/tags.js';

/** Selections by a number of the members. */
declare module '../../language/selectors.js' {
  interface SelectorForms {
    /** Those of which none of the others has more. */
    highest: { readonly highest: Readable; readonly among: Selector };
  }
}

const highest: SelectorForm<'highest'> = {
  form: ({ selector, word }) => ({ highest: word(...READABLE), among: selector }),
  says: 'those `among` others with the highest tag, `ATTACK` or `HEALTH_LEFT`; several if they have as much',
  example: { highest: 'ATTACK', among: 'FRIENDLY_MINIONS' },
  noun: (selector, read) =>
    followed(read.noun(selector.among), `with the highest ${lower(selector.highest)}`),
  compile: (selector, compiler) => {
    const of = compiler.selection(selector.among);
    const read = reader(selector.highest);
    return (s, scope) => {
      const members = of(s, scope);
      const most = members.reduce((so, e) => Math.max(so, read(s, e)), -Infinity);
      return members.filter((e) => read(s, e) === most);
    };
  },
};

export const RANKED_SELECTOR_FORMS = { highest };
