import type { OxlintConfig, OxlintOverride } from 'oxlint';
import {
  adapterGlobals,
  dialectNames,
  noBoundDialect,
  noBrandComparison,
  noClassNameProp,
  noDefaultExport,
  noDirectCookie,
  noDirectFeature,
  noExperiment,
  noExportAll,
  noLiteralText,
  wrappedPackages,
  realExtensions,
} from './restrictions.ts';

const BROWSER = [
  'shell/**/*.{ts,tsx}',
  'infra/console/src/browser/**/*.{ts,tsx}',
  'mfe-*/**/*.{ts,tsx}',
  'shared/{contract,theme,i18n,data,ui,platform}/**/*.{ts,tsx}',
];
const TESTS = ['**/*.test.{ts,tsx}', 'shared/testing/**', 'e2e/**'];

/** Files that may access the outside world. This list may only shrink. */
const ADAPTERS = [
  '**/adapters/**',
  'shell/src/boot/**',
  'shell/src/remotes/**',
  'shell/src/remotes/federation/**',
  'shared/data/src/**',
  'shared/platform/src/**',
];

/** Protection of players: limits, reality check, exclusion, session clock, regulatory displays, notices. */
const RESPONSIBLE_GAMING = [
  'mfe-account/src/features/{limits,reality-check}/**/*.{ts,tsx}',
  'mfe-account/src/slots/{session-clock,notices}/**/*.{ts,tsx}',
  'mfe-account/src/pages/profile-{limits,global-limits,self-exclusion}/**/*.{ts,tsx}',
  'shell/src/layout/banners/regulatory/**/*.{ts,tsx}',
  'shell/src/layout/overlays/RealityCheck.tsx',
];

/** Rows of data and generated text have no length limit. */
const DATA = [
  '**/*.generated.ts',
  'infra/games/catalogue/**',
  'shared/market/src/**',
  'shared/theme/src/brands/**',
  'infra/api/content/**',
];

const always = [noExportAll, noBoundDialect, realExtensions];
const everywhere = [...always, noDefaultExport, noBrandComparison, noDirectFeature.brand];
const inBrowser = [...everywhere, noDirectCookie, noDirectFeature.market];
const inComponents = [...inBrowser, ...noLiteralText, noClassNameProp];

/**
 * The untyped rules of typescript-eslint's `recommended`, and the typed ones of `recommendedTypeChecked`, without
 * require-await (an async method without await still fulfils the promise type of its interface), unbound-method
 * (services are closures behind interfaces with methods) and no-unsafe-enum-comparison.
 */
const RECOMMENDED: OxlintConfig['rules'] = {
  'no-array-constructor': 'error',
  'no-unused-expressions': 'error',
  'no-unused-vars': [
    'error',
    {
      args: 'after-used',
      argsIgnorePattern: '^_',
      varsIgnorePattern: '^_',
      caughtErrors: 'all',
      ignoreRestSiblings: true,
    },
  ],
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'typescript/await-thenable': 'error',
  'typescript/ban-ts-comment': 'error',
  'typescript/no-array-delete': 'error',
  'typescript/no-base-to-string': 'error',
  'typescript/no-duplicate-enum-values': 'error',
  'typescript/no-duplicate-type-constituents': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extra-non-null-assertion': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-implied-eval': 'error',
  'typescript/no-misused-new': 'error',
  'typescript/no-misused-promises': [
    'error',
    { checksVoidReturn: { attributes: false, properties: false, arguments: false } },
  ],
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-optional-chain': 'error',
  'typescript/no-redundant-type-constituents': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-this-alias': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-declaration-merging': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-unsafe-unary-minus': 'error',
  'typescript/no-wrapper-object-types': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-as-const': 'error',
  'typescript/prefer-namespace-keyword': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/restrict-plus-operands': 'error',
  'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  'typescript/triple-slash-reference': 'error',
};

const SYNTAX = 'foyer/no-restricted-syntax';

const overrides: OxlintOverride[] = [
  {
    files: BROWSER,
    rules: {
      'react/rules-of-hooks': 'error',
      'react/exhaustive-deps': 'error',
      [SYNTAX]: ['error', ...inBrowser],
      'no-restricted-globals': ['error', ...adapterGlobals],
      'no-restricted-imports': ['error', { paths: [wrappedPackages.reactIntl, wrappedPackages.singleSpa] }],
    },
  },
  {
    files: [
      'shell/**/*.tsx',
      'mfe-*/**/*.tsx',
      'infra/console/src/browser/**/*.tsx',
      'shared/{ui,platform,i18n}/**/*.tsx',
    ],
    rules: { [SYNTAX]: ['error', ...inComponents] },
  },
  {
    files: RESPONSIBLE_GAMING,
    rules: { [SYNTAX]: ['error', ...inComponents, noExperiment] },
  },
  // the modules through which features are read
  {
    files: ['infra/*/src/**/features.ts'],
    rules: {
      [SYNTAX]: ['error', ...always, noDefaultExport, noBrandComparison],
    },
  },
  // the flag service reads the market that its decisions start from
  {
    files: ['shell/src/services/flags/**'],
    rules: { [SYNTAX]: ['error', ...everywhere, noDirectCookie] },
  },
  // services own their deadlines; storage, cookies and calls belong to adapters
  {
    files: ['shell/src/services/**'],
    rules: { 'no-restricted-globals': ['error', ...adapterGlobals.filter(({ name }) => !/^set/.test(name))] },
  },
  { files: ADAPTERS, rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['shared/i18n/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [wrappedPackages.singleSpa] }] },
  },
  {
    files: ['shell/**', 'shared/platform/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [wrappedPackages.reactIntl] }] },
  },
  { files: ['shell/src/remotes/federation/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: [
      '**/src/remote.{ts,tsx}',
      '**/*.config.ts',
      'shared/build/src/{rspack,webpack}/**',
      'shared/conventions/src/lint/plugin.ts',
    ],
    rules: { [SYNTAX]: ['error', ...always, noBrandComparison] },
  },
  {
    files: ['shared/market/**'],
    rules: { [SYNTAX]: ['error', ...always, noDefaultExport] },
  },
  {
    files: [...TESTS, '**/*.gallery.tsx'],
    rules: {
      [SYNTAX]: ['error', ...always],
      'no-restricted-globals': 'off',
      'max-lines': ['error', { max: 600, skipBlankLines: true, skipComments: true }],
      // a `describe` contains many tests
      'max-lines-per-function': 'off',
    },
  },
  { files: TESTS, rules: { 'no-restricted-imports': 'off' } },
  { files: DATA, rules: { 'max-lines': 'off' } },
  {
    files: ['{shell,mfe-*,shared/*,infra/*}/src/**/*.{ts,tsx}'],
    excludeFiles: [...TESTS, '**/testing/**'],
    rules: { 'foyer/no-silent-catch': 'error' },
  },
];

/** The lint rules of the repository, in the language of Oxlint. */
export const lintRules: OxlintConfig = {
  plugins: ['typescript', 'react'],
  jsPlugins: ['./shared/conventions/src/lint/plugin.ts'],
  categories: { correctness: 'off' },
  options: { reportUnusedDisableDirectives: 'error' },
  rules: {
    ...RECOMMENDED,
    [SYNTAX]: ['error', ...everywhere],
    'id-denylist': ['error', ...dialectNames],
    'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 175, skipBlankLines: true, skipComments: true }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  },
  overrides,
  ignorePatterns: [
    '**/node_modules/**',
    '**/dist/**',
    '.foyer/**',
    '**/.turbo/**',
    '**/*.d.ts',
    // checked against their sources by `npm run codegen -- --check`
    '**/*.generated.ts',
    'shared/scaffolding/templates/**',
    'shared/create-remote/templates/**',
    'shared/build/fixtures/**',
    '**/*.mjs',
    '**/*.js',
    '**/*.cjs',
    'test-results/**',
    'playwright-report/**',
    'coverage/**',
  ],
};
