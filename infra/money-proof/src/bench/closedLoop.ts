import { startMeter, type Meter } from './cpu.ts';

/** One operation of one client; resolves to false when the response was wrong. */
export type Operation = (client: number) => Promise<boolean>;

export interface Loop {
  readonly clients: number;
  readonly seconds: number;
  readonly meter: Meter;
}

export interface Measured {
  readonly perSecond: number;
  readonly times: readonly number[];
  readonly wrong: number;
  /** The first error of an operation; undefined when none failed. */
  readonly firstError: Error | undefined;
  /** CPU milliseconds per correct response, by process. */
  readonly cpuMs: Readonly<Record<string, number | undefined>>;
}

/** Warm-up before measuring, so that compilers and caches are in steady state. */
const WARM_MS = 3_000;

/**
 * Closed-loop load: each client sends its next request when the previous response arrives. Only correct
 * responses count.
 */
export async function measure({ clients, seconds, meter }: Loop, operation: Operation): Promise<Measured> {
  const times: number[] = [];
  let wrong = 0;
  let firstError: Error | undefined;
  const countsFrom = performance.now() + WARM_MS;
  const until = countsFrom + seconds * 1_000;
  let stop: ReturnType<typeof startMeter> | undefined;
  const warm = setTimeout(() => void (stop = startMeter(meter)), WARM_MS);
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < until) {
        const startedAt = performance.now();
        const isRight = await operation(client).catch((error: Error) => {
          firstError ??= error;
          return false;
        });
        if (!isRight) wrong += 1;
        else if (startedAt > countsFrom) times.push(performance.now() - startedAt);
      }
    }),
  );
  clearTimeout(warm);
  const used = stop?.() ?? {};
  times.sort((one, other) => one - other);
  return {
    perSecond: times.length / seconds,
    times,
    wrong,
    firstError,
    cpuMs: Object.fromEntries(
      Object.entries(used).map(([name, cpu]) => [
        name,
        cpu === undefined ? undefined : (cpu * 1_000) / Math.max(1, times.length),
      ]),
    ),
  };
}

/** Percentile in milliseconds. `times` must be sorted. */
export function at(times: readonly number[], share: number): string {
  return (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN).toFixed(1);
}

/** One line of the console report. */
export function lineOf(name: string, { perSecond, times, wrong, firstError, cpuMs }: Measured): string {
  const cpu = Object.entries(cpuMs)
    .map(([process, ms]) => `${process} ${ms === undefined ? 'unknown' : ms.toFixed(2)}`)
    .join(', ');
  return `${name.padEnd(34)} ${String(Math.round(perSecond)).padStart(6)} a second   p50 ${at(times, 0.5)} ms   p99 ${at(times, 0.99)} ms   max ${at(times, 1)} ms   wrong ${wrong}   processor ms each: ${cpu}${firstError === undefined ? '' : `   first error: ${firstError.message}`}`;
}
