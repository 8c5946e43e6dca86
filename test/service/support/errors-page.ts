import { FIELD_CODES as SCENARIO_CODES } from '../../../src/rulesets/common/field-codes.js';
import { PROBLEMS } from '../../../src/scenario/operation/refused.js';
import { ERRORS } from '../../../src/service/errors.js';
import { FIELD_CODES } from '../../../src/service/field-errors.js';

/** The text of docs/generated/errors.md, made from the tables of the service. */
export function errorsPage(): string {
  const errors = Object.entries(ERRORS)
    .sort(([a, { status: x }], [b, { status: y }]) => x - y || a.localeCompare(b))
    .map(([code, { status, remedy }]) => `- ${status} \`${code}\`: ${remedy}`);
  const problems = Object.entries(PROBLEMS)
    .filter(([code]) => !Object.hasOwn(ERRORS, code))
    .map(([code, { status, title }]) => `- ${status} \`${code}\`: ${title}`);
  const codes = Object.keys({ ...FIELD_CODES, ...SCENARIO_CODES }).map((code) => `\`${code}\``);
  return `${INTRODUCTION}
## Errors of the service

${errors.join('\n')}

## Errors of the rules engine

\`detail\` and \`errors\` say what to do.

${problems.join('\n')}

## Errors of one field

The \`message\` of each explains it: ${codes.join(', ')}.
`;
}

const INTRODUCTION = `# Errors

<!-- Written by \`npx vitest run test/service/docs.test.ts -u\`. -->

Over REST an error is a problem document (RFC 9457, \`application/problem+json\`):

\`\`\`json
{
  "type": "/errors/INVALID_BODY",
  "title": "Some fields do not fit",
  "status": 422,
  "detail": "There is no field \\"titel\\".",
  "code": "INVALID_BODY",
  "instance": "urn:request:0b6d3c1e-6f0e-4f5d-8a9f-0f3a5f2f7c11",
  "errors": [
    {
      "code": "UNKNOWN_FIELD", "path": ["titel"], "pointer": "/titel", "message": "There is no field \\"titel\\".",
      "expected": "title, note, expectedVersion", "nearest": ["title"]
    }
  ]
}
\`\`\`

- Branch on \`code\`. A code never changes its name or meaning. The header \`Oracle-Error\` repeats it.
- \`GET /errors/<code>\` explains a code and what to do.
- \`errors\` lists everything that is wrong with the body, with the valid names nearest to a misspelt one.
- \`instance\` is the request id, as in \`X-Request-Id\` and the log. You may send an id of your own.
- 429 and 503 come with \`Retry-After\`.

GraphQL has the same codes in \`errors[].extensions.code\`, beside \`status\`, \`title\` and \`errors\`. If you accept only
\`application/json\`, a refused document has status 200; with \`application/graphql-response+json\` it has the status listed here.

An illegal action is not an error: the answer has status 200, \`legal: false\` and the reason.
`;
