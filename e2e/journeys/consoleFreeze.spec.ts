import { violations } from '../fixtures/axe.ts';
import { consoleOrigin, signInToConsole } from '../fixtures/console.ts';
import { operator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';
import { ignoreError } from '@foyer/kernel';
import type { Page } from '@playwright/test';

/** Other specs release for this brand only after this journey. */
const BRAND = 'quetzal';
const REASON = 'Final of the cup';

const pill = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Frozen/ });

test.afterEach(async () => {
  await (
    await operator()
  )
    .post('/v1/changes', {
      environment: 'production',
      kind: 'unfreeze',
      scope: { brand: BRAND },
      reason: 'The journey has ended',
    })
    .catch(ignoreError('the freeze was ended by the journey'));
});

test('a freeze made with the keyboard is visible to all staff on every page, refuses a release, and is lifted', async ({
  page,
  browser,
}) => {
  const auditor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await signInToConsole(auditor, 'auditor', '/timeline', 'Audit log');
  await expect(pill(auditor)).toHaveCount(0);

  await test.step('the operator freezes one brand with the keyboard only', async () => {
    await signInToConsole(page, 'operator', '/', 'Overview');
    await page.getByRole('button', { name: 'Freeze releases' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Rollbacks, switch-offs, withdrawals and restores are still possible');
    expect(await violations(page)).toEqual([]);
    for (const name of ['Aurora', 'Tuli', 'Caravel', 'Zephyra']) {
      await dialog.getByLabel(name).focus();
      await page.keyboard.press('Space');
    }
    await dialog.getByLabel('Reason').focus();
    await page.keyboard.type(REASON);
    // enabled when the preview of the typed decision has arrived
    await expect(dialog.getByRole('button', { name: 'Freeze' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Freeze' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('open pages of other staff show it without a reload', async () => {
    await expect(pill(auditor)).toContainText('Quetzal');
    await auditor.setViewportSize({ width: 820, height: 900 });
    await expect(pill(auditor)).toBeVisible();
    await pill(auditor).click();
    await expect(auditor.getByRole('main')).toContainText(REASON);
    await expect(auditor.getByRole('button', { name: 'End freeze' })).toHaveCount(0);
    expect(await violations(auditor)).toEqual([]);
  });
  await test.step('a release that reaches the brand is refused with the reason; a switch-off is not', async () => {
    const send = (address: string, decision: object) =>
      page.evaluate(
        async ([to, body]) => {
          const answer = await fetch(to, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          });
          return [answer.status, ((await answer.json()) as { code?: string }).code];
        },
        [
          address,
          JSON.stringify({
            environment: 'production',
            app: 'mfe-sportsbook',
            reason: 'Journey',
            scope: { brand: BRAND },
            ...decision,
          }),
        ] as const,
      );
    const { releases } = (await (
      await page.request.get(`${consoleOrigin()}/api/v1/releases?app=mfe-sportsbook`)
    ).json()) as {
      releases: readonly { release: string }[];
    };
    const [{ release } = { release: '' }] = releases;
    expect(await send('/api/v1/changes', { kind: 'pin', release })).toEqual([423, 'FROZEN']);
    expect(await send('/api/v1/changes/preview', { kind: 'off', publicReason: 'incident' })).toEqual([
      200,
      undefined,
    ]);
  });
  await test.step('a second operator lifts it, and it disappears from open pages', async () => {
    const second = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await signInToConsole(second, 'operator2', '/', REASON);
    await second.getByRole('button', { name: 'End freeze' }).click();
    const dialog = second.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The final is over');
    await dialog.getByRole('button', { name: /^(?:Unfreeze|End freeze)/ }).click();
    await expect(pill(auditor)).toHaveCount(0);
    await expect(pill(page)).toHaveCount(0);
    await second.context().close();
  });
  await auditor.context().close();
});
