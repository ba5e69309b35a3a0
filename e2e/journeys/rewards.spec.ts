import { originOf, seededEmail, SEEDED_PASSWORD, sharedInstance } from '../fixtures/brands.ts';
import { grantReward } from '../fixtures/rewards.ts';
import { holdSocket, subscriptionConfirmed } from '../fixtures/sockets.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectBalance, headerBalance } from '../screens/Header.ts';
import { SignInScreen } from '../screens/SignInScreen.ts';

const DROP_MINOR = 500;

test('a reward appears without a reload, is credited once, and is updated in every tab and in the history', async ({
  page,
  context,
  pageErrors,
}) => {
  // a link to the rewards page leads through the sign-in to that page
  await page.goto(`${originOf('tuli')}/en/login/?autoSignIn=1&redir=/en/rewards/`);
  await new SignInScreen(page).signIn(seededEmail('funded', 'tuli'), SEEDED_PASSWORD);
  await page.waitForURL((url) => url.pathname === '/en/rewards/');
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible();
  const drops = page.getByRole('article', { name: 'Thank you for being here' });
  await expect(page.getByRole('article').first()).toBeVisible();
  const before = await drops.count();
  const balance = await headerBalance(page);

  await test.step('When a reward is granted, the open page shows it', async () => {
    await grantReward(sharedInstance(), 'tuli', seededEmail('funded', 'tuli'), 'thank-you');
    await expect(drops).toHaveCount(before + 1);
  });
  const other = await context.newPage();
  const isFollowing = subscriptionConfirmed(other, 'RewardsContextSubscription');
  await other.goto(`${originOf('tuli')}/en/rewards/`);
  const theirs = other.getByRole('article', { name: 'Thank you for being here' }).last();
  await expect(theirs.getByRole('button', { name: 'Claim €5.00' })).toBeVisible();
  await isFollowing;
  const late = await context.newPage();
  const socket = await holdSocket(late);
  await late.goto(`${originOf('tuli')}/en/rewards/`);
  const offered = late.getByRole('article', { name: 'Thank you for being here' });
  await expect(offered).toHaveCount(before + 1);

  await test.step('And it is claimed by keyboard, the header shows the money and the focus stays on the confirmation', async () => {
    await drops.last().getByRole('button', { name: 'Claim €5.00' }).press('Enter');
    await expect(drops.last().getByText('Added to your wallet')).toBeFocused();
    await expectBalance(page, balance + DROP_MINOR);
  });
  await test.step('Then the other tab shows it claimed, with the same balance', async () => {
    await expect(theirs.getByText('Added to your wallet')).toBeVisible();
    await expectBalance(other, balance + DROP_MINOR);
  });
  await test.step('And a tab that is connected only now fetches what it missed', async () => {
    await expect(offered).toHaveCount(before + 1);
    socket.release();
    await expect(offered).toHaveCount(before);
    await expectBalance(late, balance + DROP_MINOR);
  });
  await test.step('And it is removed from the list and added to the history', async () => {
    await page.getByRole('button', { name: 'Remove claimed' }).click();
    await expect(drops).toHaveCount(before);
    await page.getByRole('link', { name: 'Rewards history' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Thank you for being here' }).first()).toContainText(
      'Claimed',
    );
  });
  expect(pageErrors).toEqual([]);
});
