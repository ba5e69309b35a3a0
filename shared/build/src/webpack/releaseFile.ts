import { createHash } from 'node:crypto';
import type { Chunk, ChunkGroup, Compilation, Compiler } from 'webpack';
import webpack from 'webpack';
import { canonicalJson } from '@foyer/kernel';
import type { ReleaseDescription } from '@foyer/kernel/release-description';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { LATER_QUERY } from './laterTexts.ts';
import type { AppBuild } from '../publish/release/appBuild.ts';
import { billOfMaterials, SBOM_FILE } from './billOfMaterials.ts';
import { bundledFiles, describeRelease } from './describeRelease.ts';
import { firstQueriesOf } from './firstQueries.ts';
import { SHARED_MODULES, sharedVersion } from './sharedModules.ts';

const NAME = 'ReleaseFile';

/** Content of `release.json`: the entry of the release set, and fields for servers and checks only. */
export interface Release extends ReleaseSetEntry {
  /** Hashes of the GraphQL documents it sends; their texts are in `documents.json`. */
  readonly documents: readonly string[];
  /** Uncompressed bytes by file, without source maps. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Description for the release gate; absent in releases older than the gate. */
  readonly describes?: ReleaseDescription;
}

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
      const { app, release, root } = this.app;
      let described: { readonly describes: ReleaseDescription; readonly sbom: string } | undefined;
      compilation.hooks.afterOptimizeTree.tap(NAME, () => {
        // a hot build is never checked or published, and each one delays an open page
        if (compilation.errors.length > 0 || this.app.hot === true) return;
        const sbom = `${canonicalJson(billOfMaterials(app, release, bundledFiles(compilation), root))}\n`;
        described = {
          sbom,
          describes: {
            ...describeRelease(compilation, this.app),
            sbom: createHash('sha256').update(sbom).digest('hex'),
          },
        };
      });
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        if (compilation.errors.length > 0 || (!described && this.app.hot !== true)) return;
        const entry = {
          ...this.describe(compilation),
          ...(described && { describes: described.describes }),
        };
        // chunks of a hot build have no hashes
        for (const problem of this.app.hot === true ? [] : uncheckable(compilation, entry))
          compilation.errors.push(new webpack.WebpackError(problem));
        emit(compilation, 'release.json', `${JSON.stringify(JSON.parse(canonicalJson(entry)), null, 1)}\n`);
        if (described) emit(compilation, SBOM_FILE, described.sbom);
        emit(compilation, 'documents.json', `${JSON.stringify(this.app.documents)}\n`);
      });
    });
  }

  private describe(compilation: Compilation): Release {
    const { app, release, version, contract, owner, container, root, kind } = this.app;
    const [entryChunk, ...before] = entryChunks(compilation);
    const files = [...(entryChunk?.files ?? [])].filter(isReleased);
    const entry = files.find((file) => file.endsWith('.js'));
    if (entry === undefined) throw new Error(`${app} has no entry`);
    const initial = [...before, ...(entryChunk ? [entryChunk] : [])].flatMap((chunk) =>
      [...chunk.files].filter(isReleased),
    );
    const pages = pageFiles(compilation);
    return {
      app,
      release,
      version,
      contract,
      owner,
      container,
      base: `/assets/${app}/${release}/`,
      entry,
      css: initial.filter((file) => file.endsWith('.css')),
      scripts: initial.filter((file) => file.endsWith('.js') && file !== entry),
      sri: hashes(compilation),
      i18n: messageFiles(compilation),
      pages,
      firstQueries: firstQueriesOf(Object.keys(pages), this.app.documents),
      requires:
        kind === 'remote'
          ? Object.fromEntries(
              SHARED_MODULES.map((module) => [
                module,
                this.app.requires?.[module] ?? sharedVersion(module, root).range,
              ]),
            )
          : {},
      documents: Object.keys(this.app.documents).sort(),
      bytes: sizes(compilation),
    };
  }
}

/** The entry point's own chunk first. */
function entryChunks(compilation: Compilation): Chunk[] {
  const [entrypoint] = compilation.entrypoints.values();
  if (!entrypoint) return [];
  const own = entrypoint.getEntrypointChunk();
  return [own, ...entrypoint.chunks.filter((chunk) => chunk !== own)];
}

function emit(compilation: Compilation, file: string, text: string): void {
  compilation.emitAsset(file, new webpack.sources.RawSource(text));
}

function hashes(compilation: Compilation): Record<string, string> {
  const files = compilation
    .getAssets()
    .filter((asset) => runsInPage(asset.name))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
  return Object.fromEntries(
    files.map(({ name, source }) => [
      name,
      `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
    ]),
  );
}

function sizes(compilation: Compilation): Record<string, number> {
  const files = compilation.getAssets().filter(({ name }) => !name.endsWith('.map') && isReleased(name));
  return Object.fromEntries(files.map(({ name, source }) => [name, source.size()]));
}

/** Chunks with the texts of a first visit, by locale: those that hold `src/messages/<locale>.json` of the app. */
function messageFiles(compilation: Compilation): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const locale = /[\\/]src[\\/]messages[\\/]([A-Za-z_-]+)\.json$/.exec(
        module.nameForCondition() ?? '',
      )?.[1];
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
    for (const origin of group.origins) {
      const route = /^\.{1,2}\/(?:.*\/)?pages\/([a-z0-9-]+)\//.exec(origin.request ?? '')?.[1];
      if (route !== undefined) found[route] = filesOf(group);
    }
  }
  return found;
}

function filesOf(group: ChunkGroup): string[] {
  return group.chunks
    .filter((chunk) => !chunk.hasRuntime())
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => runsInPage(file));
}

/**
 * Files without a hash. The chain must be complete: the set has the hash of every entry and style sheet,
 * and the entry has those of the chunks that it may load.
 */
function uncheckable(compilation: Compilation, release: Release): string[] {
  const entryText = compilation.getAsset(release.entry)?.source.source().toString() ?? '';
  const first = new Set([release.entry, ...release.scripts]);
  const problems: string[] = [];
  for (const chunk of compilation.chunks) {
    if (chunk.id === 0 || chunk.id === null)
      problems.push(
        `chunk ${chunk.name ?? '(unnamed)'} has the id ${chunk.id}, for which no hash is written`,
      );
  }
  for (const [file, hash] of Object.entries(release.sri)) {
    if (file.endsWith('.css') || first.has(file)) continue;
    if (!entryText.includes(hash))
      problems.push(`the hash of ${file} is not in ${release.entry}: the browser would run it unchecked`);
  }
  if (entryText.includes('*-*-*-CHUNK-SRI-HASH-'))
    problems.push(`${release.entry} still holds a placeholder instead of a hash`);
  return problems;
}
