import { ignoreError } from '@foyer/kernel';
import { appendFileSync } from 'node:fs';

/** Measures the steps of a page; a step ends when the next one begins. */
export interface StepTimes {
  step(name: string): void;
  /** Writes the steps of the page, in milliseconds. */
  end(): Promise<void>;
}

const NONE: StepTimes = { step: () => undefined, end: () => Promise.resolve() };

/**
 * Times of one page, as a line of JSON in the file that `FOYER_CHECK_TIMES` names; without it, nothing is measured.
 * @param used - processor time of the page's main thread so far, which a busy machine does not lengthen.
 */
export function stepTimes(about: Readonly<Record<string, unknown>>, used: () => Promise<number>): StepTimes {
  const file = process.env['FOYER_CHECK_TIMES'];
  if (file === undefined) return NONE;
  const steps: Record<string, number> = {};
  const processor: Record<string, number> = {};
  let name = 'open';
  let since = performance.now();
  // read in order, while the page goes on
  let before = used();
  const readings: Promise<void>[] = [];
  const step = (next: string): void => {
    const now = performance.now();
    const ended = name;
    steps[ended] = Math.round((steps[ended] ?? 0) + now - since);
    const [from, until] = [before, used()];
    readings.push(
      Promise.all([from, until])
        .then(([start, end]) => {
          // the browser counts from 0 again for another page
          processor[ended] = (processor[ended] ?? 0) + (end < start ? end : end - start);
        })
        .catch(ignoreError('tab was closed by the failure of another page, which is reported')),
    );
    [name, since, before] = [next, now, until];
  };
  const epoch = (time: number): number => Math.round(performance.timeOrigin + time);
  const at = epoch(since);
  return {
    step,
    async end() {
      step('');
      await Promise.all(readings);
      appendFileSync(file, `${JSON.stringify({ ...about, at, until: epoch(since), steps, processor })}\n`);
    },
  };
}
