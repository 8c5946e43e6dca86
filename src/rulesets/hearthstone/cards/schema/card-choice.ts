import { z } from 'zod';
import { count32, exactly, int32, listOf, oneOf, text } from '../../../common/grammar/choices.js';
import { SIDES } from '../../language/players.js';
import type { CardChoice, CardFilter, CardRange, Deaths } from '../../language/words.js';
import { KEYWORDS, RACES, SPELL_SCHOOLS } from '../../vocabulary/index.js';
import type { Parts } from './words.js';

const ENTITIES_WITH_COST = ['SELF', 'TARGET', 'IT', 'EVENT_SUBJECT'] as const;

type Filter = Extract<CardChoice, { readonly pool: unknown }>['pool'];

const facts = {
  type: text.exactOptional(),
  race: z.enum(RACES).exactOptional(),
  school: z.enum(SPELL_SCHOOLS).exactOptional(),
  class: text.exactOptional(),
  cost: count32.exactOptional(),
  rarity: text.exactOptional(),
  set: text.exactOptional(),
  secret: z.boolean().exactOptional(),
  deathrattle: z.boolean().exactOptional(),
  battlecry: z.boolean().exactOptional(),
  overload: z.boolean().exactOptional(),
  outcast: z.boolean().exactOptional(),
  combo: z.boolean().exactOptional(),
  chooseOne: z.boolean().exactOptional(),
  severalClasses: z.boolean().exactOptional(),
  costAtLeast: count32.exactOptional(),
  costAtMost: count32.exactOptional(),
  attackAtLeast: count32.exactOptional(),
  named: text.exactOptional(),
  keyword: z.enum(KEYWORDS).exactOptional(),
};

/** A pool, whose cost can be counted from that of an entity or from a value. */
const filter = ({ selector, value }: Parts) =>
  z.strictObject({
    ...facts,
    costOf: oneOf('entity or value', [z.enum(ENTITIES_WITH_COST), value]).exactOptional(),
    classOf: z.enum(['FRIENDLY_HERO', 'ENEMY_HERO', 'FRIENDLY_HERO_POWER']).exactOptional(),
    withoutClass: z.enum(['NEUTRAL', 'ANY_CLASS']).exactOptional(),
    cardWithoutClass: text.exactOptional(),
    orNeutral: z.boolean().exactOptional(),
    except: selector.exactOptional(),
    anyClass: z.boolean().exactOptional(),
    otherClassThan: z.enum(['FRIENDLY_HERO', 'EVENT_SUBJECT']).exactOptional(),
    plus: int32.exactOptional(),
    notOnBoard: z.boolean().exactOptional(),
    nearest: z.enum(['ANY', 'NOT_BELOW', 'OR_ITSELF']).exactOptional(),
  });

export const deathsSchema = exactly<Deaths>()(
  z.strictObject({
    died: z.enum(['THIS_TURN', 'THIS_GAME']),
    side: z.enum(SIDES).exactOptional(),
    like: exactly<CardFilter>()(z.strictObject(facts)).exactOptional(),
  }),
);

/** Several cards to draw from, each form named by its first field. */
function several(parts: Parts) {
  const { selector, value } = parts;
  return [
    z.strictObject({ pool: exactly<Filter>()(filter(parts)) }),
    z.strictObject({
      oneOf: listOf(text),
      notOnBoard: z.boolean().exactOptional(),
      at: value.exactOptional(),
      except: selector.exactOptional(),
    }),
    z.strictObject({ cardsOf: selector }),
    deathsSchema,
  ] as const;
}

export function rangeSchema(parts: Parts): z.ZodType<CardRange> {
  return exactly<CardRange>()(oneOf('choice of cards', several(parts)));
}

export function choiceSchema(parts: Parts): z.ZodType<CardChoice> {
  const schema = oneOf('choice of a card', [
    text,
    ...several(parts),
    z.strictObject({ cardOf: parts.selector }),
    z.strictObject({ madeOf: parts.selector }),
  ]);
  return exactly<CardChoice>()(schema);
}
