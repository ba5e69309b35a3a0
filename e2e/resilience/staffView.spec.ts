import { originOf } from '../fixtures/brands.ts';
import { previewLink, promoteAsSquad, publishCopy, signInAsStaff } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';
import { violationsOnArrival } from '../fixtures/axe.ts';
import { liveRelease } from './releases.ts';

const APP = 'mfe-sportsbook';
const SPORTS = `${originOf('aurora')}/en/sports/`;

test('a preview of an unpublished release is shown to one staff member only, and is replaced where it does not run', async ({
  page,
  browser,
  request,
}) => {
  const live = await liveRelease(request, SPORTS, APP);
  const ribbon = page.getByRole('complementary', { name: 'Staff preview' });
  const heading = page.getByRole('heading', { level: 1, name: 'Sports' });
  const seen = async () => (await liveRelease(page.request, SPORTS, APP)).release;

  await test.step('a player with the link sees an explanation, and continues to the live release', async () => {
    const link = await previewLink('sportsbook', APP, live.release, 'aurora');
    const context = await browser.newContext();
    const player = await context.newPage();
    await player.goto(link);
    await expect(player.getByRole('heading', { name: 'This link is for staff' })).toBeVisible();
    expect(await violationsOnArrival(player)).toEqual([]);
    await player.getByRole('link', { name: 'Continue to the site' }).click();
    await expect(player.getByRole('contentinfo')).toBeVisible();
    expect(new URL(player.url()).search).toBe('');
    expect(await player.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'aurora_active_preview' }),
    );
    await context.close();
  });

  await test.step('the staff member signs in and sees the preview, with a link to leave it', async () => {
    const copy = await publishCopy(APP, live.release, 'twin');
    // unchecked: the release is for previews only, and its squad cannot promote it
    expect(await promoteAsSquad('sportsbook', APP, copy)).toBe('CHECK_MISSING');
    await page.goto((await previewLink('sportsbook', APP, copy, 'aurora')).replace('/?', '/en/sports/?'));
    await page.getByRole('link', { name: 'Sign in as staff' }).click();
    expect(await violationsOnArrival(page)).toEqual([]);
    await signInAsStaff(page, 'sportsbook@staff.test');
    await expect(heading).toBeVisible();
    await expect(ribbon).toContainText(`${APP}@${copy} as sportsbook@staff.test`);
    expect([page.url(), await seen()]).toEqual([SPORTS, copy]);
    await ribbon.getByRole('button', { name: 'Exit preview' }).press('Enter');
    await expect(ribbon).toHaveCount(0);
    expect(await seen()).toBe(live.release);
  });

  await test.step('a preview that does not run is replaced in place, and is not used on the next page', async () => {
    const broken = await publishCopy(APP, live.release, 'broken', 'throw new Error("a mistake of mine");');
    await page.goto((await previewLink('sportsbook', APP, broken, 'aurora')).replace('/?', '/en/sports/?'));
    await expect(heading).toBeVisible();
    await expect(ribbon).toContainText('failed to run');
    expect(await seen()).toBe(live.release);
  });
});
