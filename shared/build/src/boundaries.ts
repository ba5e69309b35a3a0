import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Layers of requirements/platform#layers, lowest first: a package may import only the packages listed for
 * it.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  kernel: [],
  money: ['kernel'],
  // a brand lists its locales, which are segments of addresses
  market: ['kernel', 'links'],
  links: ['kernel'],
  contract: ['kernel', 'money', 'market', 'links', 'graphql'],
  graphql: ['kernel', 'money', 'market', 'links'],
  theme: ['kernel', 'money', 'market', 'links', 'contract', 'graphql'],
  i18n: ['kernel', 'money', 'market', 'links', 'contract', 'graphql'],
  data: ['kernel', 'money', 'market', 'links', 'contract', 'graphql'],
  ui: ['kernel', 'money', 'market', 'links', 'contract', 'graphql', 'theme', 'i18n', 'data'],
  platform: ['kernel', 'money', 'market', 'links', 'contract', 'graphql', 'theme', 'i18n', 'data', 'ui'],
};

const TEST = '\\.test\\.tsx?$';
const TOOLS = ['build', 'testing'];

const floors = Object.entries(MAY_IMPORT).map(([name, allowed]): IForbiddenRuleType => ({
  name: `floor-${name}`,
  severity: 'error',
  comment: `@foyer/${name} stands on: ${allowed.join(', ') || 'nothing'}. Move the shared piece down to a floor both can see, or pass it in as a prop or argument.`,
  from: { path: `^shared/${name}/`, pathNot: TEST },
  to: { path: '^(shared|shell|mfe-[^/]+|infra|e2e)/', pathNot: `^shared/(${[name, ...allowed].join('|')})/` },
}));

const rules: IForbiddenRuleType[] = [
  {
    name: 'no-circle',
    severity: 'error',
    comment: 'Two files that need each other are one idea or three: move what both need into a third file.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'unresolved',
    severity: 'error',
    comment:
      "The import leads nowhere: is the file there, with its extension, or listed in the package's exports?",
    from: {},
    to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node' },
  },
  {
    name: 'remote-to-remote',
    severity: 'error',
    comment:
      'A remote never imports another: go there by @foyer/links, show a piece of it through a slot, ask a service.',
    from: { path: '^(mfe-[^/]+)/' },
    to: { path: '^mfe-[^/]+/', pathNot: '^$1/' },
  },
  {
    name: 'remote-to-shell',
    severity: 'error',
    comment: 'A remote knows the shell by @foyer/contract only: ask for a service through @foyer/platform.',
    from: { path: '^mfe-' },
    to: { path: '^(shell|infra|e2e)/' },
  },
  {
    name: 'shell-to-remote',
    severity: 'error',
    comment:
      'The shell has no build-time remotes: what it needs of one is a slot or a page of @foyer/contract.',
    from: { path: '^shell/' },
    to: { path: '^(mfe-|infra/|e2e/)' },
  },
  {
    name: 'service-to-front-end',
    severity: 'error',
    comment:
      'Services share kernel, money, market, links, the GraphQL schema and infra/runtime. A look or a text of the front end belongs to the front end. (The gateway and identity may read theme values: they paint the first frame.)',
    from: { path: '^infra/', pathNot: `${TEST}|^infra/(launch|cli|gateway|identity|console)/` },
    to: { path: '^(shell|mfe-[^/]+|e2e|shared)/', pathNot: '^shared/(kernel|money|market|links|graphql)/' },
  },
  {
    name: 'painting-service-to-front-end',
    severity: 'error',
    comment:
      "The gateway and identity compose pages before any script runs: besides the services' packages they may read theme values, nothing else of the front end.",
    from: { path: '^infra/(gateway|identity|console/src/server)/', pathNot: TEST },
    to: {
      path: '^(shell|mfe-[^/]+|e2e|shared)/',
      pathNot: '^shared/(kernel|money|market|links|graphql|theme)/',
    },
  },
  {
    name: 'console-app-to-product',
    severity: 'error',
    comment:
      "The console's app is made of the kit, as the shell is: theme, texts and parts, nothing of the shell or of a remote, and its own server by HTTP only.",
    from: { path: '^infra/console/src/browser/', pathNot: TEST },
    to: {
      path: '^(shell|mfe-[^/]+|e2e|shared|infra)/',
      pathNot: '^shared/(kernel|money|market|links|theme|i18n|ui)/|^infra/console/src/(browser|messages)/',
    },
  },
  {
    name: 'launch-to-front-end',
    severity: 'error',
    comment:
      'The launcher starts services and builds, and the command line builds what it publishes; they know @foyer/build besides the packages of the services.',
    from: { path: '^infra/(launch|cli)/', pathNot: TEST },
    to: {
      path: '^(shell|mfe-[^/]+|e2e|shared)/',
      pathNot: '^shared/(kernel|money|market|links|graphql|build)/',
    },
  },
  {
    name: 'service-to-service',
    severity: 'error',
    comment:
      'A service knows another by signed HTTP or the bus, never by its code: what both need lives in infra/runtime or shared. Only infra/launch starts them together; tests and proofs may start what they need.',
    from: { path: '^infra/([^/]+)/', pathNot: `^infra/launch/|^infra/[^/]+/(src/testing|proof)/|${TEST}` },
    to: { path: '^infra/[^/]+/', pathNot: '^infra/($1|runtime)/' },
  },
  {
    name: 'runtime-is-the-lowest-service-floor',
    severity: 'error',
    comment: 'infra/runtime is what services share; it knows none of them.',
    from: { path: '^infra/runtime/', pathNot: TEST },
    to: { path: '^infra/', pathNot: '^infra/runtime/' },
  },
  {
    name: 'journeys-stay-outside',
    severity: 'error',
    comment:
      'A journey sees what a player sees: take addresses from @foyer/links, rules from @foyer/market, never the code under test.',
    from: { path: '^e2e/' },
    to: {
      path: '^(shell|mfe-[^/]+|infra|shared)/',
      pathNot: '^shared/(links|market|kernel|money|build|testing)/|^infra/(runtime|launch)/',
    },
  },
  {
    name: 'tools-stay-out-of-products',
    severity: 'error',
    comment:
      '@foyer/build and @foyer/testing are for configurations, tests, the launcher and the command line: product code that needs something of them should have it in a package of its own.',
    from: {
      path: '^(shell|mfe-[^/]+|shared|infra)/',
      pathNot: `${TEST}|^infra/(launch|cli)/|^shared/(${TOOLS.join('|')})/|webpack\\.config\\.mjs$`,
    },
    to: { path: `^shared/(${TOOLS.join('|')})/` },
  },
  {
    name: 'front-door-only',
    severity: 'error',
    comment:
      'Another package is entered by the doors its `exports` list: import `@foyer/name`, or ask its owner for a door.',
    from: { path: '^(shared/[^/]+|shell|mfe-[^/]+|infra/[^/]+|e2e)/', pathNot: '^shared/build/' },
    to: {
      dependencyTypes: ['local'],
      path: '^(shared/[^/]+|shell|mfe-[^/]+|infra/[^/]+|e2e)/',
      pathNot: '^$1/',
      dependencyTypesNot: ['npm', 'aliased-workspace', 'aliased'],
    },
  },
  {
    name: 'node-in-browser',
    severity: 'error',
    comment: 'This package runs in the browser: take a web API, or put the Node half into a service.',
    from: {
      path: '^(shell|mfe-[^/]+|infra/console/src/browser|shared/(kernel|money|market|links|contract|graphql|theme|i18n|data|ui|platform))/',
      pathNot: `${TEST}|webpack\\.config\\.mjs$`,
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'tests-are-leaves',
    severity: 'error',
    comment: 'Nothing may import a test: move the helper into @foyer/testing.',
    from: { pathNot: TEST },
    to: { path: TEST },
  },
];

export const boundaries: IConfiguration = {
  forbidden: [...floors, ...rules],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.foyer|templates|fixtures|\\.turbo)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.browser.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    progress: { type: 'none' },
  },
};
