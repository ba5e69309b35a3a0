import type { Chunk, Configuration, Module } from 'webpack';

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;

/** A reference to a module of the shell weighs nothing: a chunk of those has no file, and so no hash. */
const ownModule = (module: Module) => module.type !== 'consume-shared-module';

/**
 * Code that three pages of a remote share is one file: a page then loads two scripts, where many small parts
 * would queue behind each other. Slots are excluded, because they are shown on pages of others.
 */
export function remoteChunks(): SplitChunks {
  const pages = {
    name: 'pages',
    minChunks: 3,
    minSize: 0,
    reuseExistingChunk: false,
    chunks: isPage,
    test: ownModule,
  } as const;
  return { chunks: 'async', cacheGroups: { default: false, defaultVendors: false, pages } };
}

function isPage(chunk: Chunk): boolean {
  return [...chunk.groupsIterable].some((group) =>
    group.origins.some((origin) => /\/pages\//.test(origin.request ?? '')),
  );
}

/** Code that two lazy parts of the shell share is one file, if it is worth a request. */
const BETWEEN_PARTS = { minChunks: 2, minSize: 12_000, reuseExistingChunk: true, chunks: 'async' } as const;

/** Third-party code changes rarely and is wanted at once: one file. Style sheets stay with the shell's own. */
export function shellChunks(): SplitChunks {
  const vendors = {
    name: 'vendors',
    chunks: 'initial',
    enforce: true,
    test: (module: Module) =>
      module.type.startsWith('javascript') &&
      /[\\/]node_modules[\\/](?!@vanilla-extract[\\/]webpack)/.test(module.nameForCondition() ?? ''),
  } as const;
  return { chunks: 'async', cacheGroups: { default: BETWEEN_PARTS, defaultVendors: false, vendors } };
}
