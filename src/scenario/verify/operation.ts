import { isCaseFile } from '../conformance/case-file.js';
import { EXAMPLE } from '../form/example.js';
import { scenarioOperation } from '../operation/operation.js';
import { readRequest } from '../play/request.js';
import { verification, verifyRequest } from './schema.js';
import { verify } from './verify.js';
import { verifyFile } from './verify-file.js';

/** `verify`: whether what is expected happens. */
export const VERIFY = scenarioOperation({
  field: 'verify',
  summary: "Resolve a scenario and check its author's expectations",
  request: verifyRequest,
  answer: verification,
  description: 'Which expectations hold, and why others do not.',
  example: { ...EXAMPLE, expect: [{ entity: 'yeti', damage: 3 }] },
  run: (body, context) =>
    isCaseFile(body) ? verifyFile(body, context) : verify(readRequest(body, context), context),
});
