import { expect, test } from '../fixtures/test.ts';

const LIVE_MS = 5_000; // requirements/reliability#promises: all tabs within five seconds

test('an operator’s decision about a player appears at once on every page, and a destroyed session ends', async ({
  page,
  player,
  ownProduct,
}) => {
  test.setTimeout(180_000);
  await player.signIn(page, 'zephyra', 'empty', '/en/', ownProduct);
  await page.evaluate(() => Object.assign(globalThis, { __sameDocument: true }));

  await test.step('When an identity check becomes necessary, every page says so (PlayerUpdated)', async () => {
    await ownProduct.rows(
      `update api.player set kyc_status = 'Required', kyc_missing = '{identity}', kyc_deadline = now() where id = 'zephyra-empty'`,
    );
    await expect(page.getByText(/verify|prove|who you are/i).first()).toBeVisible({ timeout: LIVE_MS });
    expect(await page.evaluate(() => '__sameDocument' in globalThis)).toBe(true);
  });
  await test.step('When the player is excluded, the session ends in the open page (SessionDestroyed)', async () => {
    await ownProduct.rows(
      `update api.player set self_excluded_at = now(), self_exclusion_ends_at = now() + interval '180 days' where id = 'zephyra-empty'`,
    );
    await page.waitForURL(/\/login\/.*logoutReason=/, { timeout: LIVE_MS });
    await expect(page.getByRole('banner').getByText('Balance')).toHaveCount(0);
  });
});
