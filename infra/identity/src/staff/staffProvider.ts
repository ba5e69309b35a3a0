import Provider, { type KoaContextWithOIDC } from 'oidc-provider';
import type { JWK } from 'jose';
import { answerUnavailable } from '../realm/answerUnavailable.ts';
import { staffConfiguration } from './staffConfiguration.ts';
import { STAFF_REALM } from './staffRealm.ts';
import { createStaffPages } from './staffRealmPages.ts';
import type { StaffServices } from './staffServices.ts';

export interface StaffProvider {
  readonly provider: Provider;
  readonly keys: readonly JWK[];
}

export function createStaffProvider(services: StaffServices, keys: readonly JWK[]): StaffProvider {
  const provider = new Provider(
    `${services.site.origin}/realms/${STAFF_REALM}`,
    staffConfiguration(services, createStaffPages(services), keys),
  );
  // the console sets the scheme; the host has been checked before
  provider.proxy = true;
  provider.use(answerUnavailable);
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    const uid =
      ctx.oidc?.route === 'end_session_confirm' && ctx.status === 303 ? ctx.oidc.session?.uid : undefined;
    if (uid !== undefined && ctx.oidc.params?.['logout'] !== undefined)
      await services.sessions.end(uid, 'SIGNED_OUT');
  });
  provider.on('server_error', (_ctx, error) => services.log.error('staff oidc-provider failed', { error }));
  return { provider, keys };
}
