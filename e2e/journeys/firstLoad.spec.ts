import type { Request } from '@playwright/test';
import { ALL_BRANDS, originOf } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** ADR 0025: the gateway sends the first query of a page with the document. */
const FIRST_QUESTION = 'LobbyPage';

function isFirstQuestion(request: Request): boolean {
  return (
    request.method() === 'POST' &&
    new URL(request.url()).pathname === '/api/graphql' &&
    (request.postData() ?? '').includes(`"operationName":"${FIRST_QUESTION}"`)
  );
}

for (const brand of ALL_BRANDS) {
  test(`${brand} shows its opening picture before any script is loaded`, async ({ page, request }) => {
    // the gateway caches the picture at the first request for it
    await expect.poll(async () => (await request.get(`${originOf(brand)}/`)).text()).toContain('sk-picture');
    await page.route('**/*.js', () => new Promise(() => undefined));
    await page.goto(`${originOf(brand)}/`, { waitUntil: 'commit' });
    const picture = page.locator('#skeleton img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.locator('#root')).toBeEmpty();
  });
}

test('a visitor’s page sends its first query once, before its scripts load', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (isFirstQuestion(request)) requests.push('question');
    else if (request.url().includes('/main.js')) requests.push('script');
  });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/main.js', async (route) => {
    await scripts.promise;
    await route.fallback();
  });
  const question = page.waitForResponse((response) => isFirstQuestion(response.request()));
  await page.goto(`${originOf('aurora')}/en/`, { waitUntil: 'commit' });
  expect((await question).ok()).toBe(true);
  scripts.resolve();
  await expect(page.locator('main a[href*="/games/"]').first()).toBeVisible();
  expect(requests.filter((what) => what === 'question')).toHaveLength(1);
});

test('a page whose first query got no response sends it again', async ({ page }) => {
  let requests = 0;
  await page.route('**/api/graphql', async (route) => {
    if (!isFirstQuestion(route.request())) return route.fallback();
    requests += 1;
    return requests === 1 ? route.abort() : route.fallback();
  });
  await page.goto(`${originOf('aurora')}/en/`);
  await expect(page.locator('main a[href*="/games/"]').first()).toBeVisible();
  expect(requests).toBe(2);
});

test('a returning player gets the lobby from one response', async ({ page, player }) => {
  await player.signIn(page, 'aurora', 'funded');
  let requests = 0;
  page.on('request', (request) => (requests += isFirstQuestion(request) ? 1 : 0));
  await page.reload();
  await expect(page.getByRole('banner').getByText('Balance')).toBeVisible();
  await expect(page.locator('main a[href*="/games/"]').first()).toBeVisible();
  expect(requests).toBe(1);
});
