import type { Page } from '@playwright/test';
import { slotGame, slugs } from '../fixtures/content.ts';
import { everyRoute } from '../screens/everyRoute.ts';
import { GameScreen } from '../screens/GameScreen.ts';

/** Scene of a screenshot: its URL and the steps before the screenshot is taken. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** Captures the viewport only, for overlays. */
  readonly isScreen?: true;
  /** Leaves the cookie question unanswered. */
  readonly showsConsent?: true;
  readonly needs?: 'visitor' | 'player';
  prepare?(page: Page): Promise<void>;
}

const GAME = `/en/games/${slotGame.slug}/`;
const ROULETTE = '/en/games/oldcourt-roulette/';

async function play(page: Page, mode: 'demo' | 'real'): Promise<void> {
  const screen = new GameScreen(page);
  if (mode === 'demo') await screen.tryForFree();
  else await screen.playForMoney();
  await screen.frame.locator('.play').waitFor({ timeout: 20_000 });
}

/** The search is in the header on a desktop, in the bottom bar on a phone. */
async function openSearch(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Search/ })
    .filter({ visible: true })
    .first()
    .click();
}

/** Scenes without an address: dialogs, menus, running games. */
const STAGED: readonly Scene[] = [
  { name: 'not-found', path: '/en/nothing-here/' },
  { name: 'game-list-missing', path: '/en/game-list/nothing/' },
  { name: 'search', path: '/en/', isScreen: true, prepare: openSearch },
  {
    name: 'search-results',
    path: '/en/',
    isScreen: true,
    prepare: async (page) => {
      await openSearch(page);
      await page.getByRole('searchbox').fill('coal');
    },
  },
  {
    name: 'search-nothing',
    path: '/en/',
    isScreen: true,
    prepare: async (page) => {
      await openSearch(page);
      await page.getByRole('searchbox').fill('qqqqqq');
    },
  },
  {
    name: 'menu',
    path: '/en/',
    isScreen: true,
    prepare: (page) => page.getByRole('button', { name: 'Menu' }).click({ timeout: 2_000 }),
  },
  {
    name: 'account-menu',
    path: '/en/',
    isScreen: true,
    needs: 'player',
    prepare: (page) => page.getByRole('button', { name: 'Your account' }).click({ timeout: 2_000 }),
  },
  {
    name: 'filters',
    path: '/en/games/',
    prepare: (page) => page.getByRole('button', { name: 'Filter and sort' }).click(),
  },
  {
    name: 'consent',
    path: '/en/',
    isScreen: true,
    showsConsent: true,
    prepare: (page) => page.getByRole('button', { name: 'Necessary only' }).waitFor(),
  },
  {
    name: 'consent-choices',
    path: '/en/',
    isScreen: true,
    showsConsent: true,
    prepare: (page) => page.getByRole('button', { name: 'Manage' }).click(),
  },
  {
    name: 'consent-over-game',
    path: GAME,
    isScreen: true,
    showsConsent: true,
    needs: 'visitor',
    prepare: (page) => play(page, 'demo'),
  },
  {
    name: 'sports-event',
    path: '/en/sports/',
    prepare: (page) =>
      page
        .getByRole('link', { name: /All markets$/ })
        .last()
        .click(),
  },
  { name: 'game-demo', path: GAME, isScreen: true, needs: 'visitor', prepare: (page) => play(page, 'demo') },
  { name: 'game-real', path: GAME, isScreen: true, needs: 'player', prepare: (page) => play(page, 'real') },
  {
    name: 'roulette-demo',
    path: ROULETTE,
    isScreen: true,
    needs: 'visitor',
    prepare: (page) => play(page, 'demo'),
  },
];

/** Every route of the product, then the scenes without an address. */
export function scenes(): readonly Scene[] {
  return [...everyRoute(slugs).map(({ id, path }) => ({ name: id, path })), ...STAGED];
}
