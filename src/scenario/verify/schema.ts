import { z } from 'zod';
import { expectationReport } from '../expect/schema.js';
import { fileShape } from '../form/file.js';
import { scenarioShape } from '../form/scenario.js';
import { answerToDecision } from '../form/state.js';
import { actionReport } from '../play/report.js';
import { resolution, status } from '../resolution/schema.js';
import { component, components, input, type Of, optional } from '../terms/schema.js';

/** What `verify` takes: a scenario, or a scenario file as it is. */
export const verifyRequest = input('VerifyInput', { ...scenarioShape, ...fileShape });

const verdict = z
  .enum(['HOLDS', 'FAILS', 'NOT_KNOWN'])
  .register(components, { id: 'Verdict' })
  .describe(
    'NOT_KNOWN: an expectation does not hold, and a card takes part whose text is not known (`unknownCards`).',
  );

const verifiedVariant = component('VerifiedVariant', {
  title: z.string().describe('Empty for a file without variants.'),
  status,
  result: z.string(),
  actions: z.array(actionReport),
  decisions: z.array(answerToDecision),
  traceHash: z.string(),
  pass: z.boolean(),
  verdict,
});

/** What `verify` answers. */
export const verification = component('Verification', {
  ...resolution.shape,
  expectations: z.array(expectationReport),
  pass: z.boolean().describe('Whether all expectations hold.'),
  verdict,
  notes: z
    .array(z.string())
    .describe(
      'What you may want to know, and no fault: expectations that hold without the actions too.',
    ),
  variants: optional(
    z.array(verifiedVariant),
    'Every scenario that a scenario file stands for. What else is here beside `expectations` and `pass` is of the first.',
  ),
});

/** Whether all expectations hold, do not, or whether that is not known. */
export type Verdict = Of<typeof verdict>;

/** One scenario of a scenario file, and what became of it. */
export type VerifiedVariant = Of<typeof verifiedVariant>;

/** What `verify` answers. */
export type Verification = Of<typeof verification>;
