import { hrefTo, withQuery, type Locale } from '@foyer/links';
import { isPayAndPlayFlow, PAY_AND_PLAY_ROUTES } from '@foyer/market';
import type { Journey } from './identityProvider.ts';

/** Our page that a bank login goes on with, in this tab or any other: it says which flow, and holds where the player wanted to go. */
export function loginPath(locale: Locale, { flow, redir, carry }: Journey): string | undefined {
  return isPayAndPlayFlow(flow)
    ? withQuery(hrefTo(locale, PAY_AND_PLAY_ROUTES[flow].handler), { ...carry, redir })
    : undefined;
}
