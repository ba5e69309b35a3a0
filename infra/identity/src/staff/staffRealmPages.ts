import { randomBytes } from 'node:crypto';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { Html } from '@foyer/runtime';
import { staffNoticePage, staffSignOutPage } from './staffPages.ts';
import { STAFF_REALM } from './staffRealm.ts';
import { createStaffScene, type StaffScene } from './staffScene.ts';
import type { StaffServices } from './staffServices.ts';

/** The pages that oidc-provider lets us render. */
export interface StaffPages {
  error(ctx: KoaContextWithOIDC, out: ErrorOut, error: Error): void;
  signOut(ctx: KoaContextWithOIDC, form: string): Promise<void>;
  signedOut(ctx: KoaContextWithOIDC): void;
}

export function createStaffPages(services: StaffServices): StaffPages {
  function sceneOf(ctx: KoaContextWithOIDC): StaffScene {
    const nonce =
      /'nonce-([^']+)'/.exec(String(ctx.res.getHeader('content-security-policy') ?? ''))?.[1] ?? '';
    return createStaffScene({ site: services.site, nonce, assets: services.assets.staff });
  }
  function draw(ctx: KoaContextWithOIDC, page: Html): void {
    ctx.type = 'html';
    ctx.body = page.markup;
  }

  return {
    error(ctx, out, error) {
      const reference = randomBytes(4).toString('hex');
      const isExpected = out.error !== 'server_error';
      services.log[isExpected ? 'info' : 'error']('a sign-in request of the staff was refused', {
        reference,
        code: out.error,
        description: out.error_description,
        ...(isExpected ? {} : { error }),
      });
      draw(ctx, staffNoticePage(sceneOf(ctx), isExpected ? 'invalid' : 'unavailable', reference));
    },
    async signOut(ctx, form) {
      const { session, entities } = ctx.oidc;
      if (!session?.accountId || entities.IdTokenHint?.payload['sub'] !== session.accountId) {
        const xsrf = /name="xsrf" value="([^"]+)"/.exec(form)?.[1] ?? '';
        return draw(ctx, staffSignOutPage(sceneOf(ctx), ctx.oidc.urlFor('end_session_confirm'), xsrf));
      }
      // the valid hint proves that the console requests it for this member of staff, so no confirmation is needed
      const { state, uid } = session;
      const registered = state?.['postLogoutRedirectUri'];
      await session.destroy();
      await services.sessions.end(uid, 'SIGNED_OUT');
      ctx.cookies.set(ctx.oidc.provider.cookieName('session'), null, {
        path: services.site.origin.startsWith('https:') ? '/' : `/realms/${STAFF_REALM}`,
        signed: true,
      });
      const target = new URL(
        typeof registered === 'string' ? registered : ctx.oidc.urlFor('end_session_success'),
      );
      if (typeof state?.['state'] === 'string') target.searchParams.set('state', state['state']);
      ctx.status = 303;
      ctx.redirect(target.href);
    },
    signedOut: (ctx) => draw(ctx, staffNoticePage(sceneOf(ctx), 'signedOut')),
  };
}
