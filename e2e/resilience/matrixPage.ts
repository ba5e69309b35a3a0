import type { Page } from '@playwright/test';

/** What the shell sends to /telemetry, kept in the page, and the time at which the notice appeared. */
export async function recordTelemetry(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const sent: Promise<string>[] = [];
    Object.assign(globalThis, { __sent: sent });
    const text = 'This part is not available right now';
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(text)) return;
      Object.assign(globalThis, { __noticedAt: performance.now() });
      observer.disconnect();
    });
    document.addEventListener('DOMContentLoaded', () =>
      observer.observe(document.body, { childList: true, subtree: true }),
    );
    navigator.sendBeacon = (_url, body) => {
      sent.push(new Response(body ?? '').text());
      return true;
    };
  });
  return () =>
    page.evaluate(async () =>
      (await Promise.all((globalThis as unknown as { __sent: Promise<string>[] }).__sent)).join('\n'),
    );
}

/** Ms from the moment the remote was wanted (the document was there, the player was known where a page is for one, or the link was pressed) until the notice stood. */
export async function noticeDelay(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { __wantedAt, __noticedAt } = globalThis as unknown as {
      __wantedAt?: number;
      __noticedAt?: number;
    };
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [signedIn] = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => name.endsWith('/token'),
    );
    return (
      (__noticedAt ?? Infinity) - (__wantedAt ?? signedIn?.responseEnd ?? navigation?.domInteractive ?? 0)
    );
  });
}

/** Goes to a page inside the open document, as a link of the frame would. */
export async function go(page: Page, href: string): Promise<void> {
  // what the menu offers of games comes after the page
  await page.locator(`a[href="${href}"]`).first().waitFor({ state: 'attached' });
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (!link) throw new Error(`no link to ${to}`);
    Object.assign(globalThis, { __wantedAt: performance.now() });
    link.click();
  }, href);
}

/** Makes the page send what it keeps for later, as one that is put aside does. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}
