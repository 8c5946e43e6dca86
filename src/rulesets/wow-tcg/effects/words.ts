import { z } from 'zod';
import { oneOf } from '../../common/grammar/choices.js';
import { entryFor } from '../../common/grammar/table.js';
import type { Effect, Effects } from '../language/effects.js';
import { discard } from './cards/discard.js';
import { draw } from './cards/draw.js';
import { search } from './cards/search.js';
import { damage } from './damage/damage.js';
import { heal } from './damage/heal.js';
import type { EffectWord } from './effect-word.js';
import { choose } from './flow/choose.js';
import { forEach } from './flow/for-each.js';
import { ifSo } from './flow/if.js';
import { ifDone } from './flow/if-done.js';
import { may } from './flow/may.js';
import { note } from './flow/note.js';
import { roll } from './flow/roll.js';
import { type Grammar, grammarOf } from './grammar.js';
import { LIST } from './limits.js';
import { extraTurn } from './modifiers/extra-turn.js';
import { lasting } from './modifiers/lasting.js';
import { later } from './modifiers/later.js';
import { addCounters } from './play/add-counters.js';
import { destroy } from './play/destroy.js';
import { exhaust } from './play/exhaust.js';
import { interrupt } from './play/interrupt.js';
import { moveAttachment } from './play/move-attachment.js';
import { placeTopCard } from './play/place-top-card.js';
import { putIntoPlay } from './play/put-into-play.js';
import { ready } from './play/ready.js';
import { removeFromGame } from './play/remove-from-game.js';
import { returnToHand } from './play/return-to-hand.js';
import { token } from './play/token.js';
import { turnFaceDown } from './play/turn-face-down.js';

/** Every effect word. One with a field named as another word stands before that. */
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
