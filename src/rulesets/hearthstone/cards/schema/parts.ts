import type { z } from 'zod';
import type {
  Aura,
  CardChoice,
  CardRange,
  Condition,
  Effect,
  Selector,
  Trigger,
  Value,
} from '../../language/words.js';

/** The recursive parts of the language, for schemas that speak of each other. */
export interface Parts {
  readonly selector: z.ZodType<Selector>;
  readonly value: z.ZodType<Value>;
  readonly condition: z.ZodType<Condition>;
  readonly choice: z.ZodType<CardChoice>;
  readonly range: z.ZodType<CardRange>;
  readonly effects: z.ZodType<readonly Effect[]>;
  readonly trigger: z.ZodType<Trigger>;
  readonly aura: z.ZodType<Aura>;
}
