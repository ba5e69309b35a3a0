import { originOf, sharedInstance } from '../fixtures/brands.ts';
import { PROBE_PATH, startDevelopmentCopy, type DevelopmentCopy } from '../fixtures/developmentCopy.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('foyer dev @alone', () => {
  let development: DevelopmentCopy;
  test.beforeAll(async () => {
    development = await startDevelopmentCopy(sharedInstance().home);
  });
  test.afterAll(() => development.stop());

  test('updates an open page in place and shows the errors of build, types and page', async ({ page }) => {
    await page.goto(`${originOf('aurora')}${PROBE_PATH}`);
    const probe = page.locator('#probe');
    const overlay = page.getByRole('dialog');
    await expect(probe).toHaveText('first label 0');
    await probe.click();
    await probe.click();
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));

    development.edit((source) => source.replace('first label', 'second label'));
    await expect(probe).toHaveText('second label 2');

    development.edit((source) => source.replace('return (', 'return (((('));
    await expect(overlay.getByRole('heading')).toContainText('Build failed');
    await expect(overlay).toContainText('parts/Probe.tsx:9');
    await expect(probe).toHaveText('second label 2');

    development.edit((source) => source.replace('useState(0)', "useState<number>('one')"));
    await expect(overlay).toBeHidden();
    await page.getByRole('button', { name: '1 type error' }).click();
    await expect(overlay).toContainText('parts/Probe.tsx:4:46');
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();

    development.edit((source) =>
      source.replace('return (', "if (count !== null) throw new Error('planted');\n  return ("),
    );
    await expect(overlay).toContainText('Error: planted');
    await expect(overlay).toContainText('mfe-jackpot-raffle/src/pages/jackpot/parts/Probe.tsx:5');
    await page.getByRole('button', { name: 'Show the page' }).click();
    await expect(page.getByRole('heading', { name: 'This part isn’t available right now' })).toBeVisible();

    development.edit((source) => source);
    await expect(probe).toHaveText('first label 0');
    await expect(page.locator('html[data-same]')).toHaveCount(1);

    await page.keyboard.press('Alt+Shift+KeyD');
    const panel = page.getByRole('region', { name: 'Development' });
    await panel.getByRole('tab', { name: 'Visitor' }).press('ArrowLeft');
    await panel.getByRole('radio', { name: /Offline/ }).check();
    await page.reload();
    await expect(page.getByRole('heading', { name: /couldn’t load the jackpot/ })).toBeVisible();
    await panel.getByRole('radio', { name: 'None' }).check();
    await page.getByRole('main').getByRole('button', { name: /again/i }).click();
    await expect(probe).toBeVisible();
    expect(development.output.filter((line) => /\bat .*node_modules/.test(line))).toEqual([]);
  });
});
