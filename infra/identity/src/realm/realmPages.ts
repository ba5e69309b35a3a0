import type { IncomingMessage } from 'node:http';
import { randomBytes } from 'node:crypto';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { pageLanguage } from '../pages/pageLanguage.ts';
import { noticePage, type Notice } from '../pages/noticePages.ts';
import { signOutPage } from '../pages/confirmationPages.ts';
import { createScene, type Scene } from '../pages/scene.ts';
import type { Services } from '../services.ts';
import type { Origin } from '../store/events.ts';
import type { PublicOrigin } from './origins.ts';
import { countryOf, originFacts } from './realmVisit.ts';

/** The pages that oidc-provider lets us render. */
export interface RealmPages {
  from(request: IncomingMessage): Origin;
  error(ctx: KoaContextWithOIDC, out: ErrorOut, error: Error): void;
  signOut(ctx: KoaContextWithOIDC, form: string): Promise<void>;
  signedOut(ctx: KoaContextWithOIDC): void;
}

export function createRealmPages(services: Services, site: PublicOrigin): RealmPages {
  function sceneOf(ctx: KoaContextWithOIDC): Scene {
    const params: Readonly<Record<string, unknown>> = ctx.oidc.params ?? {};
    const nonce =
      /'nonce-([^']+)'/.exec(String(ctx.res.getHeader('content-security-policy') ?? ''))?.[1] ?? '';
    return createScene({
      brand: site.brand,
      country: countryOf(ctx.req, site.brand),
      protectionMode: services.settings.protectionMode,
      locale: pageLanguage(ctx.req, site, params['ui_locales'] ?? ctx.query['ui_locales']),
      nonce,
      relyingParty: site.relyingParty,
    });
  }

  function notice(ctx: KoaContextWithOIDC, kind: Notice, reference?: string): void {
    ctx.type = 'html';
    ctx.body = noticePage(sceneOf(ctx), services.assets.of(site.brand), kind, { reference }).markup;
  }

  return {
    from: (request) => originFacts(request, countryOf(request, site.brand)),
    error(ctx, out, error) {
      const reference = randomBytes(4).toString('hex');
      const isExpected = out.error !== 'server_error';
      services.log[isExpected ? 'info' : 'error']('a sign-in request was refused', {
        brand: site.brand,
        reference,
        code: out.error,
        description: out.error_description,
        ...(isExpected ? {} : { error }),
      });
      notice(
        ctx,
        out.error === 'invalid_request' && /session|expired/.test(out.error_description ?? '')
          ? 'expired'
          : isExpected
            ? 'invalid'
            : 'unavailable',
        reference,
      );
    },
    async signOut(ctx, form) {
      const { session, entities } = ctx.oidc;
      const hinted = entities.IdTokenHint?.payload['sub'];
      if (!session?.accountId || hinted !== session.accountId) {
        const xsrf = /name="xsrf" value="([^"]+)"/.exec(form)?.[1] ?? '';
        ctx.type = 'html';
        ctx.body = signOutPage(
          sceneOf(ctx),
          services.assets.of(site.brand),
          ctx.oidc.urlFor('end_session_confirm'),
          xsrf,
        ).markup;
        return;
      }
      // the valid hint proves that our own client requests it for this player, so no confirmation or script is
      // needed
      const { state, uid } = session;
      const registered = state?.['postLogoutRedirectUri'];
      await session.destroy();
      await services.sessions.end(site.brand, uid, 'SIGNED_OUT');
      ctx.cookies.set(ctx.oidc.provider.cookieName('session'), null, {
        path: site.origin.startsWith('https:') ? '/' : `/realms/${site.brand}`,
        signed: true,
      });
      const target = new URL(
        typeof registered === 'string' ? registered : ctx.oidc.urlFor('end_session_success'),
      );
      if (typeof state?.['state'] === 'string') target.searchParams.set('state', state['state']);
      ctx.status = 303;
      ctx.redirect(target.href);
    },
    signedOut: (ctx) => notice(ctx, 'signed-out'),
  };
}
