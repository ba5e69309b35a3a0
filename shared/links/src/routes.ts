/**
 * Application that owns a route: a remote, or the shell for pages that must work when no remote loads
 * (requirements/platform#layers).
 */
export type RouteOwner =
  | 'shell'
  | 'casino'
  | 'sportsbook'
  | 'cashier'
  | 'jackpot-raffle'
  | 'account'
  | 'gamification';

/** `player`: requires sign-in, after which the player returns to the page. `public`: open to visitors. */
export type RouteAccess = 'public' | 'player';

/** Page layouts of requirements/routes#layouts. */
export type RouteLayout =
  | 'basic'
  /** Basic without the header's sign-in button. */
  | 'basic-without-sign-in'
  /** Basic; the sign-in button only when the session cannot be refreshed. */
  | 'basic-sign-in-if-expired'
  /** Main layout with cookie consent applied immediately, for a handler that redirects without input. */
  | 'handler'
  /** Logged-in layout when the session can be refreshed, otherwise basic with a sign-in button. */
  | 'session'
  /** Logged-in layout; basic with a sign-in button for visitors (requirements/access#layouts). */
  | 'logged-in';

export type ProductMode = 'CASINO' | 'SPORTS'; // requirements/constants#product-modes

export interface Route {
  /** React Router path without locale and leading slash; empty for the home page. */
  readonly path: string;
  readonly owner: RouteOwner;
  readonly access: RouteAccess;
  readonly layout: RouteLayout;
  /**
   * Product mode that this page selects (requirements/routes#product-mode); without it the stored mode
   * stays.
   */
  readonly productMode?: ProductMode;
  /** Excluded from search engines: handlers, forms, personal pages. */
  readonly private?: true;
}

/** Page name of a squad that the registry stores: the squad, or `<squad>-<page>`. */
export type InvitedPageId = string & { readonly __invitedPage: true };

/** The route of an invited squad's pages. */
export type InvitedRoute = Omit<Route, 'owner'> & { readonly owner: string };

const SPORTS_PAGE = {
  owner: 'sportsbook',
  access: 'public',
  layout: 'session',
  productMode: 'SPORTS',
} as const;

/**
 * The complete route table of requirements/routes#route-list. Links, routers, access rules and preloads
 * derive from it.
 */
export const ROUTES = {
  lobby: { path: '', owner: 'casino', access: 'public', layout: 'logged-in' },
  sports: { ...SPORTS_PAGE, path: 'sports' },
  'sports-results': { ...SPORTS_PAGE, path: 'sports/results' },
  'sports-bets': { ...SPORTS_PAGE, path: 'sports/bets', access: 'player', private: true },
  'sports-bet': { ...SPORTS_PAGE, path: 'sports/bets/:bet', access: 'player', private: true },
  'sports-event': { ...SPORTS_PAGE, path: 'sports/event/:event' },
  'sports-outrights': { ...SPORTS_PAGE, path: 'sports/outrights' },
  'sports-racing': { ...SPORTS_PAGE, path: 'sports/horse-racing' },
  'sports-contest': { ...SPORTS_PAGE, path: 'sports/contest/:contest' },
  // ids of the feed, after the fixed segments above
  'sports-sport': { ...SPORTS_PAGE, path: 'sports/:sport' },
  'sports-competition': { ...SPORTS_PAGE, path: 'sports/:sport/:competition' },

  'additional-information': {
    path: 'additional-information',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'bonus-terms-and-conditions': {
    path: 'bonus-terms-and-conditions',
    owner: 'account',
    access: 'public',
    layout: 'basic',
  },
  cashback: { path: 'cashback', owner: 'cashier', access: 'player', layout: 'logged-in', private: true },
  'christmas-2024': { path: 'christmas-2024', owner: 'gamification', access: 'public', layout: 'logged-in' },
  deposit: { path: 'deposit', owner: 'cashier', access: 'player', layout: 'logged-in', private: true },
  withdraw: { path: 'withdraw', owner: 'cashier', access: 'player', layout: 'logged-in', private: true },

  'enter-code': {
    path: 'enter-code',
    owner: 'account',
    access: 'public',
    layout: 'basic-without-sign-in',
    private: true,
  },
  'resend-code': {
    path: 'resend-code',
    owner: 'account',
    access: 'public',
    layout: 'basic-without-sign-in',
    private: true,
  },
  'quick-deposit-sign-in': {
    path: 'quick-deposit-sign-in',
    owner: 'account',
    access: 'public',
    layout: 'basic-without-sign-in',
    private: true,
  },
  login: { path: 'login', owner: 'account', access: 'public', layout: 'basic-without-sign-in' },
  register: { path: 'register', owner: 'account', access: 'public', layout: 'basic-without-sign-in' },
  'verify-email': {
    path: 'verify-email',
    owner: 'account',
    access: 'public',
    layout: 'basic-sign-in-if-expired',
    private: true,
  },
  'phone-verification': {
    path: 'phone-verification',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'privacy-policy': {
    path: 'privacy-policy',
    owner: 'account',
    access: 'public',
    layout: 'basic-sign-in-if-expired',
  },
  'terms-and-conditions': {
    path: 'terms-and-conditions',
    owner: 'account',
    access: 'public',
    layout: 'basic-sign-in-if-expired',
  },

  'login-handler': {
    path: 'login-handler',
    owner: 'shell',
    access: 'public',
    layout: 'handler',
    private: true,
  },
  'redirection-handler': {
    path: 'redirection-handler',
    owner: 'shell',
    access: 'public',
    layout: 'handler',
    private: true,
  },
  'identity-login-handler': {
    path: 'identity-login-handler',
    owner: 'shell',
    access: 'public',
    layout: 'handler',
    private: true,
  },
  'payment-gateway-login': {
    path: 'payment-gateway-login',
    owner: 'account',
    access: 'public',
    layout: 'logged-in',
    private: true,
  },
  'payment-gateway-login-handler': {
    path: 'payment-gateway-login-handler',
    owner: 'shell',
    access: 'public',
    layout: 'handler',
    private: true,
  },
  'open-banking-login': {
    path: 'open-banking-login',
    owner: 'account',
    access: 'public',
    layout: 'logged-in',
    private: true,
  },
  'open-banking-login-handler': {
    path: 'open-banking-login-handler',
    owner: 'shell',
    access: 'public',
    layout: 'handler',
    private: true,
  },
  'bank-payment-login': {
    path: 'bank-payment-login',
    owner: 'account',
    access: 'public',
    layout: 'basic-sign-in-if-expired',
    private: true,
  },
  'bank-payment-login-handler': {
    path: 'bank-payment-login-handler',
    owner: 'shell',
    access: 'public',
    layout: 'handler',
    private: true,
  },

  games: { path: 'games', owner: 'casino', access: 'public', layout: 'logged-in', productMode: 'CASINO' },
  game: {
    path: 'games/:slug',
    owner: 'casino',
    access: 'public',
    layout: 'logged-in',
    productMode: 'CASINO',
  },
  'game-categories': {
    path: 'game-category',
    owner: 'casino',
    access: 'public',
    layout: 'logged-in',
    productMode: 'CASINO',
  },
  'game-category': {
    path: 'game-category/:slug',
    owner: 'casino',
    access: 'public',
    layout: 'logged-in',
    productMode: 'CASINO',
  },
  'game-lists': {
    path: 'game-list',
    owner: 'casino',
    access: 'public',
    layout: 'logged-in',
    productMode: 'CASINO',
  },
  'game-list': {
    path: 'game-list/:slug',
    owner: 'casino',
    access: 'public',
    layout: 'logged-in',
    productMode: 'CASINO',
  },
  'game-studios': {
    path: 'game-studio',
    owner: 'casino',
    access: 'public',
    layout: 'logged-in',
    productMode: 'CASINO',
  },
  'game-studio': {
    path: 'game-studio/:slug',
    owner: 'casino',
    access: 'public',
    layout: 'logged-in',
    productMode: 'CASINO',
  },
  'more-casinos': { path: 'more-casinos', owner: 'casino', access: 'public', layout: 'session' },

  'internal-cookie': {
    path: 'internal-cookie',
    owner: 'shell',
    access: 'public',
    layout: 'logged-in',
    private: true,
  },
  internal: { path: 'internal/*', owner: 'shell', access: 'public', layout: 'basic', private: true },

  jackpot: { path: 'jackpot', owner: 'jackpot-raffle', access: 'public', layout: 'logged-in' },
  raffle: { path: 'raffle', owner: 'jackpot-raffle', access: 'public', layout: 'logged-in' },
  promotions: { path: 'promotions', owner: 'gamification', access: 'public', layout: 'logged-in' },
  'jackpot-terms': {
    path: 'promotions/jackpots',
    owner: 'jackpot-raffle',
    access: 'public',
    layout: 'logged-in',
  },
  'loyalty-program': {
    path: 'loyalty-program',
    owner: 'gamification',
    access: 'public',
    layout: 'logged-in',
  },
  tournaments: { path: 'tournaments', owner: 'gamification', access: 'public', layout: 'logged-in' },
  missions: { path: 'missions', owner: 'gamification', access: 'public', layout: 'logged-in' },
  rewards: { path: 'rewards', owner: 'gamification', access: 'player', layout: 'logged-in', private: true },
  'rewards-shop': {
    path: 'rewards-shop',
    owner: 'gamification',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },

  'source-of-wealth': {
    path: 'source-of-wealth',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  profile: { path: 'profile', owner: 'account', access: 'player', layout: 'logged-in', private: true },
  'profile-dashboard': {
    path: 'profile/dashboard',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'profile-close-account': {
    path: 'profile/close-account',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'profile-deposit-history': {
    path: 'profile/deposit-history',
    owner: 'cashier',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'profile-details': {
    path: 'profile/details',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'profile-documents': {
    path: 'profile/documents',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'profile-game-history': {
    path: 'profile/game-history',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'profile-limits': {
    path: 'profile/limits',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'profile-global-limits': {
    path: 'profile/global-limits',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'profile-limit-history': {
    path: 'profile/limit-history',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'profile-notice-history': {
    path: 'profile/notice-history',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'profile-privacy': {
    path: 'profile/privacy',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'profile-rewards-history': {
    path: 'profile/rewards-history',
    owner: 'gamification',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'profile-self-exclusion': {
    path: 'profile/self-exclusion',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'profile-self-test': {
    path: 'profile/self-test',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'profile-session-history': {
    path: 'profile/session-history',
    owner: 'account',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
  'profile-withdrawal-history': {
    path: 'profile/withdrawal-history',
    owner: 'cashier',
    access: 'player',
    layout: 'logged-in',
    private: true,
  },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof ROUTES;

/**
 * Routes for which a remote must provide pages; a missing or surplus one is a compile error in its
 * `remote.ts`.
 */
export type RoutesOf<Owner extends RouteOwner> = {
  [Id in RouteId]: (typeof ROUTES)[Id]['owner'] extends Owner ? Id : never;
}[RouteId];

/** A page of the route list or of an invited squad. */
export type PageId = RouteId | InvitedPageId;

export const ROUTE_IDS = Object.keys(ROUTES) as readonly RouteId[];

/** The route of a page. In a remote only its path is there: the build leaves out what the shell reads (ADR 0393). */
export function routeOf(id: RouteId): Route {
  return ROUTES[id];
}

/** Returns the webpack application that contains an owner's pages. */
export function appOf(owner: string): string {
  return owner === 'shell' ? 'shell' : `mfe-${owner}`;
}
