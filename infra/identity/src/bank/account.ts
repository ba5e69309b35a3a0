import { networkOf } from '../security/network.ts';
import { addressLimit } from '../interaction/provePassword.ts';
import { showLocked } from '../interaction/signIn.ts';
import { goTo, show, type Visit } from '../interaction/visit.ts';
import { bankDetailsPage, bankLimitsPage } from '../pages/bankAccountPages.ts';
import { todayIn } from '../registration/age.ts';
import { completeRegistration } from '../registration/completeRegistration.ts';
import type { NewPlayer } from '../players/playersApi.ts';
import type { Answers } from '../registration/steps.ts';
import type { BankLogin } from '../store/bankLogins.ts';
import { bankLoginOf } from './cookie.ts';
import { mustOfferLimits, depositPeriods, isKnown, limitField, readDetails, readLimits } from './person.ts';
import { refuse } from './showBank.ts';
import { signInByBank } from './signInByBank.ts';

/** Collects what the bank does not supply: contact details and the player's consents. */
export async function takeDetails(visit: Visit): Promise<void> {
  const { services, scene, form, from, assets } = visit;
  const login = await bankLoginOf(visit);
  const person = login?.person ?? null;
  if (login?.state !== 'details' || !isKnown(person)) return goTo(visit, '/bank');
  const { values, errors } = readDetails(
    form,
    person,
    scene.market,
    todayIn(scene.market.licence.timeZone, services.clock()),
  );
  const page = (wrong: typeof errors, status: number): void =>
    show(visit, status, bankDetailsPage(scene, assets, { login, person, answers: values, errors: wrong }));
  if (Object.keys(errors).length > 0) return page(errors, 422);
  // each check counts as an attempt, so that the form cannot be used to enumerate addresses
  const attempt = await services.attempts.take(
    'registration',
    networkOf(from.address),
    addressLimit(services),
  );
  if (!attempt.allowed) return showLocked(visit, values['email'] ?? '', attempt.lockedUntil);
  if (await services.credentials.isEmailTaken(scene.brand, values['email'] ?? '', login.playerId))
    return page({ email: 'identity.error.emailTaken' }, 422);
  const mustSetLimits = mustOfferLimits(scene.market);
  const saved = await services.bankLogins.save(login, {
    answers: values,
    ...(mustSetLimits ? { state: 'limits' as const } : {}),
  });
  if (mustSetLimits) return goTo(visit, '/bank');
  await open(visit, saved, undefined);
}

/**
 * Offers deposit limits before the first deposit, as free-text fields without suggested amounts, which the
 * licence requires (requirements/regulation#limits-before-deposit).
 */
export async function takeLimits(visit: Visit): Promise<void> {
  const { scene, form, services, assets } = visit;
  const login = await bankLoginOf(visit);
  if (login?.state !== 'limits' || !isKnown(login.person)) return goTo(visit, '/bank');
  const periods = depositPeriods(scene.market);
  const typed: Answers =
    form.get('choice') === 'none'
      ? {}
      : Object.fromEntries(periods.map((period) => [limitField(period), form.get(limitField(period)) ?? '']));
  const { limits, errors } = readLimits(typed, periods, login.currency);
  const answers = { ...login.answers, ...typed };
  if (Object.keys(errors).length > 0)
    return show(visit, 422, bankLimitsPage(scene, assets, { login, answers, errors }));
  if (limits.length === 0 && form.get('choice') !== 'none')
    return show(
      visit,
      422,
      bankLimitsPage(scene, assets, {
        login,
        answers,
        errors: {},
        problem: scene.t('identity.bank.limitsNone'),
      }),
    );
  await open(visit, await services.bankLogins.save(login, { answers }), limits);
}

/**
 * Creates the account in the same way as registration: the api checks duplicates, age and country again.
 */
async function open(visit: Visit, login: BankLogin, limits: NewPlayer['limits']): Promise<void> {
  const { services, scene, from, assets } = visit;
  const draft = {
    id: login.reference,
    playerId: login.playerId,
    step: 'terms' as const,
    answers: login.answers,
    password: undefined,
  };
  const completion = await completeRegistration(services, scene, draft, from, visit.site.origin, {
    ...(limits && { limits }),
    flow: login.flow,
  });
  if (completion.kind === 'email-taken' && isKnown(login.person)) {
    const again = await services.bankLogins.save(login, { state: 'details' });
    return show(
      visit,
      422,
      bankDetailsPage(scene, assets, {
        login: again,
        person: login.person,
        answers: login.answers,
        errors: { email: 'identity.error.emailTaken' },
      }),
    );
  }
  if (completion.kind !== 'done')
    return refuse(
      visit,
      login,
      completion.kind === 'refused' && completion.isUnderAge ? 'under-age' : 'registration-refused',
      'REGISTRATION_REFUSED',
    );
  if (login.subjectHash)
    await services.bankLogins.link(scene.brand, login.subjectHash, login.playerId, login.flow);
  await signInByBank(visit, await services.bankLogins.save(login, { state: 'settling' }));
}
