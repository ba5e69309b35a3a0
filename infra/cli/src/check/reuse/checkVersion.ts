import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../repositoryRoot.ts';
import { hashOf } from './fileHashes.ts';

/** Code that decides about a page beside the releases: the check itself, and the services behind the page. */
const SOURCES = [
  'package-lock.json',
  ...['api', 'gateway', 'identity', 'launch', 'runtime'].map(
    (name) => `infra/${name}/{src,sql}/**/*.{ts,sql}`,
  ),
];

/** Hash of sizes and times, which also differs between two checkouts: a page is then opened again. */
export function checkVersion(root = repositoryRoot): string {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  return hashOf(
    files
      .map((file) => {
        const { size, mtimeMs } = statSync(path.join(root, file));
        return `${file} ${size} ${mtimeMs}`;
      })
      .join('\n'),
  );
}
