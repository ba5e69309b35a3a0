import type { ReleaseSource } from '@foyer/kernel/release-source';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAX_LENGTH = 200;
/** `GAME-12` in a branch name or in the subject of a commit. */
const TICKET = /\b[A-Z][A-Z0-9]+-\d+\b/;

/** The state of the repository that contains a folder; undefined outside of a repository or without Git. */
export async function readSource(root: string, ticket?: string): Promise<ReleaseSource | undefined> {
  const head = await git(root, 'log', '-1', '--format=%H%x00%an <%ae>%x00%s');
  const [commit, author = '', subject = ''] = head?.split('\0') ?? [];
  if (commit === undefined) return undefined;
  const [branch, remote, changes] = await Promise.all([
    git(root, 'symbolic-ref', '--quiet', '--short', 'HEAD'),
    git(root, 'remote', 'get-url', 'origin'),
    git(root, 'status', '--porcelain'),
  ]);
  const found = ticket ?? TICKET.exec(`${branch ?? ''} ${subject}`)?.[0];
  return {
    repository: repositoryName(remote ?? path.basename(root)),
    commit,
    author: author.slice(0, MAX_LENGTH),
    isDirty: changes !== '',
    ...(branch !== undefined && { branch: branch.slice(0, MAX_LENGTH) }),
    ...(found !== undefined && { ticket: found.slice(0, MAX_LENGTH) }),
  };
}

/**
 * Position of the checked-out commit relative to a commit that is live: `behind` does not contain what is
 * live, and neither does `unknown`, whose commit is not in this clone.
 */
export type Position = 'contains' | 'behind' | 'diverged' | 'unknown';

/** Compares the checked-out commit of a repository with the commit of a live release. */
export async function positionOf(root: string, live: string): Promise<Position> {
  if ((await git(root, 'cat-file', '-e', `${live}^{commit}`)) === undefined) return 'unknown';
  if ((await git(root, 'merge-base', '--is-ancestor', live, 'HEAD')) !== undefined) return 'contains';
  const isBehind = (await git(root, 'merge-base', '--is-ancestor', 'HEAD', live)) !== undefined;
  return isBehind ? 'behind' : 'diverged';
}

/** Removes credentials from an address; a local path becomes the name of its folder. */
function repositoryName(remote: string): string {
  const url = URL.parse(remote);
  if (!url) return (/^[\w.-]+@/.test(remote) ? remote : path.basename(remote)).slice(0, MAX_LENGTH);
  url.username = '';
  url.password = '';
  return url.href.slice(0, MAX_LENGTH);
}

/** The output of a Git command; undefined when it failed, for example because there is no repository. */
async function git(root: string, ...args: readonly string[]): Promise<string | undefined> {
  return run('git', ['-C', root, ...args]).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}
