import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig, VARIABLES, warningsOf } from '../../src/service/config.js';

const sentences = (environment: Record<string, string>): readonly string[] => {
  const read = readConfig(environment);
  return read.ok ? [] : read.sentences;
};

const WRONG: readonly [variable: string, value: string][] = [
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['PORT', '80.5'],
  ['PORT', '1e3'],
  ['PORT', ' 80'],
  ['PORT', '0x50'],
  ['HOST', 'a b'],
  ['HOST', 'http://a'],
  ['HOST', 'a'.repeat(300)],
  ['DATABASE_URL', 'mysql://a/b'],
  ['DATABASE_URL', 'postgresql://'],
  ['DATABASE_URL', 'a.db'],
  ['DATA_DIR', ' '],
  ['DATA_DIR', 'a\0b'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_LEVEL', 'INFO'],
  ['PROCESSES', '0'],
  ['PROCESSES', '65'],
  ['WORKERS', '0'],
  ['WORKERS', '65'],
  ['WORKERS', 'many'],
  ['WORKER_HEAP_MB', '8'],
  ['WORKER_HEAP_MB', '10000'],
  ['WORKER_NICE', '-1'],
  ['WORKER_NICE', '20'],
  ['DEADLINE_MS', '0'],
  ['DEADLINE_MS', '2s'],
  ['DEADLINE_MS', '100000'],
  ['QUEUE', '-5'],
  ['RATE_LIMIT', 'off'],
  ['RATE_BURST', '0'],
  ['SAVES_PER_HOUR', '0'],
  ['PUBLIC_URL', 'oracle.example.org'],
  ['PUBLIC_URL', 'https://oracle.example.org/path'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '11'],
  ['CONTINUATION_SECRET', 'short'],
  ['CONTINUATION_SECRET', 'change-me-change-me'],
  ['STOP_DELAY_MS', '-1'],
  ['STOP_TIMEOUT_MS', '10'],
];

describe('settings', () => {
  test('may all be left out', () => {
    const read = readConfig({});
    expect(read.ok && read.config).toMatchObject({ port: 3000, deadlineMs: 2_000, rateLimit: 10 });
  });

  test('that are empty count as left out', () => {
    const nothing = Object.fromEntries(VARIABLES.map(({ variable }) => [variable, '']));
    expect(readConfig(nothing)).toEqual(readConfig({}));
  });

  test('are read', () => {
    const read = readConfig({ PORT: '0', DATABASE_URL: 'postgres://a@b/c', LOG_LEVEL: 'debug' });
    expect(read.ok && read.config).toMatchObject({
      port: 0,
      databaseUrl: 'postgres://a@b/c',
      logLevel: 'debug',
    });
  });

  test.each(WRONG)('%s=%j is refused with its name and what is allowed', (variable, value) => {
    const [sentence, ...more] = sentences({ [variable]: value });
    const allowed = VARIABLES.find((each) => each.variable === variable)?.allowed;
    expect(more).toEqual([]);
    expect(sentence).toMatch(new RegExp(`^${variable} is .* but has to be .*\\.$`, 's'));
    expect(sentence).toContain(allowed);
  });

  test('that are wrong are all told at once', () => {
    expect(sentences({ PORT: 'x', WORKERS: 'y', HOST: 'localhost' })).toHaveLength(2);
  });

  test('do not tell a password', () => {
    expect(sentences({ DATABASE_URL: 'mysql://me:secret@host/db' }).join()).not.toContain('secret');
    expect(sentences({ CONTINUATION_SECRET: 'hidden' }).join()).not.toContain('hidden');
  });
});

describe('the secret of continuations', () => {
  const [first, second] = ['a'.repeat(16), 'b'.repeat(256)];

  test('can be several, each as good as one alone', () => {
    const both = `${first},${second}`;
    const read = readConfig({ CONTINUATION_SECRET: both });
    expect(read.ok && read.config.continuationSecret).toBe(both);
    for (const other of ['', 'short', 'c'.repeat(257), 'please-change-me-now'])
      expect(sentences({ CONTINUATION_SECRET: `${first},${other}` })).toHaveLength(1);
  });
});

describe('several processes', () => {
  test('need a database that they can share', () => {
    const told = sentences({ PROCESSES: '2' }).join();
    expect(told).toContain('PROCESSES is 2 but has to be 1 without DATABASE_URL');
  });

  test('share the cores, unless it is said how many threads each has', () => {
    const alone = readConfig({});
    const two = { PROCESSES: '2', DATABASE_URL: 'postgres://a@b/c' };
    const [read, said] = [readConfig(two), readConfig({ ...two, WORKERS: '3' })];
    if (!alone.ok || !read.ok || !said.ok) throw new Error('refused');
    expect(read.config.workers).toBe(Math.max(2, Math.ceil(alone.config.workers / 2)));
    expect(said.config.workers).toBe(3);
  });
});

describe('what is allowed and hardly meant', () => {
  test('a shared database without a shared secret', () => {
    const shared = { DATABASE_URL: 'postgres://a@b/c' };
    expect(warningsOf(shared).join()).toContain('CONTINUATION_SECRET');
    expect(warningsOf({ ...shared, CONTINUATION_SECRET: 'x'.repeat(16) })).toEqual([]);
    expect(warningsOf({})).toEqual([]);
  });
});

describe('the file of examples', () => {
  test('names every variable, and no other', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const named = lines.flatMap((line) => /^#? ?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? []);
    expect([...new Set(named)].sort()).toEqual(VARIABLES.map(({ variable }) => variable).sort());
  });

  test('shows values that are taken', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const values = lines.flatMap((line) => {
      const [, name, value] = /^#? ?([A-Z][A-Z_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    });
    expect(sentences(Object.fromEntries(values))).toEqual([]);
  });
});

describe('the process', () => {
  test('ends with 1 and one sentence for each wrong variable', async () => {
    const env = { ...process.env, PORT: 'x', DEADLINE_MS: 'y', LOG_LEVEL: 'silent' };
    const args = ['--import', 'tsx', 'src/service/main.ts'];
    const { code, stderr } = await new Promise<{ code: number; stderr: string }>((resolve) => {
      execFile(process.execPath, args, { env }, (error, _, text) => {
        resolve({ code: Number(error?.code ?? 0), stderr: text });
      });
    });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT is "x" but has to be a whole number from 0 to 65535\.$/),
      expect.stringMatching(/^DEADLINE_MS is "y" but has to be a whole number from 50 to 60000\.$/),
    ]);
  });
});
