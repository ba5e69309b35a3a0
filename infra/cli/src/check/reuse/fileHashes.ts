import type { Release } from '@foyer/build';
import { releaseFolder } from '@foyer/build';
import { canonicalJson } from '@foyer/kernel';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEXT = /\.(?:js|css|json|svg)$/;
const INTEGRITY = /sha384-[\w+/=]{64}/g;

export const hashOf = (value: string | Buffer): string => createHash('sha256').update(value).digest('hex');

/** Hashes of one release, which do not contain its own name. */
export interface ReleaseHashes {
  /** Hash of a file; undefined for a file that the release does not have. */
  file(name: string): string | undefined;
  /** Hash of the part of the manifest with which the shell loads a page. */
  page(page: string): string;
}

/**
 * Reads the files of a release. Its id, its class names and the integrity of its own files change with every release; the
 * files that these hashes are for are compared themselves.
 */
export function releaseHashes(home: string, candidate: Release): ReleaseHashes {
  const folder = releaseFolder(home, candidate.app, candidate.release);
  const known = new Map<string, string>();
  const nameless = (text: string): string =>
    text
      .replace(INTEGRITY, 'INTEGRITY')
      .replaceAll(candidate.release, 'RELEASE')
      .replaceAll(`f${candidate.release.slice(0, 6)}_`, 'fRELEASE_');
  return {
    file(name) {
      const file = path.join(folder, name);
      if (!existsSync(file)) return undefined;
      const hash =
        known.get(name) ??
        hashOf(TEXT.test(name) ? nameless(readFileSync(file, 'utf8')) : readFileSync(file));
      known.set(name, hash);
      return hash;
    },
    page(page) {
      const {
        pages,
        firstQueries,
        describes,
        documents: _documents,
        bytes: _bytes,
        sri: _sri,
        ...rest
      } = candidate;
      return hashOf(
        nameless(
          canonicalJson(
            JSON.parse(
              JSON.stringify({
                ...rest,
                files: pages[page],
                query: firstQueries?.[page],
                slots: describes?.slots,
                isLater: describes?.laterPages.includes(page),
              }),
            ),
          ),
        ),
      );
    },
  };
}
