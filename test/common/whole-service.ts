import { join } from 'node:path';
import type supertest from 'supertest';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Service } from '../../src/service/service.js';
import { openStoreInThread } from '../../src/store/open-in-thread.js';
import { startEngine } from '../service/support/harness.js';
import { temporaryFolder } from '../store/support/databases.js';

/** What browsers say that they take. */
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** An action that is not legal, as REST answers it. */
export interface Refusal {
  readonly text: string;
  readonly code: string;
  readonly message: string;
  readonly rules?: readonly string[];
}

/** Values by their names, as GraphQL lists them. */
export function namedValues(values: object): object[] {
  return Object.entries(values).map(([name, value]) => ({ name, value: value as unknown }));
}

/** A group of REST as GraphQL answers it. */
export function typedGroup<Group extends { readonly by: object }>(group: Group): object {
  return { ...group, by: namedValues(group.by) };
}

/** The whole service with its real engine and store, for as long as the tests of a file run. */
export function wholeService() {
  const folder = temporaryFolder();
  let service: Service;
  let http: ReturnType<typeof supertest>;
  beforeAll(async () => {
    const store = openStoreInThread({ dataDir: join(folder, 'data') });
    ({ service, http } = await startEngine({ store }));
    expect((await store.opened()).phase).toBe('ready');
  });
  afterAll(async () => {
    await service.stop();
  });

  return {
    /** Posts without looking at the answer. */
    post: (path: string, body: object) => http.post(path).send(body),
    get: (path: string) => http.get(path),
    /** The page of a permalink, as a browser gets it. */
    page: async (url: string): Promise<string> => (await http.get(url).set('Accept', BROWSER)).text,
    /** Posts to REST, and expects that it is answered. */
    rest: async (path: string, body: object) => {
      const answer = await http.post(path).send(body);
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      return answer.body;
    },
    /** Asks GraphQL for one field of the scenario `$s`; `types` declares what else it is asked with. */
    graphql: async (selection: string, s: object, types = '', others: object = {}) => {
      const query = `query ($s: JSON!${types}) { ${selection} }`;
      const variables = { s, ...others };
      const { body } = await http.post('/graphql').send({ query, variables });
      expect(body.errors).toBeUndefined();
      return Object.values(body.data)[0] as never;
    },
    /** Asks GraphQL for one field of no scenario. */
    query: async (selection: string) => {
      const { body } = await http.post('/graphql').send({ query: `{ ${selection} }` });
      expect(body.errors).toBeUndefined();
      return Object.values(body.data)[0] as never;
    },
  };
}
