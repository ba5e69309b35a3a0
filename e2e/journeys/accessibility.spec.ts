import { routeOf, type RouteAccess } from '@foyer/links';
import { violations, violationsOnArrival } from '../fixtures/axe.ts';
import { ALL_BRANDS, originOf } from '../fixtures/brands.ts';
import { slotGame, slugs } from '../fixtures/content.ts';
import { newPerson } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { everyRoute } from '../screens/everyRoute.ts';
import { GameScreen } from '../screens/GameScreen.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';

const WIDTHS = [390, 1440] as const;
const MANY_PAGES_MS = 360_000;

for (const access of ['public', 'player'] as const satisfies readonly RouteAccess[]) {
  test(`every ${access} route shows its page without a complaint, and axe finds nothing on a phone or on a desk`, async ({ page, player, complaints }) => {
    test.setTimeout(MANY_PAGES_MS);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (access === 'player') await player.signIn(page, 'aurora', 'funded', '/en/');
    const notBuilt = page.getByRole('heading', { level: 1, name: 'Not available here yet' });
    let isNoticeSeen = false;
    for (const { id, path } of everyRoute(slugs).filter((route) => routeOf(route.id).access === access)) {
      await page.goto(`${originOf('aurora')}${path}`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // one page of the shell stands for all that nobody has built (ADR 0004): looked at once, it is the same everywhere
      if (await notBuilt.isVisible()) {
        if (isNoticeSeen) continue;
        isNoticeSeen = true;
      }
      // one visit for all widths: a window that is turned or resized must be as good as one that was opened so
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await violationsOnArrival(page), `${id} at ${width} px`).toEqual([]);
      }
      await expect.soft(page.getByRole('heading', { name: 'This part is not available right now' }), id).toHaveCount(0);
    }
    expect(complaints).toEqual([]);
  });
}

test('axe finds nothing in the lobby of any brand', async ({ page }) => {
  test.setTimeout(MANY_PAGES_MS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const brand of ALL_BRANDS) {
    await page.goto(`${originOf(brand)}/en/`);
    expect.soft(await violationsOnArrival(page), brand).toEqual([]);
  }
});

for (const { brand, country } of [{ brand: 'aurora', country: 'FI' }, { brand: 'tuli', country: 'EE' }] as const) {
  test(`axe finds nothing on any step of the registration on ${brand}`, async ({ page }) => {
    const registration = new RegistrationScreen(page);
    const person = newPerson(country);
    const look = async (): Promise<void> => expect.soft(await violationsOnArrival(page), await registration.heading().innerText()).toEqual([]);
    await registration.begin(originOf(brand));
    await look();
    await registration.goOnTo('How you sign in', person);
    await registration.answer({ ...person, password: 'short' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await look();
    for (const heading of ['About you', 'Where we reach you', 'Last step']) {
      await registration.goOnTo(heading, person);
      await look();
    }
  });
}

test('axe finds nothing in a running game, the main menu and the search', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${originOf('quetzal')}/en/games/${slotGame.slug}/`);
  const game = new GameScreen(page);
  await game.tryForFree();
  await game.waitUntilReady();
  expect.soft(await violations(page), 'a running game').toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${originOf('aurora')}/en/`);
  // answered first: behind a dialog it could not be
  const necessary = page.getByRole('button', { name: 'Necessary only' });
  await page.removeLocatorHandler(necessary);
  await necessary.click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
  expect.soft(await violations(page), 'the main menu').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('ember');
  await expect(page.getByRole('dialog').getByText('Ember Hollow').first()).toBeVisible();
  expect.soft(await violations(page), 'the search').toEqual([]);
});
