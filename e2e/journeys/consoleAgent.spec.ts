import type { Page } from '@playwright/test';
import { askToReturn } from '../fixtures/approval.ts';
import { sharedInstance } from '../fixtures/brands.ts';
import { signInToConsole } from '../fixtures/console.ts';
import { expect, test } from '../fixtures/test.ts';

/** Excluded for half a year by the seed; the licence of this brand lets players ask before the end. */
const PLAYER = 'aurora-excluded';
const REASON = 'I have finished my treatment';

test('a support agent finds a player by name and approves the end of a self-exclusion; an auditor cannot', async ({
  page,
  browser,
}) => {
  await askToReturn(sharedInstance(), { brand: 'aurora', playerId: PLAYER, reason: REASON });
  // on a phone, an agent's own pages come first
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToConsole(page, 'support', '/', 'Overview');
  const pages = page.getByRole('navigation', { name: 'Pages' });

  await test.step('the account shows limits, breaks and the timeline', async () => {
    await pages.getByRole('link', { name: 'Players' }).click();
    await page.getByLabel('Name, email address, phone number or player ID').fill('chloé auro');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('region', { name: 'Limits' })).toContainText('Deposits, daily');
    const breaks = page.getByRole('region', { name: 'Time-outs and exclusions' });
    await expect(breaks).toContainText('Exclusion, 182 days');
    await expect(breaks).toContainText(REASON);
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByRole('listitem').first()).toContainText('Asked to end an exclusion');
    await expect(timeline).toContainText(REASON);
  });
  await test.step('the queue shows the request with its reason, and the approval starts the cool-off', async () => {
    await pages.getByRole('link', { name: 'Exclusions' }).click();
    const request = requestOf(page);
    await expect(request).toContainText(REASON);
    await request.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('24 hours');
    await dialog.getByLabel('Reason').fill('Spoke to the player');
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await dialog.getByLabel(/^To confirm, type/).fill(PLAYER);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(`Approved. ${PLAYER} can play again from`)).toBeVisible();
    await expect(request).toHaveCount(0);
  });
  await test.step('an auditor reads the decision and may make none', async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const auditor = await context.newPage();
    const account = `/players?brand=aurora&player=${PLAYER}`;
    await signInToConsole(auditor, 'auditor', account, 'Approved by support@staff.test');
    await expect(auditor.getByText('Auditors can read accounts, but not change them.')).toBeVisible();
    await expect(auditor.getByRole('link', { name: 'Exclusions' })).toHaveCount(0);
    const decision = { id: 1, decision: 'approve', reason: 'I may not', key: crypto.randomUUID() };
    const status = await auditor.evaluate(async (body) => {
      const answer = await fetch('/player/exclusions/decision', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.status;
    }, decision);
    expect(status).toBe(403);
    await context.close();
  });
});

const requestOf = (page: Page) => page.getByRole('row', { name: new RegExp(PLAYER) });
