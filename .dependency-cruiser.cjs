// Which part may import which, for running code and types alike. docs/contributing/architecture.md says why.

const { existsSync, readdirSync } = require('node:fs');

/** The operations of the engine: a folder each, in alphabetical order; they share what stands below them. */
const operations = readdirSync(`${__dirname}/src/scenario`)
  .filter((name) => name !== 'operation')
  .filter((name) =>
    ['operation.ts', 'operations.ts'].some((file) =>
      existsSync(`${__dirname}/src/scenario/${name}/${file}`),
    ),
  );

/**
 * The layers of each folder, lowest first. A layer may import itself and those before it, so no cycle
 * spans two layers. An entry is a folder or a file. Files that are not named are above all others;
 * every folder must be named. A new folder with layers is one more row.
 *
 * @type {Record<string, string[]>}
 */
const layers = {
  src: [
    'generated/prisma',
    'generated/switches.ts',
    'store',
    'kernel',
    'rulesets',
    'logs',
    'scenario',
    'drawing',
    'generated/graphql.ts',
    'service',
    'cli',
  ],
  'src/rulesets': ['common', 'ruleset.ts', 'batch', 'hearthstone', 'wow-tcg', 'index.ts'],
  'src/rulesets/hearthstone': [
    'vocabulary',
    'language',
    'state',
    'rules',
    'effects',
    'cards',
    'program.ts',
    'adapter',
  ],
  'src/rulesets/hearthstone/rules': [
    'legality',
    'triggers',
    'auras',
    'events',
    'steps',
    'sequences',
  ],
  'src/rulesets/hearthstone/adapter': [
    'names',
    'chinese',
    'show',
    'setup',
    'requests',
    'expect',
    'symmetry',
  ],
  'src/rulesets/wow-tcg/rules': [
    'asking.ts',
    'resolution.ts',
    'legality',
    'triggers',
    'events',
    'combat',
    'links',
    'priority',
    'turn',
    'loops',
  ],
  'src/logs': [
    'packet.ts',
    'values.ts',
    'read-power.ts',
    'read-xml.ts',
    'read-games.ts',
    'game-tree.ts',
    'player-names.ts',
    'editions.ts',
    'history.ts',
    'points.ts',
    'cards.ts',
    'stand-ins.ts',
    'scenario.ts',
    'compare.ts',
    'written.ts',
    'write-power.ts',
    'write-xml.ts',
    'formats.ts',
  ],
  'src/scenario': [
    'terms',
    'board-code',
    'rules',
    'trace',
    'operation',
    'form',
    'play',
    'difference',
    'ruling',
    'export',
    'resolution',
    'saved',
    'expect',
    'conformance',
    ...operations,
  ],
  'src/cli': [
    'exit-codes.ts',
    'bad-input.ts',
    'show',
    'output.ts',
    'progress.ts',
    'input.ts',
    'saved-files.ts',
    'operation.ts',
    'commands',
  ],
  'src/service': [
    'limits.ts',
    'errors.ts',
    'field-errors.ts',
    'problem-details.ts',
    'production.ts',
    'deprecated.ts',
    'lifecycle.ts',
    'config.ts',
    'data-folder.ts',
    'log.ts',
    'admission',
    'body',
    'schemas',
    'play',
    'web',
    'pool',
    'store-standing.ts',
    'metrics.ts',
    'observed.ts',
    'core',
    'graphql',
    'http',
    'rest',
  ],
  'src/store': [
    'results.ts',
    'status.ts',
    'values',
    'faults',
    'migrations',
    'embedded',
    'database',
    'death-event-caches',
    'scenarios',
    'keyed-requests',
  ],
  'src/rulesets/batch': [
    'vocabulary',
    'language',
    'state',
    'rules',
    'effects',
    'cards',
    'program.ts',
    'adapter',
  ],
  'src/rulesets/batch/rules': ['legality', 'triggers', 'events', 'batches', 'sequences'],
  'src/rulesets/wow-tcg': [
    'vocabulary',
    'language',
    'state',
    'queries',
    'rules',
    'effects',
    'cards',
    'program.ts',
    'adapter',
  ],
  'src/rulesets/wow-tcg/adapter': ['names', 'chinese', 'show', 'setup', 'requests', 'expect'],
  'src/rulesets/batch/adapter': ['names', 'show', 'setup', 'requests', 'expect'],
};

/** A pattern of the paths of these layers of a folder. */
const pathsOf = (place, names) =>
  `^${place}/(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(?:/|$)`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const downwards = Object.entries(layers).flatMap(([place, names]) => [
  ...names.map((name, height) => ({
    name: `${`${place}/${name}`.replace('src/', '')}-imports-downwards`,
    severity: 'error',
    from: { path: pathsOf(place, [name]) },
    to: { path: `^${place}/`, pathNot: pathsOf(place, names.slice(0, height + 1)) },
  })),
  {
    name: 'every-folder-has-a-layer',
    comment: `The row ${place} does not name this folder.`,
    severity: 'error',
    from: { path: `^${place}/[^/]+/`, pathNot: pathsOf(place, names) },
    to: {},
  },
]);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...downwards,
    {
      name: 'resolving-needs-no-store',
      severity: 'error',
      from: { path: pathsOf('src', ['kernel', 'rulesets', 'scenario']) },
      to: { path: pathsOf('src', ['generated/prisma', 'generated/graphql.ts', 'store']) },
    },
    {
      name: 'rulesets-stay-apart',
      comment: 'A game knows the common interface and itself. Only the registry knows the games.',
      severity: 'error',
      from: { path: '^src/rulesets/([^/]+)/' },
      to: { path: '^src/rulesets/', pathNot: '^src/rulesets/($1/|common/|ruleset\\.ts$)' },
    },
    {
      name: 'only-the-registry-knows-the-games',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(rulesets|generated)/' },
      to: { path: '^src/rulesets/[^/]+/', pathNot: '^src/rulesets/common/' },
    },
    {
      name: 'kernel-needs-no-package',
      severity: 'error',
      from: { path: '^src/kernel/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg'] },
    },
    {
      name: 'product-needs-no-dev-package',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/generated/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-does-not-import-tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|bench|scripts)/' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: { pathNot: '^src/generated/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage)/' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
