import { originOf, seededEmail, SEEDED_PASSWORD } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { sessionEndReceived } from '../fixtures/sockets.ts';
import { expect, test } from '../fixtures/test.ts';
import { answersConsent } from '../screens/ConsentBanner.ts';
import { GameScreen } from '../screens/GameScreen.ts';
import { SignInScreen } from '../screens/SignInScreen.ts';

const LIVE_MS = 5_000; // requirements/reliability#promises: all tabs within five seconds
const BREAK_MS = 2_000; // requirements/regulation#inspection

test(
  'an operator’s decision and a break of the player take effect in every tab, game and device',
  { tag: '@alone' },
  async ({ page, browser, player, ownProduct }) => {
    test.setTimeout(240_000);
    const origin = originOf('aurora', ownProduct.gatewayPort);
    const gamePath = `/en/games/${slotGame.slug}/`;
    // the player has an account at another brand of the operator, because one brand allows one session
    await ownProduct.rows(`update api.brand_rule set operator = 'op-a' where brand = 'zephyra'`);
    await ownProduct.rows(
      `update api.player set last_name = 'Aurora', country = (select country from api.player where id = 'aurora-empty') where id = 'zephyra-empty'`,
    );
    await player.signIn(page, 'aurora', 'empty', '/en/', ownProduct);
    await page.evaluate(() => Object.assign(globalThis, { __sameDocument: true }));

    await test.step('When an identity check becomes necessary, every page says so (PlayerUpdated)', async () => {
      const setIdentityCheck = (status: string) =>
        ownProduct.rows(
          `update api.player set kyc_status = $1, kyc_missing = '{identity}', kyc_deadline = now() where id = 'aurora-empty'`,
          [status],
        );
      await setIdentityCheck('Required');
      await expect(page.getByText(/verify|prove|who you are/i).first()).toBeVisible({ timeout: LIVE_MS });
      expect(await page.evaluate(() => '__sameDocument' in globalThis)).toBe(true);
      await setIdentityCheck('Done');
    });

    const [other, gameTab] = [await page.context().newPage(), await page.context().newPage()];
    const device = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    const informed = [other, gameTab, device].map(sessionEndReceived);
    const calls = { graphql: '', launch: '', rounds: '' };
    await test.step('Given a second tab, an open game, and another brand of the operator on a second device', async () => {
      await other.goto(`${origin}/en/`);
      await expect(other.getByRole('banner').getByText('Balance')).toBeVisible();
      gameTab.on('request', (request) => {
        const authorization = request.headers()['authorization'] ?? '';
        if (request.url().endsWith('/graphql') && authorization !== '') calls.graphql = authorization;
        if (request.postData()?.includes('launchGame')) calls.launch = request.postData() ?? '';
        if (request.url().includes('/rgs/') && authorization !== '') calls.rounds = authorization;
      });
      await gameTab.goto(`${origin}${gamePath}`);
      const game = new GameScreen(gameTab);
      await game.playForMoney();
      await game.waitUntilReady();
      await answersConsent(device);
      await player.signIn(device, 'zephyra', 'empty', '/en/', ownProduct);
    });
    const rgs = new URL(
      gameTab
        .frames()
        .find((frame) => frame.url().includes('/play/'))
        ?.url() ?? 'http://missing',
    ).origin;

    await test.step('When the player excludes themself, all of them end within two seconds (SessionDestroyed)', async () => {
      await page.goto(`${origin}/en/profile/self-exclusion/`);
      await page.getByRole('radio', { name: /^Self-exclusion: 6 months/ }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      const left = [other, gameTab, device].map((tab) =>
        tab.waitForURL(/logoutReason=/, { timeout: LIVE_MS, waitUntil: 'commit' }),
      );
      const startedAt = performance.now();
      await page.getByRole('button', { name: 'Start my break now' }).click();
      const took = (await Promise.all(informed)).map((at) => at - startedAt);
      test.info().annotations.push({ type: 'ms', description: took.join(', ') });
      expect(Math.max(...took)).toBeLessThan(BREAK_MS);
      await Promise.all(left);
      await expect(gameTab.locator('iframe[src*="/play/"]')).toHaveCount(0);
      await expect(device.getByRole('banner').getByText('Balance')).toHaveCount(0);
    });

    await test.step('Then the sign-in, the old token, the open game’s key and a new start of the game are refused', async () => {
      for (const [tab, brand] of [
        [other, 'aurora'],
        [device, 'zephyra'],
      ] as const) {
        await tab.goto(`${originOf(brand, ownProduct.gatewayPort)}/en/login/?autoSignIn=1`);
        await new SignInScreen(tab).signIn(seededEmail('empty', brand), SEEDED_PASSWORD);
        await expect(tab.getByRole('heading', { name: 'You’re self-excluded' })).toBeVisible();
      }
      const post = async (address: string, authorization: string, body: string) => {
        const answer = await page.request.post(address, {
          headers: { authorization, origin, 'content-type': 'application/json' },
          data: body,
        });
        return [answer.status(), await answer.text()] as const;
      };
      const [, relaunched] = await post(`${origin}/graphql`, calls.graphql, calls.launch);
      expect(relaunched).toContain('AuthenticationFailure');
      const round = JSON.stringify({ roundId: crypto.randomUUID(), bet: { stake: 20 } });
      const [status] = await post(`${rgs}/rgs/rounds`, calls.rounds, round);
      expect(status).toBeGreaterThanOrEqual(400);
      await gameTab.goto(`${origin}${gamePath}`);
      await expect(gameTab.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    });
  },
);
