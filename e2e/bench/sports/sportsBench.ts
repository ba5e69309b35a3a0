import { loadavg } from 'node:os';
import { ignoreError } from '@foyer/kernel';
import type { Browser, Page } from '@playwright/test';
import { spread } from '../interactions.ts';
import { LIMIT_FACTOR } from './limits.ts';
import { openPage, type Instance } from './openPage.ts';
import { placeBets, pressPrices, search, watchMatch, watchRaces, type Repeated } from './sportsSteps.ts';
import { within } from './within.ts';

export interface SportsBenchOptions {
  /** Repetitions of each input. */
  readonly repetitions: number;
  /** Seconds for which each stream is watched. */
  readonly watchSeconds: number;
}

interface Measurement {
  readonly name: string;
  readonly bar: string;
  readonly path: string;
  /** Limit without the time of watching; all together stay below four minutes. */
  readonly seconds: number;
  readonly run: (page: Page, repeated: Repeated) => Promise<void>;
}

const CLOSING_MS = 5_000;
/** A loop ends so long before its limit that its last input ends, too. */
const LAST_INPUT_MS = 10_000 * LIMIT_FACTOR;

/**
 * Interactions of the sportsbook in a browser: prints each figure as soon as it is known, with the measurements so far
 * when one fails. Resolves to the number of failed measurements.
 */
export async function sportsBench(
  browser: Browser,
  instance: Instance,
  { repetitions, watchSeconds }: SportsBenchOptions,
): Promise<number> {
  const measurements: readonly Measurement[] = [
    {
      name: 'price pressed to the slip',
      bar: 'p95 ≤ 50 ms',
      path: '/en/sports/',
      seconds: 30,
      run: pressPrices,
    },
    {
      name: 'key in the search to its results',
      bar: 'p95 ≤ 50 ms',
      path: '/en/sports/',
      seconds: 30,
      run: search,
    },
    {
      name: 'bet pressed to placed, before the match',
      bar: 'p95 ≤ 250 ms',
      path: '/en/sports/football/',
      seconds: 50,
      run: (page, repeated) =>
        placeBets(page, instance, { ...repeated, repetitions: Math.ceil(repetitions / 2) }),
    },
    {
      name: 'change of the feed to the page of its match',
      bar: 'p95 ≤ 300 ms',
      path: '/en/sports/',
      seconds: 25 + watchSeconds,
      run: (page, { add }) => watchMatch(page, watchSeconds, add),
    },
    {
      name: 'change of a race to the list of races',
      bar: 'p95 ≤ 300 ms',
      path: '/en/sports/horse-racing/',
      seconds: 20 + watchSeconds,
      async run(page, { add }) {
        const { bytes, whole } = await watchRaces(page, watchSeconds, add);
        console.log(
          `  bytes of a message about races: ${spread(bytes).replace(' ms', '')}; the list has ${whole}`,
        );
      },
    },
  ];
  let failed = 0;
  for (const measurement of measurements)
    if (!(await measure(browser, instance, measurement, repetitions))) failed += 1;
  return failed;
}

/** Prints one figure. Resolves to false when the measurement failed. */
async function measure(
  browser: Browser,
  instance: Instance,
  { name, bar, path, seconds, run }: Measurement,
  repetitions: number,
): Promise<boolean> {
  const times: number[] = [];
  const startedAt = Date.now();
  const limitMs = seconds * 1_000 * LIMIT_FACTOR;
  const before = new Set(browser.contexts());
  const print = (): void => {
    const took = Math.round((Date.now() - startedAt) / 1_000);
    const figure = times.length === 0 ? 'nothing measured' : spread(times);
    console.log(`${name} (${bar}): ${figure}; ${took} s, load of the machine ${loadavg()[0]?.toFixed(1)}`);
  };
  try {
    const work = openPage(browser, instance, path).then((page) =>
      run(page, {
        repetitions,
        add: (ms) => times.push(ms),
        isOver: () => Date.now() - startedAt > limitMs - LAST_INPUT_MS,
      }),
    );
    await within(name, limitMs, work);
    print();
    if (times.length === 0) console.log('  failed: its time was over before the first input');
    return times.length > 0;
  } catch (error) {
    print();
    console.log(`  failed: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    // ends the steps that still run
    const opened = browser.contexts().filter((context) => !before.has(context));
    await within('end of the page', CLOSING_MS, Promise.all(opened.map((context) => context.close()))).catch(
      ignoreError('a browser that has ended has no pages'),
    );
  }
}
