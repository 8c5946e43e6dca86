import { cardSchema } from './catalogue/card-schema.js';
import { listCards, listPatches, listRules, listRulesets } from './catalogue/lists.js';
import { compare } from './compare/compare.js';
import { isCaseFile } from './conformance/case-file.js';
import { verifyFile } from './conformance/verify-file.js';
import { verify } from './expect/verify.js';
import { EXPLAIN_FIELDS, explain } from './explain/explain.js';
import { ACTIONS_FIELDS, listLegal } from './legal.js';
import { normalise } from './normalise.js';
import type { Json, Operate, OperationName, OracleContext } from './oracle.js';
import { OUTCOMES_FIELDS, outcomes } from './outcomes/outcomes.js';
import { play } from './play.js';
import { outcomeOf } from './problem.js';
import { readOneRun, readRequest } from './request.js';
import { resolutionOf } from './resolution.js';

type Operation = (body: Json, context: OracleContext) => unknown;

const OPERATIONS: Readonly<Record<OperationName, Operation>> = {
  resolve: (body, context) => resolutionOf(play(readOneRun(body, context)), context).resolution,
  verify: (body, context) =>
    isCaseFile(body) ? verifyFile(body, context) : verify(readRequest(body, context), context),
  actions: (body, context) => listLegal(readRequest(body, context, ACTIONS_FIELDS)),
  outcomes: (body, context) => outcomes(readRequest(body, context, OUTCOMES_FIELDS), context),
  compare,
  explain: (body, context) => explain(readOneRun(body, context, EXPLAIN_FIELDS)),
  normalise: (body, context) => normalise(readRequest(body, context), context),
  cards: listCards,
  cardSchema,
  rules: listRules,
  patches: listPatches,
  rulesets: listRulesets,
};

/** Runs one operation on a body: the whole engine behind one function. */
export const operate: Operate = (name, body, context) =>
  outcomeOf(() => OPERATIONS[name](body, context) as Json);
