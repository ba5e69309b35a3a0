import { hrefTo } from '@foyer/links';
import { originOf } from '../fixtures/brands.ts';
import { expect, PLAYERS_BRAND, test } from '../fixtures/playerPage.ts';
import { go, recordTelemetry } from './matrixPage.ts';
import { SUBJECTS } from './matrixSubjects.ts';
import { liveRelease } from './releases.ts';
import { REMOTE_FAULTS } from './faults.ts';

const RECOVERY_TIMEOUT_MS = 4_000;
const FAULTS = ['has a tampered first chunk', 'has a tampered lazy chunk', 'hangs in a lazy chunk'];

for (const { app, isPlayers = false, first, next = first } of SUBJECTS.slice(0, 1)) {
  // its player is the one of the failure matrix, which runs in another worker otherwise
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
  });
}
