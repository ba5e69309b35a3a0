import { hrefTo } from '@foyer/links';
import { isFullRun } from '@foyer/testing/effort';
import { originOf } from '../fixtures/brands.ts';
import { publishedReleases } from '../fixtures/operator.ts';
import { expect, PLAYERS_BRAND, test } from '../fixtures/playerPage.ts';
import { go, hide, noticeDelay, recordTelemetry } from './matrixPage.ts';
import { SUBJECTS, type Subject } from './matrixSubjects.ts';
import { liveRelease } from './releases.ts';
import { REMOTE_FAULTS, type RemoteFault } from './faults.ts';

const NOTICE_DEADLINE_MS = 3_000; // requirements/platform#performance
/** The remote that CI breaks in every way; `npm test -- --all` does so with each remote. */
const FULL_SUBJECT = 'mfe-casino';
const SMOKE = ['is unreachable', 'has a tampered entry', 'throws at mount'];
/** The faults whose notice came too late for these remotes; they are timed in CI, too. */
const LATE_BEFORE = {
  apps: ['mfe-cashier', 'mfe-sportsbook'],
  faults: ['hangs in its first style', 'hangs in a lazy style'],
};
/** A part that failed, or one whose files have not arrived. */
const NOTICE = /^This part (?:isn’t available right now|is taking longer to load)$/;
const RECOVERY_TIMEOUT_MS = 15_000;
const AGAIN_MS = 4_000;

/** The page on which a case starts, and the page that breaks: the same one, or one opened from it. */
function journeyOf({ first, next, other, again = '' }: Subject, { when }: RemoteFault) {
  const broken = when === 'first-visit' ? first : (next ?? first);
  const start = when === 'next-page' && next === undefined ? other : first;
  const navigateTo =
    when === 'first-visit'
      ? undefined
      : `${hrefTo('en', broken.route)}${when === 'later' && next === undefined ? again : ''}`;
  return { start, broken, navigateTo };
}

/** `npm test -- --changed` sets the changed packages. */
const CHANGED = process.env['FOYER_E2E_CHANGED']?.split(',');

for (const subject of SUBJECTS.filter(({ app }) => CHANGED?.includes(app) ?? true)) {
  // timed cases run with a time limit and few parallel tests, the others next to other journeys
  const isTimed = ({ name }: RemoteFault) =>
    isFullRun ||
    subject.app === FULL_SUBJECT ||
    (LATE_BEFORE.apps.includes(subject.app) && LATE_BEFORE.faults.includes(name));
  const cases = REMOTE_FAULTS.filter((fault) => isTimed(fault) || SMOKE.includes(fault.name));
  test.describe(subject.app, () => {
    test.use({ isPlayers: subject.isPlayers ?? false });
    test('serves the release that the registry published', async ({ request }) => {
      const { release } = await liveRelease(request, `${originOf(PLAYERS_BRAND)}/en/`, subject.app);
      expect(await publishedReleases(subject.app)).toContain(release);
    });
    for (const fault of cases) {
      const details = { tag: isTimed(fault) ? [subject.isPlayers === true ? '@alone' : '@timed'] : [] };
      test(
        `${fault.name}: the shell and the other remotes keep working, and the remote recovers`,
        details,
        async ({ page, request }) => {
          const origin = originOf(PLAYERS_BRAND);
          const { start, broken, navigateTo } = journeyOf(subject, fault);
          const startUrl = `${origin}${hrefTo('en', start.route)}`;
          const release = await liveRelease(request, startUrl, subject.app);
          const telemetry = await recordTelemetry(page);
          const notice = page.getByRole('heading', { name: NOTICE });

          const heal = await fault.apply(page, release, {
            origin,
            first: start.route,
            next: broken.route,
          });

          await test.step('the page shows the notice in time', async () => {
            await page.goto(startUrl, { waitUntil: 'commit' });
            if (navigateTo !== undefined) {
              await expect(page.getByRole('heading', { level: 1, name: start.heading })).toBeVisible();
              await page.evaluate(() => Object.assign(globalThis, { __faultNow: true }));
              await go(page, navigateTo);
            }
            await expect(notice).toBeVisible();
            if (isTimed(fault)) expect(await noticeDelay(page)).toBeLessThan(NOTICE_DEADLINE_MS);
          });
          await test.step('no code of the remote ran, and the shell is usable', async () => {
            expect(await page.evaluate(() => '__tampered' in globalThis)).toBe(false);
            expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('9px');
            await expect(page.getByRole('banner')).toBeVisible();
            await expect(
              page.getByRole('contentinfo').getByRole('link', { name: 'Set limits' }),
            ).toBeVisible();
          });
          await test.step('one event names the owner', async () => {
            await hide(page);
            await expect
              .poll(async () => (await telemetry()).split(`"owner":"${subject.owner}"`).length - 1)
              .toBe(1);
          });
          await test.step('the other remote works, without a new document', async () => {
            await page.evaluate(() => Object.assign(globalThis, { __sameDocument: true }));
            await go(page, hrefTo('en', subject.other.route));
            await expect(page.getByRole('heading', { level: 1, name: subject.other.heading })).toBeVisible();
          });
          await test.step('it recovers once the fault is removed', async () => {
            await heal();
            await page.goBack({ waitUntil: 'commit' }); // `load` waits for the file that hangs
            const retry = page.getByRole('button', { name: 'Try again' });
            const healthy = page.getByRole('heading', { level: 1, name: broken.heading });
            await expect(retry.or(healthy).first()).toBeVisible();
            // an idle prefetch may have requested the broken file, and the click joins that request; the next click
            // does not
            await expect(async () => {
              if (await retry.isVisible()) await retry.click();
              await expect(healthy).toBeVisible({ timeout: AGAIN_MS });
            }).toPass({ timeout: RECOVERY_TIMEOUT_MS });
            expect(await page.evaluate(() => '__sameDocument' in globalThis)).toBe(true);
          });
        },
      );
    }
  });
}
