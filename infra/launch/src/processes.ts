import { ifMissing } from '@foyer/runtime';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Error codes of a read in /proc for a process that has ended. */
const GONE = ['ENOENT', 'ESRCH'];
/** Exit code of `ps -p` for an unknown process. */
const PS_FOUND_NONE = 1;

/** A zombie process still accepts signals but has ended, so it counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return processState(pid) !== 'Z';
}

/**
 * Distinguishes a process from a later one with the same id; undefined where the system does not report it.
 */
export function startedAt(pid: number): string | undefined {
  return processFields(pid)?.[19];
}

/** The command line of the process, where the system reports it. */
export function commandOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).trim();
  } catch (error) {
    if ((error as { status?: unknown }).status === PS_FOUND_NONE) return undefined;
    return ifMissing(undefined, GONE)(error);
  }
}

function processState(pid: number): string | undefined {
  return processFields(pid)?.[0];
}

/** The fields of /proc/<pid>/stat after the command name, which may contain spaces. */
function processFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch (error) {
    return ifMissing(undefined, GONE)(error);
  }
}
