import type { PlacedConstant } from './placedConstant.ts';

const MARKET = 'shared/market/src/constants.ts';
const WIDGET = 'mfe-jackpot-raffle/src/slots/widget';
const LEADERBOARD = 'mfe-jackpot-raffle/src/pages/jackpot/parts/leaderboard/leaderboardRules.ts';
const JACKPOT = 'shell/src/services/jackpot';

/** Constants of the jackpot and its leaderboard. */
export const JACKPOT_PLACED: readonly PlacedConstant[] = [
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
    file: 'shell/src/services/provider/socketLink.ts',
    definition: 'OPEN_WAIT_MS = 10_000;',
    second: /OPEN_WAIT\w* = 10_000\b/,
  },
  {
    anchor: 'jackpot',
    what: 'reconnect of the socket from 2 s to 60 s',
    file: 'shell/src/services/provider/socketLink.ts',
    definition: '{ firstMs: 2_000, maxMs: 60_000, jitter: 0 }',
    second: /firstMs: 2_000, maxMs: 60_000/,
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
    what: 'winner notification 6 s',
    file: `${JACKPOT}/createJackpotFeed.ts`,
    definition: 'WINNER_NOTIFICATION_MS = 6_000;',
    second: /WINNER\w* = 6_000\b/,
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
    anchor: 'jackpot',
    what: 'rotation of the pot title 3 s',
    file: `${WIDGET}/usePotTitle.ts`,
    definition: 'POT_TITLE_ROTATION_MS = 3_000;',
    second: /ROTATION\w* = 3_000\b/,
  },
  {
    anchor: 'jackpot',
    what: 'animation of the widget 400 ms',
    file: `${WIDGET}/JackpotWidget.css.ts`,
    definition: "ANIMATION = '400ms';",
    second: /ANIMATION\w* = ('400ms'|400\b)/,
  },
  {
    anchor: 'leaderboard',
    what: 'top 50',
    file: LEADERBOARD,
    definition: 'LEADERBOARD_TOP = 50;',
    second: /LEADERBOARD_TOP = 50\b/,
  },
  {
    anchor: 'leaderboard',
    what: '10 rows on mobile, 11 to 12 on desktop',
    file: LEADERBOARD,
    definition: 'INITIAL_ROWS = { mobile: 10, desktop: 11, wide: 12 }',
    second: /mobile: 10, desktop: 11/,
  },
  {
    anchor: 'leaderboard',
    what: '10 more rows',
    file: LEADERBOARD,
    definition: 'MORE_ROWS = 10;',
    second: /MORE_ROWS = 10\b/,
  },
];
