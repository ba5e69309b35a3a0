import type { BrowserContextOptions, Page } from '@playwright/test';

/** Who looks, and what goes wrong meanwhile. */
export interface LookState {
  readonly isPlayer: boolean;
  readonly context?: BrowserContextOptions;
  /** Before the page is opened. */
  before?(page: Page): Promise<unknown>;
  /** Once it stands. */
  after?(page: Page): Promise<unknown>;
  /** Nothing is waited for: the picture is of the waiting. */
  readonly isUnfinished?: true;
}

const QUERIES = '**/graphql*';
/** Fields of answers that hold what a page is about. */
const LISTS: ReadonlySet<string> = new Set([
  'edges',
  'listsOfGames',
  'lobbyContent',
  'gameCategories',
  'gamesById',
  'recentlyPlayedGamesV2',
]);
/** How much longer a translation may be than the English it comes from. */
const STRETCH = 0.45;

/** Every state a page can be seen in; a broken or unfinished one is looked at on the routes named in {@link TELLING_ROUTES}. */
export const STATES = {
  visitor: { isPlayer: false },
  player: { isPlayer: true },
  error: {
    isPlayer: false,
    before: (page) => page.route(QUERIES, (route) => route.fulfill({ status: 500, body: 'broken' })),
  },
  empty: {
    isPlayer: false,
    before: (page) =>
      page.route(QUERIES, async (route) => {
        // the page may be gone before the answer is there
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
  // a request that is never answered; the page is closed before it would give up
  slow: {
    isPlayer: false,
    isUnfinished: true,
    before: (page) => page.route(QUERIES, () => new Promise<void>(() => undefined)),
  },
  long: { isPlayer: false, after: (page) => page.evaluate(lengthenTexts, STRETCH) },
  'reduced-motion': { isPlayer: false, context: { reducedMotion: 'reduce' } },
  'forced-colors': { isPlayer: false, context: { forcedColors: 'active' } },
} as const satisfies Record<string, LookState>;

export type StateName = keyof typeof STATES;

export const STATE_NAMES = Object.keys(STATES) as readonly StateName[]; // the table's own keys

/** Where a state that is not the plain one shows everything it can show. */
export const TELLING_ROUTES: readonly string[] = [
  'lobby',
  'games',
  'game-list',
  'game',
  'game-studio',
  'more-casinos',
  'profile-dashboard',
];

/** The same answer with nothing in its lists. The menu keeps its entries: it is how one leaves. */
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

/** Runs in the page: every text grows like a long translation, markup and all. */
function lengthenTexts(stretch: number): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text); // only texts are walked
  for (const node of nodes) {
    const words = node.data.trim();
    if (!/\p{Letter}{3}/u.test(words) || node.parentElement?.closest('script, style')) continue;
    node.data = `⟦${words}${'ëxtrå '.repeat(12).slice(0, Math.ceil(words.length * stretch))}⟧`;
  }
}
