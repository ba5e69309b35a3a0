import type { Page } from '@playwright/test';
import type { BrandId } from '@foyer/market';
import { variants } from '@foyer/testing/effort';
import { originOf, sharedInstance } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { creditBalance, minorOf } from '../fixtures/money.ts';
import { newRegistration } from '../fixtures/registrationData.ts';
import { expect, test } from '../fixtures/test.ts';
import { GameScreen, type PlayedRound } from '../screens/GameScreen.ts';
import { expectBalance } from '../screens/Header.ts';
import { RegistrationScreen } from '../screens/RegistrationScreen.ts';

const LIMITS = 'Set your deposit limits';
const FUNDS = { text: '25.00', minor: 2_500 } as const;

interface Visit {
  readonly brand: BrandId;
  readonly country: 'FI' | 'EE';
  /** Questions that the licence requires at registration, and those it must not ask. */
  readonly expectedQuestion: string;
  readonly forbiddenQuestion: string;
  readonly hasLimitsStep: boolean;
  /** The licence requires a session clock (requirements/access#features-by-licence). */
  readonly hasSessionClock: boolean;
}

const VISITS: readonly Visit[] = [
  {
    brand: 'aurora',
    country: 'FI',
    expectedQuestion: 'Date of birth',
    forbiddenQuestion: 'Estonian personal code',
    hasLimitsStep: true,
    hasSessionClock: false,
  },
  {
    brand: 'tuli',
    country: 'EE',
    expectedQuestion: 'Estonian personal code',
    forbiddenQuestion: 'Date of birth',
    hasLimitsStep: false,
    hasSessionClock: true,
  },
];

/** Going back and reloading midway keep the entered values. */
async function browsePages(
  registration: RegistrationScreen,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  const { page } = registration;
  const expectNameStored = async (): Promise<void> => {
    await expect(registration.heading()).toHaveText('About you');
    await expect(page.getByLabel('First name')).toHaveValue(typed['First name'] ?? '');
    await expect(page.getByLabel('Last name')).toHaveValue(typed['Last name'] ?? '');
  };
  await page.goBack();
  await expectNameStored();
  await page.reload();
  await expectNameStored();
}

/** All rows of the history, newest first, as stake, return and net. */
async function history(page: Page): Promise<readonly (readonly number[])[]> {
  const rows = await page.getByRole('table').getByRole('row').filter({ hasText: slotGame.name }).all();
  return Promise.all(
    rows.map(async (row) => (await row.getByText(/€/).allInnerTexts()).slice(0, 3).map(minorOf)),
  );
}

const netOf = (rounds: readonly PlayedRound[]): number =>
  rounds.reduce((sum, round) => sum + round.returnMinor - round.stakeMinor, 0);

for (const {
  brand,
  country,
  expectedQuestion,
  forbiddenQuestion,
  hasLimitsStep,
  hasSessionClock,
} of variants(VISITS)) {
  test(`a new player on ${brand} registers, receives money, plays, and finds each round in the history`, async ({
    page,
    browser,
    pageErrors,
  }) => {
    const origin = originOf(brand);
    const person = newRegistration(country);
    const registration = new RegistrationScreen(page);
    const game = new GameScreen(page);
    const rounds: PlayedRound[] = [];

    await test.step('When they register, going back and reloading midway', async () => {
      await page.goto(`${origin}/en/`);
      await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
      await expect(registration.heading()).toHaveText('Where do you live?');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL(/\/realms\//);
      await registration.continueTo('About you', person);
      await expect(page.getByLabel(expectedQuestion)).toBeVisible();
      await expect(page.getByLabel(forbiddenQuestion)).toHaveCount(0);
      await registration.continueTo('Contact details', person);
      await browsePages(registration, person.fields);
      await registration.continueTo('Last step', person);
      await registration.finish();
    });
    if (hasLimitsStep) {
      await test.step('And set the limits that the licence requires', async () => {
        await expect(page.getByRole('heading', { level: 1, name: LIMITS })).toBeVisible();
        await page.getByLabel(/^Daily deposit limit/).fill('50');
        await page.getByRole('button', { name: 'Save my limits' }).click();
        await expect(page.getByText('Your limits are active.')).toBeVisible();
      });
    }
    await test.step('Then they are signed in, on the lobby, with a balance of zero', async () => {
      await page.waitForURL(`${origin}/en/`);
      await expectBalance(page, 0);
    });
    await test.step('And an external credit updates the balance in the header', async () => {
      await creditBalance(sharedInstance(), brand, person.email, FUNDS.text);
      await expectBalance(page, FUNDS.minor);
    });
    await test.step('When they play two rounds', async () => {
      await page.goto(`${origin}/en/games/${slotGame.slug}/`);
      await game.playForMoney();
      rounds.push(await game.spin(), await game.spin());
    });
    await test.step('Then the header shows the remaining balance', () =>
      expectBalance(page, FUNDS.minor + netOf(rounds)));
    await test.step('And the session clock runs and shows the same net position, where the licence requires one', async () => {
      if (!hasSessionClock) return;
      const timer = page.getByRole('timer').first();
      const before = await timer.innerText();
      await expect(timer).not.toHaveText(before);
      const net = page
        .getByRole('region', { name: 'This session' })
        .or(page.locator('dl').filter({ has: timer }))
        .first()
        .getByText(/€/);
      await expect.poll(async () => minorOf(await net.innerText())).toBe(netOf(rounds));
    });
    await test.step('And the history lists each round with its net', async () => {
      await page.goto(`${origin}/en/profile/game-history/?range=today`);
      await expect
        .poll(() => history(page))
        .toEqual(
          rounds
            .toReversed()
            .map(({ stakeMinor, returnMinor }) => [stakeMinor, returnMinor, returnMinor - stakeMinor]),
        );
    });
    await test.step('And a second account with the same email address is refused with an explanation', async () => {
      const device = await browser.newContext();
      const again = new RegistrationScreen(await device.newPage());
      await again.begin(origin);
      await again.continueTo('Sign-in details', person);
      await again.answer(person);
      await again.page.getByRole('button', { name: 'Continue' }).click();
      await expect(
        again.page
          .getByRole('alert')
          .getByText('This address can’t be used for a new account. If it’s yours, sign in instead.'),
      ).toBeVisible();
      await expect(again.page.getByLabel('Email address')).toHaveValue(person.email);
      await device.close();
    });
    expect(pageErrors).toEqual([]);
  });
}
