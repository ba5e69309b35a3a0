import { hrefTo, withQuery } from '@foyer/links';
import { localeOfBrand } from '../emails/localeOfBrand.ts';
import { chooseLocale, translate } from '../pages/messages.ts';
import { registrationPage } from '../pages/registrationPages.ts';
import { redirect } from '../pages/respond.ts';
import type { RealmVisit } from '../realm/realmVisit.ts';
import { DRAFT_SECONDS } from '../store/drafts.ts';
import { EMAIL_LIMIT } from '../verification/linkRules.ts';
import { sendNotice } from './handleInteraction.ts';
import { draftCookie, draftOf } from './registration.ts';
import { goTo, show, type Visit } from './visit.ts';

/** Path of the link below the realm. */
export const RESUME_PATH = '/registration/resume';
const SECONDS_AN_HOUR = 3_600;

/** Emails a link that continues the registration on any device, a few times an hour at most. */
export async function sendResumeLink(visit: Visit): Promise<void> {
  const { services, scene, site, assets } = visit;
  const draft = await draftOf(visit);
  const email = draft?.answers['email'];
  if (!draft || email === undefined) return goTo(visit, '/register');
  const attempt = await services.attempts.take(
    'verification',
    `${scene.brand}:${draft.playerId}`,
    EMAIL_LIMIT,
  );
  if (attempt.allowed) {
    const locale = localeOfBrand(scene.brand, scene.locale);
    const values = {
      brand: scene.market.brand.title,
      hours: DRAFT_SECONDS / SECONDS_AN_HOUR,
      link: `${site.origin}${withQuery(`/realms/${scene.brand}${RESUME_PATH}`, { draft: draft.id, locale })}`,
    };
    await services.mail.send({
      brand: scene.brand,
      recipient: email,
      locale,
      subject: translate(locale, 'identity.mail.resumeSubject', values),
      body: translate(locale, 'identity.mail.resumeBody', values),
    });
  }
  show(
    visit,
    attempt.allowed ? 200 : 429,
    registrationPage(scene, assets, {
      step: draft.step,
      answers: draft.answers,
      resume: attempt.allowed ? 'sent' : 'too-many',
    }),
  );
}

/**
 * Opens an emailed link: the registration continues in this browser with its answers. The password has to be
 * entered again beside the email address, so that no visitor completes an account that another person prepared
 * and can sign in to.
 */
export async function openResumeLink(visit: RealmVisit): Promise<void> {
  const { services, site, query, response, market, defaultLocale } = visit;
  const draft = await services.drafts.find(site.brand, query.get('draft') ?? undefined);
  if (!draft) return sendNotice(visit, 410, 'expired');
  await services.drafts.save(site.brand, { ...draft, password: undefined, step: 'account' });
  response.setHeader('set-cookie', draftCookie({ site }, draft.id, DRAFT_SECONDS));
  const locale = chooseLocale([query.get('locale') ?? undefined], defaultLocale);
  redirect(
    response,
    withQuery(hrefTo(localeOfBrand(market.brand.id, locale), 'register'), {
      country: draft.answers['country'],
    }),
  );
}
