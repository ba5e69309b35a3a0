import type { Page } from '@playwright/test';
import { hrefTo, type RouteId } from '@foyer/links';
import { originOf } from '../fixtures/brands.ts';
import { publishedReleases } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/playerPage.ts';
import { liveRelease } from './releases.ts';
import { SABOTAGES } from './sabotage.ts';

type StaticRoute = Extract<RouteId, 'games' | 'game-studios' | 'more-casinos' | 'terms-and-conditions' | 'register' | 'jackpot' | 'jackpot-terms' | 'sports' | 'rewards' | 'profile-rewards-history'>;

interface Subject {
  readonly app: string;
  readonly owner: string;
  readonly first: StaticRoute;
  readonly firstHeading: string;
  /** Its second page, where it has one: what breaks there only is left out without it. */
  readonly next?: { readonly route: StaticRoute; readonly heading: string };
  /** Its pages are for players: one is signed in for all cases. */
  readonly isPlayers?: true;
  /** Those that are looked at; all where it is not said. */
  readonly only?: readonly string[];
  /** A page of another remote, reached without a new document. */
  readonly other: { readonly route: StaticRoute; readonly heading: string };
}

/** One of each kind: what is the same for every remote is proved by the others, and a page with a player takes longer. */
const WITH_A_PLAYER = ['is unreachable', 'hangs', 'has a tampered entry', 'has a tampered lazy chunk', 'throws at import', 'throws in its first render', 'throws in a later render'];

const SUBJECTS: readonly Subject[] = [
  { app: 'mfe-casino', owner: 'casino', first: 'games', firstHeading: 'All games', next: { route: 'game-studios', heading: 'Studios' }, other: { route: 'terms-and-conditions', heading: 'Terms and conditions' } },
  { app: 'mfe-account', owner: 'account', first: 'terms-and-conditions', firstHeading: 'Terms and conditions', next: { route: 'register', heading: 'Where do you live?' }, other: { route: 'more-casinos', heading: 'Our other casinos' } },
  { app: 'mfe-jackpot-raffle', owner: 'jackpot-raffle', first: 'jackpot', firstHeading: 'Jackpot', next: { route: 'jackpot-terms', heading: 'Jackpot: terms and conditions' }, other: { route: 'games', heading: 'All games' } },
  { app: 'mfe-gamification', owner: 'gamification', isPlayers: true, only: WITH_A_PLAYER, first: 'rewards', firstHeading: 'Rewards', next: { route: 'profile-rewards-history', heading: 'Rewards history' }, other: { route: 'terms-and-conditions', heading: 'Terms and conditions' } },
  { app: 'mfe-sportsbook', owner: 'sportsbook', first: 'sports', firstHeading: 'Sports', other: { route: 'terms-and-conditions', heading: 'Terms and conditions' } },
];

const NOTICE_DEADLINE_MS = 3_000; // architecture.md §7
const ORIGIN_BRAND = 'aurora';

/** What the shell sends to /telemetry, kept in the page, and the time at which the notice appeared. */
async function recordTelemetry(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const sent: Promise<string>[] = [];
    Object.assign(globalThis, { __sent: sent });
    const text = 'This part is not available right now';
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(text)) return;
      Object.assign(globalThis, { __noticedAt: performance.now() });
      observer.disconnect();
    });
    document.addEventListener('DOMContentLoaded', () => observer.observe(document.body, { childList: true, subtree: true }));
    navigator.sendBeacon = (_url, body) => {
      sent.push(new Response(body ?? '').text());
      return true;
    };
  });
  return () => page.evaluate(async () => (await Promise.all((globalThis as unknown as { __sent: Promise<string>[] }).__sent)).join('\n'));
}

/** Ms from the moment the remote was wanted (the document was there, the player was known where a page is for one, or the link was pressed) until the notice stood. */
async function noticeDelay(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { __wantedAt, __noticedAt } = globalThis as unknown as { __wantedAt?: number; __noticedAt?: number };
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [signedIn] = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith('/token'));
    return (__noticedAt ?? Infinity) - (__wantedAt ?? signedIn?.responseEnd ?? navigation?.domInteractive ?? 0);
  });
}

/** Goes to a page inside the open document, as a link of the frame would. */
async function go(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (!link) throw new Error(`no link to ${to}`);
    Object.assign(globalThis, { __wantedAt: performance.now() });
    link.click();
  }, href);
}

for (const subject of SUBJECTS) {
  test.describe(subject.app, () => {
    test.use({ isPlayers: subject.isPlayers ?? false });
    test('is what the registry was given', async ({ request }) => {
      const { release } = await liveRelease(request, `${originOf(ORIGIN_BRAND)}/en/`, subject.app);
      expect(await publishedReleases(subject.app)).toContain(release);
    });
  for (const sabotage of SABOTAGES.filter(({ name, when }) => (when === 'first-visit' || subject.next !== undefined) && (subject.only?.includes(name) ?? true))) {
    test(`${sabotage.name}: the shell and the others go on, and it comes back`, async ({ page, request }) => {
      const origin = originOf(ORIGIN_BRAND);
      const firstUrl = `${origin}${hrefTo('en', subject.first)}`;
      const next = subject.next?.route ?? subject.first;
      const nextHref = hrefTo('en', next);
      const release = await liveRelease(request, firstUrl, subject.app);
      const telemetry = await recordTelemetry(page);
      const notice = page.getByRole('heading', { name: 'This part is not available right now' });
      const isFirst = sabotage.when === 'first-visit';
      const heading = isFirst ? subject.firstHeading : (subject.next?.heading ?? '');

      const heal = await sabotage.apply(page, release, { origin, first: subject.first, next });
      await page.goto(firstUrl, { waitUntil: 'commit' });
      if (!isFirst) {
        await expect(page.getByRole('heading', { level: 1, name: subject.firstHeading })).toBeVisible();
        await page.evaluate(() => Object.assign(globalThis, { __sabotageNow: true }));
        await go(page, nextHref);
      }

      await test.step('the player is told in time', async () => {
        await expect(notice).toBeVisible();
        expect(await noticeDelay(page)).toBeLessThan(NOTICE_DEADLINE_MS);
      });
      await test.step('nothing of it ran, and the shell is usable', async () => {
        expect(await page.evaluate(() => '__tampered' in globalThis)).toBe(false);
        expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('9px');
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Set limits' })).toBeVisible();
      });
      await test.step('one event names the owner', async () => {
        await page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
          Reflect.deleteProperty(document, 'visibilityState');
        });
        await expect.poll(async () => (await telemetry()).split(`"owner":"${subject.owner}"`).length - 1).toBe(1);
      });
      await test.step('the other remote works, without a new document', async () => {
        await page.evaluate(() => Object.assign(globalThis, { __sameDocument: true }));
        await go(page, hrefTo('en', subject.other.route));
        await expect(page.getByRole('heading', { level: 1, name: subject.other.heading })).toBeVisible();
      });
      await test.step('it comes back once the cause is gone', async () => {
        await heal();
        await page.goBack();
        const retry = page.getByRole('button', { name: 'Try again' });
        const healthy = page.getByRole('heading', { level: 1, name: heading });
        await expect(retry.or(healthy).first()).toBeVisible();
        if (await retry.isVisible()) await retry.click();
        await expect(healthy).toBeVisible();
        expect(await page.evaluate(() => '__sameDocument' in globalThis)).toBe(true);
      });
    });
  }
  });
}
