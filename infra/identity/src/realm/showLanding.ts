import { landingPage } from '../pages/landingPage.ts';
import { pageLanguage } from '../pages/pageLanguage.ts';
import { sendHtml } from '../pages/respond.ts';
import { createScene } from '../pages/scene.ts';
import type { RealmVisit } from './realmVisit.ts';

/** `/realms/{brand}/landing/register`: the only page of identity that a visible frame of the lobby may show. */
export const LANDING_PATH = '/landing/register';

export function showLanding(visit: RealmVisit): void {
  const { site, market, services, nonce, request, response, query } = visit;
  const scene = createScene({
    brand: site.brand,
    country: market.country,
    protectionMode: services.settings.protectionMode,
    locale: pageLanguage(request, site, query.get('ui_locales')),
    nonce,
    relyingParty: site.relyingParty,
  });
  sendHtml(response, 200, landingPage(scene, services.assets.of(site.brand)));
}
