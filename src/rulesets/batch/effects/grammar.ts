import { z } from 'zod';
import { combinedForms, oneOf, wordsOf } from '../../common/grammar/choices.js';
import {
  CONDITION_WORDS,
  FACTIONS,
  GROUPS,
  KEYWORDS,
  ROLES,
  TRIGGER_KEYWORDS,
} from '../language/words.js';
import { EVENT_KINDS } from '../vocabulary/index.js';

/** Numbers of a card stay far from the bounds of 32 bits. */
const number = z.int().min(-9999).max(9999);
const byLevel = <T extends z.ZodType>(of: T) => z.union([of, z.array(of).min(1).max(9)]);
const numbers = byLevel(number);
const text = z.string().min(1).max(80);
const levels = z.array(z.int().min(1).max(9));
const faction = z.enum(FACTIONS);

const name = z.enum([...wordsOf(ROLES), ...wordsOf(GROUPS)]);
const condition: z.ZodType = z.lazy(() =>
  oneOf('condition', [
    z.enum(wordsOf(CONDITION_WORDS)),
    z.strictObject({ levelAtMost: numbers }),
    z.strictObject({ attackAtMost: numbers }),
    z.strictObject({ faction }),
    z.strictObject({ tribe: text }),
    z.strictObject({ handHolds: faction }),
    z.strictObject({ amountIs: numbers }),
    ...combinedForms(condition),
  ]),
);

/** Entities that nothing random is about. */
const selector = oneOf('selector', [
  name,
  z.strictObject({ of: name, where: condition.optional(), except: name.optional() }),
]);
const selectorOrRandom = oneOf('selector', [...selector.options, z.strictObject({ random: name })]);
const value = z.union([
  numbers,
  z.literal('EVENT_AMOUNT'),
  z.strictObject({ healthOf: selector }),
  z.strictObject({ randomFrom: z.tuple([numbers, numbers]) }),
]);
const lane = oneOf('lane', [
  z.enum(['RANDOM', 'OWN', 'CHOSEN', 'EACH_EMPTY']),
  z.strictObject({ lane: z.int().min(1).max(5) }),
]);

export function grammarOf(effects: z.ZodType) {
  const trigger = z
    .strictObject({
      keyword: z.enum(TRIGGER_KEYWORDS).optional(),
      faction: faction.optional(),
      on: z.enum(EVENT_KINDS as [string, ...string[]]).optional(),
      subject: condition.optional(),
      source: condition.optional(),
      self: condition.optional(),
      levels: levels.optional(),
      choose: z
        .strictObject({
          from: z.union([selector, z.literal('ADJACENT_EMPTY_LANES')]),
          may: z.literal(true).optional(),
        })
        .optional(),
      do: effects,
    })
    .refine(({ keyword, on }) => keyword !== undefined || on !== undefined, {
      message: 'a trigger has a `keyword` or says what it is `on`',
    })
    .refine(({ keyword, faction }) => (keyword === 'ALLIED') === (faction !== undefined), {
      message: 'a trigger with the keyword ALLIED says the `faction`, and no other does',
    });
  const keywords = z.strictObject(
    Object.fromEntries(KEYWORDS.map((word) => [word, numbers.optional()])),
  );
  const anyKeyword = z.enum([...KEYWORDS, ...TRIGGER_KEYWORDS]);
  return {
    text,
    texts: byLevel(text),
    number,
    numbers,
    level: z.int().min(1).max(9),
    levels,
    faction,
    condition,
    selector,
    selectorOrRandom,
    value,
    lane,
    yes: z.literal(true).optional(),
    thisTurn: z.literal('THIS_TURN'),
    spellLevel: byLevel(z.int().min(1).max(3)),
    anyKeyword,
    keywords,
    trigger,
    effects,
  };
}

export type Grammar = ReturnType<typeof grammarOf>;
