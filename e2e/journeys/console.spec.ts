import { violations } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { signInToConsole } from '../fixtures/console.ts';
import { switchOn } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

const SPORTSBOOK = 'mfe-sportsbook';
/** The failure matrix runs at the same time and uses another brand. */
const BRAND = 'caravel';
/** A text on every page of the product that is switched. */
const SHOWN = 'Sportsbook';

test.afterEach(async () => switchOn(SPORTSBOOK, BRAND));

test('an operator switches a product off and on again from a phone; an auditor cannot', async ({
  page,
  browser,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const players = await context.newPage();
  await players.goto(`${originOf(BRAND)}/en/sports/`);
  const closed = players.getByRole('heading', { level: 1, name: 'Temporarily closed' });

  await test.step('the operator enters the name of the brand, and the open page closes', async () => {
    await signInToConsole(page, 'operator', `/apps/${SPORTSBOOK}?brand=${BRAND}`, SHOWN);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Switch off' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Journey: the notice that players see');
    await expect(dialog.getByRole('button', { name: 'Switch off' })).toBeDisabled();
    await dialog.getByLabel('To confirm, type Caravel').fill(BRAND);
    await expect(dialog).toContainText('Temporarily closed');
    await dialog.getByRole('button', { name: 'Switch off' }).click();
    await expect(closed).toBeVisible();
  });
  await test.step('one click switches it on again', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
    await expect(closed).toBeHidden();
  });
  await test.step('an auditor can read everything and may change nothing', async () => {
    const other = await browser.newContext({ locale: 'en-GB' });
    const auditor = await other.newPage();
    await signInToConsole(auditor, 'auditor', `/apps/${SPORTSBOOK}`, SHOWN);
    await expect(auditor.getByText('Your role has read-only access')).toBeVisible();
    await expect(auditor.getByRole('button', { name: 'Switch off' })).toHaveCount(0);
    const refused = await auditor.evaluate(
      async ([app, brand]) => {
        const body = JSON.stringify({
          environment: 'production',
          kind: 'off',
          app,
          publicReason: 'incident',
          brands: [brand],
          reason: 'I may not',
        });
        const answer = await fetch('/api/v1/changes', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        return [answer.status, ((await answer.json()) as { code: string }).code];
      },
      [SPORTSBOOK, BRAND] as const,
    );
    expect(refused).toEqual([403, 'NOT_PERMITTED']);
    await other.close();
  });
});
