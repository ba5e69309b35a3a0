import type { Browser, Locator, Page } from '@playwright/test';
import { originOf, sharedInstance, type Instance } from '../fixtures/brands.ts';
import { STRICT_PROTECTION } from '../fixtures/ownProduct.ts';
import { expect, test, type Player } from '../fixtures/test.ts';
import { translationsOf } from '../fixtures/translations.ts';
import { answersConsent } from '../screens/ConsentBanner.ts';

test.use({ ownProductSettings: STRICT_PROTECTION });

const BRAND = 'aurora';
const PATHS = ['jackpot', 'raffle', 'promotions', 'tournaments', 'rewards-shop'] as const;
type Path = (typeof PATHS)[number];
const MINUTES_LEFT = 40;
const MINUTE_MS = 60_000;
/** A clock whose seconds run: 3:07:59, or 39:59 in the last hour. The time of a deadline ends with its zone. */
const RUNNING_SECONDS = /\d{1,2}:\d{2}:\d{2}(?!\s*UTC)|Ends in\s*\d{1,2}:\d{2}/;
const translations = translationsOf('en');

/**
 * Texts that urge a player, each with the requirement that removes it. `instead` is shown in its place.
 * The two titles alternate every 3 seconds.
 */
const URGING = [
  {
    rule: 'requirements/regulation#safe-forms, rotating title',
    path: 'jackpot',
    gone: ['jackpot-raffle.widget.missing-out', 'jackpot-raffle.widget.opt-in-now'],
    instead: 'jackpot-raffle.pot.total',
  },
  {
    rule: 'requirements/regulation#protection-modes, urgency texts',
    path: 'jackpot',
    gone: ['jackpot-raffle.widget.higher-stakes', 'jackpot-raffle.widget.increase-odds'],
    instead: 'jackpot-raffle.widget.your-stake',
  },
  {
    rule: 'requirements/regulation#protection-modes, mini-games',
    path: 'rewards-shop',
    gone: ['gamification.miniGames.title'],
    instead: undefined,
  },
] as const satisfies readonly {
  readonly rule: string;
  readonly path: Path;
  readonly gone: readonly string[];
  readonly instead: string | undefined;
}[];

/** One pattern: of two titles that alternate, each is absent at some time, but not both. */
function anyOf(ids: readonly string[]): RegExp {
  return new RegExp(ids.map((id) => translations.part(id).source).join('|'));
}

/** The pages of one product in a window of its own. */
interface Profile {
  readonly page: Page;
  readonly main: Locator;
  open(path: Path): Promise<void>;
}

async function openProfile(browser: Browser, player: Player, instance: Instance): Promise<Profile> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await answersConsent(page);
  // a tournament that is about to end, at the same distance in both profiles
  await page.route('**/api/engagement/v1/tournaments*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { tournaments?: Record<string, unknown>[] };
    const endsAt = new Date(Date.now() + MINUTES_LEFT * MINUTE_MS).toISOString();
    await route.fulfill({
      response,
      json: { ...answer, tournaments: answer.tournaments?.map((one) => ({ ...one, endsAt })) },
    });
  });
  await player.signIn(page, BRAND, 'empty', '/en/', instance);
  const main = page.getByRole('main');
  return {
    page,
    main,
    async open(path) {
      await page.goto(`${originOf(BRAND, instance.gatewayPort)}/en/${path}/`);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    },
  };
}

/** Opens the parts of a page that contain texts of the rules. */
async function unfold({ page, main, open }: Profile, path: Path): Promise<void> {
  await open(path);
  if (path === 'jackpot') {
    await main.getByRole('button', { name: 'Pots' }).click();
    // the title urges only once the choice is known; before, its absence proves nothing
    const widget = main.getByRole('region', { name: translations('jackpot-raffle.widget.name') });
    await expect(widget).toContainText('Opted out');
  }
  const optIn = page.getByRole('button', { name: 'Opt in', exact: true });
  if (path === 'tournaments' || path === 'rewards-shop') {
    await expect(optIn.or(main.getByRole('article').first()).first()).toBeVisible();
    if (await optIn.isVisible()) await optIn.click();
    await expect(main.getByRole('article').first()).toBeVisible();
  }
}

test('texts that urge players are shown in the lenient profile and gone in the strict one beside it', async ({
  browser,
  player,
  ownProduct,
}) => {
  test.setTimeout(300_000);
  const lenient = await openProfile(browser, player, sharedInstance());
  const strict = await openProfile(browser, player, ownProduct);

  for (const path of PATHS) {
    await unfold(lenient, path);
    await unfold(strict, path);
    for (const { rule, gone, instead } of URGING.filter((one) => one.path === path))
      await test.step(`${path}: ${rule}`, async () => {
        for (const id of gone) await expect(lenient.main).toContainText(translations.part(id));
        await expect(strict.main).not.toContainText(anyOf(gone));
        if (instead !== undefined) await expect(strict.main).toContainText(translations.part(instead));
      });
    await test.step(`${path}: no text of any rule in the strict profile`, async () => {
      await expect(strict.main).not.toContainText(anyOf(URGING.flatMap(({ gone }) => gone)));
    });
  }

  await test.step('raffle: seconds run in the lenient profile only (requirements/regulation#safe-forms)', async () => {
    await lenient.open('raffle');
    await strict.open('raffle');
    await expect(lenient.main).toContainText(RUNNING_SECONDS);
    await expect(strict.main).toContainText(/\d+ h \d+ min/);
    await expect(strict.main).not.toContainText(RUNNING_SECONDS);
    await expect(strict.main).toContainText('Draw: ');
  });
  await test.step('tournaments: the same for the last hour', async () => {
    await unfold(lenient, 'tournaments');
    await unfold(strict, 'tournaments');
    await expect(lenient.main).toContainText(RUNNING_SECONDS);
    await expect(strict.main).toContainText(/\d+ minutes/);
    await expect(strict.main).not.toContainText(RUNNING_SECONDS);
  });
  await test.step('jackpot: with reduced motion the title does not alternate in any profile (requirements/experience#accessibility)', async () => {
    await lenient.page.emulateMedia({ reducedMotion: 'reduce' });
    await lenient.open('jackpot');
    const widget = lenient.main.getByRole('region', { name: translations('jackpot-raffle.widget.name') });
    await expect(widget).toContainText(translations.part('jackpot-raffle.pot.total'));
    for (const id of URGING[0].gone) await expect(widget).not.toContainText(translations.part(id));
  });
  await Promise.all([lenient.page.context().close(), strict.page.context().close()]);
});
