import type { Page, Route } from '@playwright/test';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { isFullRun } from '@foyer/testing/effort';
import { originOf } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';
import { hide, recordTelemetry } from './matrixPage.ts';
import { liveRelease } from './releases.ts';

const FILES = ['Footer.js', 'Footer.css', 'later-en.js'] as const;
const TAMPERED = '\n;globalThis.__tampered = true; /* not valid as a style either */';
/** Longer than any pause or file deadline of the shell, in ms. */
const LONG_MS = 60_000;
/** Real time in ms: the test moves the clock of the page. */
const APPEARS_WITHIN_MS = 15_000;
/** `importWithRetry` requests a file this many times before it fails. */
const REQUESTS_OF_ONE_ATTEMPT = 4;
/** The shell stops its timed retries after this many requests for one file. */
const MAX_REQUESTS = 40;

const FAULTS = {
  'answers 503': (route: Route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
  hangs: () => new Promise<void>(() => undefined),
  'is tampered with': async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + TAMPERED });
  },
} as const;

/** Breaks one file of the shell. Counts its requests. */
async function breakFile(page: Page, release: ReleaseSetEntry, file: string, fault: keyof typeof FAULTS) {
  const isBroken = ({ pathname }: URL): boolean => pathname === `${release.base}${file}`;
  let requests = 0;
  page.on('request', (request) => {
    if (isBroken(new URL(request.url()))) requests += 1;
  });
  // a request that is pending when the fault is removed is already handled
  const answer = (route: Route): Promise<void> => FAULTS[fault](route).catch(() => undefined);
  await page.route(isBroken, answer);
  return { requests: () => requests, heal: () => page.unroute(isBroken, answer) };
}

/** One fault per file; all of them in a full run. */
const SMOKE: Readonly<Record<(typeof FILES)[number], keyof typeof FAULTS>> = {
  'Footer.js': 'is tampered with',
  'Footer.css': 'answers 503',
  'later-en.js': 'hangs',
};

for (const file of FILES)
  for (const fault of isFullRun ? (Object.keys(FAULTS) as (keyof typeof FAULTS)[]) : [SMOKE[file]])
    test(`the licence appears without a new page when ${file} ${fault} and recovers`, async ({
      page,
      request,
    }) => {
      const home = `${originOf('aurora')}/en/`;
      const release = await liveRelease(request, home, 'shell');
      const telemetry = await recordTelemetry(page);
      const broken = await breakFile(page, release, file, fault);
      const reports = async (): Promise<number> => {
        await hide(page);
        return (await telemetry()).split('"area":"layout.footer"').length - 1;
      };
      await page.clock.install();

      // a file that hangs delays the load event
      await page.goto(home, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('main a[href*="/games/"]').first()).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { __sameDocument: true }));
      await test.step('the failure is reported once, and the file is not requested in a loop', async () => {
        await expect(async () => {
          await page.clock.fastForward(LONG_MS);
          expect(await reports()).toBe(1);
        }).toPass({ timeout: APPEARS_WITHIN_MS });
        for (let minute = 0; minute < 30; minute += 1) await page.clock.fastForward(LONG_MS);
        expect(await reports()).toBe(1);
        expect(broken.requests()).toBeGreaterThan(0);
        expect(broken.requests()).toBeLessThan(MAX_REQUESTS);
        expect(await page.evaluate(() => '__tampered' in globalThis)).toBe(false);
      });
      await test.step('the footer appears once the fault is removed', async () => {
        await broken.heal();
        await page.evaluate(() => dispatchEvent(new Event('online')));
        await expect(async () => {
          await page.clock.fastForward(LONG_MS);
          await expect(page.getByRole('contentinfo')).toContainText('MGA/B2C/900/2026', { timeout: 500 });
        }).toPass({ timeout: APPEARS_WITHIN_MS });
        expect(await page.evaluate(() => '__sameDocument' in globalThis)).toBe(true);
      });
    });

test('the menu opens without a new page when its file answers 503 and recovers', async ({
  page,
  request,
}) => {
  const home = `${originOf('aurora')}/en/`;
  await page.setViewportSize({ width: 390, height: 844 });
  const broken = await breakFile(
    page,
    await liveRelease(request, home, 'shell'),
    'MenuDrawer.js',
    'answers 503',
  );
  await page.clock.install();
  await page.goto(home);
  await page.evaluate(() => Object.assign(globalThis, { __sameDocument: true }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(async () => {
    await page.clock.fastForward(LONG_MS);
    expect(broken.requests()).toBeGreaterThanOrEqual(REQUESTS_OF_ONE_ATTEMPT);
  }).toPass({ timeout: APPEARS_WITHIN_MS });
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu).toHaveCount(0);
  // the menu stays open and appears with the next timed attempt
  await broken.heal();
  await expect(async () => {
    await page.clock.fastForward(LONG_MS);
    await expect(menu).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: APPEARS_WITHIN_MS });
  expect(await page.evaluate(() => '__sameDocument' in globalThis)).toBe(true);
});
