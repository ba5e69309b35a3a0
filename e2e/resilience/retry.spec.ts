import { hrefTo } from '@foyer/links';
import { originOf } from '../fixtures/brands.ts';
import { expect, PLAYERS_BRAND, test } from '../fixtures/playerPage.ts';
import { go, recordTelemetry } from './matrixPage.ts';
import { SUBJECTS } from './matrixSubjects.ts';
import { liveRelease } from './releases.ts';
import { REMOTE_FAULTS } from './faults.ts';

const RECOVERY_TIMEOUT_MS = 4_000;
const FAULTS = ['hangs', 'has a tampered first chunk', 'has a tampered lazy chunk', 'hangs in a lazy chunk'];

for (const { app, isPlayers = false, first, next = first } of SUBJECTS.slice(0, 1)) {
  // uses the player of the failure matrix, which would otherwise run in another worker
  test.describe(app, { tag: '@alone' }, () => {
    test.use({ isPlayers });
    for (const fault of REMOTE_FAULTS.filter(({ name }) => FAULTS.includes(name))) {
      test(`${fault.name}: one retry recovers once the fault is removed`, async ({ page, request }) => {
        const origin = originOf(PLAYERS_BRAND);
        const startUrl = `${origin}${hrefTo('en', first.route)}`;
        const release = await liveRelease(request, startUrl, app);
        await recordTelemetry(page);
        const heal = await fault.apply(page, release, { origin, first: first.route, next: next.route });
        const broken = fault.when === 'first-visit' ? first : next;

        await page.goto(startUrl, { waitUntil: 'commit' });
        if (broken !== first) {
          await expect(page.getByRole('heading', { level: 1, name: first.heading })).toBeVisible();
          await go(page, hrefTo('en', broken.route));
        }
        const retry = page.getByRole('button', { name: 'Try again' });
        await expect(retry).toBeVisible();
        await heal();
        await retry.click();
        await expect(page.getByRole('heading', { level: 1, name: broken.heading })).toBeVisible({
          timeout: RECOVERY_TIMEOUT_MS,
        });
      });
    }

    test('a page whose files arrive late replaces the notice, and no file is requested twice', async ({
      page,
      request,
    }) => {
      const startUrl = `${originOf(PLAYERS_BRAND)}${hrefTo('en', first.route)}`;
      const release = await liveRelease(request, startUrl, app);
      let arrive = (): void => undefined;
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const requests: string[] = [];
      await page.route(
        ({ pathname }) => pathname.startsWith(release.base),
        async (route) => {
          requests.push(new URL(route.request().url()).pathname);
          await arrived;
          await route.continue();
        },
      );
      await page.goto(startUrl, { waitUntil: 'commit' });
      await expect(
        page.getByRole('heading', { level: 1, name: 'This part is taking longer to load' }),
      ).toBeVisible();
      arrive();
      await expect(page.getByRole('heading', { level: 1, name: first.heading })).toBeVisible();
      expect(requests).toEqual([...new Set(requests)]);
    });
  });
}
