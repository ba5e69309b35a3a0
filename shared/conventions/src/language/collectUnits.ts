import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Commit } from './commitSubjects.ts';
import { extractSource, type Extract } from './extractSource.ts';
import { extractGraphql, extractMarkdown, extractMessages, extractSql } from './extractText.ts';
import type { Unit } from './findDialect.ts';

/** Command-line programs, and the release check, whose report they print. */
const COMMAND = /^infra\/(cli|launch)\/|^shared\/(scaffolding|gate)\/src\//;
const SOURCE = /\.(ts|tsx|mjs)$/;
const CONSOLE_TEXTS = /^infra\/(console\/src\/messages\/en|identity\/src\/staff\/texts)\.json$/;
const PLAYER_TEXTS = /(^|\/)(messages|texts)\/en\.json$/;
/** Generated files, third-party texts, and fixtures with wrong sentences. */
const SKIPPED = /\.generated\.|(^|\/)(fixtures|node_modules)\/|^shared\/conventions\/src\/language\//;

/** Every unit of the repository's tracked and new files, and the subjects of the commits. */
export function collectUnits(root: string, commits: readonly Commit[]): Unit[] {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && !SKIPPED.test(file) && existsSync(path.join(root, file)));
  const units = files.flatMap((file) =>
    extract(file, () => readFileSync(path.join(root, file), 'utf8')).map((item) => ({
      ...item,
      file,
      owner: ownerOf(file),
    })),
  );
  const subjects = commits.map(({ hash, subject }) => ({
    layer: 'commits' as const,
    owner: 'repository',
    file: hash,
    line: 1,
    text: subject,
  }));
  return [...units, ...subjects];
}

function extract(file: string, read: () => string): readonly Extract[] {
  if (SOURCE.test(file)) return extractSource(file, read(), COMMAND.test(file));
  if (file.endsWith('.sql')) return extractSql(read());
  if (file.endsWith('.graphql')) return extractGraphql(read());
  if (file.endsWith('.md')) return extractMarkdown(read());
  if (CONSOLE_TEXTS.test(file)) return extractMessages('console', read());
  if (PLAYER_TEXTS.test(file)) return extractMessages('player-texts', read());
  return [];
}

/** `mfe-casino` of `mfe-casino/src/…`, `infra/api` of `infra/api/src/…`. */
function ownerOf(file: string): string {
  const [top = '', second = ''] = file.split('/');
  return top === 'infra' || top === 'shared' ? `${top}/${second}` : file.includes('/') ? top : 'root';
}
