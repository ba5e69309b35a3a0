import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

const NAME = 'ChunkNames';
/** Query of an import of later texts, with the name of their part where they are several files. */
const LATER = /\?later(?:=([a-z-]+))?/;

/**
 * Gives chunks readable names: `lobby`, `slot-notices`, `text-fi`, `later-fi` or `later-limits-fi`, and `part-…` for code that several pages
 * share. The names are short, because they are part of every entry, and never numbers, because the
 * integrity plugin takes the id 0 for "no id" and leaves that chunk unprotected.
 */
export class ChunkNames {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.chunkIds.tap(NAME, (chunks) => {
        const taken = new Set<string>();
        for (const chunk of [...chunks].sort(byContent(compilation))) {
          const name = free(
            chunk.name ?? nameByOrigin(chunk, compilation) ?? nameByContent(chunk, compilation),
            taken,
          );
          taken.add(name);
          chunk.id = name;
          chunk.ids = [name];
        }
      });
    });
  }
}

/** The folder or file from which a chunk was imported, when it is the only one. */
function nameByOrigin(chunk: Chunk, compilation: Compilation): string | undefined {
  const origins = [...chunk.groupsIterable].flatMap((group) => group.origins);
  const names = new Set(
    origins.map(({ module, request }) => nameOfOrigin(module, request ?? '', compilation)),
  );
  const [name] = names;
  return names.size === 1 ? name : undefined;
}

/** The remote that contains the code, when it is linked into another app. */
function linkedApp(module: Module | null, compilation: Compilation): string {
  const relative =
    path
      .relative(
        path.dirname(compilation.compiler.context),
        module?.nameForCondition() ?? module?.context ?? '',
      )
      .split(path.sep)[0] ?? '';
  return /^mfe-/.test(relative) && relative !== path.basename(compilation.compiler.context)
    ? `-${relative}`
    : '';
}

function nameOfOrigin(module: Module | null, request: string, compilation: Compilation): string | undefined {
  const page = /(?:^|\/)(pages|slots)\/([a-z0-9-]+)\//.exec(request);
  if (page) return page[1] === 'slots' ? `slot-${page[2]}` : page[2];
  const locale = /^(?:\.\/)?(?:.*messages\/)?([a-z]{2}(?:_[A-Z]{2})?)\.json(?:\?.*)?$/.exec(request)?.[1];
  // the query of an import with a variable is part of its context module, not of the request
  const [isLater, part] = LATER.exec(request) ?? LATER.exec(module?.identifier() ?? '') ?? [];
  const kind = isLater === undefined ? 'text' : ['later', part].filter(Boolean).join('-');
  if (locale !== undefined) return `${kind}-${locale}${linkedApp(module, compilation)}`;
  return /([A-Za-z][\w-]*)(?:\.[a-z]+)*$/.exec(request)?.[1];
}

function nameByContent(chunk: Chunk, compilation: Compilation): string {
  return `part-${createHash('sha256').update(contentOf(chunk, compilation)).digest('hex').slice(0, 8)}`;
}

function contentOf(chunk: Chunk, compilation: Compilation): string {
  const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
  return modules
    .map((module) => module.readableIdentifier(compilation.requestShortener))
    .sort()
    .join('\n');
}

function byContent(compilation: Compilation): (left: Chunk, right: Chunk) => number {
  const content = new Map<Chunk, string>();
  const of = (chunk: Chunk) => {
    const known = content.get(chunk) ?? contentOf(chunk, compilation);
    content.set(chunk, known);
    return known;
  };
  return (left, right) => (of(left) < of(right) ? -1 : 1);
}

/**
 * Makes a name unique with a number: a chunk shared by pages has several origins, and a part split off a
 * page has the page's.
 */
function free(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let count = 2;
  while (taken.has(`${name}-${count}`)) count += 1;
  return `${name}-${count}`;
}
