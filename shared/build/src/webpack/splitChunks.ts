import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;

interface CacheGroupContext {
  readonly chunkGraph: ChunkGraph;
}

/**
 * Modules taken from the shell have no size here: a chunk that contains only those has no file, and so no
 * hash.
 */
const ownModule = (module: Module) => module.type !== 'consume-shared-module';

/**
 * Code that fewer pages share is copied into each of them; otherwise a page would load code of all other
 * pages.
 */
const MANY_PAGES = 8;

/**
 * Puts code that three pages of a remote share into one file: a page then loads two scripts instead of
 * queueing many small ones. Code that the first page does not need and many others share is in a second file, which no
 * first visit waits for. Slots are excluded, because other remotes' pages show them.
 * @param firstPage - Route id of the page with which most visits start; without it there is one file.
 */
export function remoteChunks(firstPage: string | undefined): SplitChunks {
  const shared = {
    minChunks: 3,
    minSize: 0,
    reuseExistingChunk: false,
    chunks: (chunk: Chunk) => isPage(chunk),
  } as const;
  const isOfFirstPage = (chunk: Chunk) => isPage(chunk, firstPage);
  const pages = {
    ...shared,
    name: 'pages',
    priority: 1,
    test: (module: Module, { chunkGraph }: CacheGroupContext) =>
      ownModule(module) &&
      (firstPage === undefined || [...chunkGraph.getModuleChunksIterable(module)].some(isOfFirstPage)),
  } as const;
  const morePages = { ...shared, minChunks: MANY_PAGES, name: 'more-pages', test: ownModule } as const;
  return { chunks: 'async', cacheGroups: { default: false, defaultVendors: false, pages, morePages } };
}

/** True if a chunk is loaded for any page, or for the given page. */
function isPage(chunk: Chunk, page?: string): boolean {
  const folder = page === undefined ? '/pages/' : `/pages/${page}/`;
  return [...chunk.groupsIterable].some((group) =>
    group.origins.some(({ request }) => request?.includes(folder)),
  );
}

/** Code that two lazy parts of the shell share is in one file, if it is large enough for a request. */
const BETWEEN_PARTS = { minChunks: 2, minSize: 12_000, reuseExistingChunk: true, chunks: 'async' } as const;

/**
 * Third-party code changes rarely and is needed at once, so it is in one file. Style sheets stay with the
 * shell's own.
 */
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
