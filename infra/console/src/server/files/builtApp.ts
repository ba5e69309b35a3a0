import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The current build of the application. */
export interface Built {
  readonly release: string;
  readonly base: string;
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly css: readonly string[];
  readonly sri: Readonly<Record<string, string>>;
}

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
    ).catch(() => undefined);
  }

  return {
    async current() {
      const file = join(folder, 'current.json');
      const made = await stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => undefined,
      );
      if (made === undefined) return undefined;
      if (last?.made === made) return last.built;
      const { release } = JSON.parse(await readFile(file, 'utf8')) as { release: string };
      const built = JSON.parse(await readFile(join(folderOf(release), 'release.json'), 'utf8')) as Built;
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
