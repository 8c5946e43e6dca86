import { z } from 'zod';
import { combinedForms, oneOf } from '../../common/grammar/choices.js';
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

const name = z.enum([...ROLES, ...GROUPS]);
const condition: z.ZodType = z.lazy(() =>
  oneOf('condition', [
    z.enum(CONDITION_WORDS),
    z.strictObject({ levelAtMost: numbers }),
    z.strictObject({ attackAtMost: numbers }),
    z.strictObject({ faction: z.enum(FACTIONS) }),
    z.strictObject({ tribe: text }),
    z.strictObject({ handHolds: z.enum(FACTIONS) }),
    z.strictObject({ amountIs: numbers }),
    ...combinedForms(condition),
  ]),
);
const fixedSelector = oneOf('selector', [
  name,
  z.strictObject({ of: name, where: condition.optional(), except: name.optional() }),
]);
const selector = oneOf('selector', [...fixedSelector.options, z.strictObject({ random: name })]);
const value = z.union([
  numbers,
  z.literal('EVENT_AMOUNT'),
  z.strictObject({ healthOf: fixedSelector }),
  z.strictObject({ randomFrom: z.tuple([numbers, numbers]) }),
]);
const lane = oneOf('lane', [
  z.enum(['RANDOM', 'OWN', 'CHOSEN', 'EACH_EMPTY']),
  z.strictObject({ lane: z.int().min(1).max(5) }),
]);

const effect = oneOf('effect', [
  z.strictObject({
    damage: value,
    to: selector,
    from: fixedSelector.optional(),
    levels: z.array(z.int().min(1).max(9)).optional(),
  }),
  z.strictObject({ destroy: fixedSelector }),
  z.strictObject({ banish: fixedSelector }),
  z.strictObject({
    replace: fixedSelector,
    with: text,
    level: z.int().min(1).max(9).optional(),
  }),
  z.strictObject({
    boost: z.strictObject({ attack: numbers.optional(), health: numbers.optional() }),
    on: fixedSelector,
    times: z.union([numbers, z.literal('EVENT_AMOUNT')]).optional(),
    lasts: z.literal('THIS_TURN').optional(),
  }),
  z.strictObject({
    spawn: byLevel(text),
    level: z.int().min(1).max(9).optional(),
    lane,
    who: z.enum(['YOU', 'OPPONENT']).optional(),
    discardSelf: z.literal(true).optional(),
  }),
  z.strictObject({ moveToLaneOf: z.literal('EVENT_SUBJECT') }),
  z.strictObject({ become: text }),
  z.strictObject({
    grant: z.int().min(0).max(9),
    on: fixedSelector,
    lasts: z.union([z.literal('THIS_TURN'), z.strictObject({ uses: numbers })]).optional(),
  }),
  z.strictObject({ give: z.literal('AGGRESSIVE'), on: fixedSelector }),
  z.strictObject({ extraBattle: fixedSelector }),
  z.strictObject({ extraSpell: byLevel(z.int().min(1).max(3)) }),
  z.strictObject({ loseAbilities: fixedSelector }),
  z.strictObject({ negate: z.enum([...KEYWORDS, ...TRIGGER_KEYWORDS]), on: fixedSelector }),
  z.strictObject({ note: text }),
]);
const effects = z.array(effect).max(20);

const trigger = z
  .strictObject({
    keyword: z.enum(TRIGGER_KEYWORDS).optional(),
    faction: z.enum(FACTIONS).optional(),
    on: z.enum(EVENT_KINDS as [string, ...string[]]).optional(),
    subject: condition.optional(),
    source: condition.optional(),
    self: condition.optional(),
    levels: z.array(z.int().min(1).max(9)).optional(),
    choose: z
      .strictObject({
        from: z.union([fixedSelector, z.literal('ADJACENT_EMPTY_LANES')]),
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

/** How many cards a request may bring along. */
export const MAX_CUSTOM_CARDS = 40;

/** A card as a request may bring it along. */
export const CARD_SCHEMA = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'an id is written in small letters, digits and -'),
  name: text,
  type: z.enum(['CREATURE', 'SPELL']),
  faction: z.enum(FACTIONS).optional(),
  tribes: z.array(text).max(9).optional(),
  token: z.literal(true).optional(),
  levels: z.int().min(1).max(9).optional(),
  attack: numbers.optional(),
  health: numbers.optional(),
  keywords: keywords.optional(),
  overload: z.literal(true).optional(),
  free: z.array(z.int().min(1).max(9)).optional(),
  target: fixedSelector.optional(),
  play: effects.optional(),
  activate: effects.optional(),
  triggers: z.array(trigger).max(20).optional(),
  grants: z.array(trigger).max(9).optional(),
  while: z
    .array(z.union([z.literal('ATTACK_IS_HEALTH'), z.strictObject({ adjacentAttack: numbers })]))
    .max(9)
    .optional(),
});
