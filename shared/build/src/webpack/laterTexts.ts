import type { Chunk, Compilation, Compiler } from 'webpack';
import webpack from 'webpack';
import type { AppBuild } from '../publish/release/appBuild.ts';

const NAME = 'LaterTextsCheck';

/** Query of an import that selects the texts which a first visit does not show. */
export const LATER_QUERY = '?later';

/** @param prefixes - `foyer.laterTexts` of the app's package.json. */
export function isLaterText(id: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => id.startsWith(prefix));
}

/**
 * Fails the build when code of a first visit uses a text that is loaded later: the page would show the id of
 * the text.
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
          for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
            if (!module.nameForCondition()?.endsWith('.messages.ts')) continue;
            const text = module.originalSource()?.source().toString() ?? '';
            const id = [...text.matchAll(/\bid: '([^']+)'/g)]
              .map((match) => match[1] ?? '')
              .find((found) => isLaterText(found, this.app.laterTexts));
            if (id === undefined) continue;
            const user = module.readableIdentifier(compilation.requestShortener);
            compilation.errors.push(
              new webpack.WebpackError(
                `${user} is part of a first visit, but "${id}" is loaded later: import the code lazily, or remove the prefix from foyer.laterTexts in package.json`,
              ),
            );
          }
        }
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
