import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, BrowserType } from '@playwright/test';
import { useReleases } from '@foyer/build/monolith';
import type { ReleaseSet } from '@foyer/kernel/release-set';

export interface Redownload {
  readonly browser: BrowserType;
  readonly executablePath: string;
  readonly home: string;
  readonly url: string;
  readonly before: ReleaseSet;
  readonly after: ReleaseSet;
  /** Resolves when the gateway serves another release set. */
  waitForReleaseSet(): Promise<unknown>;
}

/**
 * Released files are requested in the first seconds of a visit: those of the page at once, those of its
 * slots after it is rendered.
 */
const VISIT_MS = 4_000;

/**
 * Bytes of released files, headers included, that a returning browser downloads in the lobby after a
 * release. Measured with a persistent browser profile, because the result depends on its cache.
 */
export async function redownload({
  browser,
  executablePath,
  home,
  url,
  before,
  after,
  waitForReleaseSet,
}: Redownload): Promise<number> {
  const profile = mkdtempSync(path.join(tmpdir(), 'foyer-returning-'));
  const context = await browser.launchPersistentContext(profile, {
    executablePath,
    viewport: { width: 412, height: 915 },
  });
  try {
    await useReleases(home, before);
    await waitForReleaseSet();
    await fetchedBytes(context, url);
    await useReleases(home, after);
    await waitForReleaseSet();
    return await fetchedBytes(context, url);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function fetchedBytes(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const released = new Set<string>();
  let bytes = 0;
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, request }) => request.url.includes('/assets/') && released.add(requestId),
  );
  // responses from the browser's cache have no encoded bytes
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => (bytes += released.has(requestId) ? encodedDataLength : 0),
  );
  await page.goto(url);
  await page.waitForTimeout(VISIT_MS);
  await page.close();
  return bytes;
}
