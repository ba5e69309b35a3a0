import { switchOff, switchOn } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

const BRAND = 'caravel';
const APP = 'mfe-sportsbook';
const HOUR_MS = 3_600_000;
/** Upper bound in seconds for the displayed duration of a session that has just started. */
const JUST_STARTED_SECONDS = 120;

/** Converts `01:02:03` or `02:03` to seconds. */
function secondsOf(text: string): number {
  return text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
}

test.afterEach(async () => switchOn(APP, BRAND));

for (const { name, aheadMs } of [
  { name: 'ahead', aheadMs: HOUR_MS },
  { name: 'behind', aheadMs: -HOUR_MS },
]) {
  test(`a device whose clock is an hour ${name} signs in, shows the server’s time and applies decisions of the operator`, async ({
    page,
    player,
    pageErrors,
  }) => {
    await page.addInitScript((ms) => {
      const Device = Date;
      globalThis.Date = new Proxy(Device, {
        construct: (made, given: [] | [number]) =>
          given.length === 0 ? new made(Device.now() + ms) : Reflect.construct<[number], Date>(made, given),
        get: (of, key) => (key === 'now' ? () => Device.now() + ms : (Reflect.get(of, key) as unknown)),
      });
    }, aheadMs);

    await player.signIn(page, BRAND, 'funded', '/en/sports/');
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - aheadMs)).toBeLessThan(
      HOUR_MS / 2,
    );
    expect(secondsOf(await page.getByRole('timer').first().innerText())).toBeLessThan(JUST_STARTED_SECONDS);
    expect(pageErrors).toEqual([]);

    // announced by a plan whose issue and expiry times must be neither in the future nor past
    await switchOff({ app: APP, brand: BRAND, publicReason: 'maintenance' });
    await expect(page.getByRole('heading', { level: 1, name: 'Closed for maintenance' })).toBeVisible();
    await switchOn(APP, BRAND);
    await expect(page.getByRole('heading', { level: 1, name: 'Sports' })).toBeVisible();
  });
}
