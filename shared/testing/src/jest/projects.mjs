import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

const NODE_SIDE = [
  'infra/*',
  'e2e/release-day',
  'shared/kernel',
  'shared/money',
  'shared/market',
  'shared/links',
  'shared/graphql',
  'shared/workspace',
  'shared/codegen',
  'shared/build',
  'shared/gate',
  'shared/scaffolding',
  'shared/conventions',
  'shared/packaging',
  'shared/testing',
  'shared/create-remote',
];
const BROWSER_SIDE = [
  'shell',
  'mfe-*',
  'shared/contract',
  'shared/theme',
  'shared/i18n',
  'shared/data',
  'shared/ui',
  'shared/platform',
  'shared/profile',
];

const ignored = ['/node_modules/', '/dist/', '/\\.foyer/', '/templates/', '/fixtures/'];

/** Runs all files as native ES modules, as in production. */
function project(root, name, folders, rest) {
  return {
    rootDir: root,
    displayName: name,
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    // Long enough for a loaded machine; hanging tests still fail.
    testTimeout: 30_000,
    testPathIgnorePatterns: ignored,
    modulePathIgnorePatterns: ['/dist/', '/\\.foyer/', '/fixtures/', '/templates/'],
    watchPathIgnorePatterns: ['/\\.foyer/', '/dist/'],
    globals: {
      __FOYER_PRODUCTION__: false,
      __FOYER_APP__: 'test',
      __FOYER_RELEASE__: 'test',
      __FOYER_TEXT_PARTS__: {},
      __FOYER_SHARED_VERSIONS__: {},
    },
    testMatch: folders.flatMap((folder) =>
      rest.endings.map((ending) => `<rootDir>/${folder}/**/*.test.${ending}`),
    ),
    ...rest.options,
  };
}

/** The two jest projects of the repository: services on Node, front ends in jsdom. */
export function jestProjects(root) {
  return [
    {
      ...isolatedNodeProject(root),
      // loads each module once for all files of a worker (ADR 0264)
      runner: path.join(here, 'jest-light-runner/runner.mjs'),
      setupFiles: [path.join(here, 'jest-light-runner/setup.mjs')],
    },
    browserProject(root),
  ];
}

/** The services' tests in Jest's own runner, which other tools can extend: a module registry for each file. */
export function isolatedNodeProject(root) {
  return project(root, 'node', NODE_SIDE, {
    endings: ['ts'],
    // Node strips types natively, in tests as in production.
    options: {
      testEnvironment: 'node',
      transform: {},
      globalSetup: path.join(root, 'infra/launch/src/postgres/jestGlobalSetup.mjs'),
      globalTeardown: path.join(root, 'infra/launch/src/postgres/jestGlobalTeardown.mjs'),
      // infra/launch/src/browser starts browsers and runs on Node
      testPathIgnorePatterns: [...ignored, '/infra/(?!launch/)[^/]+/.*/browser/'],
    },
  });
}

/** The configuration of a remote in a repository of its own; its packages are installed and already compiled. */
export function remoteJestConfig(root) {
  const { displayName: _name, ...browser } = project(root, 'remote', ['src'], browserOptions());
  return {
    ...browser,
    transformIgnorePatterns: ['/node_modules/(?!@foyer/)'],
    transform: { ...browser.transform, '\\.css\\.js$': browser.transform['\\.css\\.ts$'] },
  };
}

function browserProject(root) {
  const browser = project(root, 'browser', BROWSER_SIDE, browserOptions());
  browser.testMatch.push(
    '<rootDir>/infra/!(launch)/**/browser/**/*.test.ts',
    '<rootDir>/infra/!(launch)/**/browser/**/*.test.tsx',
  );
  return browser;
}

function browserOptions() {
  return {
    endings: ['ts', 'tsx'],
    options: {
      testEnvironment: path.join(here, 'browserEnvironment.mjs'),
      setupFiles: [path.join(here, 'browserSetup.mjs')],
      transform: {
        '\\.css\\.ts$': require.resolve('@vanilla-extract/jest-transform'),
        '\\.tsx?$': [require.resolve('@swc/jest'), swcForTests()],
      },
      moduleNameMapper: {
        '\\.(css|svg|woff2|png|jpg)$': path.join(here, 'asset.mjs'),
        '^(.+\\.json)\\?later$': '$1',
        '^@testing-library/react$': path.join(here, 'testingLibrary.mjs'),
      },
    },
  };
}

function swcForTests() {
  return {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  };
}
