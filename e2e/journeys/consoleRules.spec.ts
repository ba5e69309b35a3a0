import type { Page } from '@playwright/test';
import { consoleOrigin, signInToConsole } from '../fixtures/console.ts';
import { expect, test } from '../fixtures/test.ts';

/** No other journey reads the levels, rates or calendars of this brand. */
const BRAND = 'quetzal';
const textsOf = (text: string) => ({ en: text, fi: text, et_EE: text, fr_CA: text, ja: text });

interface Named {
  readonly id?: string;
  readonly level?: number;
  readonly product?: string;
}

const path = (section: string): string => `/content?brand=${BRAND}&section=${section}`;

/** Changes the JSON of a section and publishes it. */
async function publish(
  page: Page,
  section: string,
  change: (body: readonly Named[]) => readonly object[],
): Promise<void> {
  await page.goto(`${consoleOrigin()}${path(section)}`);
  await page.getByText('Advanced: edit as JSON').click();
  const json = page.getByRole('textbox', { name: 'Content as JSON' });
  await json.fill(JSON.stringify(change(JSON.parse(await json.inputValue()) as readonly Named[])));
  await page.getByRole('region', { name: 'Your changes' }).getByLabel('Reason').fill('Spring');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Spring');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog).toBeHidden();
}

test('a rate, a level and a calendar that the console publishes are what a player sees', async ({
  page,
  browser,
  player,
}) => {
  await signInToConsole(page, 'operator', path('earning'), 'Earning rates');
  await publish(page, 'earning', (rates) =>
    rates.map((rate) => (rate.product === 'casino' ? { ...rate, points: 2 } : rate)),
  );
  await publish(page, 'levels', (levels) =>
    levels.map((level) => (level.level === 3 ? { ...level, name: textsOf('Amber') } : level)),
  );
  const today = new Date().toISOString().slice(5, 10);
  await publish(page, 'calendars', (calendars) => [
    {
      id: 'spring',
      name: textsOf('Spring calendar'),
      description: textsOf('One door.'),
      timeZone: 'Atlantic/Reykjavik',
      startsOn: today,
      announcedDays: 1,
      lastsDays: 2,
      shownDays: 1,
      pastDoors: 'until-end',
      doors: [{ requirement: null, reward: { kind: 'points', points: 7 } }],
    },
    ...calendars,
  ]);

  const seen = await (await browser.newContext()).newPage();
  await player.signIn(seen, BRAND, 'loyal', '/en/missions/');
  await expect(seen.getByRole('heading', { name: 'Level 3: Amber' })).toBeVisible();
  await seen.getByRole('tab', { name: /^Points/ }).click();
  await expect(seen.getByText(/^Casino: 2 points for each/)).toBeVisible();
  await seen.goto(`${new URL(seen.url()).origin}/en/christmas-2024/`);
  await expect(seen.getByRole('heading', { level: 2, name: 'Spring calendar' })).toBeVisible();
  await seen.getByRole('button', { name: /^Door 1, ready to open/ }).click();
  const door = seen.getByRole('dialog', { name: /^Door / });
  await door.getByRole('button', { name: 'Open door 1' }).click();
  await expect(door.getByText('7 points')).toBeVisible();
  await seen.context().close();
});
