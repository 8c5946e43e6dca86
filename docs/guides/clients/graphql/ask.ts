import type { TypedDocumentString } from './generated/graphql.js';

/** Asks one question. @throws with what the service says is wrong. */
export async function ask<Answer, Variables>(
  baseUrl: string,
  question: TypedDocumentString<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: question.toString(), variables }),
  });
  const answer: { data?: Answer; errors?: { message: string }[] } = await response.json();
  if (answer.data && answer.errors === undefined) return answer.data;
  throw new Error(answer.errors?.map(({ message }) => message).join(' ') ?? 'There is no answer.');
}
