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
  profile: [
    'kernel',
    'money',
    'market',
    'links',
    'contract',
    'graphql',
    'theme',
    'i18n',
    'data',
    'ui',
    'platform',
  ],
};

const TEST = '\\.test\\.tsx?$';

/** Tools of the repository and the tools that each may import. */
const TOOL_MAY_IMPORT: Record<string, readonly string[]> = {
  workspace: [],
  testing: [],
  codegen: ['workspace'],
  build: ['workspace', 'codegen'],
  gate: ['workspace', 'build'],
  scaffolding: ['workspace'],
  packaging: ['workspace', 'build', 'scaffolding'],
  'create-remote': ['scaffolding'],
  conventions: ['workspace', 'build'],
};
const TOOLS = Object.keys(TOOL_MAY_IMPORT).join('|');

/** Packages other than services that import services. */
const STARTS_SERVICES = 'launch|money-proof|mutation';
const USES_TOOLS = `${STARTS_SERVICES}|cli`;

const floors = Object.entries(MAY_IMPORT).map(([name, allowed]): IForbiddenRuleType => ({
  name: `floor-${name}`,
  severity: 'error',
  comment: `@foyer/${name} may import: ${allowed.join(', ') || 'nothing'}. Move the shared code to a layer that both may import, or pass it as a prop or argument.`,
  from: { path: `^shared/${name}/`, pathNot: TEST },
  to: { path: '^(shared|shell|mfe-[^/]+|infra|e2e)/', pathNot: `^shared/(${[name, ...allowed].join('|')})/` },
}));

const toolFloors = Object.entries(TOOL_MAY_IMPORT).map(([name, allowed]): IForbiddenRuleType => ({
  name: `tool-${name}`,
  severity: 'error',
  comment: `@foyer/${name} may import of the other tools: ${allowed.join(', ') || 'none'}.`,
  from: { path: `^shared/${name}/`, pathNot: TEST },
  to: { path: `^shared/(${TOOLS})/`, pathNot: `^shared/(${[name, ...allowed].join('|')})/` },
}));

const rules: IForbiddenRuleType[] = [
  {
    name: 'no-circle',
    severity: 'error',
    comment:
      'The files import each other, or types of each other: move what both need into a third file, or merge them.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'unresolved',
    severity: 'error',
    comment: 'The imported file does not exist: check its extension and the `exports` of its package.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node' },
  },
  {
    name: 'remote-to-remote',
    severity: 'error',
    comment:
      'A remote never imports another: link to it with @foyer/links, show a part of it in a slot, or call a service.',
    from: { path: '^(mfe-[^/]+)/' },
    to: { path: '^mfe-[^/]+/', pathNot: '^$1/' },
  },
  {
    name: 'remote-to-shell',
    severity: 'error',
    comment: 'A remote knows the shell through @foyer/contract only: get its services from @foyer/platform.',
    from: { path: '^mfe-' },
    to: { path: '^(shell|infra|e2e)/' },
  },
  {
    name: 'shell-to-remote',
    severity: 'error',
    comment: 'The shell contains no remote: use a slot or a page of @foyer/contract.',
    from: { path: '^shell/' },
    to: { path: '^(mfe-|infra/|e2e/)' },
  },
  {
    name: 'page-without-admin-schemas',
    severity: 'error',
    comment:
      'The schemas of admin-api are for services, the console and the command line: with them, every player would load a schema library.',
    from: {
      path: '^(shell|mfe-[^/]+|shared)/',
      pathNot: `${TEST}|^shared/(kernel|market)/src/admin-api/|^shared/(${TOOLS})/`,
    },
    to: { path: '^shared/[^/]+/src/admin-api/' },
  },
  {
    name: 'service-to-front-end',
    severity: 'error',
    comment:
      'Services share kernel, money, market, links, the GraphQL schema and infra/runtime. Styles and texts belong to the front ends; only the gateway, identity and the console may read theme values.',
    from: { path: '^infra/', pathNot: `${TEST}|^infra/(${USES_TOOLS}|gateway|identity|console)/` },
    to: { path: '^(shell|mfe-[^/]+|e2e|shared)/', pathNot: '^shared/(kernel|money|market|links|graphql)/' },
  },
  {
    name: 'painting-service-to-front-end',
    severity: 'error',
    comment:
      "Servers that compose pages may read theme values besides the services' packages, nothing else of a front end.",
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
      "The console's app may use theme, texts and components, but no code of the shell or of a remote, and calls its own server by HTTP only.",
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
      'The launcher, the command line and the proofs may import the tools besides the packages of the services, but no front end.',
    from: { path: `^infra/(${USES_TOOLS})/`, pathNot: TEST },
    to: {
      path: '^(shell|mfe-[^/]+|e2e|shared)/',
      pathNot: `^shared/(kernel|money|market|links|graphql|${TOOLS})/`,
    },
  },
  {
    name: 'service-to-service',
    severity: 'error',
    comment:
      'A service calls another by signed HTTP or the bus: code that both need belongs to infra/runtime or shared. Only the launcher, tests, benchmarks and the proofs import services.',
    from: {
      path: '^infra/([^/]+)/',
      pathNot: `^infra/(${STARTS_SERVICES})/|^infra/[^/]+/(src/testing|test|bench)/|${TEST}`,
    },
    to: { path: '^infra/[^/]+/', pathNot: '^infra/($1|runtime)/' },
  },
  {
    name: 'runtime-is-the-lowest-service-floor',
    severity: 'error',
    comment: 'infra/runtime is shared by all services and imports none of them.',
    from: { path: '^infra/runtime/', pathNot: TEST },
    to: { path: '^infra/', pathNot: '^infra/runtime/' },
  },
  {
    name: 'api-components',
    severity: 'error',
    comment:
      'Only createApi and its list of subjects know all components: declare the ones that this subject uses as its own dependency type.',
    from: { path: '^infra/api/', pathNot: '^infra/api/src/(createApi|subjects)\\.ts$' },
    to: { path: '^infra/api/src/components\\.ts$' },
  },
  {
    name: 'journeys-stay-outside',
    severity: 'error',
    comment:
      'A journey uses the product as a player does: take addresses from @foyer/links and rules from @foyer/market, never the code under test.',
    from: { path: '^e2e/' },
    to: {
      path: '^(shell|mfe-[^/]+|infra|shared)/',
      pathNot: `^shared/(links|market|kernel|money|${TOOLS})/|^infra/(runtime|launch)/`,
    },
  },
  {
    name: 'tools-stay-out-of-products',
    severity: 'error',
    comment:
      'Tools are for configurations, tests, the launcher and the command line: move code that the product needs into a package of its own.',
    from: {
      path: '^(shell|mfe-[^/]+|shared|infra)/',
      pathNot: `${TEST}|^infra/(${USES_TOOLS})/|^shared/(${TOOLS})/|webpack\\.config\\.mjs$`,
    },
    to: { path: `^shared/(${TOOLS})/` },
  },
  {
    name: 'front-door-only',
    severity: 'error',
    comment: 'Import another package by an entry of its `exports` (`@foyer/name`), or add an entry.',
    from: { path: '^(shared/[^/]+|shell|mfe-[^/]+|infra/[^/]+|e2e)/' },
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
    comment: 'This package runs in the browser: use a web API, or move the Node part into a service.',
    from: {
      path: '^(shell|mfe-[^/]+|infra/console/src/browser|shared/(kernel|money|market|links|contract|graphql|theme|i18n|data|ui|platform))/',
      // services and build tools read the SDL; webpack cannot bundle it
      pathNot: `${TEST}|webpack\\.config\\.mjs$|^shared/graphql/src/schemaText\\.ts$`,
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'tests-are-leaves',
    severity: 'error',
    comment: 'No file may import a test: move the helper into @foyer/testing.',
    from: { pathNot: TEST },
    to: { path: TEST },
  },
];

export const boundaries: IConfiguration = {
  forbidden: [...floors, ...toolFloors, ...rules],
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
