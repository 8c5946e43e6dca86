import { z } from 'zod';
import { memoize } from '../../rulesets/common/memoize.js';
import { asJson } from '../../rulesets/common/plain-data.js';
import type { AnyRuleset, JsonObject } from '../../rulesets/ruleset.js';
import { readRuleset } from '../catalogue/filter.js';
import { EXPECTATION_PARTS } from '../form/expectation.js';
import { fileShape } from '../form/file.js';
import { formOf } from '../form/scenario.js';
import { answerToDecision } from '../form/state.js';
import type { Json } from '../terms/schema.js';

/**
 * The JSON Schema of the scenarios of the `ruleset` of the body, and of scenario files.
 * @throws Refused where the rule system is unknown.
 */
export function scenarioSchema(body: Json): JsonObject {
  return schemaOf(readRuleset(body));
}

const ROOT = 'Scenario';

/** Parts that the form has a name for are described once. */
const schemaOf = memoize(({ title, form }: AnyRuleset): JsonObject => {
  const parts = z.registry<{ readonly id: string }>();
  const { taken, parts: ofState } = form.state;
  const own = { ...form.parts, Action: form.action, State: taken, Entity: ofState.GivenEntity! };
  const shared = { ...EXPECTATION_PARTS, DecisionAnswer: answerToDecision };
  for (const [id, part] of Object.entries({ ...own, ...shared })) parts.add(part, { id });
  parts.add(formOf(form).extend(fileShape), { id: ROOT });
  const { schemas } = z.toJSONSchema(parts, { io: 'input', uri: (id) => `#/$defs/${id}` });
  const { [ROOT]: root, ...rest } = Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id, ...schema }]) => [id, schema]),
  );
  return asJson({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `A scenario of ${title}`,
    ...root,
    $defs: rest,
  });
});
