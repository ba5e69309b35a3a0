import { withQuery } from '@foyer/links';
import { localeOfBrand } from '../emails/localeOfBrand.ts';
import { translate } from '../pages/messages.ts';
import { registrationPage } from '../pages/registrationPages.ts';
import { DRAFT_SECONDS } from '../store/drafts.ts';
import { EMAIL_LIMIT } from '../verification/linkRules.ts';
import { draftOf } from './registration.ts';
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
