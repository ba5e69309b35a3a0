import { ifMissing } from '@foyer/runtime';
import { readFileSync } from 'node:fs';

/** USER_HZ of /proc on Linux, independent of the kernel configuration. */
const TICKS_PER_SECOND = 100;
/** Field indexes in /proc/<pid>/stat after the process name, which may contain spaces. */
const FIELD = { own: [11, 12], ofEnded: [13, 14] } as const;

/** Error codes of reading about a process that has ended, or where /proc does not exist. */
const GONE = ['ENOENT', 'ESRCH'];

/** CPU seconds used by a process and its children; undefined where /proc does not exist. */
export function cpuSecondsOf(pid: number): number | undefined {
  try {
    return ticksOf(pid) / TICKS_PER_SECOND;
  } catch (error) {
    return ifMissing(undefined, GONE)(error);
  }
}

function ticksOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const own = [...FIELD.own, ...FIELD.ofEnded].reduce((sum, field) => sum + (fields[field] ?? 0), 0);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1')
    .split(' ')
    .filter((child) => child !== '');
  return children.reduce((sum, child) => sum + ticksOrNone(Number(child)), own);
}

/** A child may exit between listing and reading; its CPU time is then included in its parent's. */
function ticksOrNone(pid: number): number {
  try {
    return ticksOf(pid);
  } catch (error) {
    return ifMissing(0, GONE)(error);
  }
}

/** CPU readers by process name. */
export type Meter = Readonly<Record<string, () => number | undefined>>;

/** Starts measuring. The returned function gives the CPU seconds each process has used since. */
export function startMeter(meter: Meter): () => Readonly<Record<string, number | undefined>> {
  const before = Object.fromEntries(Object.entries(meter).map(([name, read]) => [name, read()]));
  return () =>
    Object.fromEntries(
      Object.entries(meter).map(([name, read]) => {
        const [from, to] = [before[name], read()];
        return [name, from === undefined || to === undefined ? undefined : to - from];
      }),
    );
}
