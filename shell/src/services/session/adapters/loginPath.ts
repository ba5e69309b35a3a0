import { hrefTo, withQuery, type Locale } from '@foyer/links';
import { isPayAndPlayFlow, PAY_AND_PLAY_ROUTES } from '@foyer/market';
import type { Journey } from './identityProvider.ts';

/**
 * The page of this site that continues a bank login, in this tab or another: it contains the flow and the
 * requested page.
 */
export function loginPath(locale: Locale, { flow, redir, carry }: Journey): string | undefined {
  return isPayAndPlayFlow(flow)
    ? withQuery(hrefTo(locale, PAY_AND_PLAY_ROUTES[flow].handler), { ...carry, redir })
    : undefined;
}
