import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import supertest from 'supertest';
import { expect } from 'vitest';
import type { Config } from '../../../src/service/config.js';
import { createService, type Service, type ServiceParts } from '../../../src/service/service.js';
import { engineThreads } from './engine-threads.js';
import { type FakeStore, fakeStore } from './fake-store.js';
import { FAKE_WORKER } from './fake-worker-file.js';
import { testConfig } from './test-config.js';

/** A service that listens on a free port of the loopback, with its log and its store at hand. */
export interface Harness {
  readonly service: Service;
  readonly store: FakeStore;
  readonly url: string;
  readonly address: AddressInfo;
  /** What was logged, one object a line. */
  readonly lines: Record<string, unknown>[];
  /** Requests by supertest. */
  readonly http: ReturnType<typeof supertest>;
}

/** Starts a service with the fake rules engine. Stop it with `service.stop()`. */
export async function startHarness(
  changes: Partial<Config> = {},
  parts: Partial<ServiceParts> = {},
): Promise<Harness> {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      for (const line of chunk.toString().trim().split('\n')) {
        lines.push(JSON.parse(line) as Record<string, unknown>);
      }
      done();
    },
  });
  const store = fakeStore();
  const log = pino({ level: 'info' }, sink);
  const service = await createService({
    config: testConfig(changes),
    store,
    log,
    threads: FAKE_WORKER,
    ...parts,
  });
  const address = await service.start();
  await service.services.pool.started();
  const url = `http://127.0.0.1:${address.port}`;
  return { service, store, url, address, lines, http: supertest(url) };
}

/**
 * Starts a service with the real rules engine in a thread that it shares with others, and a store in memory unless it is
 * given another. Stop it with `service.stop()`.
 */
export async function startEngine(
  parts: Partial<ServiceParts> = {},
): Promise<Pick<Harness, 'service' | 'url' | 'http'>> {
  const service = await createService({
    config: testConfig(),
    store: fakeStore(),
    log: pino({ level: 'silent' }),
    pool: engineThreads(),
    ...parts,
  });
  const { port } = await service.start();
  expect((await service.services.pool.started()).phase).toBe('ready');
  const url = `http://127.0.0.1:${port}`;
  return { service, url, http: supertest(url) };
}
