import { ignoreError } from '@foyer/kernel';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LaunchProblem } from './launchProblem.ts';

const NEEDED_BYTES = 300 * 1024 * 1024;

/**
 * Creates the data home when it is missing, and checks that it is writable and has space for a database and
 * some releases.
 */
export async function prepareDataHome(home: string): Promise<void> {
  const probe = join(home, `.writable-${process.pid}`);
  try {
    await mkdir(join(home, 'logs'), { recursive: true });
    await mkdir(join(home, 'keys'), { recursive: true, mode: 0o700 });
    await writeFile(probe, 'x'.repeat(4_096));
  } catch (error) {
    throw explain(home, error as NodeJS.ErrnoException);
  } finally {
    await rm(probe, { force: true }).catch(ignoreError('probe file was not removed'));
  }
  const { bavail, bsize } = await statfs(home);
  if (bavail * bsize < NEEDED_BYTES) throw full(home, bavail * bsize);
}

function explain(home: string, error: NodeJS.ErrnoException): LaunchProblem {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return full(home, 0);
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return new LaunchProblem(
      `The data home ${home} may not be written to.`,
      'Grant yourself write access, or choose another folder with --home <folder>.',
    );
  }
  return new LaunchProblem(
    `The data home ${home} cannot be used (${error.code ?? error.message}).`,
    'Choose another with --home <folder>.',
  );
}

function full(home: string, freeBytes: number): LaunchProblem {
  const megabytes = Math.floor(freeBytes / 1024 / 1024);
  return new LaunchProblem(
    `The disk of ${home} is full: ${megabytes} MB are free, ${NEEDED_BYTES / 1024 / 1024} MB are needed.`,
    'Free some space, or choose a folder on another disk with --home <folder>.',
  );
}
