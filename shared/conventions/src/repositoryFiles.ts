import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@foyer/workspace';
import type { TextFile } from './references/checkReferences.ts';

const TEXT = /\.(ts|tsx|mjs|js|json|md|sql|graphql|css|html|yml|yaml)$/;

/** The text files of the working tree that git does not ignore, except those that match `skipped`. */
export function repositoryFiles(skipped: RegExp): readonly TextFile[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => TEXT.test(file) && !skipped.test(file) && existsSync(path.join(repositoryRoot, file)))
    .map((file) => ({ file, text: readFileSync(path.join(repositoryRoot, file), 'utf8') }));
}
