// Proves the Dockerfile where there is no Docker: carries out its steps in folders of their own, one
// for each stage, starts the result with nothing else in reach, and waits until it is healthy.
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readDockerfile, wordsOf } from './lib/dockerfile.mjs';
import { must, ROOT, run } from './lib/run.mjs';

const HEALTHY_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 15_000;
const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '');

const root = mkdtempSync(join(tmpdir(), 'oracle-image-'));
try {
  const stages = new Map();
  for (const stage of readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))) {
    stages.set(stage.name, await build(stage));
  }
  await start([...stages.values()].at(-1));
} finally {
  rmSync(root, { recursive: true, force: true });
}

/** Carries out a stage in a folder that stands for the root of its file system. */
async function build({ name, steps }) {
  const stage = { folder: join(root, name), workdir: '/', env: {}, stages: root };
  mkdirSync(stage.folder);
  for (const step of steps) {
    const start = Date.now();
    await carryOut(stage, step);
    if (['RUN', 'COPY'].includes(step.name)) {
      console.log(
        `${String(Date.now() - start).padStart(6)} ms  ${step.name} ${step.text.slice(0, 80)}`,
      );
    }
  }
  return stage;
}

async function carryOut(stage, { name, text }) {
  const inside = (path) =>
    join(stage.folder, path.startsWith('/') ? path : join(stage.workdir, path));
  switch (name) {
    case 'WORKDIR':
      stage.workdir = text;
      mkdirSync(inside('.'), { recursive: true });
      return;
    case 'ENV': {
      const [variable, value] = text.split('=', 2);
      stage.env[variable] = value;
      return;
    }
    case 'COPY': {
      const { options, words } = wordsOf(text);
      const from = options.from === undefined ? ROOT : join(root, options.from);
      const to = words.pop();
      for (const path of words)
        copy(join(from, path), inside(to), words.length > 1 || to.endsWith('/'));
      return;
    }
    case 'RUN':
      await must(['sh', '-c', text], { cwd: inside('.'), env: stage.env });
      return;
    case 'HEALTHCHECK':
      stage.health = JSON.parse(text.slice(text.indexOf('CMD') + 3));
      return;
    case 'CMD':
      stage.command = JSON.parse(text);
      return;
    case 'VOLUME':
    case 'USER':
    case 'EXPOSE':
      return;
    default:
      throw new Error(`Unknown instruction: ${name}`);
  }
}

/** Whether .dockerignore leaves a path out: the last line that names it, or its folder's `/*`, decides. */
function isIgnored(path) {
  const line = ignored.findLast((one) =>
    [path, `${dirname(path)}/*`].includes(one.replace(/^!/, '')),
  );
  return line !== undefined && !line.startsWith('!');
}

/** Copies as COPY does: of a folder its content, and of the project nothing that is ignored. */
function copy(source, target, into) {
  if (!existsSync(source)) throw new Error(`COPY: ${source} is not there`);
  if (!statSync(source).isDirectory()) {
    cpSync(source, into ? join(target, basename(source)) : target);
    return;
  }
  const filter = (path) => !isIgnored(relative(ROOT, path));
  for (const entry of readdirSync(source)) {
    const from = join(source, entry);
    if (filter(from)) cpSync(from, join(target, entry), { recursive: true, filter });
  }
}

/** Starts the image's command and waits until its health check succeeds; then stops it. */
async function start({ folder, workdir, env, command, health }) {
  const port = await freePort();
  const settings = {
    cwd: join(folder, workdir),
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
  };
  const size = (await run(['du', '-sm', folder])).stdout.split('\t')[0];
  const begun = Date.now();
  const service = spawn(command[0], command.slice(1), {
    ...settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [service.stdout, service.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const ended = new Promise((resolve) =>
    service.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  while ((await run(health, settings)).code !== 0) {
    if (Date.now() - begun > HEALTHY_LIMIT_MS || service.exitCode !== null) {
      service.kill('SIGKILL');
      throw new Error(`Not healthy after ${Date.now() - begun} ms:\n${output}`);
    }
    await delay(100);
  }
  const healthyMs = Date.now() - begun;
  const ready = await untilReady(port);
  service.kill('SIGTERM');
  const code = await Promise.race([ended, delay(STOP_LIMIT_MS, 'no end')]);
  if (code !== 0) throw new Error(`SIGTERM: ended with ${code}:\n${output}`);
  console.log(`${size} MB, healthy after ${healthyMs} ms, ready after ${ready} ms, stops with 0`);
}

/** The milliseconds until readiness, which waits for the store. */
async function untilReady(port) {
  const start = Date.now();
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`);
    const text = await response.text();
    if (JSON.parse(text).status === 'ready') return Date.now() - start;
    if (Date.now() - start > HEALTHY_LIMIT_MS) throw new Error(`Not ready: ${text}`);
    await delay(100);
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
