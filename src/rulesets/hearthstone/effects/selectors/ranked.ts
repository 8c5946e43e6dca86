import { followed } from '../noun.js';
import { lower } from '../reader.js';
import type { SelectorForm } from '../selector-word.js';
import { READABLE, type Readable, reader } from '../values/tags.js';

/** Selections by a number of the members. */
declare module '../../language/selectors.js' {
  interface SelectorForms {
    /** Those of which none of the others has more. */
    highest: { readonly highest: Selector; readonly by: Readable };
  }
}

const highest: SelectorForm<'highest'> = {
  form: ({ selector, word }) => ({ highest: selector, by: word(...READABLE) }),
  says: 'those with the highest of a number, or of `ATTACK` or `HEALTH_LEFT`; several if they have as much',
  example: { highest: 'FRIENDLY_MINIONS', by: 'ATTACK' },
  noun: (selector, read) =>
    followed(read.noun(selector.highest), `with the highest ${lower(selector.by)}`),
  compile: (selector, compiler) => {
    const of = compiler.selection(selector.highest);
    const read = reader(selector.by);
    return (s, scope) => {
      const members = of(s, scope);
      const most = members.reduce((so, e) => Math.max(so, read(s, e)), -Infinity);
      return members.filter((e) => read(s, e) === most);
    };
  },
};

export const RANKED_SELECTOR_FORMS = { highest };
