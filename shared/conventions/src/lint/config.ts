import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { foyerPlugin } from './silentCatch.ts';
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

// rules that need types are Oxlint's (.oxlintrc.json): it checks them in a tenth of the time
const rules: ReturnType<typeof tseslint.config> = tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '.foyer/**',
      '**/.turbo/**',
      '**/*.d.ts',
      'shared/scaffolding/templates/**',
      'shared/build/fixtures/**',
      '**/*.mjs',
      '**/*.js',
      '**/*.cjs',
      'test-results/**',
      'playwright-report/**',
      'coverage/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'no-restricted-syntax': ['error', ...everywhere],
      'id-denylist': ['error', ...dialectNames],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 175, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: BROWSER,
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', ...inBrowser],
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
    rules: { 'no-restricted-syntax': ['error', ...inComponents] },
  },
  {
    files: RESPONSIBLE_GAMING,
    rules: { 'no-restricted-syntax': ['error', ...inComponents, noExperiment] },
  },
  // the doors themselves
  {
    files: ['infra/*/src/**/features.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...always, noDefaultExport, noBrandComparison],
    },
  },
  // the flag service reads the market that its decisions start from
  {
    files: ['shell/src/services/flags/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, noDirectCookie] },
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
    files: ['**/src/remote.{ts,tsx}', '**/*.config.ts', 'shared/build/src/webpack/**'],
    rules: { 'no-restricted-syntax': ['error', ...always, noBrandComparison] },
  },
  {
    files: ['shared/market/**'],
    rules: { 'no-restricted-syntax': ['error', ...always, noDefaultExport] },
  },
  {
    files: [...TESTS, '**/*.gallery.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...always],
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
    ignores: [...TESTS, '**/testing/**'],
    plugins: { foyer: foyerPlugin },
    rules: { 'foyer/no-silent-catch': 'error' },
  },
);

/**
 * Generated files are checked against their sources by `npm run codegen -- --check`, not linted. They are not
 * ignored either: ESLint warns about each ignored file in a list of changed files.
 */
const generatedFiles: (typeof rules)[number] = {
  files: ['**/*.generated.ts'],
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  rules: Object.fromEntries(
    rules.flatMap((config) => Object.keys(config.rules ?? {})).map((name) => [name, 'off'] as const),
  ),
};

export const lintRules: ReturnType<typeof tseslint.config> = [...rules, generatedFiles];
