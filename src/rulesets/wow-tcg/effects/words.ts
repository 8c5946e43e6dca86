import { z } from 'zod';
import { oneOf } from '../../common/grammar/choices.js';
import { entryFor } from '../../common/grammar/table.js';
import type { Effect, Effects } from '../language/effects.js';
import { discard, draw, search } from './cards.js';
import { damage, heal } from './damage.js';
import type { EffectWord } from './effect-word.js';
import { flipCoin } from './flip-coin.js';
import { choose, forEach, ifDone, ifSo, may, note, roll } from './flow.js';
import { type Grammar, grammarOf } from './grammar.js';
import { LIST } from './limits.js';
import { lookAt } from './look-at.js';
import { extraTurn, lasting, later } from './modifiers.js';
import {
  destroy,
  moveAttachment,
  placeTopCard,
  putIntoPlay,
  removeFromGame,
  returnToHand,
  token,
} from './moves.js';
import { placeAsResource } from './place-as-resource.js';
import { putDamage } from './put-damage.js';
import { putIntoDeck } from './put-into-deck.js';
import { putIntoGraveyard } from './put-into-graveyard.js';
import { removeCounters } from './remove-counters.js';
import { removeDamage } from './remove-damage.js';
import { removeFromCombat } from './remove-from-combat.js';
import { secretNumbers } from './secret-numbers.js';
import { addCounters, exhaust, interrupt, ready, turnFaceDown } from './status.js';
import { topCards } from './top-cards.js';

/** Every effect word. One with a field named as another word stands before that. */
export const EFFECT_WORDS: { readonly [W in keyof Effects]: EffectWord<W> } = {
  putIntoPlay,
  damage,
  heal,
  destroy,
  returnToHand,
  putIntoDeck,
  putIntoGraveyard,
  removeFromGame,
  removeFromCombat,
  interrupt,
  exhaust,
  ready,
  turnFaceDown,
  addCounters,
  removeCounters,
  putDamage,
  removeDamage,
  token,
  placeTopCard,
  placeAsResource,
  moveAttachment,
  draw,
  discard,
  search,
  topCards,
  lookAt,
  choose,
  may,
  if: ifSo,
  ifDone,
  forEach,
  roll,
  flipCoin,
  secretNumbers,
  lasting,
  later,
  extraTurn,
  note,
};

export function wordOf(effect: Effect): EffectWord<keyof Effects> {
  const word = entryFor<unknown>(EFFECT_WORDS, effect);
  if (word === null) throw new RangeError(`no word for ${JSON.stringify(effect)}`);
  // the word that an effect is written with takes it
  return word as EffectWord<keyof Effects>;
}

const effect: z.ZodType = z.lazy(() => {
  const forms = Object.values(EFFECT_WORDS).map(({ form }) => form(GRAMMAR));
  return oneOf('effect', forms);
});

export const GRAMMAR: Grammar = grammarOf(z.array(effect).max(LIST));
