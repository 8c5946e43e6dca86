import { z } from 'zod';
import { NODE_KINDS } from '../../kernel/index.js';
import { components, type Json, type JsonObject, json, optional } from '../terms/schema.js';

/** How expectations are written, for all rule systems: which fields an entity or player has is their own. */

const named = z
  .union([z.string().min(1), z.int().min(1)])
  .describe('An alias, an entity id, a place or the name of a card.');

const patternShape = {
  kind: optional(z.enum(NODE_KINDS)),
  name: optional(z.string()),
  rule: optional(z.string(), 'The id of a rule that the node cites.'),
  source: optional(named),
  about: optional(named),
  entity: optional(named),
  value: optional(z.int()),
  nth: optional(z.int()),
};

/** A node of the trace, in words such as `trigger juggler` or field by field. */
const pattern: z.ZodType = z
  .union([
    z.string(),
    z.strictObject({
      ...patternShape,
      get within() {
        return optional(pattern);
      },
      get after() {
        return optional(pattern);
      },
      get before() {
        return optional(pattern);
      },
    }),
  ])
  .register(components, { id: 'TracePattern' });

const aboutEntity = z
  .object({ entity: named, exists: optional(z.boolean()) })
  .catchall(json)
  .describe('Fields of the entity and what each is expected to be.');

const aboutPlayer = z
  .object({ player: z.int().min(1) })
  .catchall(json)
  .describe('Fields of the player and what each is expected to be.');

const anyState = z.strictObject({
  get anyOf() {
    return z.array(z.union([aboutState, z.array(aboutState)]));
  },
});

const aboutState: z.ZodType = z
  .union([aboutEntity, aboutPlayer, z.strictObject({ result: z.string() }), anyState])
  .register(components, { id: 'StateExpectation' });

const aboutStates = z.array(aboutState);

/** A situation, and how likely it is. */
const chance = z.strictObject({
  p: z.union([z.string(), z.number()]).describe('Exactly: `1/4`, `0.25`, 1.'),
  when: aboutStates,
});

/** A list of situations, and how likely each is. */
const chances = z.array(chance);

const howMany = z.union([
  z.int().min(0),
  z.strictObject({ atLeast: optional(z.int()), atMost: optional(z.int()) }),
]);

const counted = z.strictObject({ count: pattern, is: howMany });
const countedInOne = z.strictObject({ count: z.strictObject({ of: pattern, is: howMany }) });

const anyOfSeveral = z
  .strictObject({
    get anyOf() {
      return z.array(z.union([anyExpectation, z.array(anyExpectation)]));
    },
  })
  .describe('One of several, each of which may speak of what happens.');

const anyExpectation: z.ZodType = z
  .union([
    aboutState,
    z.strictObject({ before: z.array(pattern) }).describe('Each begins before the next.'),
    z.strictObject({ happens: pattern }),
    z.strictObject({ never: pattern }),
    counted,
    countedInOne,
    z.strictObject({ together: z.array(pattern) }).describe('Parts of one and the same node.'),
    z.strictObject({ at: pattern, expect: aboutStates }).describe('When it begins.'),
    z.strictObject({ after: pattern, expect: aboutStates }).describe('When it has ended.'),
    z.strictObject({ during: pattern, expect: aboutStates }).describe('All the time.'),
    z
      .strictObject({ afterActions: z.int().min(0), expect: aboutStates })
      .describe('When so many actions are over; 0: before the first.'),
    z.strictObject({ throughout: aboutStates }).describe('From the start, after every change.'),
    z.strictObject({
      action: z.int().min(1).describe('Counted from 1.'),
      illegal: optional(z.string(), 'The reason why it is refused.'),
      legal: optional(z.boolean()),
    }),
    z.strictObject({
      pending: z.string().nullable().describe('The decision that is open; null: none.'),
      of: optional(json),
    }),
    z.strictObject({ distribution: chances }),
    anyOfSeveral,
    z.strictObject({
      get always() {
        return z.array(anyExpectation);
      },
    }),
    z.strictObject({
      get possible() {
        return z.array(anyExpectation);
      },
    }),
  ])
  .register(components, { id: 'Expectation' });

/** Parts of expectations with a name of their own. */
export const EXPECTATION_PARTS = {
  TracePattern: pattern,
  StateExpectation: aboutState,
  Expectation: anyExpectation,
  Chance: chance,
  HowMany: howMany,
};

/** What a state is expected to be. The readers tell what is wrong with one. */
export const stateExpectation = aboutState as z.ZodType<JsonObject>;

/** What is expected to happen. */
export const expectation = anyExpectation as z.ZodType<JsonObject>;

/** What is expected to happen, as it was saved. */
export const savedExpectations = z
  .array(anyExpectation)
  .nullable()
  .describe("Its author's expectations; null: there are none.") as z.ZodType as z.ZodType<Json>;

/** The exact distribution of outcomes. */
export const distribution = chances as z.ZodType as z.ZodType<Json>;
