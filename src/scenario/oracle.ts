/** The types of everything that can be asked of the rules engine, and of what it answers. */

export type {
  CardCoverage,
  CatalogueFilter,
  CatalogueItem,
  CataloguePage,
} from './catalogue/schema.js';
export type { Comparison, ComparisonSide, Parting, PartingCause } from './compare/schema.js';
export type { Timeline, TimelineChange, TimelineSpan } from './compare/timeline-schema.js';
export type { CalledEntity, Difference, Differences, ValueChange } from './difference/schema.js';
export type { ExpectationReport } from './expect/schema.js';
export type {
  Explanation,
  ExplanationLine,
  ExplanationReason,
  ExplanationTrigger,
} from './explain/schema.js';
export type { DecisionOption } from './form/state.js';
export type { LegalActions } from './legal-actions/schema.js';
export type { NormalisedScenario } from './normalise/schema.js';
export type { Operate } from './operate.js';
export type { OracleContext } from './operation/context.js';
export type { FieldError, Outcome, Problem } from './operation/problem.js';
export type { AnswerOf, OperationName } from './operations.js';
export type { OutcomeGroup, Outcomes, Probability, UnknownShare } from './outcomes/schema.js';
export type { ActionReport } from './play/report.js';
export type { Replay, ReplayStep } from './replay/schema.js';
export type { BoardZone, Resolution, UnknownCard } from './resolution/schema.js';
export type { CitedRule } from './rules/schema.js';
export type { DecidingRule } from './ruling/schema.js';
export type { SearchResult } from './search/schema.js';
export type { DeathRecord } from './terms/death.js';
export type { Json, JsonObject } from './terms/schema.js';
export type { TraceChange, TraceDetail, TraceLine } from './trace/schema.js';
export type { Verification, VerifiedVariant } from './verify/schema.js';
