import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;

interface CacheGroupContext {
  readonly chunkGraph: ChunkGraph;
}

/** A reference to a module of the shell weighs nothing: a chunk of those has no file, and so no hash. */
const ownModule = (module: Module) => module.type !== 'consume-shared-module';

/**
 * Code that three pages of a remote share is one file: a page then loads two scripts, where many small parts
 * would queue behind each other. Code that the first page does not need is a second file, which no first visit
 * waits for. Slots are excluded, because they are shown on pages of others.
 *
 * @param firstPage - Route id of the page that most visits start with; without one there is one file.
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
  const morePages = { ...shared, name: 'more-pages', test: ownModule } as const;
  return { chunks: 'async', cacheGroups: { default: false, defaultVendors: false, pages, morePages } };
}

/** Whether a chunk is loaded for a page, or for this page. */
function isPage(chunk: Chunk, page?: string): boolean {
  const folder = page === undefined ? '/pages/' : `/pages/${page}/`;
  return [...chunk.groupsIterable].some((group) =>
    group.origins.some(({ request }) => request?.includes(folder)),
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
