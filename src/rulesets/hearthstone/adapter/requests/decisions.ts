import type { Decision } from '../../../../kernel/index.js';
import { NamedOptions } from '../../../common/decisions.js';
import type { State } from '../../state/state.js';
import { cardIndexOf, numbersNamed } from '../names/card-index.js';
import { nameIn, REFERENCES } from '../names/references.js';

export const DECISIONS = new NamedOptions<State, number>({
  references: REFERENCES,
  cards: {
    at: ({ state, names }, index) => {
      const card = state.pool.at(index)!;
      return { id: card.id, name: nameIn(names, card) };
    },
    named: (s, text) => numbersNamed(cardIndexOf(s.pool), text),
  },
  told: (decision, index) =>
    decision.of === 'position'
      ? { pick: decision.options[index]!, text: placeText(decision, index) }
      : null,
});

/** A place between the cards of a deck; the options are all of them, from the bottom. */
function placeText({ options }: Decision, index: number): string {
  if (index === 0) return 'the bottom';
  return index === options.length - 1 ? 'the top' : `${options[index]} from the bottom`;
}
