import { TraceMap, originalPositionFor, sourceContentFor } from '@jridgewell/trace-mapping';
import path from 'node:path';
import { frameOf, type FrameLine } from '../problems/problem.ts';

/** One line of a stack. */
export interface StackFrame {
  readonly name: string;
  /** Relative to the root of the project; the address for a script without a source map. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** True for the code of installed packages and of the tools. */
  readonly isForeign: boolean;
  /** Lines around the position; only of the first own frame. */
  readonly frame?: readonly FrameLine[] | undefined;
}

const FRAME =
  /^\s*at (?:(?:async )?(?<name>[^(]*?) ?\()?(?<url>https?:\/\/[^\s)]+?):(?<line>\d+):(?<column>\d+)\)?$/;
const INLINE_MAP = /\/\/# sourceMappingURL=data:application\/json;[^,]*base64,([A-Za-z0-9+/=]+)\s*$/;
const MAX_FRAMES = 40;

/** Reads a script by the path of its address. */
export type ReadScript = (pathname: string) => string | undefined;

/** The stack with the positions of the sources. `folder` is the one to which the sources of the app are relative. */
export function mapStack(
  stack: string,
  read: ReadScript,
  folderOf: (pathname: string) => string,
): readonly StackFrame[] {
  const maps = new Map<string, TraceMap | undefined>();
  const mapOf = (pathname: string): TraceMap | undefined => {
    if (!maps.has(pathname)) maps.set(pathname, inlineMap(read(pathname)));
    return maps.get(pathname);
  };
  const frames = stack
    .split('\n')
    .flatMap((line) => [FRAME.exec(line)?.groups ?? []].flat())
    .slice(0, MAX_FRAMES)
    .map((groups) => originalFrame(groups, mapOf, folderOf));
  const first = frames.findIndex(({ frame, isForeign }) => frame && !isForeign);
  return frames.map((frame, index) => (index === first ? frame : { ...frame, frame: undefined }));
}

function originalFrame(
  groups: Readonly<Record<string, string>>,
  mapOf: (pathname: string) => TraceMap | undefined,
  folderOf: (pathname: string) => string,
): StackFrame {
  const { name = '', url = '', line = '0', column = '0' } = groups;
  const { pathname } = new URL(url);
  const generated = { line: Number(line), column: Math.max(0, Number(column) - 1) };
  const map = mapOf(pathname);
  const found = map && originalPositionFor(map, generated);
  if (!map || found?.source == null)
    return { name, file: pathname, line: generated.line, column: Number(column), isForeign: true };
  // the resolved name has lost the segments that lead out of the folder of the app
  const source = map.sources[map.resolvedSources.indexOf(found.source)] ?? found.source;
  const file = sourceFile(source, folderOf(pathname));
  const text = sourceContentFor(map, found.source);
  return {
    name,
    file,
    line: found.line,
    column: found.column + 1,
    isForeign: file.includes('node_modules') || file.startsWith('webpack/'),
    frame: text === null ? undefined : frameOf(text, found.line),
  };
}

/** `webpack://name/./src/Page.tsx` or `webpack://name/../shared/ui/src/Button.tsx?1a2b`. */
function sourceFile(source: string, folder: string): string {
  const [, resource = source] = /^webpack:\/\/[^/]*\/([^?]*)/.exec(source) ?? [];
  return resource.startsWith('webpack/') ? resource : path.posix.normalize(path.posix.join(folder, resource));
}

function inlineMap(script: string | undefined): TraceMap | undefined {
  const encoded = INLINE_MAP.exec(script ?? '')?.[1];
  return encoded === undefined ? undefined : new TraceMap(Buffer.from(encoded, 'base64').toString());
}
