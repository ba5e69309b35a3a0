import { pageLanguage } from '../pages/pageLanguage.ts';
import { mailboxPage } from '../pages/mailboxPage.ts';
import { sendHtml } from '../pages/respond.ts';
import { createScene } from '../pages/scene.ts';
import type { Mailbox } from '../store/storedMail.ts';
import type { RealmVisit } from './realmVisit.ts';

/** `/realms/{brand}/development/mailbox`: the emails to players. Does not exist in production. */
export async function showMailbox(visit: RealmVisit, mailbox: Mailbox): Promise<void> {
  const { site, market, services, nonce, request, response, query } = visit;
  const locale = pageLanguage(request, site, query.get('ui_locales'));
  const scene = createScene({
    brand: site.brand,
    country: market.country,
    protectionMode: services.settings.protectionMode,
    locale,
    nonce,
    relyingParty: site.relyingParty,
  });
  sendHtml(
    response,
    200,
    mailboxPage(scene, services.assets.of(site.brand), await mailbox.latest(site.brand)),
  );
}
