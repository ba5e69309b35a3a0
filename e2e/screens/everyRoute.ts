import { ROUTE_IDS, ROUTES, type RouteId } from '@foyer/links';

export interface RouteVisit {
  readonly id: RouteId;
  readonly path: string;
}

// pages that redirect have no screen of their own; the gateway answers unknown internal addresses with 404
const WITHOUT_SCREEN: readonly RouteId[] = [
  'identity-login-handler',
  'login-handler',
  'redirection-handler',
  'payment-gateway-login-handler',
  'open-banking-login-handler',
  'bank-payment-login-handler',
  'internal-cookie',
  'internal',
];

/** Segments of the pages of the sportsbook that the feed always has. */
const SPORT = 'football';
const COMPETITION = 'hal';
/** The next race of the racecourse `brk`, which has one every half an hour; its id contains the number in base 36. */
const HALF_HOUR_MS = 1_800_000;
const nextRace = (): string => `brk${Math.ceil(Date.now() / HALF_HOUR_MS).toString(36)}`;

/** An address for every route of the product, with existing slugs; without a match, its page is left out. */
export function everyRoute(
  slugs: Readonly<Record<'game' | 'game-list' | 'game-category' | 'game-studio', string>>,
  match?: string,
): readonly RouteVisit[] {
  return ROUTE_IDS.filter((id) => !WITHOUT_SCREEN.includes(id))
    .filter((id) => id !== 'sports-event' || match !== undefined)
    .map((id) => ({ id, path: pathOf(ROUTES[id].path, slugs[id as keyof typeof slugs] ?? '', match ?? '') }));
}

function pathOf(pattern: string, slug: string, match: string): string {
  const path = pattern
    .replace(':slug', slug)
    .replace(':event', match)
    .replace(':bet', 'unknown')
    .replace(':contest', nextRace())
    .replace(':sport', SPORT)
    .replace(':competition', COMPETITION)
    .replace('*', 'nothing');
  return `/en/${path}/`.replace(/\/+/g, '/');
}
