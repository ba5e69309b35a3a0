/** A workspace package that is packed for projects outside the repository. */
export interface Packed {
  /** Folder relative to the root. */
  readonly folder: string;
  /** Runtime of its code, which decides how imports are resolved and what is a peer dependency. */
  readonly runs: 'browser' | 'node';
  /** Sources that no export names and that start on their own: child processes, loaders, commands. */
  readonly entries?: readonly string[];
  /** Files that are copied as they are, as globs. Texts and generated JSON are always copied. */
  readonly assets?: readonly string[];
  /** Exports that replace the workspace's, where the package contains less than the workspace. */
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  /** Packages that code refers to by name without an import. */
  readonly needs?: readonly string[];
  /** Its declarations are in the API report: remotes compile against them. */
  readonly isReported?: boolean;
}

/** Every package that a remote needs, its tools included (ADR 0344). */
export const PACKED: readonly Packed[] = [
  { folder: 'shared/kernel', runs: 'node' },
  { folder: 'shared/money', runs: 'node', isReported: true },
  { folder: 'shared/links', runs: 'node', isReported: true },
  { folder: 'shared/market', runs: 'node' },
  { folder: 'shared/graphql', runs: 'node', assets: ['schema/**/*'] },
  { folder: 'shared/contract', runs: 'browser', isReported: true },
  { folder: 'shared/theme', runs: 'browser', isReported: true },
  { folder: 'shared/i18n', runs: 'browser', isReported: true },
  { folder: 'shared/data', runs: 'browser' },
  { folder: 'shared/ui', runs: 'browser', isReported: true },
  { folder: 'shared/platform', runs: 'browser', isReported: true },
  { folder: 'shared/workspace', runs: 'node' },
  { folder: 'shared/codegen', runs: 'node' },
  {
    folder: 'shared/build',
    runs: 'node',
    entries: [
      'src/publish/release/makeReleaseChild.ts',
      'src/webpack/messagesLoader.ts',
      'src/webpack/dropDefaultMessages.ts',
      'src/webpack/federationRuntime.ts',
      'src/webpack/releaseRuntime.ts',
      'src/webpack/reduceRoutes.ts',
      'src/webpack/slimLibraries.ts',
      'src/webpack/refresh/refreshLoader.ts',
      'src/webpack/refresh/jsxDevRuntime.ts',
      'src/webpack/refresh/hotClient.ts',
      'src/dev/browser/productClient.ts',
      'src/dev/browser/workbenchClient.ts',
      'src/dev/browser/signIn.ts',
      'src/workbench/jestInBrowser.ts',
    ],
    assets: ['tsconfig/*', 'types/*', 'sizes.json'],
    needs: ['webpack-cli', 'esbuild', 'react-refresh', '@types/react', '@types/react-dom', '@types/node'],
  },
  { folder: 'shared/gate', runs: 'node' },
  {
    folder: 'shared/testing',
    runs: 'node',
    assets: ['src/jest/*.mjs'],
    needs: ['jest', '@testing-library/dom', '@jest/globals', '@testing-library/react'],
  },
  { folder: 'shared/scaffolding', runs: 'node', assets: ['templates/**/*'] },
  {
    folder: 'shared/create-remote',
    runs: 'node',
    entries: ['src/main.ts'],
    assets: ['templates/**/*', 'templates/*/.*/**/*'],
    bin: { 'create-remote': 'src/main.ts' },
  },
  {
    folder: 'infra/runtime',
    runs: 'node',
    // outside the repository only its client of the registry and the reader of source maps run
    exports: {
      './registry-access': './src/releases/registryAccess.ts',
      './source-frames': './src/releases/sourceFrames.ts',
    },
  },
  { folder: 'infra/cli', runs: 'node', entries: ['src/main.ts'], bin: { foyer: 'src/main.ts' } },
];
