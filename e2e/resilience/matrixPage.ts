import type { Page } from '@playwright/test';

/** Keeps the shell's /telemetry requests in the page, and the time at which the notice appeared. */
export async function recordTelemetry(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const sent: Promise<string>[] = [];
    Object.assign(globalThis, { __sent: sent });
    const text = 'This part is'; // either title of the notice
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

/**
 * Milliseconds from the moment the remote was needed (the document was ready, the player was known on a
 * player page, or the link was clicked) until the notice was shown.
 */
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

/** Navigates to a page within the open document, as a link of the shell would. */
export async function go(page: Page, href: string): Promise<void> {
  // the game links of the menu load after the page
  await page.locator(`a[href="${href}"]`).first().waitFor({ state: 'attached' });
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (!link) throw new Error(`no link to ${to}`);
    Object.assign(globalThis, { __wantedAt: performance.now() });
    link.click();
  }, href);
}

/** Makes the page send its queued telemetry, as a hidden page does. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}
