import type { ApolloClient } from '@apollo/client';
import type { IdentityProvider } from '../services/session/adapters/identityProvider.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import type { ShellPlatform } from './createPlatform.ts';

/**
 * Loads the identity adapter of the brand's integration (requirements/states#session); the other adapters
 * are never fetched.
 */
export async function loadProvider(
  { page, locale, session, cookies }: ShellPlatform,
  { apollo, leave }: { apollo(): ApolloClient; leave(href: string): void },
): Promise<IdentityProvider> {
  const { integration, authority, clientId } = page.authentication;
  if (integration === 'custom') {
    const { createCustom, logOut } = await importWithRetry(
      () => import('../services/session/adapters/custom.ts'),
    );
    return createCustom({
      locale,
      storage: session,
      send: (path, request) => fetch(path, request),
      depart: (href) => location.assign(href),
      logOut: (accessToken) => logOut(apollo(), accessToken),
      leave,
    });
  }
  const { createOidc } = await importWithRetry(() => import('../services/session/adapters/oidc.ts'));
  return createOidc({
    origin: location.origin,
    authority,
    clientId,
    locale,
    loginHint: () => cookies.read('userEmail'),
  });
}
