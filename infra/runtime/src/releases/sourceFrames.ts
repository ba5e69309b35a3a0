import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FRAME = /^([\w-]{1,64})\/([\w-]{1,64})\/((?:[\w@.-]+\/)*[\w@.-]+\.js):(\d{1,7}):(\d{1,9})$/;

/** Maps a stack frame of a release to its source position. Source maps are stored beside the public store, so only the owner of the data home can read them. */
export function createSourceFrames(home: string): (frame: string) => Promise<string> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();

  function mapOf(app: string, release: string, file: string): Promise<TraceMap | undefined> {
    const name = path.join(home, 'maps', app, release, `${path.basename(file)}.map`);
    const known =
      maps.get(name) ??
      readFile(name, 'utf8').then(
        (text) => new TraceMap(text),
        () => undefined,
      );
    maps.set(name, known);
    return known;
  }

  return async (frame) => {
    const [, app, release, file, line, column] = FRAME.exec(frame) ?? [];
    if (app === undefined || release === undefined || file === undefined) return frame;
    const map = await mapOf(app, release, file);
    // browsers count columns from 1, maps from 0
    const found =
      map && originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
    return found?.source
      ? `${cleaned(found.source)}:${found.line}${found.name ? ` (${found.name})` : ''}`
      : frame;
  };
}

/** `webpack://name/./src/a.tsx` → `src/a.tsx`. */
function cleaned(source: string): string {
  return source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(?:\.{1,2}\/)+/, '')
    .replace(/\?.*$/, '');
}
