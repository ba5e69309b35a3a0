import type { BrowserContextOptions, Page } from '@playwright/test';

/** The visitor of the page, and the failure that is simulated. */
export interface PageState {
  readonly isPlayer: boolean;
  readonly context?: BrowserContextOptions;
  /** Runs before the page is opened. */
  before?(page: Page): Promise<unknown>;
  /** Runs after the page is rendered. */
  after?(page: Page): Promise<unknown>;
  /** Skips waiting, because the screenshot shows the loading state. */
  readonly isUnfinished?: true;
}

const QUERIES = '**/graphql*';
/** Response fields with the main content of a page. */
const LISTS: ReadonlySet<string> = new Set([
  'edges',
  'listsOfGames',
  'lobbyContent',
  'gameCategories',
  'gamesById',
  'recentlyPlayedGamesV2',
]);
/** Relative growth of a text: how much longer a translation may be than its English source. */
const STRETCH = 0.45;

/** Every state in which a page is captured; broken and unfinished states only on {@link ROUTES_WITH_STATES}. */
export const STATES = {
  visitor: { isPlayer: false },
  player: { isPlayer: true },
  error: {
    isPlayer: false,
    before: (page) => page.route(QUERIES, (route) => route.fulfill({ status: 500, body: 'broken' })),
    // the error appears after the automatic retries; a page without data of its own has none
    after: (page) =>
      page
        .locator('main')
        .getByRole('button', { name: /try again/i })
        .first()
        .waitFor({ timeout: 8_000 })
        .catch(() => undefined),
  },
  empty: {
    isPlayer: false,
    before: (page) =>
      page.route(QUERIES, async (route) => {
        // the page may close before the response arrives
        const response = await route.fetch().catch(() => undefined);
        if (response) await route.fulfill({ response, json: emptied(await response.json()) });
      }),
  },
  offline: {
    isPlayer: false,
    after: async (page) => {
      await page.context().setOffline(true);
      await page
        .getByRole('status')
        .filter({ hasText: /offline|connection/i })
        .first()
        .waitFor({ timeout: 5_000 })
        .catch(() => undefined);
    },
  },
  // a request without a response; the page closes before the request would time out
  slow: {
    isPlayer: false,
    isUnfinished: true,
    before: (page) => page.route(QUERIES, () => new Promise<void>(() => undefined)),
  },
  long: { isPlayer: false, after: (page) => page.evaluate(lengthenTexts, STRETCH) },
  'reduced-motion': { isPlayer: false, context: { reducedMotion: 'reduce' } },
  'forced-colors': { isPlayer: false, context: { forcedColors: 'active' } },
} as const satisfies Record<string, PageState>;

export type StateName = keyof typeof STATES;

export const STATE_NAMES = Object.keys(STATES) as readonly StateName[]; // the keys of the table above

/**
 * Routes on which the states other than the normal one are captured; together they show everything such a
 * state can show.
 */
export const ROUTES_WITH_STATES: readonly string[] = [
  'lobby',
  'games',
  'game-list',
  'game',
  'game-studio',
  'more-casinos',
  'profile-dashboard',
];

/** The same response with empty lists. The menu keeps its entries, which are needed to leave the page. */
function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(emptied);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      LISTS.has(key) ? [] : key === 'totalCount' || key === 'gameCount' ? 0 : emptied(value),
    ]),
  );
}

/** Runs in the page. Lengthens every text as a long translation would, markup included. */
function lengthenTexts(stretch: number): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text); // the tree walker visits text nodes only
  for (const node of nodes) {
    const words = node.data.trim();
    if (!/\p{Letter}{3}/u.test(words) || node.parentElement?.closest('script, style')) continue;
    node.data = `⟦${words}${'ëxtrå '.repeat(12).slice(0, Math.ceil(words.length * stretch))}⟧`;
  }
}
