import { ROUTES, type PageId, type Route } from '@foyer/links';
import { readQuickDepositLink } from '../quick-deposit/quickDepositLink.ts';

/**
 * Parameters that are used up once the page is shown, or have no effect here
 * (requirements/routes#query-parameters).
 */
const ACTED = [
  'productMode',
  'setDefaultCurrency',
  'setCustomVPN',
  'locale',
  'accessToken',
  'refreshToken',
  'aff',
];
const QUICK_DEPOSIT = ['autoSubmit', 'paymentMethod', 'amount', 'currency', 'preselectedChallengeId'];
const TOASTS = 'InitWithdrawal';

/**
 * True for pages that read the parameters of a sign-in from their own address and carry them on
 * (requirements/routes#layouts).
 */
export function carriesParameters(route: PageId | undefined): boolean {
  // an invited squad's page is not in the route list
  const compiled = (ROUTES as Readonly<Record<string, Route | undefined>>)[route ?? ''];
  if (route === undefined || !compiled) return false;
  const { layout } = compiled;
  return (
    layout === 'handler' ||
    layout === 'basic-without-sign-in' ||
    route === 'verify-email' ||
    route.endsWith('-login')
  );
}

/**
 * The parameters of an address that no longer belong there: they were used, are invalid, or have no effect on
 * this page or for a visitor (ADR 0217). A link to quick deposit stays while it waits for the player.
 */
export function spentParameters(
  route: PageId | undefined,
  search: string,
  isVisitor: boolean,
): readonly string[] {
  const query = new URLSearchParams(search);
  const isCarried = carriesParameters(route);
  const link = readQuickDepositLink(search, 'EUR');
  const showToast = query.get('showToast');
  const names = [
    ...ACTED,
    ...(showToast !== TOASTS || isVisitor ? ['showToast'] : []),
    ...(isCarried ? [] : ['autoSignIn']),
    ...(isCarried || route === 'jackpot' ? [] : ['setCustomJackpot']),
    ...(!isCarried && (link === undefined || isVisitor) ? QUICK_DEPOSIT : []),
  ];
  return names.filter((name) => query.has(name));
}

/** The parameters of a quick deposit link, for a sign-in that continues it. */
export function quickDepositParameters(search: string): Readonly<Record<string, string>> {
  if (readQuickDepositLink(search, 'EUR') === undefined) return {};
  return Object.fromEntries(
    [...new URLSearchParams(search)].filter(([name]) => QUICK_DEPOSIT.includes(name)),
  );
}

/** A query without parameters; the others keep their order and their spelling. */
export function withoutParameters(search: string, names: readonly string[]): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !names.includes([...new URLSearchParams(part).keys()][0] ?? ''));
  return rest.length === 0 ? '' : `?${rest.join('&')}`;
}
