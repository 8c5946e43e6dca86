import type { Selection } from '../../state/model.js';
import type { State } from '../../state/state.js';
import { followed } from '../noun.js';
import { lower } from '../reader.js';
import type { SelectorForm } from '../selector-word.js';
import { reader } from '../values/tags.js';

const highest: SelectorForm<'highest'> = {
  says: 'those `among` others with the highest tag, `ATTACK` or `HEALTH_LEFT`; several if they have as much',
  example: { highest: 'ATTACK', among: 'FRIENDLY_MINIONS' },
  noun: (selector, read) =>
    followed(read.noun(selector.among), `with the highest ${lower(selector.highest)}`),
  compile: (selector, compiler) =>
    extreme(compiler.selection(selector.among), reader(selector.highest), Math.max),
};

const lowest: SelectorForm<'lowest'> = {
  says: 'those with the lowest; several if they have as little',
  example: { lowest: 'COST', among: 'FRIENDLY_HAND' },
  noun: (selector, read) =>
    followed(read.noun(selector.among), `with the lowest ${lower(selector.lowest)}`),
  compile: (selector, compiler) =>
    extreme(compiler.selection(selector.among), reader(selector.lowest), Math.min),
};

function extreme(
  of: Selection,
  read: (s: State, e: number) => number,
  best: typeof Math.max | typeof Math.min,
): Selection {
  return (s, scope) => {
    const members = of(s, scope);
    const bound = best(...members.map((e) => read(s, e)));
    return members.filter((e) => read(s, e) === bound);
  };
}

export const RANKED_SELECTOR_FORMS = { highest, lowest };
