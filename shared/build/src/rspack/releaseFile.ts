import { rspack, type Chunk, type Compilation, type Compiler } from '@rspack/core';
import { localeOf, routeOf, type BundleFiles } from '../manifest/bundle.ts';
import { describedBundle, manifestFiles, releaseOf, uncheckable } from '../manifest/manifestFiles.ts';
import { sharedFaults } from '../manifest/sharedFaults.ts';
import type { AppBuild } from '../publish/release/appBuild.ts';
import { bundleOf } from './bundleOf.ts';

const NAME = 'ReleaseFile';
const RUNS_IN_PAGE = /\.(js|css)$/;

/** Writes the files of the release manifest; fails the build as the plugins of the webpack preset do. */
export class ReleaseFile {
  readonly app: AppBuild;

  constructor(app: AppBuild) {
    this.app = app;
  }

  apply(compiler: Compiler): void {
    const { app } = this;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        if (compilation.errors.length > 0) return;
        const bundle = bundleOf(compilation);
        const described = describedBundle(bundle, app, '@rspack/core');
        const files = filesOf(compilation, app);
        const release = releaseOf(app, files, described.describes);
        for (const problem of [...sharedFaults(bundle, app.facades), ...uncheckable(release, files)])
          compilation.errors.push(new rspack.WebpackError(problem));
        for (const [file, text] of manifestFiles(release, app, described.bill))
          compilation.emitAsset(file, new rspack.sources.RawSource(text));
      });
    });
  }
}

function filesOf(compilation: Compilation, app: AppBuild): BundleFiles {
  const exposed = [...compilation.chunks].filter((chunk) => isExposed(chunk, compilation, app));
  return {
    entry: 'entry.js',
    css: [],
    // the shell requests it beside the entry instead of after it
    scripts: exposed.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js')),
    i18n: messageFiles(compilation),
    pages: pageFiles(compilation),
    contents: new Map(
      compilation
        .getAssets()
        .filter(({ name }) => !name.endsWith('.map'))
        .map(({ name, source }) => [name, source.buffer()]),
    ),
  };
}

/** The chunk with the module that the remote exposes: Rspack cannot join it with the entry. */
function isExposed(chunk: Chunk, { chunkGraph }: Compilation, { folder, expose }: AppBuild): boolean {
  return chunkGraph
    .getChunkModules(chunk)
    .some(
      (module) => module.nameForCondition()?.startsWith(`${folder}/${expose.replace('./', '')}`) === true,
    );
}

function messageFiles({ chunks, chunkGraph }: Compilation): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const chunk of chunks)
    for (const module of chunkGraph.getChunkModules(chunk)) {
      const locale = localeOf(module.nameForCondition());
      if (locale !== undefined) found[locale] = filesOfChunk(chunk);
    }
  return found;
}

function pageFiles({ chunkGroups }: Compilation): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { origins, chunks } of chunkGroups)
    for (const { request } of origins) {
      const route = routeOf(request);
      if (route !== undefined) found[route] = chunks.flatMap(filesOfChunk);
    }
  return found;
}

function filesOfChunk({ files }: Chunk): string[] {
  return [...files].filter((file) => RUNS_IN_PAGE.test(file)).sort();
}
