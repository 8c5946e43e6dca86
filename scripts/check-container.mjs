// Checks what a deployment is made of: Dockerfile, compose.yaml and .env.example, each against the
// others, against the variables that the service reads, and against the Node that the suite runs on.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readConfig, VARIABLES } from '../dist/service/config.js';
import { readDockerfile } from './lib/dockerfile.mjs';
import { ROOT } from './lib/run.mjs';

const faults = [];
const read = (path) => readFileSync(`${ROOT}/${path}`, 'utf8');
const expectThat = (holds, fault) => holds || faults.push(fault);

const example = new Map(
  [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
);
const known = new Set(['NODE_ENV', ...VARIABLES.map(({ variable }) => variable)]);
/** What the C library reads. */
const SYSTEM = ['MALLOC_ARENA_MAX'];
for (const { variable } of VARIABLES) {
  expectThat(example.has(variable), `.env.example: ${variable} is not there`);
}
const secret = { CONTINUATION_SECRET: 'x'.repeat(32) };
const defaults = readConfig(secret).config;
const fromExample = readConfig({ ...Object.fromEntries(example), ...secret });
for (const [setting, value] of Object.entries(defaults)) {
  const given = fromExample.config?.[setting];
  expectThat(given === value, `.env.example: ${setting} is "${given}", its default "${value}"`);
}
for (const name of example.keys()) {
  expectThat(known.has(name), `.env.example: the service does not read ${name}`);
}

const stages = readDockerfile(read('Dockerfile'));
const checkedWith = JSON.parse(read('.ci/node/package.json')).dependencies;
const version = (name) => checkedWith[name].split('@').at(-1);
for (const { image } of stages) {
  const suite = `node:${version('node-24')}-`;
  expectThat(image.startsWith(suite), `Dockerfile: the suite runs on ${suite}*, not on ${image}`);
  expectThat(hasDigest(image), `Dockerfile: ${image} is not pinned by its digest`);
}
const { engines } = JSON.parse(read('package.json'));
const oldest = `>=${version('node-20').replace(/\.0$/, '')}`;
expectThat(engines.node === oldest, `package.json: the oldest Node checked is ${oldest}`);

const final = stages.at(-1);
const inFinal = (name) => final.steps.filter((step) => step.name === name);
const environment = Object.fromEntries(inFinal('ENV').map(({ text }) => text.split('=', 2)));
for (const name of Object.keys(environment)) {
  expectThat(
    known.has(name) || SYSTEM.includes(name),
    `Dockerfile: the service does not read ${name}`,
  );
}
expectThat(environment.NODE_ENV === 'production', 'Dockerfile: NODE_ENV is not production');
expectThat(environment.PORT === example.get('PORT'), 'Dockerfile: PORT is not the usual one');
expectThat(inFinal('USER').length === 1, 'Dockerfile: the service would run as root');
expectThat(inFinal('HEALTHCHECK').length === 1, 'Dockerfile: no HEALTHCHECK');
expectThat(inFinal('EXPOSE')[0]?.text === environment.PORT, 'Dockerfile: EXPOSE is not PORT');

const compose = read('compose.yaml');
for (const [variable] of compose.matchAll(/\$\{\w*PASSWORD(?!:\?)[^}]*\}/g)) {
  expectThat(false, `compose.yaml: ${variable} lets a password be left out`);
}
const { services, volumes } = parse(compose);
for (const [name, service] of Object.entries(services)) {
  const isOurs = service.build !== undefined;
  expectThat(isOurs || hasDigest(service.image), `compose.yaml: ${name} has an image of no digest`);
  for (const other of Object.keys(service.depends_on ?? {})) {
    expectThat(services[other]?.healthcheck, `compose.yaml: ${other} has no healthcheck`);
  }
  for (const mount of service.volumes ?? []) {
    expectThat(mount.split(':')[0] in volumes, `compose.yaml: ${name}: no such volume: ${mount}`);
  }
}
for (const name of Object.keys(services.oracle.environment)) {
  expectThat(known.has(name), `compose.yaml: the service does not read ${name}`);
}
const { PUBLIC_URL } = services.oracle.environment;
expectThat(PUBLIC_URL !== undefined, 'compose.yaml: PUBLIC_URL is not set');
const [, inside] = services.oracle.ports[0].split(':');
expectThat(inside === environment.PORT, 'compose.yaml: the port is not that of the Dockerfile');

function hasDigest(image) {
  return /:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image);
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
