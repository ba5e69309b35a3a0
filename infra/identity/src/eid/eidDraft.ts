import { registrationAgeOf } from '@foyer/market';
import { DRAFT_SECONDS } from '../store/drafts.ts';
import { draftCookie, draftOf, startDraft, withFlow } from '../interaction/registration.ts';
import type { Visit } from '../interaction/visit.ts';
import { hasReachedAge, todayIn } from '../registration/age.ts';
import { STEPS, type Answers } from '../registration/steps.ts';
import type { EidPerson, ProvedEid } from '../store/eidLogins.ts';

/** True if the person has the age at which an account may be opened. */
export function isOfAge({ scene, services }: Visit, { dateOfBirth }: EidPerson): boolean {
  const { market } = scene;
  const today = todayIn(market.licence.timeZone, services.clock());
  return hasReachedAge(dateOfBirth, registrationAgeOf(market), today);
}

/** Writes what the e-ID stated into the registration of this browser, where a form cannot change it. */
export async function draftFromEid(visit: Visit, { person }: ProvedEid): Promise<void> {
  const { services, scene } = visit;
  const draft = (await draftOf(visit)) ?? (await startDraft(visit));
  const country = scene.market.licence.eId?.country ?? scene.market.country;
  const stated: Answers = {
    ...(await withFlow(visit, { country })),
    state: '',
    firstName: person.givenName,
    lastName: person.familyName,
    dateOfBirth: person.dateOfBirth,
    personalCode: person.personalCode,
    eIdMethod: person.method,
    eIdSubject: person.subject,
  };
  const step = STEPS.indexOf(draft.step) > STEPS.indexOf('account') ? draft.step : 'account';
  await services.drafts.save(scene.brand, { ...draft, answers: { ...draft.answers, ...stated }, step });
  visit.response.setHeader('set-cookie', draftCookie(visit, draft.id, DRAFT_SECONDS));
}
