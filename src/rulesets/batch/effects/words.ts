import { z } from 'zod';
import { oneOf } from '../../common/grammar/choices.js';
import { entryFor } from '../../common/grammar/table.js';
import type { Effect, Effects } from '../language/effects.js';
import { banish, boost, damage, destroy } from './damage.js';
import type { EffectWord } from './effect-word.js';
import { type Grammar, grammarOf } from './grammar.js';
import { give, grant, loseAbilities, negate } from './keywords.js';
import { become, moveToLaneOf, replace, spawn } from './lanes.js';
import { extraBattle, extraSpell, note } from './players.js';

/** Every effect word. A new one is written beside its like and listed here. */
export const EFFECT_WORDS: { readonly [W in keyof Effects]: EffectWord<W> } = {
  damage,
  boost,
  destroy,
  banish,
  spawn,
  replace,
  become,
  moveToLaneOf,
  grant,
  give,
  negate,
  loseAbilities,
  extraBattle,
  extraSpell,
  note,
};

export function wordOf(effect: Effect): EffectWord<keyof Effects> {
  const word = entryFor<unknown>(EFFECT_WORDS, effect);
  if (word === null) throw new RangeError(`no word for ${JSON.stringify(effect)}`);
  // the word that an effect is written with takes it
  return word as EffectWord<keyof Effects>;
}

const forms: z.ZodType = z.lazy(() =>
  oneOf(
    'effect',
    Object.values(EFFECT_WORDS).map(({ form }) => form(GRAMMAR)),
  ),
);

export const GRAMMAR: Grammar = grammarOf(z.array(forms).max(20));
