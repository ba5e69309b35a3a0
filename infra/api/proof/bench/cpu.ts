import { readFileSync } from 'node:fs';

/** Of /proc on Linux, whatever the kernel was built with. */
const TICKS_PER_SECOND = 100;
/** Behind the name of a process, which may itself have spaces. */
const FIELD = { own: [11, 12], ofEnded: [13, 14] } as const;

/** Seconds of processor time that a process and its children have used; undefined where there is no /proc. */
export function cpuSecondsOf(pid: number): number | undefined {
  try {
    return ticksOf(pid) / TICKS_PER_SECOND;
  } catch {
    return undefined;
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

/** A child may end between the list and the look; what it used is its parent's by then. */
function ticksOrNone(pid: number): number {
  try {
    return ticksOf(pid);
  } catch {
    return 0;
  }
}

/** Who uses the machine, by name. */
export type Meter = Readonly<Record<string, () => number | undefined>>;

/** Begins to count; the answer is what each has used since. */
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
