import { beginEffect } from '../../../common/trace-nodes.js';
import { shuffleDeck } from '../../rules/events/shuffle.js';
import { get, type HsRun, set } from '../../state/access.js';
import { Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';

export const sortDeckWord: EffectWord<'sortDeck'> = {
  says: 'the cards of a deck are put into the order of their `COST`, the highest on top; of equal ones the order stays',
  rules: ['HS-Z0'],
  example: { sortDeck: 'COST' },
  reads: ({ who }, read) => read.does(who, 'sort', 'the deck by Cost, the highest on top'),
  compile: (effect, compiler) => {
    compiler.eachPlayer(effect.who, (run, _frame, player) => sortByCost(run, player as 1 | 2));
  },
};

/** The top of a deck is the end of its list. */
function sortByCost(run: HsRun, player: 1 | 2): void {
  const s = run.state;
  const deck = s.deck[player];
  const node = beginEffect(run, 'Sort the deck', ['HS-Z0'], { text: 'the deck is sorted by Cost' });
  deck.sort((a, b) => get(s, a, Tag.COST) - get(s, b, Tag.COST));
  for (const [at, card] of deck.entries()) set(run, card, Tag.ZONE_POSITION, at + 1);
  run.end(node);
}

export const shuffleDeckWord: EffectWord<'shuffleDeck'> = {
  says: 'a deck comes into a random order; nothing answers that',
  rules: ['ZH-4.7-weasel-tunneler'],
  example: { shuffleDeck: true },
  reads: ({ who }, read) => read.does(who, 'shuffle', 'the deck'),
  compile: (effect, compiler) => {
    compiler.eachPlayer(effect.who, (run, _frame, player) => shuffleDeck(run, player as 1 | 2));
  },
};
