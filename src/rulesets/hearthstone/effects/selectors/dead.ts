import type { Deaths } from '../../language/words.js';
import { compileDeaths } from '../deaths/records.js';
import { known } from '../noun.js';
import type { SelectorForm } from '../selector-word.js';

declare module '../../language/selectors.js' {
  interface SelectorForms {
    /** Deaths on record, the oldest first: each stands for the card of what died (HS-DEC4). */
    dead: { readonly dead: Deaths };
  }
}

const dead: SelectorForm<'dead'> = {
  form: (grammar) => ({ dead: grammar.deaths }),
  says: 'deaths on record, the first one first: each stands for the card of what died',
  rules: ['HS-DEC4'],
  example: { dead: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION' } } },
  noun: (selector, read) => known(`each ${read.deaths(selector.dead)}`),
  compile: (selector) => compileDeaths(selector.dead),
};

export const DEAD_SELECTOR_FORMS = { dead };
