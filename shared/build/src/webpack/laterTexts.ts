import path from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';
import webpack from 'webpack';
import type { AppBuild, LaterTexts, TextPart } from '../publish/release/appBuild.ts';

const NAME = 'LaterTextsCheck';

/** Query of an import that selects the texts which a first visit does not show. */
export const LATER_QUERY = '?later';

export function isLaterText(id: string, later: LaterTexts): boolean {
  return partsOf(later).some(([, { texts }]) => isIn(id, texts));
}

/** @param query - Query of the import of the texts: empty, `?later` or `?later=part`. */
export function isInFile(id: string, query: string, later: LaterTexts): boolean {
  if (!query.startsWith(LATER_QUERY)) return !isLaterText(id, later);
  const part = query.slice(`${LATER_QUERY}=`.length);
  return partsOf(later).some(([name, { texts }]) => name === part && isIn(id, texts));
}

/** Name of the part of each page and slot of these apps that has one. */
export function partOfTargets(apps: readonly LaterTexts[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    apps.flatMap(partsOf).flatMap(([part, { shownBy }]) => shownBy.map((name) => [name, part] as const)),
  );
}

/** Names of the parts; none where the later texts are one file. */
export function namesOfParts(later: LaterTexts): readonly string[] {
  return isList(later) ? [] : Object.keys(later);
}

function isIn(id: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => id.startsWith(prefix));
}

function isList(later: LaterTexts): later is readonly string[] {
  return Array.isArray(later);
}

function partsOf(later: LaterTexts): readonly (readonly [string, TextPart])[] {
  return isList(later) ? [['', { texts: later, shownBy: [] }]] : Object.entries(later);
}

/**
 * Fails the build when code of a first visit uses a text that is loaded later, or a page or slot uses a text
 * outside its part: the page would show the id instead of the text.
 */
export class LaterTextsCheck {
  readonly app: Pick<AppBuild, 'laterTexts' | 'firstPage'>;

  constructor(app: Pick<AppBuild, 'laterTexts' | 'firstPage'>) {
    this.app = app;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeTree.tap(NAME, () => {
        for (const chunk of firstChunks(compilation, this.app.firstPage)) {
          for (const { file, ids } of textsOf(
            compilation.chunkGraph.getChunkModulesIterable(chunk),
            compilation,
          )) {
            const id = ids.find((found) => isLaterText(found, this.app.laterTexts));
            if (id === undefined) continue;
            compilation.errors.push(
              new webpack.WebpackError(
                `${file} is part of a first visit, but "${id}" is loaded later: import the code lazily, or remove the prefix from foyer.laterTexts in package.json`,
              ),
            );
          }
        }
        for (const problem of [
          ...textsWithoutFile(compilation, this.app.laterTexts),
          ...textsOutsideTheirPart(compilation, this.app.laterTexts),
        ])
          compilation.errors.push(new webpack.WebpackError(problem));
      });
    });
  }
}

/** Chunks of the entry, and of the first page with everything that it may load. */
function firstChunks(compilation: Compilation, firstPage: string | undefined): ReadonlySet<Chunk> {
  const groups = new Set(compilation.entrypoints.values());
  const chunks = new Set([...groups].flatMap((group) => group.chunks));
  const page = compilation.chunkGroups.filter((group) =>
    group.origins.some(({ request }) => firstPage !== undefined && request?.includes(`/pages/${firstPage}/`)),
  );
  const reached = new Set(page);
  for (const group of reached) {
    for (const chunk of group.chunks) chunks.add(chunk);
    for (const child of group.childrenIterable) reached.add(child);
  }
  return chunks;
}

/** Without an import of the later texts no page would load them. */
function textsWithoutFile({ modules }: Compilation, later: LaterTexts): readonly string[] {
  const isImported = [...modules].some(
    (module) => module instanceof webpack.NormalModule && module.resource.includes(LATER_QUERY),
  );
  return isImported || partsOf(later).every(([, { texts }]) => texts.length === 0)
    ? []
    : [
        `foyer.laterTexts has prefixes, but nothing imports "messages/*.json${LATER_QUERY}": add "later" to the remote definition`,
      ];
}

/** A chunk holds code of several pages, so the modules that a page or slot imports are followed. */
function textsOutsideTheirPart(compilation: Compilation, later: LaterTexts): readonly string[] {
  if (isList(later)) return [];
  return Object.entries(later).flatMap(([part, { texts, shownBy }]) =>
    shownBy.flatMap((name) =>
      textsOf(reachedFrom(modulesOf(name, compilation), compilation), compilation)
        .map(({ file, ids }) => ({ file, id: ids.find((id) => isLaterText(id, later) && !isIn(id, texts)) }))
        .filter(({ id }) => id !== undefined)
        .map(
          ({ file, id }) =>
            `${name} uses ${file}, but "${id}" is not in its texts: add the prefix to the part ${part} of foyer.laterTexts in package.json`,
        ),
    ),
  );
}

/** Modules in the folder of a page, or of a slot such as `account.notices`. */
function modulesOf(name: string, compilation: Compilation): readonly Module[] {
  const slot = /\.([a-z-]+)$/.exec(name)?.[1];
  const folder = path.join(
    compilation.compiler.context,
    'src',
    slot === undefined ? 'pages' : 'slots',
    slot ?? name,
    path.sep,
  );
  return [...compilation.modules].filter((module) => module.nameForCondition()?.startsWith(folder));
}

function reachedFrom(start: readonly Module[], { moduleGraph }: Compilation): ReadonlySet<Module> {
  const reached = new Set(start);
  for (const module of reached)
    for (const connection of moduleGraph.getOutgoingConnections(module))
      if (connection.isTargetActive(undefined)) reached.add(connection.module);
  return reached;
}

/** Ids of texts by file. */
function textsOf(
  modules: Iterable<Module>,
  { requestShortener }: Compilation,
): readonly { readonly file: string; readonly ids: readonly string[] }[] {
  return [...modules]
    .filter((module) => module.nameForCondition()?.endsWith('.messages.ts'))
    .map((module) => ({
      file: module.readableIdentifier(requestShortener),
      ids: [...(module.originalSource()?.source().toString() ?? '').matchAll(/\bid: '([^']+)'/g)].map(
        (match) => match[1] ?? '',
      ),
    }));
}
