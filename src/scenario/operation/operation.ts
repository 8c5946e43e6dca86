import type { z } from 'zod';
import type { Json, Of } from '../terms/schema.js';
import type { OracleContext } from './context.js';
import { PLAYING, type ProblemCode } from './refused.js';

/** What every operation of the engine tells of itself; each face of the product is made from it. */
interface Facts<Request extends z.ZodObject, Answer extends z.ZodType> {
  /** Its name as a field of GraphQL and in the OpenAPI document. */
  readonly field: string;
  /** What it does, as an order: `List the legal actions of a state`. */
  readonly summary: string;
  readonly request: Request;
  readonly answer: Answer;
  /** What the answer is. */
  readonly description: string;
  /** The problems that it may end with. */
  readonly errors: readonly ProblemCode[];
  /**
   * Does it, on a body as it came: reading it is a part of it.
   * @throws Refused
   */
  run(body: Json, context: OracleContext): Of<Answer>;
}

/** An operation on a body, by `POST /v1/<name>`. */
export interface ScenarioOperation<
  Request extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
> extends Facts<Request, Answer> {
  readonly kind: 'SCENARIO';
  /** Where it is asked; absent: by its name. */
  readonly address?: string;
  /** A body that works. */
  readonly example: Json;
  /** Whether callers may ask for it; the others serve the service itself. */
  readonly isPublic: boolean;
}

/** An operation that tells what the engine knows, by `GET`. */
export interface CatalogueOperation<
  Request extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
> extends Facts<Request, Answer> {
  readonly kind: 'CATALOGUE';
  /** Where it is asked; with `:id` for the rule system where the address names it. */
  readonly address: string;
  /** A rule system that an address with `:id` may name. */
  readonly exampleRuleset?: string;
  /** How one item of the list is asked for, by its id; absent: not at all. */
  readonly item?: {
    readonly field: string;
    readonly summary: string;
    readonly request: z.ZodObject;
    readonly answer: z.ZodType;
    /** An id that there is. */
    readonly example: string;
  };
}

/** An operation of the engine. */
export type Operation = ScenarioOperation | CatalogueOperation;

/** An operation without its kind; what most operations say may be left out. */
type Drafted<Each extends Operation, Usual extends keyof Each> = Omit<Each, 'kind' | Usual> &
  Partial<Pick<Each, Usual>>;

/** An operation on a scenario as it is written down, its function knowing the type of its answer. */
export function scenarioOperation<Request extends z.ZodObject, Answer extends z.ZodType>(
  draft: Drafted<ScenarioOperation<Request, Answer>, 'errors' | 'isPublic'>,
): ScenarioOperation<Request, Answer> {
  return { kind: 'SCENARIO', errors: PLAYING, isPublic: true, ...draft };
}

/** An operation of the catalogue as it is written down, its function knowing the type of its answer. */
export function catalogueOperation<Request extends z.ZodObject, Answer extends z.ZodType>(
  draft: Drafted<CatalogueOperation<Request, Answer>, 'errors'>,
): CatalogueOperation<Request, Answer> {
  return { kind: 'CATALOGUE', errors: ['INVALID_FILTER', 'NO_SUCH_ITEM'], ...draft };
}
