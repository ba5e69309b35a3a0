/** One constant of requirements/constants, and the single place in code that defines it. */
export interface PlacedConstant {
  readonly anchor: string;
  /** Meaning and value, as on the requirements page. */
  readonly what: string;
  readonly file: string;
  /** The definition, as it is written in the file. */
  readonly definition: string | RegExp;
  /** Any other definition of the constant, in every source file but tests. Only for distinctive values. */
  readonly second?: RegExp;
}

/** A constant of pages that a later issue builds. */
export interface LaterConstant {
  readonly anchor: string;
  readonly what: string;
  readonly later: `later issue ${number}`;
}

const MARKET = 'shared/market/src/constants.ts';
const JACKPOT = 'shell/src/services/jackpot';
const SESSION = 'shell/src/services/session';

export const PLACED: readonly PlacedConstant[] = [
  {
    anchor: 'minimum-deposit',
    what: 'minimum deposit by currency',
    file: 'shared/money/src/minimumDeposit.ts',
    definition:
      /EUR: 20,\s+CAD: 15,\s+CHF: 10,\s+USD: 10,\s+NOK: 100,\s+INR: 880,\s+JPY: 1200,\s+ZAR: 175,\s+NZD: 10,\s+GBP: 20,/,
    second: /INR: 880\b/,
  },
  {
    anchor: 'minimum-deposit',
    what: 'any other currency 20',
    file: 'shared/money/src/minimumDeposit.ts',
    definition: 'MINIMUM_DEPOSIT_ELSEWHERE = 20;',
  },
  {
    anchor: 'default-currency',
    what: 'EUR, or USD with defaultUSDCurrency',
    file: 'shared/market/src/market.ts',
    definition: "on.has('defaultUSDCurrency') ? 'USD' : 'EUR'",
    second: /defaultUSDCurrency'\) \?/,
  },
  {
    anchor: 'running-out-of-funds',
    what: 'twice the bet',
    file: 'shell/src/services/wallet/fundsDialog.machine.ts',
    definition: 'left <= STAKES_LEFT * situation.stakeMinor',
  },
  {
    anchor: 'formats',
    what: 'money with 2 decimals by default',
    file: 'shared/money/src/money.ts',
    definition: 'DEFAULT_DIGITS = 2;',
    second: /DEFAULT_DIGITS = \d/,
  },
  {
    anchor: 'formats',
    what: 'percentages without decimals',
    file: 'shared/i18n/src/useNumbers.ts',
    definition: "style: 'percent', maximumFractionDigits: 0",
    second: /style: 'percent'(?!, maximumFractionDigits: 0 \}\)\.format)|style: 'percent',$/,
  },
  {
    anchor: 'formats',
    what: 'months of 30 days',
    file: 'shared/i18n/src/elapsed.ts',
    definition: 'MONTH = 30 * DAY;',
    second: /MONTH = 30 \* DAY/,
  },
  {
    anchor: 'toasts',
    what: 'close after 5000 ms',
    file: 'shell/src/services/toasts/toasts.machine.ts',
    definition: 'TOAST_OPEN_MS = 5_000;',
    second: /TOAST\w* = 5_?000\b/,
  },
  {
    anchor: 'toasts',
    what: 'closing animation 300 ms',
    file: 'shell/src/services/toasts/toasts.machine.ts',
    definition: 'TOAST_CLOSING_MS = 300;',
    second: /CLOSING\w* = (300\b|'300ms')/,
  },
  {
    anchor: 'quick-deposit',
    what: 'opens again after 100 ms',
    file: 'shell/src/services/quick-deposit/reopenLater.ts',
    definition: 'REOPEN_AFTER_MS = 100;',
    second: /REOPEN\w* = 100\b/,
  },
  {
    anchor: 'session',
    what: 'token refresh 30 s before expiry',
    file: MARKET,
    definition: 'TOKEN_RENEWAL_BEFORE_EXPIRY_MS = 30_000;',
    second: /(RENEW|EXPIR)\w*_(MS = 30_000|SECONDS = 30)\b/,
  },
  {
    anchor: 'session',
    what: 'silent requests time out after 10 s',
    file: `${SESSION}/adapters/oidc.ts`,
    definition: 'SILENT_TIMEOUT_SECONDS = 10;',
    second: /SILENT\w* = 10(_000)?;/,
  },
  {
    anchor: 'session',
    what: 'a silent renew that timed out is retried after 5 s',
    file: `${SESSION}/session.machine.ts`,
    definition: 'RETRY_AFTER_MS = 5_000;',
  },
  {
    anchor: 'session',
    what: 'sign-in state is stale after 900 s',
    file: MARKET,
    definition: 'STALE_SIGN_IN_SECONDS = 900;',
    second: /(STALE|SIGN_IN)\w* = 900(_000)?\b/,
  },
  {
    anchor: 'session',
    what: 'clock skew 300 s',
    file: MARKET,
    definition: 'CLOCK_SKEW_SECONDS = 300;',
    second: /SKEW\w* = 300(_000)?\b/,
  },
  {
    anchor: 'sockets',
    what: 'WebSocket connect timeout 30000 ms',
    file: 'shared/data/src/realtime/graphqlSocketClient.ts',
    definition: 'ACKNOWLEDGE_WAIT_MS = 30_000;',
    second: /(ACKNOWLEDGE|CONNECT)\w* = 30_000\b/,
  },
  {
    anchor: 'sockets',
    what: 'jitter 0.5',
    file: 'shared/kernel/src/lib/backoff.ts',
    definition: 'JITTER = 0.5;',
    second: /jitter\s*[:=]\s*0\.5\b/i,
  },
  {
    anchor: 'sockets',
    what: 'API retry after 1 s',
    file: 'shared/data/src/links/retry.ts',
    definition: 'INITIAL_DELAY_MS = 1_000;',
    second: /INITIAL_DELAY\w* = 1_000\b/,
  },
  {
    anchor: 'sockets',
    what: 'API retry at most 15 s',
    file: 'shared/data/src/links/retry.ts',
    definition: 'LONGEST_DELAY_MS = 15_000;',
    second: /LONGEST_DELAY\w* = 15_000\b/,
  },
  {
    anchor: 'sockets',
    what: 'API retry 2 attempts',
    file: 'shared/data/src/links/retry.ts',
    definition: 'const ATTEMPTS = 2;',
    second: /const ATTEMPTS = 2\b/,
  },
  {
    anchor: 'recently-played',
    what: 'at most 5',
    file: MARKET,
    definition: 'RECENTLY_PLAYED_MAXIMUM = 5;',
    second: /(RECENT|PLAYED)\w* = 5\b|recent.*slice\(0, 5\)/,
  },
  {
    anchor: 'recently-played',
    what: 'synchronised on every third balance change',
    file: 'mfe-casino/src/features/recent-games/recentGames.ts',
    definition: 'BALANCE_CHANGES_BETWEEN_SYNCS = 3;',
    second: /SYNCS? = 3\b/,
  },
  {
    anchor: 'rewards',
    what: 'at most 500',
    file: MARKET,
    definition: 'REWARDS_MAXIMUM = 500;',
    second: /REWARDS?\w* = 500\b/,
  },
  {
    anchor: 'jackpot',
    what: '10 HTTP retries',
    file: `${JACKPOT}/providerCalls.ts`,
    definition: 'const RETRIES = 10;',
  },
  {
    anchor: 'jackpot',
    what: 'HTTP retries every 2 s',
    file: `${JACKPOT}/providerCalls.ts`,
    definition: 'const RETRY_MS = 2_000;',
  },
  {
    anchor: 'jackpot',
    what: 'wait of 10 s for an open socket',
    file: `${JACKPOT}/socketLink.ts`,
    definition: 'OPEN_WAIT_MS = 10_000;',
    second: /OPEN_WAIT\w* = 10_000\b/,
  },
  {
    anchor: 'jackpot',
    what: 'reconnect of the socket from 2 s to 60 s',
    file: `${JACKPOT}/socketLink.ts`,
    definition: '{ firstMs: 2_000, longestMs: 60_000 }',
    second: /firstMs: 2_000, longestMs: 60_000/,
  },
  {
    anchor: 'jackpot',
    what: 'success of the opt-in 4 s',
    file: `${JACKPOT}/optIn.machine.ts`,
    definition: 'OPT_IN_SUCCESS_MS = 4_000;',
    second: /OPT_IN_SUCCESS\w* = 4_000\b/,
  },
  {
    anchor: 'jackpot',
    what: 'scroll to the jackpot after 2 s',
    file: 'mfe-jackpot-raffle/src/features/opt-in/useProposal.ts',
    definition: 'SCROLL_MS = 2_000;',
  },
  {
    anchor: 'jackpot',
    what: "player_country 'IE'",
    file: `${JACKPOT}/createJackpotFeed.ts`,
    definition: "PLAYER_COUNTRY = 'IE';",
    second: /PLAYER_COUNTRY = 'IE'/,
  },
  {
    anchor: 'leaderboard',
    what: '100 entries fetched',
    file: MARKET,
    definition: 'LEADERBOARD_SIZE = 100;',
    second: /LEADERBOARD\w* = 100\b/,
  },
  {
    anchor: 'raffle',
    what: 'last 15 winners',
    file: MARKET,
    definition: 'RAFFLE_WINNERS = 15;',
    second: /WINNERS = 15\b/,
  },
  {
    anchor: 'cookies',
    what: 'A/B choices 30 days',
    file: 'shell/src/services/experiments/rememberChoices.ts',
    definition: 'CHOICE_DAYS = 30;',
    second: /CHOICE_DAYS = 30\b/,
  },
  {
    anchor: 'cookies',
    what: 'productMode 7 days',
    file: 'shell/src/services/navigation/productMode.ts',
    definition: 'PRODUCT_MODE_DAYS = 7;',
    second: /PRODUCT_MODE_DAYS = 7\b/,
  },
  {
    anchor: 'game-lists',
    what: 'slices of 10',
    file: MARKET,
    definition: 'GAME_SLICE_SIZE = 10;',
    second: /SLICE(_SIZE)? = 10\b/,
  },
  {
    anchor: 'game-lists',
    what: 'at most 2 slices',
    file: 'mfe-casino/src/features/game-slices/slices.ts',
    definition: 'MAXIMUM_SLICES = 2;',
    second: /SLICES\w* = 2\b/,
  },
  {
    anchor: 'game-lists',
    what: 'threshold 200 px',
    file: MARKET,
    definition: 'LOAD_THRESHOLD_PX = 200;',
    second: /(THRESHOLD|NEAR_END)_PX = 200\b/,
  },
  {
    anchor: 'game-lists',
    what: 'studio 20 first',
    file: MARKET,
    definition: 'STUDIO_FIRST_PAGE = 20;',
    second: /STUDIO_(FIRST\w*|PAGE) = 20\b/,
  },
  {
    anchor: 'game-lists',
    what: 'studio 30 next',
    file: MARKET,
    definition: 'STUDIO_NEXT_PAGE = 30;',
    second: /STUDIO_(MORE|NEXT\w*) = 30\b/,
  },
  {
    anchor: 'game-lists',
    what: 'carousels scroll by width / 1.5',
    file: 'shared/ui/src/carousel/useCarousel.ts',
    definition: 'STEP_DIVISOR = 1.5;',
    second: /DIVISOR = 1\.5\b/,
  },
  {
    anchor: 'games-per-row',
    what: 'games per row by width',
    file: 'mfe-casino/src/features/list-row/gamesPerRow.ts',
    definition: /below: 768, games: 8 \},\s+\{ below: 1024, games: 12 \},\s+\{ below: 1280, games: 14 \}/,
    second: /below: 1280, games: 14 \}/,
  },
  {
    anchor: 'layout',
    what: 'scroll to the top after 200 ms',
    file: 'shell/src/services/navigation/scrolling.ts',
    definition: 'SCROLL_AFTER_MS = 200;',
    second: /SCROLL_AFTER\w* = 200\b/,
  },
  {
    anchor: 'layout',
    what: 'header 4rem',
    file: 'shared/theme/src/brands/foundation.ts',
    definition: "header: '4rem',",
    second: /header: '4rem'/,
  },
  {
    anchor: 'layout',
    what: 'header 5rem on desktop',
    file: 'shared/theme/src/baseCss.ts',
    definition: /header[^;]*5rem/,
  },
  {
    anchor: 'artwork',
    what: 'emblems about 95 by 110 units',
    file: 'shared/theme/src/emblems/geometry.ts',
    definition: /EMBLEM_WIDTH = 95\.26;\s+export const EMBLEM_HEIGHT = 110;/,
    second: /EMBLEM_WIDTH = \d/,
  },
  {
    anchor: 'inputs',
    what: 'at most 100 characters',
    file: 'shared/money/src/parse.ts',
    definition: 'INPUT_MAXIMUM_LENGTH = 100;',
    second: /(INPUT|QUERY)\w* = 100\b|LONGEST_QUERY = 100\b/,
  },
  {
    anchor: 'product-modes',
    what: 'CASINO, SPORTS',
    file: 'shared/links/src/routes.ts',
    definition: "ProductMode = 'CASINO' | 'SPORTS';",
    second: /type ProductMode = /,
  },
  {
    anchor: 'quick-deposit',
    what: 'the login handler navigates after 1 ms',
    file: `${SESSION}/journey.ts`,
    definition: 'NAVIGATE_AFTER_MS = 1;',
    second: /NAVIGATE_AFTER\w* = 1\b/,
  },
  {
    anchor: 'jackpot',
    what: 'automatic opt-in 3 retries',
    file: 'mfe-jackpot-raffle/src/features/opt-in/useOptInRetries.ts',
    definition: 'OPT_IN_RETRIES = 3;',
    second: /OPT_IN_RETRIES = 3\b/,
  },
  {
    anchor: 'jackpot',
    what: 'count-up of a win about 10 s',
    file: 'shell/src/layout/overlays/countUp.ts',
    definition: 'COUNT_UP_MS = 10_000;',
    second: /COUNT_UP\w* = 10_000\b/,
  },
  {
    anchor: 'jackpot',
    what: 'celebration 4 s',
    file: 'shell/src/layout/overlays/countUp.ts',
    definition: 'CELEBRATION_MS = 4_000;',
    second: /CELEBRATION\w* = 4_000\b/,
  },
  {
    anchor: 'live-chat',
    what: '3 retries',
    file: 'shared/platform/src/remote/importWithRetry.ts',
    definition: /DELAYS_MS = \[[\d_]+, [\d_]+, [\d_]+\]/,
  },
  {
    anchor: 'live-chat',
    what: 'retries every 500 ms',
    file: 'shell/src/layout/live-chat/loadChatWidget.ts',
    definition: 'CHAT_LOAD_RETRY_MS = 500;',
    second: /CHAT_LOAD\w* = 500\b/,
  },
  {
    anchor: 'analytics',
    what: 'heartbeat every 10 minutes',
    file: 'shell/src/services/analytics/trackBusEvents.ts',
    definition: 'HEARTBEAT_MS = 600_000;',
    second: /HEARTBEAT\w* = 600_000\b/,
  },
  {
    anchor: 'analytics',
    what: 'trace sample rate 0.5',
    file: 'infra/gateway/src/reports/errorReports.ts',
    definition: 'ERROR_SAMPLE_RATE = 0.5;',
    second: /SAMPLE_RATE = 0\.5\b/,
  },
  {
    anchor: 'cookies',
    what: 'aff 7 days',
    file: 'shell/src/services/preferences/rememberVisit.ts',
    definition: 'AFFILIATE_DAYS = 7;',
    second: /AFFILIATE_DAYS = 7\b/,
  },
];

/** A page of a later issue defines these once, and moves its line to `PLACED`. */
export const LATER: readonly LaterConstant[] = [
  { anchor: 'jackpot', what: 'winner notification 6 s', later: 'later issue 16' },
  { anchor: 'jackpot', what: 'rotation of the pot title 3 s', later: 'later issue 16' },
  { anchor: 'jackpot', what: 'animation of the widget 400 ms', later: 'later issue 16' },
  {
    anchor: 'leaderboard',
    what: 'top 50, 10 rows on mobile, 11 to 12 on desktop, 10 more',
    later: 'later issue 16',
  },
  {
    anchor: 'raffle',
    what: 'refetch 1.5 s after a countdown, carousel 70 s (default 40 s)',
    later: 'later issue 16',
  },
  {
    anchor: 'gamification',
    what: '3 retries every 2 s, refetch after 2 s, 5 attempts of the widget',
    later: 'later issue 16',
  },
  { anchor: 'game-lists', what: 'first 10 as spotlight, next 10 as list', later: 'later issue 16' },
  { anchor: 'artwork', what: 'round icon 17 px', later: 'later issue 16' },
];
