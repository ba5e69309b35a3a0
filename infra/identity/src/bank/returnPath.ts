import { hrefTo, isLocale, withQuery, type Locale } from '@foyer/links';
import { PAY_AND_PLAY_ROUTES, payAndPlayFlowOf, type PayAndPlayFlow } from '@foyer/market';
import type { Scene } from '../pages/scene.ts';
import { LOGIN_PATH_PARAMETER, REGISTRATION_PARAMETER } from '../realm/policy.ts';
import { registrationPage } from '../interaction/registrationPage.ts';

/**
 * requirements/routes#login-providers: the login handler of a provider, with the sign-in parameters
 * (requirements/routes#layouts).
 */
const HANDLER = /^\/([a-z]{2}(?:_[A-Z]{2})?)\/([a-z-]+-login-handler)\/(?:\?([\w%=&.~+-]*))?$/;
const MAX_PATH_LENGTH = 1_000;
const CARRIED: ReadonlySet<string> = new Set([
  'redir',
  'amount',
  'currency',
  'paymentMethod',
  'setCustomJackpot',
  'autoSubmit',
]);

export interface BankRequest {
  /** The flow that the client requested; undefined when the visitor came through the sign-in page. */
  readonly flow: PayAndPlayFlow | undefined;
  readonly query: string;
  /** Major units, as in the address; only used to prefill the field. */
  readonly amount: string | undefined;
}

/**
 * Reads the login parameters of the client's address. Everything else is ignored, because the request is
 * untrusted input.
 */
export function bankRequest(params: Readonly<Record<string, unknown>>): BankRequest {
  const requested = params[LOGIN_PATH_PARAMETER];
  const [, , handler = '', given] =
    typeof requested === 'string' && requested.length <= MAX_PATH_LENGTH
      ? (HANDLER.exec(requested) ?? [])
      : [];
  const query = given ?? registrationPage(params[REGISTRATION_PARAMETER])?.split('?')[1] ?? '';
  const amount = new URLSearchParams(query).get('amount') ?? undefined;
  return {
    flow: payAndPlayFlowOf(handler),
    query,
    amount: amount !== undefined && /^\d{1,7}(?:[.,]\d{1,2})?$/.test(amount) ? amount : undefined,
  };
}

/** The lobby page that continues a bank login, in any tab. */
export function handlerPath(
  scene: Scene,
  flow: PayAndPlayFlow,
  { query }: Pick<BankRequest, 'query'>,
  requested: unknown,
): string {
  const [, locale = ''] = typeof requested === 'string' ? (HANDLER.exec(requested) ?? []) : [];
  const known =
    isLocale(locale) && scene.market.brand.locales.some((one) => one.locale === locale)
      ? locale
      : localeOf(scene);
  return withQuery(
    hrefTo(known, PAY_AND_PLAY_ROUTES[flow].handler),
    Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => CARRIED.has(name))),
  );
}

/** Pages of a brand exist in the locales of the brand only. */
function localeOf({ locale, market }: Scene): Locale {
  const { locales } = market.brand;
  return (
    locales.find((one) => one.locale === locale)?.locale ??
    locales.find((one) => one.isDefault)?.locale ??
    locale
  );
}
