import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/service/limits.js';
import { createService, type Service } from '../../src/service/service.js';
import { fakeStore } from './support/fake-store.js';
import { testConfig } from './support/test-config.js';

/**
 * What a thread reads when it is first asked for it: thousands of cards. With the limits of a usual service no first
 * caller is refused because of that.
 */
const FIRST = [
  ['/v1/search?q=sylv&kind=card&first=3', 200],
  ['/v1/cards/Sylvanas%20Windrunner', 200],
  ['/v1/cards/Wips', 404],
  ['/v1/cards?name=juggler', 200],
  ['/v1/cards?text=Frozen', 200],
  ['/v1/cards?text=Frozen&patch=24.0', 200],
  ['/v1/cards?patch=18.0&first=2', 200],
] as const;

let service: Service;
let http: ReturnType<typeof supertest>;
beforeAll(async () => {
  const { deadlineMs, workerHeapMb } = LIMITS.resolution;
  service = await createService({
    config: testConfig({ workers: 1, deadlineMs, workerHeapMb }),
    store: fakeStore(),
    log: pino({ level: 'silent' }),
  });
  const { port } = await service.start();
  await service.services.pool.started();
  http = supertest(`http://127.0.0.1:${port}`);
});
afterAll(async () => service.stop());

describe('the first request of its kind is answered by a thread that has just started', () => {
  test.each(FIRST)('%s', async (path, status) => {
    const { status: answered, body } = await http.get(path);
    expect([answered, body.code]).toEqual([status, status === 200 ? undefined : 'NO_SUCH_ITEM']);
  });
});
