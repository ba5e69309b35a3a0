import { randomUUID } from 'node:crypto';
import { violations } from '../fixtures/axe.ts';
import { originOf } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';

const DAY_MS = 86_400_000;
/** The calendar starts on 1 December; started earlier, at least three doors can be opened on any day of the year. */
const FIRST_DOOR_MS = Date.UTC(new Date().getUTCFullYear(), 11, 1);
const OPEN_DOORS = 6;
const daysEarlier = Math.floor((FIRST_DOOR_MS - Date.now()) / DAY_MS) + OPEN_DOORS;
test.use({ ownProductSettings: { calendarDaysEarlier: Math.max(0, daysEarlier) } });

const PATH = '/en/christmas-2024/';

/** Pixels of the swung door that the dialog clips at its top, and that cover the text below. */
async function roomOfDoor(dialog: Element): Promise<{ readonly clipped: number; readonly covering: number }> {
  await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
  const parts = [...dialog.querySelectorAll('*')];
  const leaf = parts.find((part) => getComputedStyle(part).transform.startsWith('matrix3d'));
  const text = dialog.querySelector('[role=status]');
  if (!leaf || !text) throw new Error('The dialog shows no open door.');
  const clip = parts.find((part) => part.contains(leaf) && getComputedStyle(part).overflowY !== 'visible');
  const [door, below] = [leaf.getBoundingClientRect(), text.getBoundingClientRect()];
  const top = clip?.getBoundingClientRect().top ?? door.top;
  return { clipped: top - door.top, covering: door.bottom - below.top };
}

test('a player opens doors of the calendar, once each, and finds the rewards', async ({
  page,
  player,
  pageErrors,
  ownProduct,
}) => {
  const origin = originOf('aurora', ownProduct.gatewayPort);
  const door = (day: number, status: string) =>
    page.getByRole('button', { name: new RegExp(`^Door ${day}, ${status}`) });
  const dialog = page.getByRole('dialog', { name: /^Door / });
  const calls: { readonly url: string; readonly authorization: string }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/calendar/doors/'))
      calls.push({ url: request.url(), authorization: request.headers()['authorization'] ?? '' });
  });

  await test.step('Given a visitor, who is asked to sign in', async () => {
    await page.goto(`${origin}${PATH}`);
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
  await test.step('And a player who opts in', async () => {
    await player.signIn(page, 'aurora', 'funded', PATH, ownProduct);
    await page.getByRole('main').getByRole('button', { name: 'Opt in' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Winter calendar' })).toBeVisible();
    await expect(page.getByText('0 of 24 doors opened')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  await test.step('When the first door is opened by keyboard', async () => {
    await door(1, 'ready to open').press('Enter');
    await expect(dialog.getByText('No requirement.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Open door 1' }).press('Enter');
    await expect(dialog.getByText('20 points')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const { clipped, covering } = await dialog.evaluate(roomOfDoor);
    expect(clipped).toBeLessThanOrEqual(0);
    expect(covering).toBeLessThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  });
  await test.step('And one with a bonus', async () => {
    await door(5, 'ready to open').click();
    await dialog.getByRole('button', { name: 'Open door 5' }).click();
    await expect(dialog.getByText('€5.00 bonus')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });
  await test.step('Then the points are credited', async () => {
    const entries = await ownProduct.rows(
      `select amount::int, balance::int from engagement.point_entry where reason = 'calendar'`,
    );
    expect(entries).toEqual([{ amount: 20, balance: 20 }]);
  });
  await test.step('And the doors are open after a reload', async () => {
    await page.reload();
    await expect(door(1, 'opened: 20 points')).toBeVisible();
    await expect(page.getByText('2 of 24 doors opened')).toBeVisible();
  });
  await test.step('And a second opening is refused', async () => {
    const [first] = calls;
    const answer = await page.request.post(first?.url ?? '', {
      headers: { authorization: first?.authorization ?? '' },
      data: { key: randomUUID() },
    });
    expect([answer.status(), await answer.json()]).toEqual([
      409,
      { code: 'DOOR_ALREADY_OPENED', blocks: [] },
    ]);
  });
  await test.step('And a closed door states its requirement', async () => {
    await door(12, 'opens on|has a requirement').or(door(12, 'ready to open')).first().click();
    await expect(dialog.getByText('Requirement: level 2.')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('And the bonus is among the rewards', async () => {
    await page.goto(`${origin}/en/rewards/`);
    await expect(page.getByText('Calendar bonus').first()).toBeVisible();
  });
  expect(pageErrors).toEqual([]);
});
