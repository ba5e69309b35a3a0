import Provider, { type KoaContextWithOIDC } from 'oidc-provider';
import type { JWK } from 'jose';
import type { Services } from '../services.ts';
import { answerUnavailable } from './answerUnavailable.ts';
import { isPostLogoutAllowed } from './client.ts';
import { realmConfiguration } from './configuration.ts';
import type { PublicOrigin } from './origins.ts';
import { createRealmPages } from './realmPages.ts';

/**
 * One oidc-provider per brand and origin, created on first use: the issuer in a token is the address that
 * the player sees.
 */
export interface Providers {
  of(site: PublicOrigin): Provider;
  readonly keys: readonly JWK[];
}

export function createProviders(services: Services, keys: readonly JWK[]): Providers {
  const made = new Map<string, Provider>();
  return {
    keys,
    of(site) {
      const existing = made.get(site.origin);
      if (existing) return existing;
      const provider = createProvider(services, site, keys);
      made.set(site.origin, provider);
      return provider;
    },
  };
}

function createProvider(services: Services, site: PublicOrigin, keys: readonly JWK[]): Provider {
  const pages = createRealmPages(services, site);
  const provider = new Provider(
    `${site.origin}/realms/${site.brand}`,
    realmConfiguration({ ...services, pages }, site, keys),
  );
  // the gateway sets the scheme; the host has been checked against the allow-list before
  provider.proxy = true;
  // the staff realm keeps the exact comparison of the library
  provider.Client.prototype.postLogoutRedirectUriAllowed = function allowed(address) {
    return isPostLogoutAllowed(this.postLogoutRedirectUris ?? [], address);
  };
  provider.use(answerUnavailable);
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    // "" would be sent as text/plain, which oidc-client-ts rejects
    if (ctx.oidc?.route === 'revocation') ctx.remove('content-type');
  });
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    const uid =
      ctx.oidc?.route === 'end_session_confirm' && ctx.status === 303 ? ctx.oidc.session?.uid : undefined;
    if (uid !== undefined && ctx.oidc.params?.['logout'] !== undefined)
      await services.sessions.end(site.brand, uid, 'SIGNED_OUT');
  });
  provider.on('server_error', (_ctx, error) =>
    services.log.error('oidc-provider failed', { brand: site.brand, error }),
  );
  return provider;
}
