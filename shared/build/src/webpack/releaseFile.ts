import type { Chunk, ChunkGroup, Compilation, Compiler } from 'webpack';
import webpack from 'webpack';
import { localeOf, routeOf, type BundleFiles } from '../manifest/bundle.ts';
import {
  describedBundle,
  manifestFiles,
  releaseOf,
  uncheckable,
  type DescribedBundle,
} from '../manifest/manifestFiles.ts';
import type { AppBuild } from '../publish/release/appBuild.ts';
import { bundleOf } from './bundleOf.ts';
import { LATER_QUERY } from './laterTexts.ts';

export type { Release } from '../manifest/manifestFiles.ts';

const NAME = 'ReleaseFile';

const RUNS_IN_PAGE = /\.(js|css)$/;
/** webpack adds hot updates of a development build to their chunks. */
const isReleased = (file: string): boolean => !file.includes('.hot-update.');
const runsInPage = (file: string): boolean => RUNS_IN_PAGE.test(file) && isReleased(file);

/**
 * Writes `release.json` and `documents.json`; fails the build when the browser could not verify one of the
 * files.
 */
export class ReleaseFile {
  readonly app: AppBuild;

  constructor(app: AppBuild) {
    this.app = app;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      let described: DescribedBundle | undefined;
      compilation.hooks.afterOptimizeTree.tap(NAME, () => {
        // a hot build is never checked or published, and its description would delay an open page
        if (compilation.errors.length === 0 && this.app.hot !== true)
          described = describedBundle(bundleOf(compilation), this.app, 'webpack');
      });
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        if (compilation.errors.length > 0 || (!described && this.app.hot !== true)) return;
        const files = filesOf(compilation, this.app);
        const release = releaseOf(this.app, files, described?.describes);
        // chunks of a hot build have no hashes
        for (const problem of described ? [...withoutHash(compilation), ...uncheckable(release, files)] : [])
          compilation.errors.push(new webpack.WebpackError(problem));
        for (const [file, text] of manifestFiles(release, this.app, described?.bill))
          compilation.emitAsset(file, new webpack.sources.RawSource(text));
      });
    });
  }
}

function filesOf(compilation: Compilation, { app }: AppBuild): BundleFiles {
  const [entryChunk, ...before] = entryChunks(compilation);
  const files = [...(entryChunk?.files ?? [])].filter(isReleased);
  const entry = files.find((file) => file.endsWith('.js'));
  if (entry === undefined) throw new Error(`${app} has no entry`);
  const initial = [...before, ...(entryChunk ? [entryChunk] : [])].flatMap((chunk) =>
    [...chunk.files].filter(isReleased),
  );
  return {
    entry,
    css: initial.filter((file) => file.endsWith('.css')),
    scripts: initial.filter((file) => file.endsWith('.js') && file !== entry),
    i18n: messageFiles(compilation),
    pages: pageFiles(compilation),
    contents: new Map(
      compilation
        .getAssets()
        .filter(({ name }) => !name.endsWith('.map') && isReleased(name))
        .map(({ name, source }) => [name, source.buffer()]),
    ),
  };
}

/** The entry point's own chunk first. */
function entryChunks(compilation: Compilation): Chunk[] {
  const [entrypoint] = compilation.entrypoints.values();
  if (!entrypoint) return [];
  const own = entrypoint.getEntrypointChunk();
  return [own, ...entrypoint.chunks.filter((chunk) => chunk !== own)];
}

/** Chunks with the texts of a first visit, by locale: those that hold `src/messages/<locale>.json` of the app. */
function messageFiles(compilation: Compilation): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const locale = localeOf(module.nameForCondition() ?? undefined);
      if (locale === undefined || module.identifier().includes(LATER_QUERY)) continue;
      const files = [...chunk.files].filter((file) => runsInPage(file));
      found[locale] = [...(found[locale] ?? []), ...files];
    }
  }
  return found;
}

/** Files of each page by route id, taken from the folder that the remote imports it from. */
function pageFiles(compilation: Compilation): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      const route = routeOf(request);
      if (route !== undefined) found[route] = filesOfGroup(group);
    }
  }
  return found;
}

function filesOfGroup(group: ChunkGroup): string[] {
  return group.chunks
    .filter((chunk) => !chunk.hasRuntime())
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => runsInPage(file));
}

/** The integrity plugin writes no hash for the chunk id 0. */
function* withoutHash({ chunks }: Compilation): Generator<string> {
  for (const { id, name } of chunks)
    if (id === 0 || id === null)
      yield `chunk ${name ?? '(unnamed)'} has the id ${id}, for which no hash is written`;
}
