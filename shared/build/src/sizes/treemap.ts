import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import type { SourceMapInput } from '@jridgewell/trace-mapping';

/** A package, or a folder of our own code, in one file that a browser downloads. Sizes are estimates in bytes, brotli. */
export interface TreeNode {
  readonly name: string;
  readonly bytes: number;
  /** Heaviest first. */
  readonly modules: readonly { readonly name: string; readonly bytes: number }[];
}

/** Code that the bundler itself adds, which belongs to no module. */
const RUNTIME = '(bundler runtime)';

/**
 * Splits the compressed size of a script between the modules in it. Modules are compressed together, so the share of one is an
 * estimate: the size of its own text compressed alone, scaled so that the sum is the size of the file.
 *
 * @param script - Path of the minified script; its `.br` counts, where there is one.
 * @param map - Path of its source map.
 */
export function treemapOf(script: string, map: string): TreeNode[] {
  const texts = textsByModule(
    readFileSync(script, 'utf8'),
    JSON.parse(readFileSync(map, 'utf8')) as SourceMapInput,
  );
  const alone = new Map([...texts].map(([name, text]) => [name, compressedSize(text)]));
  const sum = [...alone.values()].reduce((total, bytes) => total + bytes, 0);
  const size = statSync(existsSync(`${script}.br`) ? `${script}.br` : script).size;
  const groups = new Map<string, { name: string; bytes: number }[]>();
  for (const [source, bytes] of alone) {
    const [group, name] = groupOf(source);
    groups.set(group, [...(groups.get(group) ?? []), { name, bytes: (bytes / sum) * size }]);
  }
  return [...groups]
    .map(([name, modules]) => ({
      name,
      bytes: modules.reduce((total, module) => total + module.bytes, 0),
      modules: modules.toSorted((left, right) => right.bytes - left.bytes),
    }))
    .toSorted((left, right) => right.bytes - left.bytes);
}

/** Each character of the script belongs to the module that the last mapping before it names. */
function textsByModule(script: string, map: SourceMapInput): Map<string, string> {
  const lines = script.split('\n');
  const parts = new Map<string, string[]>();
  let source = RUNTIME;
  let line = 0;
  let column = 0;
  const add = (text: string): void => {
    if (text === '') return;
    const known = parts.get(source);
    if (known) known.push(text);
    else parts.set(source, [text]);
  };
  const advance = (toLine: number, toColumn: number): void => {
    for (; line < toLine; line += 1, column = 0) add((lines[line] ?? '').slice(column));
    add((lines[line] ?? '').slice(column, toColumn));
    column = toColumn;
  };
  eachMapping(new TraceMap(map), (mapping) => {
    advance(mapping.generatedLine - 1, mapping.generatedColumn);
    source = mapping.source ?? RUNTIME;
  });
  advance(lines.length - 1, lines.at(-1)?.length ?? 0);
  return new Map([...parts].map(([name, texts]) => [name, texts.join('')]));
}

function compressedSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }).length;
}

/** `webpack://shell/../node_modules/react-dom/cjs/x.js` is `cjs/x.js` of `react-dom`; own code is grouped by its package. */
function groupOf(source: string): [string, string] {
  if (source === RUNTIME || source.includes('/webpack/'))
    return [RUNTIME, source.split('/webpack/').at(-1) ?? source];
  const file = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(?:\.{1,2}\/)+/, '');
  const [, library, inside] =
    /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)(.*)$/.exec(file) ?? [];
  if (library !== undefined && inside !== undefined) return [library, inside];
  // 'mfe-casino/src/features/x.ts' or, of the app itself, 'src/features/x.ts'
  const [, own = file, rest = file] = /^((?:.*\/)?src\/[^/]+)\/(.*)$/.exec(file) ?? [];
  return [own.replace('/src', ''), rest];
}
