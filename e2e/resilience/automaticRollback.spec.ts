import { randomInt } from 'node:crypto';
import { planSchema } from '@foyer/kernel/plan-answers';
import { BUCKETS, releaseName } from '@foyer/kernel/release-plan';
import { bucketFor } from '@foyer/kernel/resolve-release';
import { timelineSchema } from '@foyer/kernel/timeline-answers';
import { hrefTo } from '@foyer/links';
import { originOf } from '../fixtures/brands.ts';
import { publishBroken } from '../fixtures/brokenRelease.ts';
import { change, operator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';
import { hide } from './matrixPage.ts';
import { liveRelease } from './releases.ts';

const APP = 'mfe-jackpot-raffle';
const BRAND = 'quetzal';
const HALF = BUCKETS / 2;
/**
 * Time to send the report, aggregate it and decide (ADR 0092), with a browser that hides its page at once.
 */
const ROLLED_BACK_WITHIN_MS = 20_000;

/** The nth bucket that receives the new release, or does not. */
function bucketOf(isEarly: boolean, nth: number): number {
  const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket).filter(
    (bucket) => bucketFor(APP, bucket) < HALF === isEarly,
  );
  return buckets[nth] ?? 0;
}

const cookieOf = (bucket: number): { name: string; value: string } => ({
  name: `${BRAND}_bucket`,
  value: String(bucket),
});

test.afterEach(async () => {
  await change({ kind: 'rollout-stop', app: APP }).catch(() => undefined); // already stopped, unless the test failed
});

test(
  'a release that throws at mount is rolled back automatically, and the open page ends on the previous release',
  { tag: '@alone' },
  async ({ page, request }) => {
    const url = `${originOf(BRAND)}${hrefTo('en', 'jackpot')}`;
    const registry = await operator();
    const good = (await liveRelease(request, url, APP)).release;
    const bad = await publishBroken(APP, good);
    await change({ kind: 'rollout', app: APP, release: bad, share: HALF, brands: [BRAND] });
    const withdrawn = async (): Promise<boolean> =>
      (await registry.get('/v1/plan', planSchema)).plan.withdrawn?.includes(releaseName(APP, bad)) ?? false;
    const heading = page.getByRole('heading', { level: 1, name: 'Jackpot' });

    const reported = page.waitForRequest(
      (request) =>
        request.url().endsWith('/telemetry') &&
        ['"type":"remote-failed"', `"release":"${bad}"`].every((part) => request.postData()?.includes(part)),
    );
    await test.step('visitors of the canary half get the release, and those of the other half do not', async () => {
      await page.context().addCookies([{ ...cookieOf(bucketOf(true, 0)), url: originOf(BRAND) }]);
      // the gateway ignores reports about a release before it has received the plan with it
      await expect.poll(async () => (await liveRelease(page.request, url, APP)).release).toBe(bad);
      await page.goto(url, { waitUntil: 'commit' });
      const report = async (bucket: number, event: object): Promise<void> => {
        const { name, value } = cookieOf(bucket);
        const answer = await request.post(`${originOf(BRAND)}/telemetry`, {
          headers: { cookie: `${name}=${value}` },
          data: JSON.stringify([event]),
        });
        expect(answer.status()).toBe(204);
      };
      // different visitors in each run: the evidence counts at most two pages an hour per visitor
      const first = randomInt(1, HALF - 10);
      // both releases in turn: a cell of evidence may end at any time, and only cells with both are compared
      for (let nth = first; nth < first + 9; nth += 1) {
        await report(bucketOf(true, nth), {
          type: 'remote-failed',
          app: APP,
          release: bad,
          code: 'MOUNT_THREW',
          outcome: 'failed',
        });
        await report(bucketOf(false, nth), { type: 'opened', app: APP, release: good });
      }
    });
    await test.step('the page reports the failure at once', async () => {
      // the previous release, where it loaded in time, or the notice
      await expect(
        heading
          .or(page.getByRole('heading', { level: 1, name: 'This part isn’t available right now' }))
          .first(),
      ).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { __sameDocument: true }));
      await hide(page);
      expect((await reported).postData()).toContain('"outcome":"failed"');
    });
    await test.step('it is rolled back without an operator, and the audit has the reason', async () => {
      await expect.poll(withdrawn, { timeout: ROLLED_BACK_WITHIN_MS, intervals: [250] }).toBe(true);
      const { entries } = await registry.get(
        `/v1/audit?environment=production&app=${APP}&limit=1`,
        timelineSchema,
      );
      expect(entries).toMatchObject([
        {
          actor: 'registry',
          kind: 'withdraw',
          reason: expect.stringMatching(
            /^Rolled back on evidence: \d+ of \d+ page loads failed, against 0 of \d+ page loads with/,
          ) as unknown,
        },
      ]);
    });
    await test.step('the open page is repaired in place, and a new page gets the working release', async () => {
      await expect(heading).toBeVisible();
      expect(await page.evaluate(() => '__sameDocument' in globalThis)).toBe(true);
      await expect.poll(async () => (await liveRelease(page.request, url, APP)).release).toBe(good);
    });
  },
);
