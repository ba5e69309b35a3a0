import { mkdirSync, statfsSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';
/** A full run holds some 1.5 GB there at once: databases, data homes, caches of transformed modules. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * The folder for files that tests write and delete: in memory where there is room, because a copy of a test
 * database takes 0.02 s there and 0.4 s on a disk; else the system's temporary folder. An explicit TMPDIR
 * takes precedence.
 */
export function temporaryFolder(memory = MEMORY, neededBytes = NEEDED_BYTES): string {
  const named = process.env['TMPDIR'];
  if (named !== undefined) return named;
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < neededBytes) return tmpdir();
    const folder = `${memory}/foyer-test-${userInfo().uid}`;
    // PostgreSQL may run as another account and has to reach its data
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    return folder;
  } catch {
    return tmpdir(); // the file system does not exist or is not writable
  }
}
