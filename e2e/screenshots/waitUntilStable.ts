import type { Page } from '@playwright/test';

const QUIET_MS = 250;
const TIMEOUT_MS = 12_000;

/**
 * Waits until the page neither changes nor loads, so that two runs take the same screenshot. An unfinished
 * page has no heading to wait for and is captured as soon as it is quiet.
 */
export async function waitUntilStable(page: Page, isUnfinished = false): Promise<void> {
  if (isUnfinished) await page.locator('main').waitFor();
  else {
    await page
      .locator('h1')
      .first()
      .waitFor({ state: 'attached', timeout: TIMEOUT_MS })
      .catch(() => undefined);
    await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS }).catch(() => undefined);
  }
  await page.evaluate(untilQuiet, { quietMs: QUIET_MS, timeoutMs: TIMEOUT_MS });
}

/** Scrolls past all sections, which load when they are near, and returns to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = globalThis.innerHeight;
    for (let top = 0; top < document.documentElement.scrollHeight && top < step * 20; top += step) {
      globalThis.scrollTo({ top, behavior: 'instant' });
      const end = performance.now() + 1_500;
      const isComing = (image: HTMLImageElement): boolean =>
        !image.complete && image.getBoundingClientRect().top < step;
      do await new Promise((resolve) => setTimeout(resolve, 60));
      while (performance.now() < end && [...document.images].some(isComing));
    }
    globalThis.scrollTo({ top: 0, behavior: 'instant' });
  });
  await waitUntilStable(page);
}

/**
 * Runs in the page. Resolves when the document has not changed for a while and every visible image is
 * loaded.
 */
async function untilQuiet({ quietMs, timeoutMs }: { quietMs: number; timeoutMs: number }): Promise<void> {
  const end = performance.now() + timeoutMs;
  let changed = performance.now();
  const observer = new MutationObserver(() => (changed = performance.now()));
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  const isWaiting = (image: HTMLImageElement): boolean => image.loading !== 'lazy' && !image.complete;
  while (
    performance.now() < end &&
    (performance.now() - changed < quietMs || [...document.images].some(isWaiting))
  ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  observer.disconnect();
}
