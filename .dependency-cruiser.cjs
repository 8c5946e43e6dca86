// Which part may import which. docs/architecture.md says why. Cycles are found by oxlint, which can
// tell circles of types (allowed) from circles of running code.

/** @type {[layer: string, above: string[]][]} */
const layers = [
  ['kernel', ['scenario', 'service', 'cli', 'web', 'store', 'rulesets', 'export', 'generated']],
  ['rulesets', ['scenario', 'service', 'cli', 'web', 'store', 'export', 'generated']],
  ['scenario', ['service', 'cli', 'web', 'store', 'generated']],
  ['export', ['service', 'cli', 'web', 'store', 'generated']],
  ['store', ['kernel', 'rulesets', 'scenario', 'service', 'cli', 'web', 'export']],
  ['web', ['cli']],
  ['service', ['cli']],
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layers.map(([layer, above]) => ({
      name: `${layer}-imports-downwards`,
      severity: 'error',
      from: { path: `^src/${layer}/` },
      to: { path: `^src/(${above.join('|')})/` },
    })),
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
