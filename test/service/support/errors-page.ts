import { FIELD_CODES as SCENARIO_CODES } from '../../../src/rulesets/common/field-codes.js';
import { PROBLEMS } from '../../../src/scenario/operation/refused.js';
import { ERRORS } from '../../../src/service/errors.js';
import { FIELD_CODES } from '../../../src/service/field-errors.js';

/** The text of docs/generated/errors.md, made from the tables of the service. */
export function errorsPage(): string {
  const errors = Object.entries(ERRORS)
    .sort(([a, { status: x }], [b, { status: y }]) => x - y || a.localeCompare(b))
    .map(
      ([code, { status, title, remedy }]) => `| ${status} | \`${code}\` | ${title} | ${remedy} |`,
    );
  const problems = Object.entries(PROBLEMS)
    .filter(([code]) => !Object.hasOwn(ERRORS, code))
    .map(([code, { status, title }]) => `| ${status} | \`${code}\` | ${title} |`);
  const fields = Object.entries(FIELD_CODES).map(([code, text]) => `| \`${code}\` | ${text} |`);
  const inScenario = Object.entries(SCENARIO_CODES).map(
    ([code, text]) => `| \`${code}\` | ${text} |`,
  );
  return `${INTRODUCTION}
## Errors of the service

| status | code | title | what to do |
| --- | --- | --- | --- |
${errors.join('\n')}

## Errors of the rules engine

What to do is in \`detail\` and \`errors\`.

| status | code | title |
| --- | --- | --- |
${problems.join('\n')}

## Errors of one field

What the service itself finds in a body or a query:

| code | meaning |
| --- | --- |
${fields.join('\n')}

What the rules engine finds in a scenario or a filter:

| code | meaning |
| --- | --- |
${inScenario.join('\n')}
`;
}

const INTRODUCTION = `# Errors

<!-- Made from src/service/errors.ts and src/scenario/operation/refused.ts by test/service/docs.test.ts; \`npx vitest run service/docs --update\` writes it. -->

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
      "code": "UNKNOWN_FIELD",
      "path": ["titel"],
      "pointer": "/titel",
      "message": "There is no field \\"titel\\".",
      "expected": "title, note, expectedVersion",
      "nearest": ["title"]
    }
  ]
}
\`\`\`

- \`code\` is stable: a code is never renamed and never changes its meaning. Branch on it, not on texts.
- \`type\` is an address: \`GET /errors/<code>\` tells what the code means and what to do.
- \`errors\` lists everything that is wrong with the body at once, each with its place (\`path\`, and
  \`pointer\` as RFC 6901 writes it), what was \`expected\`, and for a misspelt name the \`nearest\` valid
  ones.
- \`instance\` names the request. The same id is in the header \`X-Request-Id\` and in the log; send one of
  your own in \`X-Request-Id\` (up to 64 letters, digits and \`_ . : -\`) and it is taken over.
- The header \`Oracle-Error\` repeats the code. 429 and 503 come with \`Retry-After\`.

Over GraphQL the same codes are in \`errors[].extensions.code\`, with \`status\`, \`title\` and \`errors\` beside
them; \`message\` is the detail. Clients that accept only \`application/json\` get status 200 for a
well-formed request whose document is refused, as the GraphQL over HTTP specification asks; clients that
accept \`application/graphql-response+json\` get the status of the table.

An illegal action is not an error: it is an answer, with status 200, \`legal: false\` and the reason.
`;
