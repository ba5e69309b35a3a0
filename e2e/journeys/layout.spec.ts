import type { Page } from '@playwright/test';
import { originOf, type SeededKind } from '../fixtures/brands.ts';
import { slotGame } from '../fixtures/content.ts';
import { expect, test } from '../fixtures/test.ts';
import { answerConsent } from '../screens/ConsentBanner.ts';
import { GameScreen } from '../screens/GameScreen.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PHONE = { width: 390, height: 844 };
/** Per page view; search engines rate 0.1 as good. */
const MAX_LAYOUT_SHIFT = 0.02;

test.describe('the layout on a phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  for (const brand of ['aurora', 'caravel'] as const)
    test(`the sports page of ${brand} is as wide as the screen`, async ({ page }) => {
      await page.goto(`${originOf(brand)}/en/sports/`);
      const sports = page.getByRole('main').getByRole('navigation').first();
      await expect(sports.getByRole('link').nth(3)).toBeAttached();
      // a wider document zooms the whole page out
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(PHONE.width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    });

  test('the live chat is in the bottom bar, whose labels are whole at 200 %, and the end of a page is above it', async ({
    page,
  }) => {
    for (const [brand, locale] of [
      ['aurora', 'en'],
      ['zephyra', 'fr_CA'],
    ] as const) {
      await page.goto(`${originOf(brand)}/${locale}/`);
      const chat = page.getByRole('button', { name: /^(Live chat|Clavardage)$/ });
      const bar = page.getByRole('navigation').filter({ has: chat });
      await expect(chat).toBeVisible();
      const last = page.getByRole('contentinfo').getByRole('paragraph').last();
      await last.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      const [text, box] = await Promise.all([last.boundingBox(), bar.boundingBox()]);
      expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      const cut = await bar.evaluate((element) => {
        document.documentElement.style.fontSize = '200%';
        return [...element.querySelectorAll('span')].flatMap((label) => {
          const [inner, outer] = [
            label.getBoundingClientRect(),
            label.closest('li')?.getBoundingClientRect(),
          ];
          const isWhole = outer !== undefined && inner.left >= outer.left && inner.right <= outer.right;
          return isWhole && outer.right <= innerWidth ? [] : [label.textContent];
        });
      });
      expect(cut, `${brand} ${locale}`).toEqual([]);
    }
  });

  test('long names of lists and studios keep the page as wide as the screen', async ({ page }) => {
    for (const path of ['/en/', '/en/game-studio/']) {
      await page.goto(`${originOf('aurora')}${path}`);
      const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      await heading.evaluate((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        if (text) text.nodeValue = 'Unbreakable'.repeat(8);
      });
      await expect(heading).toContainText('Unbreakable');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    }
  });
});

test('the welcome message and the cookie question do not cover each other on a phone', async ({
  page,
  player,
}) => {
  // the cookie question stays open here; journeys usually answer it
  await page.removeLocatorHandler(page.getByRole('button', { name: 'Necessary only' }));
  await player.signIn(page, 'aurora', 'funded');
  await page.setViewportSize(PHONE);
  const buttons = ['Accept all', 'Necessary only', 'Manage'].map((name) =>
    page.getByRole('button', { name }),
  );
  const elements = [page.getByText(/^Welcome, /), ...buttons];
  for (const element of elements) await expect(element).toBeVisible();
  // all at once, because the message closes after some seconds
  await expect
    .poll(() =>
      Promise.all(
        elements.map((element) => element.evaluate(isHitAtItsCentre, undefined, { timeout: 1_000 })),
      ),
    )
    .toEqual([true, true, true, true]);
});

for (const kind of ['funded', 'kyc'] as const satisfies readonly SeededKind[])
  test(`the deposit page of the ${kind} player does not shift on a phone while it loads`, async ({
    page,
    player,
  }) => {
    await recordLayoutShifts(page);
    await answerConsent(page, originOf('aurora'));
    await player.signIn(page, 'aurora', kind);
    if (kind === 'kyc') await page.getByRole('button', { name: 'Later' }).click();
    await page.setViewportSize(PHONE);
    await page.goto(`${originOf('aurora')}/en/deposit/`);
    // the side column appears once the form or its block notice has loaded
    await expect(page.getByRole('complementary').getByText('Your balance')).toBeVisible();
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    const shifts = await layoutShifts(page);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  });

test('a game shows its title and its sound control once, in its own font', async ({ page }) => {
  await page.goto(`${originOf('aurora')}/en/games/${slotGame.slug}/`);
  const game = new GameScreen(page);
  await game.tryForFree();
  await game.waitUntilReady();
  const name = slotGame.name;
  const stage = page.getByRole('region', { name: new RegExp(name) });
  await expect(stage.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(stage.getByRole('button', { name: /mute/i })).toHaveCount(1);
  await expect(game.frame.getByRole('button', { name: /sound|mute/i })).toHaveCount(0);
  // the frame shows its heading to screen readers only
  expect(await game.frame.getByRole('heading', { level: 1 }).boundingBox()).toMatchObject({
    width: 1,
    height: 1,
  });
  const loaded = game.frame.locator('body').evaluate(async (body) => {
    await document.fonts.ready;
    const [family = ''] = getComputedStyle(body).fontFamily.split(',');
    return [...document.fonts].some(
      (font) => font.family === family.replaceAll('"', '') && font.status === 'loaded',
    );
  });
  expect(await loaded).toBe(true);
});

interface Shift {
  readonly value: number;
  readonly nodes: readonly string[];
}
declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Counts from the next page on; layout shifts after player input are excluded. */
async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node?: Node }[];
    };
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          window.layoutShifts.push({
            value,
            nodes: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function layoutShifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => window.layoutShifts);
}

/** True if a tap on the centre of the element reaches it, or content of it. */
function isHitAtItsCentre(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
