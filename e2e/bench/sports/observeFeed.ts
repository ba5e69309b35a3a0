import type { Page } from '@playwright/test';

export interface ObservedFeed {
  sentAt: number | undefined;
  readonly delays: number[];
  /** Bytes of messages about contests. */
  readonly bytes: number[];
}

/** In the page: the time of the last message of the feed, and the delay until the next painted change of the page. */
export function observeFeed(): void {
  const observed: ObservedFeed = { sentAt: undefined, delays: [], bytes: [] };
  Object.assign(window, { observed });
  const Original = window.WebSocket;
  window.WebSocket = class extends Original {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      this.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const { type, at, contests } = JSON.parse(data) as { type: string; at: number; contests?: unknown[] };
        if (contests && contests.length > 0) observed.bytes.push(data.length);
        if (type === 'match' || type === 'changes' || (type === 'contest-changes' && contests?.length))
          observed.sentAt = at;
      });
    }
  };
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => {
      const { sentAt } = observed;
      if (sentAt === undefined) return;
      observed.sentAt = undefined;
      requestAnimationFrame(() => setTimeout(() => observed.delays.push(Date.now() - sentAt)));
    }).observe(document.body, { childList: true, subtree: true, characterData: true }),
  );
}

/** Forgets the delays so far, and resolves to those of the next seconds. */
export async function watchFeed(page: Page, seconds: number): Promise<Omit<ObservedFeed, 'sentAt'>> {
  await page.evaluate(() => {
    const { observed } = window as unknown as { observed: ObservedFeed };
    observed.delays.length = 0;
    observed.bytes.length = 0;
  });
  await page.waitForTimeout(seconds * 1_000);
  return page.evaluate(() => (window as unknown as { observed: ObservedFeed }).observed);
}
