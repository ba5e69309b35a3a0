import { hrefTo, withQuery } from '@foyer/links';
import { localeOfBrand } from '../emails/localeOfBrand.ts';
import { chooseLocale } from '../pages/messages.ts';
import { redirect } from '../pages/respond.ts';
import type { RealmVisit } from '../realm/realmVisit.ts';
import { DRAFT_SECONDS } from '../store/drafts.ts';
import { sendNotice } from './handleInteraction.ts';
import { withoutEid } from '../registration/eidAnswers.ts';
import { draftCookie } from './registration.ts';

/**
 * Opens an emailed link: the registration continues in this browser with its answers. The password has to be
 * entered again beside the email address, so that no visitor completes an account that another person prepared
 * and can sign in to; so does a person whom the e-ID stated.
 */
export async function openResumeLink(visit: RealmVisit): Promise<void> {
  const { services, site, query, response, market, defaultLocale } = visit;
  const draft = await services.drafts.find(site.brand, query.get('draft') ?? undefined);
  if (!draft) return sendNotice(visit, 410, 'expired');
  await services.drafts.save(site.brand, {
    ...draft,
    answers: withoutEid(draft.answers),
    password: undefined,
    step: 'account',
  });
  response.setHeader('set-cookie', draftCookie({ site }, draft.id, DRAFT_SECONDS));
  const locale = chooseLocale([query.get('locale') ?? undefined], defaultLocale);
  redirect(
    response,
    withQuery(hrefTo(localeOfBrand(market.brand.id, locale), 'register'), {
      country: draft.answers['country'],
    }),
  );
}
