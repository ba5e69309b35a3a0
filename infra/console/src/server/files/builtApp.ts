import { ifMissing } from '@foyer/runtime';
import * as v from 'valibot';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const builtSchema = v.object({
  release: v.string(),
  base: v.string(),
  entry: v.string(),
  scripts: v.array(v.string()),
  css: v.array(v.string()),
  sri: v.record(v.string(), v.string()),
});
const currentSchema = v.object({ release: v.string() });

/** The current build of the application. */
export type Built = v.InferOutput<typeof builtSchema>;

export type Encoding = 'br' | 'gzip';

export interface BuiltApp {
  /** Undefined until the first build. */
  current(): Promise<Built | undefined>;
  /** In the first available of these encodings. */
  file(
    release: string,
    name: string,
    encodings: readonly Encoding[],
  ): Promise<{ readonly content: Buffer; readonly encoding: Encoding | undefined } | undefined>;
}

const RELEASE = /^[0-9a-f]{10}$/;
const NAME = /^[\w.-]+\.(?:js|css|svg|json)$/;
const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Reads the launcher's builds in the home folder; a file beside them names the current one. */
export function createBuiltApp(home: string): BuiltApp {
  const folder = join(home, 'console');
  const folderOf = (release: string): string => join(folder, 'releases', 'console', release);
  let last: { readonly made: number; readonly built: Built } | undefined;

  async function read(
    release: string,
    name: string,
    encoding: Encoding | undefined,
  ): Promise<Buffer | undefined> {
    if (!RELEASE.test(release) || !NAME.test(name)) return undefined;
    return readFile(
      join(folderOf(release), `${name}${encoding === undefined ? '' : SUFFIX[encoding]}`),
    ).catch(ifMissing(undefined));
  }

  return {
    async current() {
      const file = join(folder, 'current.json');
      const found = await stat(file).catch(ifMissing(undefined));
      if (!found) return undefined;
      const made = found.mtimeMs;
      if (last?.made === made) return last.built;
      const { release } = v.parse(currentSchema, JSON.parse(await readFile(file, 'utf8')));
      const built = v.parse(
        builtSchema,
        JSON.parse(await readFile(join(folderOf(release), 'release.json'), 'utf8')),
      );
      last = { made, built };
      return built;
    },
    async file(release, name, encodings) {
      for (const encoding of [...encodings, undefined]) {
        const content = await read(release, name, encoding);
        if (content) return { content, encoding };
      }
      return undefined;
    },
  };
}
