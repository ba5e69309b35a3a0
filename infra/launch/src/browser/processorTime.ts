import type { Page } from '@playwright/test';

export interface ProcessorTime {
  /** Processor time of the tab since its last document, with the work of the check. */
  total(): Promise<number>;
  /** Starts again at 0, before the tab shows the next page. */
  restart(): Promise<void>;
  /** The next page is there: the browser counts from 0 for it, or goes on. */
  arrive(): Promise<void>;
  /** Processor time that the page's main thread has used, which other processes of a busy machine do not lengthen. */
  milliseconds(): Promise<number>;
  /** Runs work of the check, whose time does not count. */
  aside<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Must be called before the page navigates. */
export async function watchProcessor(page: Page): Promise<ProcessorTime> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Math.round((metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000);
  };
  let setAside = 0;
  return {
    total: used,
    async restart() {
      setAside = await used();
    },
    async arrive() {
      if ((await used()) < setAside) setAside = 0;
    },
    milliseconds: async () => Math.max(0, (await used()) - setAside),
    async aside(work) {
      const before = await used();
      try {
        return await work();
      } finally {
        setAside += (await used()) - before;
      }
    },
  };
}
