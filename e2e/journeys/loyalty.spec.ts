import { violationsOnArrival } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';

test('the loyalty page explains ranks, steps and questions to a visitor, and leads to the lobby', async ({
  page,
  pageErrors,
}) => {
  await page.goto(`${originOf('zephyra')}/en/loyalty-program/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Loyalty program' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Ranks' }).getByRole('heading')).toHaveText([
    'Bronze',
    'Silver',
    'Gold',
    'Platinum',
    'Diamond',
  ]);
  expect(await violationsOnArrival(page)).toEqual([]);

  await test.step('The description opens in an overlay and closes by Escape', async () => {
    await page.getByRole('button', { name: 'How the loyalty program works' }).press('Enter');
    const overlay = page.getByRole('dialog', { name: 'How the loyalty program works' });
    await expect(overlay.getByText('How ranks work')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
  });
  await test.step('A question opens and closes', async () => {
    const faq = page.getByRole('region', { name: 'Questions and answers' });
    await expect(faq.locator('summary')).toHaveCount(8);
    const answer = faq.getByText('No. Your points stay in your account.');
    await expect(answer).toBeHidden();
    await faq.getByText('Do points expire?').click();
    await expect(answer).toBeVisible();
    await faq.getByText('Do points expire?').click();
    await expect(answer).toBeHidden();
  });
  await test.step('The last button leads to the lobby', async () => {
    await page.getByRole('link', { name: 'Go to Lobby' }).click();
    await page.waitForURL((url) => url.pathname === '/en/');
  });
  expect(pageErrors).toEqual([]);
});
