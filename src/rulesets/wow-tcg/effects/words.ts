import { z } from 'zod';
import { oneOf } from '../../common/grammar/choices.js';
import type { Effect, Effects } from '../language/effects.js';
import { discard, draw, search } from './cards/hand.js';
import { damage } from './damage/damage.js';
import { heal } from './damage/heal.js';
import type { EffectWord } from './effect-word.js';
import { choose, forEach, ifDone, ifSo, may, roll } from './flow/choices.js';
import { type Grammar, grammarOf } from './grammar.js';
import { LIST } from './limits.js';
import { lasting, later } from './modifiers/lasting.js';
import { extraTurn, note } from './modifiers/others.js';
import { moveAttachment, placeTopCard, putIntoPlay, token } from './play/entering.js';
import { destroy, interrupt, removeFromGame, returnToHand } from './play/leaving.js';
import { addCounters, exhaust, ready, turnFaceDown } from './play/status.js';

/**
 * Every effect word. A new one is written beside its like and listed here; one that has a field named as another word
 * stands before that.
 */
export const EFFECT_WORDS: { readonly [W in keyof Effects]: EffectWord<W> } = {
  putIntoPlay,
  damage,
  heal,
  destroy,
  returnToHand,
  removeFromGame,
  interrupt,
  exhaust,
  ready,
  turnFaceDown,
  addCounters,
  token,
  placeTopCard,
  moveAttachment,
  draw,
  discard,
  search,
  choose,
  may,
  if: ifSo,
  ifDone,
  forEach,
  roll,
  lasting,
  later,
  extraTurn,
  note,
};

const NAMES = Object.keys(EFFECT_WORDS) as readonly (keyof Effects)[];

/** The name of an effect's word: the first of the table that it has. */
export function wordNameOf(effect: Effect): keyof Effects {
  const name = NAMES.find((word) => word in effect);
  if (name === undefined) throw new RangeError(`no word for ${JSON.stringify(effect)}`);
  return name;
}

/** The word of an effect. */
export function wordOf(effect: Effect): EffectWord<keyof Effects> {
  // the word that an effect is written with takes it
  return EFFECT_WORDS[wordNameOf(effect)] as EffectWord<keyof Effects>;
}

const effect: z.ZodType = z.lazy(() => {
  const forms = Object.values(EFFECT_WORDS).map(({ form }) => form(GRAMMAR));
  return oneOf('effect', forms);
});

/** The forms of the card language. */
export const GRAMMAR: Grammar = grammarOf(z.array(effect).max(LIST));
