import { appendFileSync } from 'node:fs';

/** Measures the steps of a page; a step ends when the next one begins. */
export interface StepTimes {
  step(name: string): void;
  /** Writes the steps of the page, in milliseconds. */
  end(): void;
}

const NONE: StepTimes = { step: () => undefined, end: () => undefined };

/**
 * Times of one page, as a line of JSON in the file that `FOYER_CHECK_TIMES` names; without it, nothing is measured.
 */
export function stepTimes(about: Readonly<Record<string, unknown>>): StepTimes {
  const file = process.env['FOYER_CHECK_TIMES'];
  if (file === undefined) return NONE;
  const steps: Record<string, number> = {};
  let name = 'open';
  let since = performance.now();
  const step = (next: string): void => {
    const now = performance.now();
    steps[name] = Math.round((steps[name] ?? 0) + now - since);
    [name, since] = [next, now];
  };
  const at = Math.round(since);
  return {
    step,
    end() {
      step('');
      appendFileSync(file, `${JSON.stringify({ ...about, at, until: Math.round(since), ...steps })}\n`);
    },
  };
}
