import { effort } from '@foyer/testing/effort';
import type { Page, Request } from '@playwright/test';
import { originOf } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';

/** The product renews a token 30 s before it expires (requirements/constants#session). */
const RENEWAL_EVERY_MS = 8_000;
const TABS = effort({ smoke: 4, full: 10 });
const CYCLES = effort({ smoke: 2, full: 3 });

interface Renewal {
  readonly at: number;
  readonly request: Request;
}

test.use({ ownProductSettings: { accessTokenSeconds: 30 + RENEWAL_EVERY_MS / 1_000 } });

const formOf = (request: Request): URLSearchParams => new URLSearchParams(request.postData() ?? '');

test('the tabs of one player renew once per cycle, all stay signed in, and a token that is used twice ends no session', async ({
  page,
  context,
  player,
  ownProduct,
}) => {
  test.setTimeout(240_000);
  const renewals: Renewal[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && formOf(request).get('grant_type') === 'refresh_token')
      renewals.push({ at: Date.now(), request });
  });
  const tabs: Page[] = [page];
  const allAreIn = async (): Promise<void> => {
    for (const tab of tabs) await expect(tab.getByRole('banner').getByText('Balance')).toBeVisible();
  };

  await test.step('Given one player in several tabs', async () => {
    await player.signIn(page, 'zephyra', 'funded', '/en/', ownProduct);
    while (tabs.length < TABS) {
      const tab = await context.newPage();
      tabs.push(tab);
      await tab.goto(`${originOf('zephyra', ownProduct.gatewayPort)}/en/`);
    }
    await allAreIn();
  });
  await test.step('Then each lifetime of a token has exactly one renewal', async () => {
    const before = renewals.length;
    await expect
      .poll(() => renewals.length - before, { timeout: (CYCLES + 1) * RENEWAL_EVERY_MS })
      .toBeGreaterThanOrEqual(CYCLES);
    const gaps = renewals.slice(before).map(({ at }, index, all) => at - (all[index - 1]?.at ?? -Infinity));
    expect(Math.min(...gaps)).toBeGreaterThan(RENEWAL_EVERY_MS / 2);
    for (const { request } of renewals) expect((await request.response())?.status()).toBe(200);
    await allAreIn();
  });
  await test.step('And a rotated token that is sent again is not treated as stolen', async () => {
    const last = renewals.at(-1);
    if (!last) throw new Error('no renewal was recorded');
    const replayed = await page.request.post(last.request.url(), {
      form: Object.fromEntries(formOf(last.request)),
      headers: { origin: originOf('zephyra', ownProduct.gatewayPort) },
    });
    expect(replayed.status()).toBe(200);
    const before = renewals.length;
    await expect.poll(() => renewals.length, { timeout: 2 * RENEWAL_EVERY_MS }).toBeGreaterThan(before);
    expect((await renewals.at(-1)?.request.response())?.status()).toBe(200);
    await allAreIn();
  });
});
