import { DEFAULT_RULESET } from '../../rulesets/index.js';
import { rulesetFilter } from '../catalogue/schema.js';
import { catalogueOperation } from '../operation/operation.js';
import { jsonObject } from '../terms/schema.js';
import { scenarioSchema } from './scenario-schema.js';

/** `scenarioSchema`: how scenarios and scenario files are written. */
export const SCENARIO_SCHEMA = catalogueOperation({
  field: 'getScenarioSchema',
  address: '/schemas/:id.json',
  exampleRuleset: DEFAULT_RULESET,
  summary: 'Read the JSON Schema of the scenarios of a rule system',
  request: rulesetFilter,
  answer: jsonObject,
  description: 'A JSON Schema (2020-12), for editors.',
  errors: ['INVALID_FILTER'],
  run: scenarioSchema,
});
