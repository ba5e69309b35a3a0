import { PLACEHOLDER_RELEASE, stamp } from '../../webpack/releaseNames.ts';
import type { Files } from '../assignReleaseId.ts';
import { HOT_UPDATE } from '../../webpack/refresh/hotConfiguration.ts';
import { createHash } from 'node:crypto';

/** A build as open pages follow it. */
export interface HotBuild {
  /** webpack's hash, by which a page knows which modules it runs. */
  readonly hash: string;
  /** Versions of the style sheets by file. */
  readonly styles: Readonly<Record<string, string>>;
}

/** The files with which open pages follow the builds of one app. */
export interface HotFiles {
  /** The newest build. */
  current(): HotBuild;
  add(hash: string, files: Files): void;
  /** A release id that pages may run. */
  addRelease(release: string): void;
  /** True for one of the last releases, which open pages may still run. */
  isUsed(release: string): boolean;
  /**
   * A file for a page that started with `release`: a hot update, or the newest content of a chunk or style sheet.
   * Undefined for a release that was not built here and for an unknown file.
   */
  read(release: string, name: string): Buffer | undefined;
}

/** A page that slept through more builds loads again. */
const MAX_UPDATES = 200;
/** Releases whose entry and sheets stay in the store. */
const MAX_RELEASES = 20;

export function createHotFiles(): HotFiles {
  const updates = new Map<string, Buffer>();
  const releases = new Set<string>();
  let files: Files = new Map();
  let build: HotBuild = { hash: '', styles: {} };
  return {
    current: () => build,
    add(hash, built) {
      const next = [...built].filter(([name]) => HOT_UPDATE.test(name));
      for (const [name, content] of next) updates.set(name, content);
      for (const name of updates.keys()) {
        if (updates.size <= MAX_UPDATES) break;
        updates.delete(name);
      }
      files = new Map([...built].filter(([name]) => !HOT_UPDATE.test(name)));
      const sheets = [...files].filter(([name]) => name.endsWith('.css'));
      build = {
        hash,
        styles: Object.fromEntries(sheets.map(([name, content]) => [name, versionOf(content)])),
      };
    },
    addRelease: (release) => void releases.add(release),
    isUsed: (release) => [...releases].slice(-MAX_RELEASES).includes(release),
    read(release, name) {
      if (!releases.has(release)) return undefined;
      const built = name.replaceAll(release, PLACEHOLDER_RELEASE);
      const content = updates.get(built) ?? files.get(built);
      return content && /\.(?:js|json|css)$/.test(name)
        ? Buffer.from(stamp(content.toString(), release))
        : content;
    },
  };
}

function versionOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}
