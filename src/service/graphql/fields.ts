import type { Resolvers, Zone } from '../../generated/graphql.js';
import type {
  Json,
  JsonObject,
  OutcomeGroup,
  Resolution,
  TraceLine,
} from '../../scenario/oracle.js';
import { isObject } from '../core/body.js';
import { typedAction } from './actions.js';
import type { GraphQLContext } from './context.js';
import { itemsOf, scenarioCalled } from './nodes.js';

/** A part of an answer, with the rule system that the answer is of. */
type OfGame<Part> = Part & { readonly ruleset: string };

/** Fields whose value an answer of the engine has elsewhere or in another form. */
export const fields: Resolvers<GraphQLContext> = {
  Resolution: resolved(),
  Verification: {
    ...resolved(),
    variants: ({ ruleset, variants = [] }) => ofGame(ruleset, variants),
  },
  VerifiedVariant: { ...outcome(), actions: actionsOf },
  Problem: {
    errors: ({ errors = [] }) => errors,
    trace: ({ trace = [] }) => trace,
    decisions: ({ decisions = [] }) => decisions,
  },
  FieldError: { nearest: ({ nearest = [] }) => nearest },
  ActionReport: { action: typedAction },
  LegalAction: { action: typedAction },
  IllegalAction: { action: typedAction, reason: (refusal) => refusal },
  ChainedAction: { action: typedAction },
  IllegalReason: { rules: ({ rules = [] }) => rules },
  LegalActions: {
    actions: actionsOf,
    illegal: ({ ruleset, illegal = [] }) => ofGame(ruleset, illegal),
  },
  CardEntity: { cardId: ({ card }) => card },
  Entity: {
    alias: ({ as = null }) => as,
    position: ({ zonePosition, position = null }) => zonePosition ?? position,
    tags: ({ tags }) => named(tags),
  },
  Outcomes: { actions: actionsOf },
  OutcomeGroup: {
    by: ({ by }) => named(by),
    open: ({ open }) => (open === null ? null : asked(open)),
  },
  Comparison: { sides: ({ ruleset, sides }) => ofGame(ruleset, sides) },
  ComparisonSide: {
    ...outcome(),
    actions: actionsOf,
    switches: ({ switches }) => named(switches),
    overridden: ({ overridden }) => named(overridden),
  },
  Explanation: { actions: actionsOf },
  DecidingRule: { ruleId: ({ id }) => id },
  CitedRule: { ruleId: ({ id }) => id, text: ({ says }) => says },
  NamedCard: { cardId: ({ id }) => id },
  LaterCard: { cardId: ({ id }) => id },
  UnknownCard: { cardId: ({ id }) => id },
  SetCoverage: { unknown: ({ reasons }) => reasons },
  SearchHit: { key: ({ id }) => id, text: ({ says }) => says },
  Rule: {
    text: ({ says }) => String(says),
    role: ({ role = null }) => role as 'DEFINITION' | 'GENERAL' | null,
    place: ({ place = null }) => place as { en: string; zh: string } | null,
    implementedIn: ({ implementedIn = [] }) => implementedIn as string[],
  },
  Scenario: {
    note: async ({ whole }) => (await whole()).note,
    links: async ({ whole }) => (await whole()).links,
    stepNotes: async ({ whole }) => (await whole()).stepNotes,
    state: async ({ whole }) => (await whole()).state,
    actions: async ({ ruleset, whole }) =>
      listed((await whole()).actions).flatMap((action) => typedAction({ ruleset, action }) ?? []),
    decisions: async ({ whole }) => listed((await whole()).decisions),
    random: async ({ whole }) => {
      const { random } = await whole();
      return typeof random === 'string' ? random : null;
    },
    seed: async ({ whole }) => {
      const { random } = await whole();
      return isObject(random) ? Number(random.seed) : null;
    },
    expect: async ({ whole }) => {
      const { expect } = await whole();
      return expect === null ? null : listed(expect);
    },
    result: async ({ whole }) => gameResult((await whole()).result),
    winners: async ({ whole }) => winners((await whole()).result),
    traceHash: async ({ whole }) => (await whole()).traceHash,
    lineDigests: async ({ whole }) => (await whole()).lineDigests,
    source: async ({ whole }) => (await whole()).source,
    deathEventCache: async ({ whole }) => (await whole()).deathEventCache,
  },
  DeathEventCacheRef: { cacheId: ({ id }) => id },
  SaveScenarioPayload: {
    scenario: async ({ slug }, _, context) => scenarioCalled(slug, context),
    rulingChanged: ({ rulingChanged = false }) => rulingChanged,
  },
  WithdrawScenarioPayload: { contentId: ({ id }) => id },
  CreateDeathEventCachePayload: { cacheId: ({ id }) => id },
  RecordDeathsPayload: { cacheId: ({ id }) => id },
  DeleteDeathEventCachePayload: { cacheId: ({ id }) => id },
};

/** The fields of `ResolvedScenario`. */
function resolved() {
  return {
    ...outcome(),
    actions: actionsOf<Resolution['actions'][number]>,
    turn: ({ state }: Resolution) => stateOf(state).turn,
    entities: ({ state }: Resolution) => stateOf(state).entities,
    citedRules: async ({ ruleset, trace }: Resolution, _: unknown, context: GraphQLContext) =>
      rulesCited(ruleset, trace, context),
    unknownCards: ({ unknownCards = [] }: Resolution) => unknownCards,
    laterCards: ({ laterCards = [] }: Resolution) => laterCards,
  };
}

/** How a game stands: words of the rule system, as a value of an enum and the players that it names. */
function outcome() {
  return {
    result: ({ result }: { readonly result: string }) => gameResult(result),
    winners: ({ result }: { readonly result: string }) => winners(result),
  };
}

function gameResult(result: string) {
  if (result === 'none') return 'ONGOING';
  if (result === 'draw') return 'DRAW';
  return winners(result).length > 0 ? 'WON' : 'LOST';
}

function winners(result: string): number[] {
  return result === 'both players win' ? [1, 2] : (result.match(/\d+/g) ?? []).map(Number);
}

/** Rules that are asked for at once. */
const RULES = 100;

async function rulesCited(ruleset: string, trace: readonly TraceLine[], context: GraphQLContext) {
  const ids = [...new Set(trace.flatMap(({ rule, alsoRules }) => [rule, ...alsoRules]))];
  const pages = Array.from({ length: Math.ceil(ids.length / RULES) }, async (_, i) =>
    itemsOf('rules', { ruleset, ids: ids.slice(i * RULES, (i + 1) * RULES) }, context),
  );
  return (await Promise.all(pages)).flatMap(({ nodes }) => nodes);
}

function ofGame<Part extends object>(ruleset: string, parts: readonly Part[]): OfGame<Part>[] {
  return parts.map((part) => ({ ...part, ruleset }));
}

function actionsOf<Part extends object>({
  ruleset,
  actions,
}: OfGame<{ readonly actions: readonly Part[] }>): OfGame<Part>[] {
  return ofGame(ruleset, actions);
}

/** Values by their names as a list. */
function named(values: object): { name: string; value: Json }[] {
  return Object.entries(values).map(([name, value]) => ({ name, value: value as Json }));
}

/** A choice that is open on a path of decisions, as any other decision that is open. */
function asked({ name, player, options }: NonNullable<OutcomeGroup['open']>): JsonObject {
  const listed = options.map((option, place) => ({ ...option, option: place }));
  return { kind: 'choice', name, player, source: null, options: listed };
}

/** What every rule system has in its states. */
interface AnyState {
  readonly turn: { readonly number: number; readonly player: number };
  readonly entities: readonly StateEntity[];
}

/** An entity of a state; which fields it has depends on the rule system. */
interface StateEntity {
  readonly id: number;
  readonly as?: string;
  readonly cardId: string;
  readonly name: string;
  readonly zone: Zone;
  readonly controller?: number;
  readonly owner?: number;
  readonly zonePosition?: number;
  readonly position?: number;
  readonly tags: JsonObject;
}

/** A state of an answer: the engine wrote it. */
function stateOf(state: JsonObject): AnyState {
  return state as JsonObject & AnyState;
}

function listed(value: Json | undefined): Json[] {
  return Array.isArray(value) ? [...value] : [];
}
